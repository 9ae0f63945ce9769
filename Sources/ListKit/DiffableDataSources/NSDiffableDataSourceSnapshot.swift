import Reporting

/// The sections and items of a list at one time, each with a unique identifier.
///
/// Invalid changes, such as a duplicate item or the position of a missing one, are ignored with a message.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// A section and what is in it.
    struct Section: Sendable {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
        /// The most that the noted place of an item differs from its place.
        var drift = 0
    }

    /// The section of an item, and a place in it that is at most the section's `drift` away from the item's.
    struct Home: Sendable {
        let section: SectionIdentifierType
        var place: Int
    }

    /// Returns `true` if the positions of `count` elements, off by up to `drift`, must be updated. Finding an element
    /// takes at most `drift` comparisons; updating all of them after every change would take quadratic time.
    static func isTooFar(_ drift: Int, count: Int) -> Bool { drift > 32 && drift > 4 * count / drift }

    /// All sections, in order.
    var sections: [Section] = []
    /// For each section a place that is at most `sectionDrift` away from its own.
    var sectionPlaces: [SectionIdentifierType: Int] = [:]
    /// The most that the noted place of a section differs from its place.
    var sectionDrift = 0
    /// Where each item is.
    var homes: [ItemIdentifierType: Home] = [:]
    /// The sections to be reloaded.
    var reloadedSections: Set<SectionIdentifierType> = []
    /// The items that are to be shown by new cells.
    var reloadedItems: Set<ItemIdentifierType> = []
    /// The items whose cells are to be configured again.
    var reconfiguredItems: Set<ItemIdentifierType> = []

    /// Makes a snapshot without sections.
    public init() {}

    // MARK: What there is

    /// How many sections there are.
    public var numberOfSections: Int { sections.count }

    /// How many items there are in all sections.
    public var numberOfItems: Int { homes.count }

    /// All sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

    /// All items, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// How many items `identifier`, a section, has.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// The items of the section `identifier`, in order; none, with a message, where there is no such section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        if let place = place(ofSection: identifier) { return sections[place].items }
        refuse("list the items of the section", identifier, "no such section")
        return []
    }

    /// The section that `identifier`, an item, is in; nil where there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        homes[identifier]?.section
    }

    /// The place of `identifier`, an item, among those of all sections; nil where there is no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let place = place(ofItem: identifier) else { return nil }
        var index = place.item
        for section in 0..<place.section { index += sections[section].items.count }
        return index
    }

    /// The place of `identifier`, a section; nil where there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { place(ofSection: identifier) }

    // MARK: Reloads

    /// The sections to be reloaded, in order.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] {
        sectionIdentifiers.filter(reloadedSections.contains)
    }

    /// The items that are to be shown by new cells, in order.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reloadedItems.contains) }

    /// The items whose cells are to be configured again, in order.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reconfiguredItems.contains) }

    // MARK: Internal

    /// Clears the reloads.
    mutating func dropReloads() {
        (reloadedSections, reloadedItems, reconfiguredItems) = ([], [], [])
    }

    /// The section of an item by its place, and the item's place in it.
    func place(ofItem identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        guard let home = homes[identifier], let section = place(ofSection: home.section),
            let item = Self.place(
                near: home.place, within: sections[section].drift, count: sections[section].items.count,
                where: { sections[section].items[$0] == identifier })
        else { return nil }
        return (section, item)
    }

    /// The place of a section; nil if there is no such section.
    func place(ofSection identifier: SectionIdentifierType) -> Int? {
        guard let place = sectionPlaces[identifier] else { return nil }
        return Self.place(near: place, within: sectionDrift, count: sections.count) {
            sections[$0].identifier == identifier
        }
    }

    /// The place in `0..<count` that satisfies `isWanted`, at most `distance` away from `place`.
    private static func place(
        near place: Int, within distance: Int, count: Int, where isWanted: (Int) -> Bool
    ) -> Int? {
        for step in 0...distance {
            let (lower, upper) = (place - step, place + step)
            if lower >= 0, lower < count, isWanted(lower) { return lower }
            if upper > lower, upper < count, isWanted(upper) { return upper }
        }
        return nil
    }

    /// Says that `identifier` cannot be treated as `verb` says.
    func refuse(_ verb: String, _ identifier: some Any, _ reason: String) {
        Diagnostics.report("NSDiffableDataSourceSnapshot: cannot \(verb) \(identifier): \(reason)")
    }

    /// Those of `identifiers` that satisfy `isAccepted`, each once. Of the others the first is named in a message.
    func accepted<Identifier: Hashable>(
        _ identifiers: [Identifier], _ verb: String, _ reason: String, where isAccepted: (Identifier) -> Bool
    ) -> [Identifier] {
        var seen: Set<Identifier> = []
        let accepted = identifiers.filter { isAccepted($0) && seen.insert($0).inserted }
        if accepted.count < identifiers.count {
            seen = []
            if let first = identifiers.first(where: { !isAccepted($0) || !seen.insert($0).inserted }) {
                let others = identifiers.count - accepted.count - 1
                refuse(verb, others == 0 ? "\(first)" : "\(first), and \(others) more", reason)
            }
        }
        return accepted
    }
}
