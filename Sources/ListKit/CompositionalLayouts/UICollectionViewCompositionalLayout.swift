public import Foundation
import Reporting

/// A closure that returns a section of a compositional layout. It is called for each section whenever the layout is
/// prepared, with the section's index and the environment of the collection view.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The configuration that applies to a compositional layout as a whole.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// The scroll direction. `.vertical` by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The spacing between sections, in points. 0 by default.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout. The data source receives an index path that consists only of the
    /// index 0. Empty by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Creates the default configuration.
    public override init() {
        super.init()
    }

    /// Returns a copy of the configuration that can be changed independently.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        return copy
    }
}

/// A layout of items in groups, and of groups in sections, with sizes relative to their containers.
///
/// Items, groups and headers have sizes in fractions of their container, in points, or as estimates. A view with an
/// estimated size is measured with `preferredLayoutAttributesFitting` when it becomes visible; the first visible item
/// keeps its position. A section repeats its group until all items are placed, and can scroll orthogonally. Groups that
/// are filled with self-sizing items until no more fit depend on the groups before them, so their layout takes time and
/// memory for every item, even if it has never been visible. In all other groups, items that have never been visible
/// take up next to no memory.
///
/// The layout is mirrored in right-to-left environments. Nonfinite sizes, spacings and insets count as 0. If a section
/// provider returns `nil`, a warning is logged and the section is empty.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The configuration that applies to the layout as a whole. Setting it invalidates the layout; changing its
    /// properties doesn't.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    /// The background color of a layout whose sections are all lists; `nil` keeps the collection view's color.
    var listBackground: UIColor?
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var sections: [CompositionalSection] = []
    /// The container size for which the sections were laid out.
    private(set) var preparedSize = CGSize.zero
    /// The lengths that the headers and footers of the whole layout take up before and after the sections.
    private(set) var edges = (before: CGFloat(0), after: CGFloat(0))
    let fits = FittedSizes()
    /// `true` if any size is estimated, which requires measuring views.
    private var estimates = false

    // MARK: Lifecycle

    /// Creates a layout that repeats `section` for all sections.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout that repeats `section` for all sections, with `configuration`.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout with the sections that `sectionProvider` returns.
    @preconcurrency
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout with the sections that `sectionProvider` returns, and with `configuration`.
    @preconcurrency
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Returns `nil`, because layouts can't be decoded from archives.
    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Layout

    open override func prepare() {
        sections = []
        guard let collectionView else { return }
        if let listBackground, collectionView.backgroundColor == .systemBackground {
            collectionView.backgroundColor = listBackground
        }
        let size = containerSize
        if size != preparedSize { fits.forget() }
        preparedSize = size
        let environment = LayoutEnvironment(size: size, traits: collectionView.traitCollection)
        let sectionEnvironment = CompositionalSection.Environment(
            axis: axis, size: size, traits: collectionView.traitCollection, fits: fits,
            attributesClass: attributesClass)
        for number in 0..<collectionView.numberOfSections {
            let count = collectionView.numberOfItems(inSection: number)
            let section = provider(number, environment) ?? emptySection(number)
            sections.append(CompositionalSection(number, section, itemCount: count, in: sectionEnvironment))
        }
        estimates =
            sections.contains(where: \.estimates)
            || configuration.boundarySupplementaryItems.contains { !$0.layoutSize.fitting.isNone }
        if !estimates { fits.forget() }
        settle()
    }

    open override var collectionViewContentSize: CGSize {
        axis.size((sections.last?.end ?? edges.before) + edges.after, axis.across.length(preparedSize))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found = globalViews.filter { $0.frame.isVisible(in: rect) }
        for section in sections(in: rect) {
            let offset = offset(of: section)
            found += section.decorations.filter { $0.frame.isVisible(in: rect) }
            found += section.supplementaryViews(visible: visibleArea).filter { $0.frame.isVisible(in: rect) }
            for (item, leaf) in section.leaves(in: rect, offset: offset) {
                let path = IndexPath(item: item, section: section.number)
                if leaf.frame.isVisible(in: rect) { found.append(cell(leaf, at: path)) }
                guard let badges = leaf.item?.supplementaryItems, !badges.isEmpty else { continue }
                found += badges.map { badge($0, at: leaf, path) }.filter { $0.frame.isVisible(in: rect) }
            }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        return section.leaf(of: indexPath.item, offset: offset(of: section)).map { cell($0, at: indexPath) }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count > 1 else { return globalViews.first { $0.representedElementKind == elementKind } }
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        if indexPath.item == 0,
            let view = section.supplementaryViews(visible: visibleArea).first(where: {
                $0.representedElementKind == elementKind
            })
        {
            return view
        }
        guard let leaf = section.leaf(of: indexPath.item, offset: offset(of: section)) else { return nil }
        return leaf.item?.supplementaryItems.first { $0.elementKind == elementKind }
            .map { badge($0, at: leaf, indexPath) }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        return sections[indexPath.section].decorations.first { $0.representedElementKind == elementKind }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { isOutdatedBySizeChange }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size != originalAttributes.size }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: Internal

    override var isOutdatedBySizeChange: Bool { containerSize != preparedSize }

    override func coveredEdges(inSection number: Int) -> UIEdgeInsets {
        guard sections.indices.contains(number) else { return .zero }
        let (stacks, globalStacks) = (sections[number].stacks, globalStacks)
        let first = stacks.coveredLength(at: -1) + globalStacks.coveredLength(at: -1)
        let last = stacks.coveredLength(at: 1) + globalStacks.coveredLength(at: 1)
        if axis == .vertical { return UIEdgeInsets(top: first, left: 0, bottom: last, right: 0) }
        let isMirrored = collectionView?.isFlipped == true
        return UIEdgeInsets(top: 0, left: isMirrored ? last : first, bottom: 0, right: isMirrored ? first : last)
    }

    override var fittedSizes: FittedSizes? { estimates ? fits : nil }

    override func applyFittedSizes(_ elements: [ListElement]) {
        for (number, changed) in Dictionary(grouping: elements.filter { $0.path.count > 1 }, by: \.section)
        where sections.indices.contains(number) {
            let items = changed.filter(\.isCell).map(\.path.item)
            if !items.isEmpty { sections[number].rows.fit(items) }
            sections[number].updateLength()
        }
        settle()
    }

    override func scrollsWithItems(_ element: ListElement) -> Bool {
        guard sections.indices.contains(element.section) else { return false }
        let section = sections[element.section].section
        return !section.boundarySupplementaryItems.contains { $0.elementKind == element.kind }
    }

    override func orthogonalPositions(in rect: CGRect) -> [OrthogonalPosition] {
        sections(in: rect).compactMap(\.scroller)
    }

    override func orthogonalPosition(of section: Int) -> OrthogonalPosition? {
        sections.indices.contains(section) ? sections[section].scroller : nil
    }

    override func rest(ofSection section: Int, at offset: CGFloat, projected: CGFloat, step: Int) -> CGFloat? {
        sections.indices.contains(section)
            ? sections[section].rest(at: offset, projected: projected, step: step) : nil
    }

    override func willShow(_ shown: [UICollectionViewLayoutAttributes]) {
        guard let collectionView else { return }
        for section in sections(in: collectionView.mirrored(collectionView.bounds)) {
            guard let handler = section.section.visibleItemsInvalidationHandler else { continue }
            let offset = offset(of: section)
            let shift = section.scrollsOrthogonally ? axis.point(0, offset) : .zero
            let items = shown.filter { $0.indexPath.count > 1 && $0.indexPath.section == section.number }
            let environment = LayoutEnvironment(
                size: preparedSize, insets: section.section.contentInsets, traits: collectionView.traitCollection)
            handler(
                items.map { VisibleLayoutItem($0, shift: $0.representedElementCategory == .cell ? shift : .zero) },
                section.scrollsOrthogonally ? shift : collectionView.contentOffset, environment)
        }
    }

    // MARK: Private

    var axis: UICollectionView.ScrollDirection { configuration.scrollDirection }

    /// The size of the collection view's bounds inside its adjusted content insets, in points.
    private var containerSize: CGSize {
        guard let collectionView else { return .zero }
        let size = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
        return CGSize(width: size.width.sanitized, height: size.height.sanitized)
    }

    private func emptySection(_ number: Int) -> NSCollectionLayoutSection {
        Diagnostics.report(
            "UICollectionViewCompositionalLayout: the section provider returned nil for section \(number), which is "
                + "shown empty; return an NSCollectionLayoutSection")
        let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
    }

    /// Positions the sections one after the other.
    private func settle() {
        let stacks = globalStacks
        edges = (stacks.extent(at: -1), stacks.extent(at: 1))
        var start = edges.before
        for section in sections {
            section.start = start
            start = section.end + configuration.interSectionSpacing.sanitized
        }
    }

    private func sections(in rect: CGRect) -> ArraySlice<CompositionalSection> {
        let first = sections.partitioningIndex { $0.end > axis.low(rect) }
        let last = sections.partitioningIndex { $0.start >= axis.high(rect) }
        return sections[first..<max(first, last)]
    }

    func compositionalSection(_ number: Int) -> CompositionalSection? {
        sections.indices.contains(number) ? sections[number] : nil
    }

    private func offset(of section: CompositionalSection) -> CGFloat {
        section.scrollsOrthogonally ? collectionView?.orthogonalSections?.offset(ofSection: section.number) ?? 0 : 0
    }

    private func cell(_ leaf: GroupPlan.Leaf, at path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = attributesClass.init(forCellWith: path)
        attributes.frame = leaf.frame
        attributes.zIndex = leaf.zIndex
        attributes.fitting = leaf.fitting
        return attributes
    }

    private func badge(
        _ item: NSCollectionLayoutSupplementaryItem, at leaf: GroupPlan.Leaf, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = attributesClass.init(forSupplementaryViewOfKind: item.elementKind, with: path)
        attributes.frame = item.frame(at: leaf.frame)
        attributes.zIndex = item.zIndex
        return attributes
    }
}
