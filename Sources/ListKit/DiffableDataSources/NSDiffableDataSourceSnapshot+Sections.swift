extension NSDiffableDataSourceSnapshot {
    /// Adds empty sections after all others.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Adds empty sections before `toIdentifier`.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        if let place = place(ofSection: toIdentifier, "insert sections before") { insert(identifiers, at: place) }
    }

    /// Adds empty sections after `toIdentifier`.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        if let place = place(ofSection: toIdentifier, "insert sections after") { insert(identifiers, at: place + 1) }
    }

    /// Takes sections away with all that is in them.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(known(identifiers, "delete the section"))
        forgetItems(sections.filter { gone.contains($0.identifier) }.flatMap(\.items))
        sections.removeAll { gone.contains($0.identifier) }
        for section in gone { sectionPlaces[section] = nil }
        reloadedSections.subtract(gone)
        notePlaces(from: 0)
    }

    /// Puts a section with all that is in it before `toIdentifier`.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, distance: 0)
    }

    /// Puts a section with all that is in it after `toIdentifier`.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, distance: 1)
    }

    /// Lets sections be shown anew when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSections.formUnion(known(identifiers, "reload the section"))
    }

    // MARK: Private

    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
        let new = accepted(identifiers, "add the section", "it is there already") { sectionPlaces[$0] == nil }
        sections.insert(contentsOf: new.map { Section(identifier: $0) }, at: place)
        notePlaces(from: place)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, to target: SectionIdentifierType, distance: Int
    ) {
        guard let place = place(ofSection: identifier, "move the section"),
            self.place(ofSection: target, "move a section to") != nil
        else { return }
        guard identifier != target else {
            return refuse("move the section", identifier, "it cannot stand beside itself")
        }
        let section = sections.remove(at: place)
        notePlaces(from: place)
        sections.insert(section, at: (sectionPlaces[target] ?? 0) + distance)
        notePlaces(from: 0)
    }

    private func place(ofSection identifier: SectionIdentifierType, _ verb: String) -> Int? {
        let place = sectionPlaces[identifier]
        if place == nil { refuse(verb, identifier, "there is no such section") }
        return place
    }

    private func known(_ identifiers: [SectionIdentifierType], _ verb: String) -> [SectionIdentifierType] {
        accepted(identifiers, verb, "there is no such section, or it is named twice") { sectionPlaces[$0] != nil }
    }

    /// Takes note of where the sections from `first` on are now.
    private mutating func notePlaces(from first: Int) {
        for place in first..<sections.count { sectionPlaces[sections[place].identifier] = place }
    }
}
