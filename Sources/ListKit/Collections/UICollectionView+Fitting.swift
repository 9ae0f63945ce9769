import Foundation

/// Support for self-sizing cells and supplementary views.
extension UICollectionView {
    /// The maximum number of measuring passes. Each pass measures elements that the previous one made visible.
    private static let maximumPasses = 100

    /// Measures the visible elements in `area` whose sizes are still estimates. The first visible item keeps its
    /// position.
    func measureVisible(in area: CGRect) {
        guard let fits = collectionViewLayout.fittedSizes else { return measureForLayout() }
        let current = list.revision
        if remeasuresVisible { remeasureVisible(fits) }
        for _ in 0..<Self.maximumPasses {
            updateOrthogonalSections(in: area)
            let unknown = attributes(in: area).filter {
                !$0.fitting.isNone && isShowable($0) && !fits.isKnown($0.element)
            }.map(\.element).sorted().prefix(ListLimits.maximumShown)
            guard !unknown.isEmpty, !list.needsReload, list.hasCurrentCounts(for: Array(unknown)) else { return }
            let anchor = FittingAnchor(self, area)
            for element in unknown {
                guard let attributes = attributes(of: element), isShowable(attributes) else { continue }
                let size = fittingSize(of: element, attributes)
                guard list.isCurrent(current) else { return }
                anchor.keep {
                    fits.set(size, of: element)
                    collectionViewLayout.applyFittedSizes([element])
                }
            }
        }
    }

    /// Returns the size of `element`: the dimensions in `attributes`, with estimated ones replaced by those that the
    /// element's view prefers.
    private func fittingSize(of element: ListElement, _ attributes: UICollectionViewLayoutAttributes) -> CGSize {
        guard let preferred = preferredAttributes(of: element, attributes),
            collectionViewLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return attributes.size }
        let size = CGSize(width: preferred.size.width.sanitized, height: preferred.size.height.sanitized)
        return attributes.fitting.size(attributes.size, fitted: size)
    }

    /// Returns the attributes that the view of `element` prefers to `attributes`; `nil` if there is no view.
    func preferredAttributes(
        of element: ListElement, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes? {
        visibleAttributes[element] = attributes
        guard
            let part = (list.shown[element] ?? list.measuredParts[element] ?? makePart(for: element))
                as? UICollectionReusableView, let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
        else { return nil }
        if part.superview == nil { UIView.performWithoutAnimation { part.place(by: attributes) } }
        return part.preferredLayoutAttributesFitting(copy)
    }

    private func makePart(for element: ListElement) -> UIView? {
        let part = list.newPart(for: element)
        if let part {
            list.measuredParts[element] = part
            applyEditing(to: part, as: element)
        }
        return part
    }

    /// Measures visible cells and supplementary views again because their content may have changed.
    private func remeasureVisible(_ fits: FittedSizes) {
        remeasuresVisible = false
        let anchor = FittingAnchor(self, bounds)
        for (element, _) in list.shownParts {
            guard let attributes = attributes(of: element), !attributes.fitting.isNone else { continue }
            let size = fittingSize(of: element, attributes)
            guard size != attributes.size else { continue }
            anchor.keep {
                fits.set(size, of: element)
                collectionViewLayout.applyFittedSizes([element])
            }
        }
    }
}

/// Keeps the first visible item of the collection view, and of each orthogonally scrolling section, in place while
/// sizes are measured. Content that is scrolled to its start stays there.
@MainActor
private struct FittingAnchor {
    private unowned let view: UICollectionView
    private let first: IndexPath?
    private let firsts: [IndexPath]

    init(_ view: UICollectionView, _ area: CGRect) {
        self.view = view
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        var paths = view.list.visiblePaths.filter { path in
            view.list.hasItem(at: path)
                && view.attributes(of: .cell(path)).map { $0.frame.isVisible(in: visible) } ?? false
        }
        // Right after a reload, there are no cells yet.
        if view.list.shown.isEmpty { paths = view.visibleItems(in: visible).map(\.indexPath).sorted() }
        first = paths.first
        let scrolling = Dictionary(grouping: paths, by: \.section).filter {
            view.orthogonalSections?.scroller(ofSection: $0.key) != nil
        }
        firsts = scrolling.values.compactMap(\.first)
    }

    func keep(_ change: () -> Void) {
        let offset = view.contentOffset
        let ranges = view.offsetRanges
        let isFlipped = view.isFlipped
        let frame = first.flatMap { view.attributes(of: .cell($0))?.frame }
        let sideways = firsts.map { ($0, view.collectionViewLayout.layoutAttributesForItem(at: $0)?.frame) }
        change()
        view.contentDidChange(to: view.collectionViewLayout.collectionViewContentSize.sanitized, movedBy: .zero)
        var target = offset
        let now = first.flatMap { view.attributes(of: .cell($0))?.frame }
        if offset.y > ranges.y.lowerBound, let frame, let now { target.y += now.minY - frame.minY }
        if isFlipped {
            let isAtBeginning = offset.x >= ranges.x.upperBound
            if isAtBeginning {
                target.x = view.offsetRanges.x.upperBound
            } else if let frame, let now {
                target.x += now.maxX - frame.maxX
            }
        } else if offset.x > ranges.x.lowerBound, let frame, let now {
            target.x += now.minX - frame.minX
        }
        // The offset of an orthogonally scrolling section is adjusted separately below.
        if let first, view.orthogonalSections?.scroller(ofSection: first.section) != nil {
            let axis = view.collectionViewLayout.orthogonalPosition(of: first.section)?.axis
            if axis == .horizontal { target.x = offset.x } else { target.y = offset.y }
        }
        view.moveContent(to: target)
        for case (let path, let frame?) in sideways {
            guard let orthogonal = view.orthogonalSections, orthogonal.offset(ofSection: path.section) > 0,
                let axis = view.collectionViewLayout.orthogonalPosition(of: path.section)?.axis,
                let now = view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
            else { continue }
            orthogonal.moveContent(ofSection: path.section, by: axis.low(now) - axis.low(frame))
        }
    }
}

extension CGSize {
    /// The size, with negative and nonfinite dimensions replaced by 0.
    var sanitized: CGSize {
        CGSize(width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
    }
}
