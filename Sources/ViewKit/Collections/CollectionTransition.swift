import Foundation
import LayerKit

/// One animated change of a collection view: from what was on screen before to what is after, and nothing else.
///
/// It is made before the change, runs when the layout was prepared for what is there now, and is over when `run` returns;
/// the views move on by themselves.
@MainActor
final class CollectionTransition {
    /// The place of the items before.
    let anchor: CollectionAnchor
    /// What the layout answered before, for the screen and as much around it.
    let formerAttributes: [CollectionElement: UICollectionViewLayoutAttributes]

    private unowned let view: UICollectionView
    /// The same, as it was shown.
    private let formerPlaces: [CollectionElement: UICollectionViewLayoutAttributes]
    private let shownPlaces: [CollectionElement: ShownPlace]
    private let offset: CGPoint
    private let mirror: (CGRect) -> CGRect
    private let animates: Bool

    /// Seconds that a change takes: UIKit's.
    private static let duration: TimeInterval = 0.3

    /// Takes down what `view` shows. Outside of a window, and where the app switched animations off, the change is made
    /// at once.
    init(of view: UICollectionView) {
        self.view = view
        animates = view.window != nil && !ViewAnimation.isSwitchedOff
        anchor = CollectionAnchor(of: view, laidOutWidth: view.bounds.width)
        offset = view.contentOffset
        formerAttributes = animates ? Self.attributes(around: view) : [:]
        formerPlaces = formerAttributes.mapValues { view.mirrored($0) }
        shownPlaces = animates ? view.shown.mapValues { ShownPlace(of: $0) } : [:]
        let (width, isFlipped) = (view.mirrored(CGRect.zero).minX, view.isFlipped)
        mirror = { rect in
            isFlipped ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
    }

    /// Brings the collection view, whose content offset is the new one, from what it showed to what it shows now. Says
    /// whether it is there already; otherwise `completion` is told.
    func run(_ mapping: ElementMapping, completion: (@MainActor (Bool) -> Void)?) -> Bool {
        let leaving = takeLeaving(mapping)
        let arrivals = takeArrivals(mapping)
        view.leaving += leaving.map { (view: $0.view, element: $0.element) }
        let gone = Set(leaving.map { ObjectIdentifier($0.view) })
        guard animates else {
            for arrival in arrivals { arrival.view.place(by: arrival.end) }
            view.collectionViewLayout.finalizeCollectionViewUpdates()
            view.endDeparture(of: gone)
            return true
        }
        animate(arrivals, leaving: leaving) { [weak view] finished in
            for arrival in arrivals { arrival.view.endPassage() }
            view?.endDeparture(of: gone)
            completion?(finished)
        }
        return false
    }

    // MARK: Private

    /// Where a view begins its way.
    private enum Start {
        case place(ShownPlace)
        case attributes(UICollectionViewLayoutAttributes)
    }

    /// The way of a view that is on screen afterwards.
    private struct Arrival {
        let view: UICollectionReusableView
        let start: Start
        let end: UICollectionViewLayoutAttributes
        /// Whether the app said that it moves, so that it passes over the others.
        let isMoved: Bool
    }

    /// The way of a view that is not.
    private struct Departure {
        let view: UICollectionReusableView
        let element: CollectionElement
        /// Nil where it is to fade in its place.
        let end: UICollectionViewLayoutAttributes?
    }

    /// Gives what is shown its new paths, and takes away what is gone or off the screen.
    private func takeLeaving(_ mapping: ElementMapping) -> [Departure] {
        var kept: [CollectionElement: UICollectionReusableView] = [:]
        var leaving: [Departure] = []
        for (element, shown) in view.shown.sorted(by: { $0.key < $1.key }) {
            if let new = mapping.newElement(element), kept[new] == nil {
                kept[new] = shown
            } else {
                leaving.append(Departure(view: shown, element: element, end: finalAttributes(of: element, mapping)))
            }
        }
        let wanted = view.wantedElements()
        for element in kept.keys.sorted() where wanted[element] == nil {
            guard let shown = kept.removeValue(forKey: element) else { continue }
            leaving.append(Departure(view: shown, element: element, end: view.attributes(of: element)))
        }
        view.shown = kept
        return leaving
    }

    /// Shows what is new on screen, and says where everything there begins and ends.
    private func takeArrivals(_ mapping: ElementMapping) -> [Arrival] {
        let generation = view.generation
        let kept = view.shown
        var arrivals: [Arrival] = []
        let wanted = view.wantedElements()
        guard view.isTrue(to: wanted.keys.filter { kept[$0] == nil }) else { return [] }
        for (element, end) in wanted.sorted(by: { $0.key < $1.key }) {
            let old = mapping.oldElement(element)
            let start: Start
            if let shown = kept[element] {
                start = .place((old.flatMap { shownPlaces[$0] } ?? ShownPlace(of: shown)).moved(by: shift))
            } else {
                view.display(element, end)
                start = self.start(of: element, from: old, to: end, mapping)
            }
            // A callback may have asked for everything anew.
            guard view.generation == generation, let shown = view.shown[element] else { break }
            arrivals.append(Arrival(view: shown, start: start, end: end, isMoved: mapping.isMoved(to: element)))
        }
        return arrivals
    }

    private static func attributes(
        around view: UICollectionView
    ) -> [CollectionElement: UICollectionViewLayoutAttributes] {
        let area = view.mirrored(view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height))
        let found = (view.collectionViewLayout.layoutAttributesForElements(in: area) ?? []).filter(\.isSound)
            .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
        return Dictionary(found.map { ($0.element, $0) }) { $1 }
    }

    /// How far the content moved below the screen.
    private var shift: CGVector {
        CGVector(dx: view.contentOffset.x - offset.x, dy: view.contentOffset.y - offset.y)
    }

    private func animate(
        _ arrivals: [Arrival], leaving: [Departure], completion: @escaping @MainActor (Bool) -> Void
    ) {
        UIView.performWithoutAnimation {
            for arrival in arrivals {
                switch arrival.start {
                case .place(let place): place.apply(to: arrival.view)
                case .attributes(let attributes): arrival.view.place(by: attributes)
                }
                arrival.view.layoutIfNeeded()
                if arrival.isMoved { arrival.view.passOver() }
            }
            for departure in leaving {
                (shownPlaces[departure.element] ?? ShownPlace(of: departure.view)).moved(by: shift)
                    .apply(to: departure.view)
                departure.view.passBelow()
            }
        }
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) { [view] in
            for arrival in arrivals {
                arrival.view.place(by: arrival.end)
                arrival.view.layoutIfNeeded()
            }
            for departure in leaving {
                if let end = departure.end { departure.view.place(by: end) } else { departure.view.alpha = 0 }
            }
            view.collectionViewLayout.finalizeCollectionViewUpdates()
        } completion: {
            completion($0)
        }
    }

    private func start(
        of element: CollectionElement, from old: CollectionElement?, to end: UICollectionViewLayoutAttributes,
        _ mapping: ElementMapping
    ) -> Start {
        guard animates else { return .attributes(end) }
        let layout = view.collectionViewLayout
        let start: UICollectionViewLayoutAttributes?
        if let old {
            if mapping.isReloaded(old), let place = shownPlaces[old] { return .place(place.moved(by: shift).faded) }
            // What was too far away to be known fades in where it stands.
            start = formerPlaces[old].map { moved($0, by: shift) }
        } else if let kind = element.kind {
            start = layout.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: kind, at: element.indexPath
            ).map(view.mirrored)
        } else {
            start = layout.initialLayoutAttributesForAppearingItem(at: element.indexPath).map(view.mirrored)
        }
        guard let start, start.isSound else { return .attributes(end.transparentCopy() ?? end) }
        return .attributes(start)
    }

    /// The attributes at which a view that is gone ends, in the present content.
    private func finalAttributes(
        of element: CollectionElement, _ mapping: ElementMapping
    ) -> UICollectionViewLayoutAttributes? {
        guard animates else { return nil }
        if mapping.isReloaded(element), let path = mapping.newPath(element.indexPath) {
            return view.attributes(of: CollectionElement(kind: element.kind, indexPath: path))?.transparentCopy()
        }
        let layout = view.collectionViewLayout
        let end =
            if let kind = element.kind {
                layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: element.indexPath)
            } else {
                layout.finalLayoutAttributesForDisappearingItem(at: element.indexPath)
            }
        guard let end, end.isSound, let copy = end.copy() as? UICollectionViewLayoutAttributes else { return nil }
        copy.frame = mirror(copy.frame)
        return moved(copy, by: shift)
    }

    private func moved(
        _ attributes: UICollectionViewLayoutAttributes, by distance: CGVector
    ) -> UICollectionViewLayoutAttributes {
        guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        copy.frame = copy.frame.offsetBy(dx: distance.dx, dy: distance.dy)
        return copy
    }
}
