extension NSDiffableDataSourceSnapshot {
    /// Adds items at the end of a section: the last one unless told otherwise.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let identifier = sectionIdentifier ?? sections.last?.identifier else {
            return refuse("append items to", "a snapshot", "it has no section; call appendSections first")
        }
        guard let section = sectionPlaces[identifier] else {
            return refuse("append items to", identifier, "there is no such section")
        }
        let new = new(identifiers)
        sections[section].items.append(contentsOf: new)
        for item in new { homes[item] = identifier }
    }

    /// Adds items before `beforeIdentifier`, in its section.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: beforeIdentifier, distance: 0)
    }

    /// Adds items after `afterIdentifier`, in its section.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: afterIdentifier, distance: 1)
    }

    /// Takes items away.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = known(identifiers, "delete the item")
        let places = Set(gone.compactMap { homes[$0] }.compactMap { sectionPlaces[$0] })
        let wanted = Set(gone)
        for place in places { sections[place].items.removeAll(where: wanted.contains) }
        forgetItems(gone)
    }

    /// Takes all items away, and all sections.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Puts an item before `toIdentifier`, in its section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, distance: 0)
    }

    /// Puts an item after `toIdentifier`, in its section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, distance: 1)
    }

    /// Lets items be shown by new cells when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItems.formUnion(known(identifiers, "reload the item"))
    }

    /// Lets the cells that show items be configured again when the snapshot is applied: quicker than new cells.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItems.formUnion(known(identifiers, "reconfigure the item"))
    }

    // MARK: Internal

    /// Forgets `items`, which are in no section any longer.
    mutating func forgetItems(_ items: [ItemIdentifierType]) {
        for item in items { homes[item] = nil }
        reloadedItems.subtract(items)
        reconfiguredItems.subtract(items)
    }

    // MARK: Private

    private mutating func insert(_ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, distance: Int) {
        guard let place = place(ofItem: other) else {
            return refuse("insert items beside", other, "there is no such item")
        }
        let new = new(identifiers)
        sections[place.section].items.insert(contentsOf: new, at: place.item + distance)
        for item in new { homes[item] = sections[place.section].identifier }
    }

    private mutating func move(_ identifier: ItemIdentifierType, to target: ItemIdentifierType, distance: Int) {
        guard let place = place(ofItem: identifier), homes[target] != nil else {
            let missing = homes[identifier] == nil ? identifier : target
            return refuse("move an item, or to", missing, "there is no such item")
        }
        guard identifier != target else {
            return refuse("move the item", identifier, "it cannot stand beside itself")
        }
        sections[place.section].items.remove(at: place.item)
        guard let end = self.place(ofItem: target) else { return }
        sections[end.section].items.insert(identifier, at: end.item + distance)
        homes[identifier] = sections[end.section].identifier
    }

    private func new(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        accepted(identifiers, "add the item", "it is there already") { homes[$0] == nil }
    }

    private func known(_ identifiers: [ItemIdentifierType], _ verb: String) -> [ItemIdentifierType] {
        accepted(identifiers, verb, "there is no such item, or it is named twice") { homes[$0] != nil }
    }
}
