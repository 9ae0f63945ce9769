import Foundation

/// Support for custom layouts that size their elements by the preferred attributes of the views.
extension UICollectionView {
    /// The maximum number of passes. Each pass measures elements that the previous one made visible.
    private static let maximumLayoutPasses = 20

    /// Asks the layout about the preferred attributes of the visible elements that haven't been measured, and prepares
    /// the layout again after invalidations.
    func measureForLayout() {
        let layout = collectionViewLayout
        guard layout.mayUsePreferredAttributes else { return }
        if remeasuresVisible || layout.measured.revision != list.revision {
            layout.measured = (list.revision, [])
            remeasuresVisible = false
        }
        let current = list.revision
        for _ in 0..<Self.maximumLayoutPasses {
            let found = Dictionary(
                attributes(in: filledArea).filter {
                    $0.representedElementCategory != .decorationView && isShowable($0)
                        && !layout.measured.elements.contains($0.element)
                }.map { ($0.element, $0) }, uniquingKeysWith: { $1 })
            let unknown = found.keys.sorted().prefix(ListLimits.maximumShown)
            guard !unknown.isEmpty, !list.needsReload, list.hasCurrentCounts(for: Array(unknown)) else { return }
            var move = CGPoint.zero
            var isInvalid = false
            for element in unknown {
                // Sizes that were measured before may have moved the element out of sight.
                guard let attributes = isInvalid ? attributes(of: element) : found[element], isShowable(attributes)
                else { continue }
                layout.measured.elements.insert(element)
                let context = invalidationContext(for: element, attributes)
                guard list.isCurrent(current) else { return }
                guard let context else { continue }
                isInvalid = true
                let step = context.contentOffsetAdjustment
                if step.x.isFinite, step.y.isFinite { move = CGPoint(x: move.x + step.x, y: move.y + step.y) }
            }
            guard isInvalid else { return }
            let target = CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y)
            prepareLayout()
            if move != .zero { moveContent(to: target) }
        }
    }

    /// Invalidates the layout with the context for the preferred attributes of the view of `element`, and returns the
    /// context. Returns `nil` if the layout isn't invalid.
    private func invalidationContext(
        for element: ListElement, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext? {
        let current = list.revision
        // Creating the view calls the app, which may reload the list.
        guard let preferred = preferredAttributes(of: element, attributes), list.isCurrent(current) else { return nil }
        let layout = collectionViewLayout
        guard
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return nil }
        let context = layout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        isInvalidating = true
        layout.invalidateLayout(with: context)
        isInvalidating = false
        return context
    }
}

extension UICollectionViewLayout {
    /// `true` if the layout is asked about the preferred attributes of each visible view. Flow and compositional
    /// layouts store measured sizes instead.
    var mayUsePreferredAttributes: Bool {
        !(self is UICollectionViewFlowLayout) && !(self is UICollectionViewCompositionalLayout)
    }
}
