import Reporting

/// The sections and items of a list at a point in time. Every section and item has a unique identifier.
///
/// Invalid changes, such as adding a duplicate item or using a missing neighbor, are ignored with a warning.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// A section and its items.
    struct Section: Sendable {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
        /// An upper bound on the difference between the stored and the current index of any item.
        var drift = 0
    }

    /// The section of an item, and its stored index there, which differs from the current index by at most the
    /// section's `drift`.
    struct Home: Sendable {
        let section: SectionIdentifierType
        var position: Int
    }

    /// Returns `true` if the stored indexes of `count` elements must be updated because they may be off by `drift`.
    /// Finding an element takes at most `drift` comparisons in each direction; updating all indexes after every change
    /// would take quadratic time.
    static func isTooFar(_ drift: Int, count: Int) -> Bool { drift > 32 && drift > 4 * count / drift }

    /// All sections, in order.
    var sections: [Section] = []
    /// The stored index of each section, which differs from the current index by at most `sectionDrift`.
    var sectionPositions: [SectionIdentifierType: Int] = [:]
    /// An upper bound on the difference between the stored and the current index of any section.
    var sectionDrift = 0
    /// The section and stored index of each item.
    var homes: [ItemIdentifierType: Home] = [:]
    /// The sections to reload.
    var reloadedSections: Set<SectionIdentifierType> = []
    /// The items whose cells must be replaced.
    var reloadedItems: Set<ItemIdentifierType> = []
    /// The items whose cells must be configured again.
    var reconfiguredItems: Set<ItemIdentifierType> = []

    /// Creates a snapshot without sections.
    public init() {}

    // MARK: Queries

    /// The number of sections, including empty ones.
    public var numberOfSections: Int { sections.count }

    /// The number of items in all sections.
    public var numberOfItems: Int { homes.count }

    /// All sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

    /// All items, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// Returns the number of items in the section `identifier`. If the section is unknown, reports it and returns 0.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// Returns the items of the section `identifier`, in order. If the section is unknown, reports it and returns an
    /// empty array.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        if let position = position(ofSection: identifier) { return sections[position].items }
        reject("list the items of section", identifier, "no such section")
        return []
    }

    /// Returns the section of the item `identifier`; `nil` if the item is unknown.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        homes[identifier]?.section
    }

    /// Returns the index of the item `identifier` in `itemIdentifiers`; `nil` if the item is unknown.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let position = position(ofItem: identifier) else { return nil }
        var index = position.item
        for section in 0..<position.section { index += sections[section].items.count }
        return index
    }

    /// Returns the index of the section `identifier`; `nil` if the section is unknown.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { position(ofSection: identifier) }

    // MARK: Reloads

    /// The sections to reload, in order.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] {
        sectionIdentifiers.filter(reloadedSections.contains)
    }

    /// The items whose cells will be replaced, in order.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reloadedItems.contains) }

    /// The items whose cells will be configured again, in order.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reconfiguredItems.contains) }

    // MARK: Internal

    /// Clears all requests to reload or reconfigure.
    mutating func dropReloads() {
        reloadedSections = []
        reloadedItems = []
        reconfiguredItems = []
    }

    /// Returns the index of an item's section and the item's index within it; `nil` if the item is unknown.
    func position(ofItem identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        guard let home = homes[identifier], let section = position(ofSection: home.section),
            let item = Self.position(
                near: home.position, within: sections[section].drift, count: sections[section].items.count,
                where: { sections[section].items[$0] == identifier })
        else { return nil }
        return (section, item)
    }

    /// Returns the index of a section; `nil` if the section is unknown.
    func position(ofSection identifier: SectionIdentifierType) -> Int? {
        guard let position = sectionPositions[identifier] else { return nil }
        return Self.position(near: position, within: sectionDrift, count: sections.count) {
            sections[$0].identifier == identifier
        }
    }

    /// Returns the index in `0..<count` for which `predicate` returns `true`, at most `distance` away from `position`;
    /// `nil` if there is no such index.
    private static func position(
        near position: Int, within distance: Int, count: Int, where predicate: (Int) -> Bool
    ) -> Int? {
        for step in 0...distance {
            let (lower, upper) = (position - step, position + step)
            if lower >= 0, lower < count, predicate(lower) { return lower }
            if upper > lower, upper < count, predicate(upper) { return upper }
        }
        return nil
    }

    /// Reports that the operation `verb` can't be performed on `identifier`, with `reason`.
    func reject(_ verb: String, _ identifier: some Any, _ reason: String) {
        Diagnostics.report("NSDiffableDataSourceSnapshot: cannot \(verb) \(identifier): \(reason)")
    }

    /// Returns the distinct identifiers for which `isAccepted` returns `true`. Reports the first rejected identifier
    /// and the number of further ones, with `reason` if there is one rejected identifier and `pluralReason` otherwise.
    func accepted<Identifier: Hashable>(
        _ identifiers: [Identifier], _ verb: String, _ reason: String, _ pluralReason: String,
        where isAccepted: (Identifier) -> Bool
    ) -> [Identifier] {
        var distinct: Set<Identifier> = []
        let accepted = identifiers.filter { isAccepted($0) && distinct.insert($0).inserted }
        if accepted.count < identifiers.count {
            distinct = []
            if let first = identifiers.first(where: { !isAccepted($0) || !distinct.insert($0).inserted }) {
                let others = identifiers.count - accepted.count - 1
                if others == 0 {
                    reject(verb, first, reason)
                } else {
                    reject(verb, "\(first) and \(others) more", pluralReason)
                }
            }
        }
        return accepted
    }
}
