extension NSDiffableDataSourceSnapshot {
    /// Appends items to a section; `nil`, the default, uses the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let identifier = sectionIdentifier ?? sections.last?.identifier else {
            return reject("append items to", "a snapshot", "it has no sections; call appendSections first")
        }
        guard let section = position(ofSection: identifier) else {
            return reject("append items to", identifier, "no such section")
        }
        put(new(identifiers), into: section, at: sections[section].items.count)
    }

    /// Inserts items before `beforeIdentifier`, in the same section.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: beforeIdentifier, distance: 0)
    }

    /// Inserts items after `afterIdentifier`, in the same section.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: afterIdentifier, distance: 1)
    }

    /// Deletes items. Their sections remain, even if no items are left.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let deleted = existing(identifiers, "delete item")
        if deleted.count <= Self.maximumSingleRemovals {
            for item in deleted {
                if let position = position(ofItem: item) { removeItem(at: position) }
            }
        } else {
            let positions = Set(deleted.compactMap { homes[$0] }.compactMap { position(ofSection: $0.section) })
            let deletedItems = Set(deleted)
            for position in positions {
                sections[position].items.removeAll(where: deletedItems.contains)
                storeItemPositions(in: position)
            }
        }
        forgetItems(deleted)
    }

    /// Deletes all items and sections.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Moves an item before `toIdentifier`, possibly to another section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, distance: 0)
    }

    /// Moves an item after `toIdentifier`, possibly to another section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, distance: 1)
    }

    /// Marks items to be reloaded when the snapshot is applied. Their cells are replaced.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItems.formUnion(existing(identifiers, "reload item"))
    }

    /// Marks items to be reconfigured when the snapshot is applied. Their cells are kept, which is faster than
    /// `reloadItems`.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItems.formUnion(existing(identifiers, "reconfigure item"))
    }

    // MARK: Internal

    /// The maximum number of items or sections that are removed individually. Larger numbers are removed in one pass.
    static var maximumSingleRemovals: Int { 8 }

    /// Removes the stored state of `items`, which have been removed from their sections.
    mutating func forgetItems(_ items: [ItemIdentifierType]) {
        for item in items { homes[item] = nil }
        reloadedItems.subtract(items)
        reconfiguredItems.subtract(items)
    }

    // MARK: Private

    /// Inserts `items`, which are not in any section yet, at index `position` of the section at index `section`.
    private mutating func put(_ items: [ItemIdentifierType], into section: Int, at position: Int) {
        let isLast = position == sections[section].items.count
        sections[section].items.insert(contentsOf: items, at: position)
        let identifier = sections[section].identifier
        for (offset, item) in items.enumerated() {
            homes[item] = Home(section: identifier, position: position + offset)
        }
        if !isLast { itemsDidMove(by: items.count, in: section) }
    }

    /// Removes the item at `position` from its section.
    private mutating func removeItem(at position: (section: Int, item: Int)) {
        sections[position.section].items.remove(at: position.item)
        itemsDidMove(by: 1, in: position.section)
    }

    /// Increases the drift of `section` after its items have moved by at most `distance`. If the drift is too large,
    /// stores the current indexes and resets the drift.
    private mutating func itemsDidMove(by distance: Int, in section: Int) {
        sections[section].drift += distance
        if Self.isTooFar(sections[section].drift, count: sections[section].items.count) {
            storeItemPositions(in: section)
        }
    }

    /// Stores the current indexes of the items in `section`.
    private mutating func storeItemPositions(in section: Int) {
        for (position, item) in sections[section].items.enumerated() { homes[item]?.position = position }
        sections[section].drift = 0
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, distance: Int) {
        guard let position = position(ofItem: other) else {
            return reject("insert items beside", other, "no such item")
        }
        put(new(identifiers), into: position.section, at: position.item + distance)
    }

    private mutating func move(_ identifier: ItemIdentifierType, to target: ItemIdentifierType, distance: Int) {
        guard let position = position(ofItem: identifier), homes[target] != nil else {
            let missing = homes[identifier] == nil ? identifier : target
            return reject("move an item from or to", missing, "no such item")
        }
        guard identifier != target else {
            return reject("move item", identifier, "the target is the item itself")
        }
        removeItem(at: position)
        guard let end = self.position(ofItem: target) else { return }
        put([identifier], into: end.section, at: end.item + distance)
    }

    private func new(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        accepted(identifiers, "add item", "it already exists", "they already exist") { homes[$0] == nil }
    }

    private func existing(_ identifiers: [ItemIdentifierType], _ verb: String) -> [ItemIdentifierType] {
        accepted(identifiers, verb, "no such item, or it is named twice", "no such items, or they are named twice") {
            homes[$0] != nil
        }
    }
}
