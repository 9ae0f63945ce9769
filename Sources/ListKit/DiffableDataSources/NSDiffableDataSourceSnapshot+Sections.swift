extension NSDiffableDataSourceSnapshot {
    /// Appends empty sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Inserts empty sections before `toIdentifier`.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        if let place = place(ofSection: toIdentifier, "insert sections before") { insert(identifiers, at: place) }
    }

    /// Inserts empty sections after `toIdentifier`.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        if let place = place(ofSection: toIdentifier, "insert sections after") { insert(identifiers, at: place + 1) }
    }

    /// Deletes sections and all their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = known(identifiers, "delete the section")
        let places = gone.compactMap(place(ofSection:)).sorted()
        for place in places { forgetItems(sections[place].items) }
        if places.count <= Self.fewParts {
            for place in places.reversed() { sections.remove(at: place) }
        } else {
            let wanted = Set(gone)
            sections.removeAll { wanted.contains($0.identifier) }
        }
        for section in gone { sectionPlaces[section] = nil }
        reloadedSections.subtract(gone)
        sectionsDidMove(by: gone.count)
    }

    /// Moves a section and its items before `toIdentifier`.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, distance: 0)
    }

    /// Moves a section and its items after `toIdentifier`.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, distance: 1)
    }

    /// Marks sections to be reloaded when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSections.formUnion(known(identifiers, "reload the section"))
    }

    // MARK: Private

    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
        let new = accepted(identifiers, "add the section", "it already exists") { sectionPlaces[$0] == nil }
        let isLast = place == sections.count
        sections.insert(contentsOf: new.map { Section(identifier: $0) }, at: place)
        for (offset, section) in new.enumerated() { sectionPlaces[section] = place + offset }
        if !isLast { sectionsDidMove(by: new.count) }
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, to target: SectionIdentifierType, distance: Int
    ) {
        guard let place = place(ofSection: identifier, "move the section"),
            self.place(ofSection: target, "move a section to") != nil
        else { return }
        guard identifier != target else {
            return refuse("move the section", identifier, "the target is the item itself")
        }
        let section = sections.remove(at: place)
        sectionsDidMove(by: 1)
        let end = (self.place(ofSection: target) ?? 0) + distance
        sections.insert(section, at: end)
        sectionPlaces[identifier] = end
        sectionsDidMove(by: 1)
    }

    private func place(ofSection identifier: SectionIdentifierType, _ verb: String) -> Int? {
        let place = place(ofSection: identifier)
        if place == nil { refuse(verb, identifier, "no such section") }
        return place
    }

    private func known(_ identifiers: [SectionIdentifierType], _ verb: String) -> [SectionIdentifierType] {
        accepted(identifiers, verb, "no such section, or it is named twice") { sectionPlaces[$0] != nil }
    }

    /// Updates the drift after sections have moved by at most `distance` from their stored indexes.
    private mutating func sectionsDidMove(by distance: Int) {
        sectionDrift += distance
        guard Self.isTooFar(sectionDrift, count: sections.count) else { return }
        for (place, section) in sections.enumerated() { sectionPlaces[section.identifier] = place }
        sectionDrift = 0
    }
}
