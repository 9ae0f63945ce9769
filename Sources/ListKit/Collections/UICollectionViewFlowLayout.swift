public import Foundation
import Reporting

/// A layout that arranges items in lines: rows in a vertical flow, columns in a horizontal flow. Sections can have
/// headers and footers.
///
/// Full lines extend from edge to edge. The last line of a section has the same spacing if all items have the same
/// width; otherwise it has the minimum spacing and starts at the edge. An item that is alone in any other line is
/// centered. Negative and nonfinite sizes, spacings and insets count as 0. A vertical flow is mirrored in right-to-left
/// layouts; a horizontal flow is mirrored only if a subclass overrides `flipsHorizontallyInOppositeLayoutDirection`.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// The size of items in points, unless the delegate provides sizes. 50 by 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// The estimated size of items in points. Cells are measured with `preferredLayoutAttributesFitting` when they
    /// become visible. `automaticSize` uses `itemSize` as the estimate. Zero, the default, disables measuring. Items
    /// whose size the delegate provides are never measured.
    open var estimatedItemSize: CGSize = .zero {
        didSet { if estimatedItemSize != oldValue { estimatesDidChange() } }
    }
    /// The value of `estimatedItemSize` that uses `itemSize` as the estimate.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    /// The spacing between lines, in points. 10 by default.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    /// The minimum spacing between the items of a line, in points. 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The insets of each section's items, in points. Zero by default.
    open var sectionInset: UIEdgeInsets = .zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// The size of headers in points. Only the length along the scroll direction is used. Zero, the default, shows no
    /// headers.
    open var headerReferenceSize: CGSize = .zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// The size of footers in points. Only the length along the scroll direction is used. Zero, the default, shows no
    /// footers.
    open var footerReferenceSize: CGSize = .zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// The scroll direction. `.vertical` by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// `true` if the header of the first visible section is pinned to the top of the visible bounds, or to their start
    /// in a horizontal flow, until the section ends. `false` by default.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// `true` if the footer of the last visible section is pinned to the bottom of the visible bounds, or to their end
    /// in a horizontal flow, while the section is visible. `false` by default.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// `true` if the last call to the delegate reached the default implementation, which returns `itemSize`.
    var usedDefaultItemSize = false

    /// The sections in the coordinates of a vertical flow.
    private(set) var sections: [FlowSection] = []
    private(set) var preparedWidth: CGFloat = 0
    /// The sections for which the delegate provides item sizes.
    private(set) var sectionsWithDelegateSizes: Set<Int> = []
    /// The measured sizes of cells; empty if sizes are not estimated.
    let fits = FittedSizes()

    // MARK: Public

    open override func prepare() {
        if lineWidth != preparedWidth { fits.forget() }
        placeSections()
    }

    /// Lays out all sections.
    func placeSections() {
        sections = []
        sectionsWithDelegateSizes = []
        preparedWidth = lineWidth
        guard let collectionView else { return }
        for number in 0..<collectionView.numberOfSections {
            sections.append(section(number, top: sections.last?.bottom ?? 0, of: collectionView))
        }
    }

    open override var collectionViewContentSize: CGSize {
        let length = sections.last?.bottom ?? 0
        return scrollDirection == .vertical
            ? CGSize(width: preparedWidth, height: length) : CGSize(width: length, height: preparedWidth)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let area = transposedIfHorizontal(rect)
        var found: [UICollectionViewLayoutAttributes] = []
        var number = sections.partitioningIndex { $0.bottom > area.minY }
        while number < sections.count, sections[number].top < area.maxY {
            let section = sections[number]
            found += [header(of: number), footer(of: number)].compactMap(\.self)
            found += section.items(from: area.minY, to: area.maxY).map { index in
                cell(at: IndexPath(item: index, section: number), frame: section.frame(of: index) ?? .zero)
            }
            number += 1
        }
        return found.filter { $0.frame.isVisible(in: rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        return sections[indexPath.section].frame(of: indexPath.item).map { cell(at: indexPath, frame: $0) }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
        return switch elementKind {
        case UICollectionView.elementKindSectionHeader: header(of: indexPath.section)
        case UICollectionView.elementKindSectionFooter: footer(of: indexPath.section)
        default: nil
        }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { isOutdatedBySizeChange }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { estimates && preferredAttributes.size != originalAttributes.size }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { scrollDirection == .vertical }

    // MARK: Internal

    override var isOutdatedBySizeChange: Bool { lineWidth != preparedWidth }

    override var fittedSizes: FittedSizes? { estimates ? fits : nil }

    override func applyFittedSizes(_ elements: [ListElement]) {
        placeSections()
    }

    override func coveredEdges(inSection number: Int) -> UIEdgeInsets {
        guard sections.indices.contains(number) else { return .zero }
        let section = sections[number]
        let header = sectionHeadersPinToVisibleBounds ? section.headerHeight : 0
        let footer = sectionFootersPinToVisibleBounds ? section.footerHeight : 0
        let isReversed = scrollDirection == .horizontal && collectionView?.isFlipped == true
        let (first, last) = isReversed ? (footer, header) : (header, footer)
        return transposedIfHorizontal(UIEdgeInsets(top: first, left: 0, bottom: last, right: 0))
    }

    // MARK: Private

    /// The maximum number of items in a section whose sizes are requested individually. In larger sections, all items
    /// have the size of the first one.
    private static let maximumSizes = 10_000_000

    /// The length of a line, including the section's insets.
    private var lineWidth: CGFloat {
        guard let collectionView else { return 0 }
        return Self.sanitized(
            transposedIfHorizontal(collectionView.bounds.inset(by: collectionView.adjustedContentInset).size).width)
    }

    private func section(_ number: Int, top: CGFloat, of view: UICollectionView) -> FlowSection {
        let flow = view.list.usesDelegate ? view.delegate as? any UICollectionViewDelegateFlowLayout : nil
        let inset = transposedIfHorizontal(
            flow?.collectionView(view, layout: self, insetForSectionAt: number) ?? sectionInset)
        let header =
            flow?.collectionView(view, layout: self, referenceSizeForHeaderInSection: number) ?? headerReferenceSize
        let footer =
            flow?.collectionView(view, layout: self, referenceSizeForFooterInSection: number) ?? footerReferenceSize
        return FlowSection(
            top: top, headerHeight: transposedIfHorizontal(header).height,
            footerHeight: transposedIfHorizontal(footer).height, inset: inset,
            lines: lines(of: number, width: max(0, preparedWidth - inset.left - inset.right), of: view))
    }

    private func lines(of number: Int, width: CGFloat, of view: UICollectionView) -> any FlowLines {
        let flow = view.list.usesDelegate ? view.delegate as? any UICollectionViewDelegateFlowLayout : nil
        let spacing = Self.sanitized(
            flow?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: number)
                ?? minimumInteritemSpacing)
        let lineSpacing = Self.sanitized(
            flow?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: number) ?? minimumLineSpacing)
        let count = view.numberOfItems(inSection: number)
        var size = itemSize
        var hasDelegateSizes = false
        if let flow, count > 0, let start = view.list.appPath(for: IndexPath(item: 0, section: number)) {
            usedDefaultItemSize = false
            size = flow.collectionView(view, layout: self, sizeForItemAt: start)
            hasDelegateSizes = !usedDefaultItemSize
            if hasDelegateSizes { sectionsWithDelegateSizes.insert(number) }
            if hasDelegateSizes {
                let first = transposedIfHorizontal(size)
                guard count > Self.maximumSizes else {
                    // These are read only once because the closure is called for each item.
                    let (list, hasAppendedItems, isVertical) = (
                        view.list, view.list.appendedItems != nil, scrollDirection == .vertical
                    )
                    return flowLines(count: count, width: width, spacing: spacing, lineSpacing: lineSpacing) { item in
                        guard item > 0 else { return first }
                        var path = IndexPath(item: item, section: number)
                        if hasAppendedItems { path = list.appPath(for: path) ?? start }
                        let size = flow.collectionView(view, layout: self, sizeForItemAt: path)
                        return Self.transposedIfHorizontal(size, isVertical: isVertical)
                    }
                }
                Diagnostics.report(
                    "UICollectionViewFlowLayout: section \(number) has \(count) items, too many for the size of "
                        + "each (maximum \(Self.maximumSizes)); all get the size of the first")
            }
        }
        if estimates, !hasDelegateSizes, count > 0 {
            return estimatedLines(of: number, count: count, width: width, spacing: spacing, lineSpacing: lineSpacing)
        }
        size = transposedIfHorizontal(size)
        let spread = LineSpread(width: width, itemWidth: size.width, spacing: spacing)
        return UniformLines(count: count, size: size, spread: spread, lineSpacing: lineSpacing)
    }
}
