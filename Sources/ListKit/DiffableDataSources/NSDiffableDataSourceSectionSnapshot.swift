import Reporting

/// The hierarchy of a section's items. The children of collapsed items are hidden.
///
/// Invalid changes, such as adding a duplicate item or using a missing parent, are ignored with a warning.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    /// The parent and children of an item.
    private struct Node: Sendable {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
    }

    /// The items without a parent, in order.
    public private(set) var rootItems: [ItemIdentifierType] = []
    private var nodes: [ItemIdentifierType: Node] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Queries

    /// All items, each followed by its descendants.
    public var items: [ItemIdentifierType] { items(from: rootItems) { _ in true } }

    /// The items whose ancestors are all expanded, each followed by its visible descendants.
    public var visibleItems: [ItemIdentifierType] { items(from: rootItems, entering: expanded.contains) }

    /// Returns `true` if the snapshot contains `item`.
    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

    /// Returns the index of `item` in `items`; `nil` if the item is not in the snapshot.
    public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

    /// Returns the number of ancestors of `item`; 0 if the item is a root item or not in the snapshot.
    public func level(of item: ItemIdentifierType) -> Int { parents(of: item).count }

    /// Returns the parent of `child`; `nil` if the child is a root item or not in the snapshot.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

    /// Returns `true` if `item` is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Returns `true` if `item` is in the snapshot and all its ancestors are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && parents(of: item).allSatisfy(expanded.contains)
    }

    /// Returns a snapshot of the descendants of `parent`, optionally including `parent`. The snapshot is empty if
    /// `parent` doesn't exist.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        guard let node = nodes[parent] else { return part }
        if includingParent {
            part.append([parent])
            part.adopt(node.children, of: self, into: parent)
            if isExpanded(parent) { part.expand([parent]) }
        } else {
            part.adopt(node.children, of: self, into: nil)
        }
        return part
    }

    // MARK: Changes

    /// Appends `items` to the children of `parent`, or to the root items if `parent` is `nil`.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent, !contains(parent) { return reject("append to", parent, "no such item") }
        put(items, into: parent, at: children(of: parent).count)
    }

    /// Inserts `items` before `beforeIdentifier`, as children of the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
        insert(items, at: beforeIdentifier, distance: 0)
    }

    /// Inserts `items` after `afterIdentifier`, as children of the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
        insert(items, at: afterIdentifier, distance: 1)
    }

    /// Deletes `items` and all their descendants. Unknown items are ignored without a warning.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let existing = items.filter(contains)
        // Siblings are removed in one pass.
        for (parent, siblings) in Dictionary(grouping: existing, by: { nodes[$0]?.parent }) {
            if siblings.count == 1 {
                changeChildren(of: parent) { children in
                    if let position = children.firstIndex(of: siblings[0]) { children.remove(at: position) }
                }
            } else {
                let siblings = Set(siblings)
                changeChildren(of: parent) { $0.removeAll(where: siblings.contains) }
            }
        }
        for item in self.items(from: existing, entering: { _ in true }) {
            nodes[item] = nil
            expanded.remove(item)
        }
    }

    /// Deletes all items.
    public mutating func deleteAll() { self = Self() }

    /// Replaces the children of `parent` with the items of `snapshot`.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        guard contains(parent) else { return reject("replace the children of", parent, "no such item") }
        delete(children(of: parent))
        adopt(snapshot.rootItems, of: snapshot, into: parent)
    }

    /// Expands `items`, which makes their children visible if all ancestors are expanded. Unknown items are ignored
    /// without a warning.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items where contains(item) { expanded.insert(item) }
    }

    /// Collapses `items`, which hides their descendants.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    // MARK: Internal

    /// Returns the children of `parent`, or the root items if `parent` is `nil`.
    func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        guard let parent else { return rootItems }
        return nodes[parent]?.children ?? []
    }

    // MARK: Private

    /// Returns `roots`, each followed by its descendants. Items for which `enters` returns `false` are returned without
    /// their descendants. Iterative, because trees may be deep.
    private func items(
        from roots: [ItemIdentifierType], entering enters: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        var (found, waiting) = ([ItemIdentifierType](), Array(roots.reversed()))
        while let item = waiting.popLast() {
            found.append(item)
            if enters(item) { waiting += children(of: item).reversed() }
        }
        return found
    }

    private func parents(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        Array(
            sequence(state: item) { [nodes] (next: inout ItemIdentifierType) in
                guard let parent = nodes[next]?.parent else { return nil }
                next = parent
                return parent
            })
    }

    /// Changes the children of `parent` in place, or the root items if `parent` is `nil`.
    private mutating func changeChildren(
        of parent: ItemIdentifierType?, _ change: (inout [ItemIdentifierType]) -> Void
    ) {
        guard let parent else { return change(&rootItems) }
        if let position = nodes.index(forKey: parent) { change(&nodes.values[position].children) }
    }

    private mutating func insert(_ items: [ItemIdentifierType], at neighbor: ItemIdentifierType, distance: Int) {
        guard let node = nodes[neighbor], let index = children(of: node.parent).firstIndex(of: neighbor) else {
            return reject("insert beside", neighbor, "no such item")
        }
        put(items, into: node.parent, at: index + distance)
    }

    @discardableResult
    private mutating func put(
        _ items: [ItemIdentifierType], into parent: ItemIdentifierType?, at index: Int
    ) -> [ItemIdentifierType] {
        var added: [ItemIdentifierType] = []
        for item in items {
            guard nodes[item] == nil else {
                reject("add", item, "it already exists")
                continue
            }
            nodes[item] = Node(parent: parent)
            added.append(item)
        }
        changeChildren(of: parent) { $0.insert(contentsOf: added, at: index) }
        return added
    }

    /// Appends `items` from `other`, with all their descendants, to the children of `parent`, or to the root items if
    /// `parent` is `nil`. Items that are expanded in `other` are expanded here, too.
    private mutating func adopt(_ items: [ItemIdentifierType], of other: Self, into parent: ItemIdentifierType?) {
        var waiting: [(items: [ItemIdentifierType], parent: ItemIdentifierType?)] = [(items, parent)]
        while let (items, parent) = waiting.popLast() {
            for item in put(items, into: parent, at: children(of: parent).count) {
                if other.isExpanded(item) { expanded.insert(item) }
                let children = other.children(of: item)
                if !children.isEmpty { waiting.append((children, item)) }
            }
        }
    }

    private func reject(_ verb: String, _ item: ItemIdentifierType, _ reason: String) {
        Diagnostics.report("NSDiffableDataSourceSectionSnapshot: cannot \(verb) \(item): \(reason)")
    }
}
