import Foundation

/// The positions of a collection view's parts before an update or a layout change. The layout provides the positions
/// from which new parts animate and those to which removed parts animate.
@MainActor
final class CollectionMotion: UpdatePositions {
    /// The attributes, before the change, of the elements in the visible area and up to one view size beyond it. Empty
    /// if the change isn't animated.
    let formerAttributes: [ListElement: UICollectionViewLayoutAttributes]

    private unowned let view: UICollectionView
    /// The scroll position before the change.
    private let anchor: CollectionAnchor
    private let offset: CGPoint
    /// The width of the area in which the layout was mirrored before the change; `nil` if it was not mirrored.
    private let mirrorWidth: CGFloat?
    private var transition = ListTransition.identity
    /// `true` if items were inserted, deleted or moved; `false` if only the layout changed.
    private var isUpdate = false

    init(of view: UICollectionView, animates: Bool) {
        self.view = view
        anchor = CollectionAnchor(of: view, laidOutWidth: view.bounds.width)
        offset = view.contentOffset
        let area = view.mirrored(view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height))
        let found = animates ? view.collectionViewLayout.layoutAttributesForElements(in: area) ?? [] : []
        let copies = found.filter(\.hasFiniteValues).compactMap {
            $0.copy(with: nil) as? UICollectionViewLayoutAttributes
        }
        formerAttributes = Dictionary(copies.map { ($0.element, $0) }) { $1 }
        mirrorWidth = view.isFlipped ? view.mirrored(CGRect.zero).minX : nil
    }

    func adopt(_ transition: ListTransition, of batch: ListBatch) {
        isUpdate = true
        view.collectionViewLayout.fittedSizes?.follow(transition)
        view.orthogonalSections?.follow(transition)
        view.invalidateOwnLayout(counts: !transition.updates.isEmpty)
    }

    func settle(_ transition: ListTransition) {
        self.transition = transition
        view.prepareLayout()
        if isUpdate {
            let items = UICollectionViewUpdateItem.items(of: transition)
            view.collectionViewLayout.prepare(forCollectionViewUpdates: items)
        }
        let anchored = anchor.offset(in: view, newPath: transition.stayingPath)
        let proposed = view.clamped(anchored)
        let target = view.collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
        let isCustom = target.x.isFinite && target.y.isFinite && target != proposed
        // `anchored` isn't clamped: content that the user drags beyond its edges stays there.
        view.moveContent(to: isCustom ? view.clamped(target) : anchored)
    }

    func begin(_ part: UIView, as element: ListElement, of motion: ListMotion) {
        guard let part = part as? UICollectionReusableView, let end = view.visibleAttributes[element] else { return }
        let layout = view.collectionViewLayout
        let start: UICollectionViewLayoutAttributes?
        if let old = transition.oldElement(of: element) {
            if transition.isReloaded(old), let state = motion.state(ofRemoved: old) {
                state.apply(to: part, movedBy: motion.shift, in: view)
                part.alpha = 0
                return
            }
            // Items that were too far away to have a known position fade in at their new position.
            start = formerAttributes[old].flatMap(converted)
        } else if element.isDecoration {
            start = nil
        } else if let kind = element.kind {
            start = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: element.path)
                .map(view.mirrored)
        } else {
            start = layout.initialLayoutAttributesForAppearingItem(at: element.path).map(view.mirrored)
        }
        let initial = start.flatMap { $0.hasFiniteValues ? $0 : nil } ?? end.transparentCopy() ?? end
        part.place(by: view.inContainer(initial, of: element))
    }

    func end(of departure: ListMotion.Departure) -> (() -> Void)? {
        let part = departure.part as? UICollectionReusableView
        let element = departure.element
        let end = departure.isRemoved ? finalAttributes(of: element) : view.attributes(of: element)
        return { if let end { part?.place(by: end) } else { part?.alpha = 0 } }
    }

    func finish() {
        view.collectionViewLayout.finalizeCollectionViewUpdates()
    }

    // MARK: Private

    /// Returns the attributes that a removed view animates to, in the current coordinates; `nil` fades it out in place.
    private func finalAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        if transition.isReloaded(element), let path = transition.newPath(ofOld: element.path) {
            let new = ListElement(kind: element.kind, path: path, isDecoration: element.isDecoration)
            return view.attributes(of: new)?.transparentCopy()
        }
        if element.isDecoration { return formerAttributes[element].flatMap { converted($0)?.transparentCopy() } }
        let layout = view.collectionViewLayout
        let end =
            if let kind = element.kind {
                layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: element.path)
            } else {
                layout.finalLayoutAttributesForDisappearingItem(at: element.path)
            }
        return end.flatMap { $0.hasFiniteValues ? converted($0) : nil }
    }

    /// Returns `attributes` of the previous layout, converted to the current coordinates.
    private func converted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
        if let mirrorWidth { copy?.frame.origin.x = mirrorWidth - attributes.frame.maxX }
        copy?.frame.origin.x += view.contentOffset.x - offset.x
        copy?.frame.origin.y += view.contentOffset.y - offset.y
        return copy
    }
}
