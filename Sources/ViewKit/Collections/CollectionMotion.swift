import Foundation
import LayerKit

/// Where the parts of a collection view were before an update or a change of layouts, and where its layout says that
/// they come from and go to.
@MainActor
final class CollectionMotion: MotionEnds {
    /// What the layout answered before, for the screen and as much around it.
    let formerAttributes: [ListElement: UICollectionViewLayoutAttributes]

    private unowned let view: UICollectionView
    /// The place of the items before.
    private let anchor: CollectionAnchor
    /// The former attributes as they were shown.
    private let formerPlaces: [ListElement: UICollectionViewLayoutAttributes]
    private let offset: CGPoint
    private let mirror: (CGRect) -> CGRect
    private var transition = ListTransition.identity
    /// Whether items came, left or moved, and not only the layout's places.
    private var isUpdate = false

    init(of view: UICollectionView, animates: Bool) {
        self.view = view
        anchor = CollectionAnchor(of: view, laidOutWidth: view.bounds.width)
        offset = view.contentOffset
        let area = view.mirrored(view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height))
        let found = animates ? view.collectionViewLayout.layoutAttributesForElements(in: area) ?? [] : []
        let copies = found.filter(\.isSound).compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
        formerAttributes = Dictionary(copies.map { ($0.element, $0) }) { $1 }
        formerPlaces = formerAttributes.mapValues { view.mirrored($0) }
        let (width, isFlipped) = (view.mirrored(CGRect.zero).minX, view.isFlipped)
        mirror = { rect in
            isFlipped ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
    }

    func adopt(_ transition: ListTransition, of batch: ListBatch) {
        isUpdate = true
        view.invalidateOwnLayout()
    }

    func settle(_ transition: ListTransition) {
        self.transition = transition
        view.prepareLayout()
        if isUpdate {
            let items = UICollectionViewUpdateItem.items(of: transition)
            view.collectionViewLayout.prepare(forCollectionViewUpdates: items)
        }
        let kept = anchor.offset(in: view, newPath: transition.stayingPath)
        let proposed = view.clamped(kept)
        let target = view.collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
        let isWanted = target.x.isFinite && target.y.isFinite && target != proposed
        // Content that is dragged beyond its end stays there.
        view.moveContent(to: isWanted ? view.clamped(target) : kept)
    }

    func begin(_ part: UIView, as element: ListElement, of motion: ListMotion) {
        guard let part = part as? UICollectionReusableView, let end = view.wanted[element] else { return }
        let layout = view.collectionViewLayout
        let start: UICollectionViewLayoutAttributes?
        if let old = transition.oldElement(of: element) {
            if transition.isReloaded(old), let place = motion.place(ofGone: old) { return place.faded.apply(to: part) }
            // What was too far away to be known fades in where it stands.
            start = formerPlaces[old].map { moved($0, by: motion.shift) }
        } else if let kind = element.kind {
            start = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: element.path)
                .map(view.mirrored)
        } else {
            start = layout.initialLayoutAttributesForAppearingItem(at: element.path).map(view.mirrored)
        }
        part.place(by: start.flatMap { $0.isSound ? $0 : nil } ?? end.transparentCopy() ?? end)
    }

    func end(of departure: ListMotion.Departure) -> (() -> Void)? {
        let part = departure.part as? UICollectionReusableView
        let element = departure.element
        let end = departure.isGone ? finalAttributes(of: element) : view.attributes(of: element)
        return { if let end { part?.place(by: end) } else { part?.alpha = 0 } }
    }

    func finish() {
        view.collectionViewLayout.finalizeCollectionViewUpdates()
    }

    // MARK: Private

    /// The attributes at which a view that is gone ends, in the present content; nil where it is to fade in its place.
    private func finalAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        if transition.isReloaded(element), let path = transition.newPath(ofOld: element.path) {
            return view.attributes(of: ListElement(kind: element.kind, path: path))?.transparentCopy()
        }
        let layout = view.collectionViewLayout
        let end =
            if let kind = element.kind {
                layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: element.path)
            } else {
                layout.finalLayoutAttributesForDisappearingItem(at: element.path)
            }
        guard let end, end.isSound, let copy = end.copy() as? UICollectionViewLayoutAttributes else { return nil }
        copy.frame = mirror(copy.frame)
        return moved(copy, by: CGVector(dx: view.contentOffset.x - offset.x, dy: view.contentOffset.y - offset.y))
    }

    private func moved(
        _ attributes: UICollectionViewLayoutAttributes, by distance: CGVector
    ) -> UICollectionViewLayoutAttributes {
        guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        copy.frame = copy.frame.offsetBy(dx: distance.dx, dy: distance.dy)
        return copy
    }
}
