import Reporting

/// The sections and items that a list is to show at one time, each named by an identifier that no other has.
///
/// What cannot be, such as an item that is there already or the place of one that is not, is left out, with a message.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// A section and what is in it.
    struct Section: Sendable {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    /// All sections, in order.
    var sections: [Section] = []
    /// Where each section is.
    var sectionPlaces: [SectionIdentifierType: Int] = [:]
    /// The section that each item is in.
    var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The sections that are to be shown anew.
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
        if let place = sectionPlaces[identifier] { return sections[place].items }
        refuse("tell the items of the section", identifier, "there is no such section")
        return []
    }

    /// The section that `identifier`, an item, is in; nil where there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        homes[identifier]
    }

    /// The place of `identifier`, an item, among those of all sections; nil where there is no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let place = place(ofItem: identifier) else { return nil }
        return sections[..<place.section].reduce(place.item) { $0 + $1.items.count }
    }

    /// The place of `identifier`, a section; nil where there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionPlaces[identifier] }

    // MARK: What is shown anew

    /// The sections that are to be shown anew, in order.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] {
        sectionIdentifiers.filter(reloadedSections.contains)
    }

    /// The items that are to be shown by new cells, in order.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reloadedItems.contains) }

    /// The items whose cells are to be configured again, in order.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reconfiguredItems.contains) }

    // MARK: Internal

    /// Nothing is to be shown anew any longer.
    mutating func dropReloads() {
        (reloadedSections, reloadedItems, reconfiguredItems) = ([], [], [])
    }

    /// The section of an item by its place, and the item's place in it.
    func place(ofItem identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        guard let home = homes[identifier], let section = sectionPlaces[home],
            let item = sections[section].items.firstIndex(of: identifier)
        else { return nil }
        return (section, item)
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
