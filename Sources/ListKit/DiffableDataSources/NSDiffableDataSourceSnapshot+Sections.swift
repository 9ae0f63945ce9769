extension NSDiffableDataSourceSnapshot {
    /// Appends empty sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Inserts empty sections before `toIdentifier`.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        if let position = position(ofSection: toIdentifier, "insert sections before") {
            insert(identifiers, at: position)
        }
    }

    /// Inserts empty sections after `toIdentifier`.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        if let position = position(ofSection: toIdentifier, "insert sections after") {
            insert(identifiers, at: position + 1)
        }
    }

    /// Deletes sections and all their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let deleted = existing(identifiers, "delete section")
        let positions = deleted.compactMap(position(ofSection:)).sorted()
        for position in positions { forgetItems(sections[position].items) }
        if positions.count <= Self.maximumSingleRemovals {
            for position in positions.reversed() { sections.remove(at: position) }
        } else {
            let deletedSections = Set(deleted)
            sections.removeAll { deletedSections.contains($0.identifier) }
        }
        for section in deleted { sectionPositions[section] = nil }
        reloadedSections.subtract(deleted)
        sectionsDidMove(by: deleted.count)
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

    /// Marks sections to be reloaded when the snapshot is applied. All their cells, headers and footers are replaced.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSections.formUnion(existing(identifiers, "reload section"))
    }

    // MARK: Private

    private mutating func insert(_ identifiers: [SectionIdentifierType], at position: Int) {
        let new = accepted(identifiers, "add section", "it already exists", "they already exist") {
            sectionPositions[$0] == nil
        }
        let isLast = position == sections.count
        sections.insert(contentsOf: new.map { Section(identifier: $0) }, at: position)
        for (offset, section) in new.enumerated() { sectionPositions[section] = position + offset }
        if !isLast { sectionsDidMove(by: new.count) }
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, to target: SectionIdentifierType, distance: Int
    ) {
        guard let position = position(ofSection: identifier, "move section"),
            self.position(ofSection: target, "move a section to") != nil
        else { return }
        guard identifier != target else {
            return reject("move section", identifier, "the target is the section itself")
        }
        let section = sections.remove(at: position)
        sectionsDidMove(by: 1)
        let end = (self.position(ofSection: target) ?? 0) + distance
        sections.insert(section, at: end)
        sectionPositions[identifier] = end
        sectionsDidMove(by: 1)
    }

    private func position(ofSection identifier: SectionIdentifierType, _ verb: String) -> Int? {
        let position = position(ofSection: identifier)
        if position == nil { reject(verb, identifier, "no such section") }
        return position
    }

    private func existing(_ identifiers: [SectionIdentifierType], _ verb: String) -> [SectionIdentifierType] {
        accepted(
            identifiers, verb, "no such section, or it is named twice", "no such sections, or they are named twice"
        ) { sectionPositions[$0] != nil }
    }

    /// Increases the drift after sections have moved by at most `distance`. If the drift is too large, stores the
    /// current indexes and resets the drift.
    private mutating func sectionsDidMove(by distance: Int) {
        sectionDrift += distance
        guard Self.isTooFar(sectionDrift, count: sections.count) else { return }
        for (position, section) in sections.enumerated() { sectionPositions[section.identifier] = position }
        sectionDrift = 0
    }
}
