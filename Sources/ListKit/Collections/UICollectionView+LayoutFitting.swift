import Foundation

/// Support for custom layouts that size their elements by the preferred attributes of the views.
extension UICollectionView {
    /// The maximum number of passes. Each pass measures elements that the previous one made visible.
    private static let maximumLayoutPasses = 20

    /// Asks the layout about the preferred attributes of the visible elements that haven't been measured, and prepares
    /// the layout again after invalidations.
    func measureForLayout() {
        let layout = collectionViewLayout
        guard layout.usesPreferredAttributes else { return }
        if remeasuresVisible || layout.measured.revision != list.revision {
            layout.measured = (list.revision, [])
            remeasuresVisible = false
        }
        let current = list.revision
        for _ in 0..<Self.maximumLayoutPasses {
            let unknown = attributes(in: filledArea).filter {
                $0.representedElementCategory != .decorationView && isShowable($0)
                    && !layout.measured.elements.contains($0.element)
            }.map(\.element).sorted().prefix(ListLimits.maximumShown)
            guard !unknown.isEmpty, !list.needsReload, list.hasCurrentCounts(for: Array(unknown)) else { return }
            var move = CGPoint.zero
            var isInvalid = false
            for element in unknown {
                // Sizes that were measured before may have moved the element out of sight.
                guard let attributes = attributes(of: element), isShowable(attributes) else { continue }
                layout.measured.elements.insert(element)
                guard let context = invalidationContext(for: element, attributes) else { continue }
                guard list.isCurrent(current) else { return }
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
        guard let preferred = preferredAttributes(of: element, attributes) else { return nil }
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
    /// `true` if the layout may use the preferred attributes of views and has no measured sizes.
    var usesPreferredAttributes: Bool {
        guard !(self is UICollectionViewFlowLayout), !(self is UICollectionViewCompositionalLayout) else {
            return false
        }
        if !hasAskedForPreferences {
            hasAskedForPreferences = true
            // If the method isn't overridden, the call sets `ignoresPreferredAttributes`.
            let path = IndexPath(item: 0, section: 0)
            let attributes = layoutAttributesForItem(at: path) ?? attributesClass.init(forCellWith: path)
            _ = shouldInvalidateLayout(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
        }
        return !ignoresPreferredAttributes
    }
}
