import Foundation
import LayerKit

/// The positions of a list's parts before an update. They determine where the animations of new parts start and where
/// those of removed parts end.
@MainActor
protocol UpdatePositions: AnyObject {
    /// Called after the list has adopted the counts that result from `transition` and `batch`.
    func adopt(_ transition: ListTransition, of batch: ListBatch)
    /// Updates the positions of all elements and the content offset. Keeps the first remaining visible item in place on
    /// screen, or the start of the content if the list is scrolled there, unless a layout chooses a different offset.
    func settle(_ transition: ListTransition)
    /// Moves `part`, which was not visible before, to the position from which it animates to `element`.
    func begin(_ part: UIView, as element: ListElement, of motion: ListMotion)
    /// Returns a closure that moves a departing part to its final position; `nil` if the part disappears immediately.
    func end(of departure: ListMotion.Departure) -> (() -> Void)?
    /// Called when all animations have been determined.
    func finish()
}

/// An animated update of a list, from the previously visible parts to the currently visible parts.
@MainActor
final class ListMotion {
    /// The z-positions of parts during an animated update, and the point at which `didEndDisplaying` is called.
    struct Style {
        /// The z-position of disappearing parts. If it is positive, they are in front of all other parts.
        let leavingLevel: CGFloat
        /// The z-position of items that the app moves.
        let movedLevel: CGFloat
        /// `true` if `didEndDisplaying` is called when the animation ends; `false` if it is called when the animation
        /// starts.
        let notifiesAtEnd: Bool
    }

    /// A part that disappears in an update.
    struct Departure {
        let part: UIView
        /// The part's element before the update if `isRemoved` is `true`; otherwise its element after the update.
        let element: ListElement
        /// `true` if the update removed or reloaded the element; `false` if the element only left the visible area.
        let isRemoved: Bool
        /// `true` if `didEndDisplaying` of the app's delegate is called for the part.
        let isApp: Bool
    }

    /// The duration of an update's animation in seconds. Same value as in UIKit.
    private static let duration: TimeInterval = 0.3

    let positions: any UpdatePositions
    private unowned let list: ListEngine
    private let shown: [ObjectIdentifier: PresentedState]
    private let offset: CGPoint
    /// `false` if the list is not in a window or if the app has disabled animations.
    private let animates: Bool
    private let style: Style
    private var departures: [Departure] = []

    /// Captures the visible parts of `list`.
    init(of list: ListEngine) {
        self.list = list
        animates = list.view.window != nil && UIView.areAnimationsEnabled
        positions = list.view.positionsBeforeUpdate(animates: animates)
        offset = list.view.contentOffset
        style = type(of: list.view).motionStyle
        let parts = animates ? Array(list.shown.values) : []
        shown = Dictionary(
            uniqueKeysWithValues: parts.map { (ObjectIdentifier($0), PresentedState(of: $0, in: list.view)) })
    }

    /// The change in the content offset since the update began.
    var shift: CGVector {
        CGVector(dx: list.view.contentOffset.x - offset.x, dy: list.view.contentOffset.y - offset.y)
    }

    /// Returns the former position and appearance of the part that was removed from `element`.
    func state(ofRemoved element: ListElement) -> PresentedState? {
        departures.first { $0.isRemoved && $0.element == element }.flatMap { shown[ObjectIdentifier($0.part)] }
    }

    // MARK: Interface for the engine

    /// Assigns the visible parts to their new elements. Parts without a new element start to disappear. `adopt` updates
    /// the items. Returns the list's revision after the update.
    func adopt(_ transition: ListTransition, adopt: () -> Void) -> Int {
        let former = list.shown.sorted { $0.key < $1.key }
        var (kept, removed) = ([ListElement: UIView](), [(ListElement, UIView)]())
        for (element, part) in former {
            if let new = transition.newElement(of: element), kept[new] == nil {
                kept[new] = part
            } else {
                removed.append((element, part))
            }
        }
        list.shown = kept
        adopt()
        let current = list.revision
        for (element, part) in removed { leave(part, as: element, isRemoved: true) }
        return current
    }

    /// Adds `part`, which is no longer used, to the disappearing parts that `run` animates. Calls `didEndDisplaying`
    /// unless the style defers the call until the animation ends.
    func leave(_ part: UIView, as element: ListElement, isRemoved: Bool) {
        list.view.moveOutOfContainer(part)
        let isApp = !list.isAppendedPart(part)
        departures.append(Departure(part: part, element: element, isRemoved: isRemoved, isApp: isApp))
        if !style.notifiesAtEnd, isApp { list.shownApp?.didEndDisplaying(part, as: element) }
    }

    /// Ends the update without animation and releases all disappearing parts.
    func stop() {
        for departure in departures { list.recycle(departure.part) }
        notifyEnd()
    }

    /// Animates all parts from their former positions to their current ones. Without animation, stops immediately.
    func run(_ transition: ListTransition, completion: @escaping @MainActor (Bool) -> Void) {
        guard animates else {
            positions.finish()
            stop()
            return completion(true)
        }
        let animations = departures.map { ($0, positions.end(of: $0)) }
        for (departure, animation) in animations where animation == nil { list.recycle(departure.part) }
        let leaving = animations.filter { $0.1 != nil }.map(\.0.part)
        let batch = list.departing.hold(leaving, level: style.leavingLevel) { self.notifyEnd() }
        // Items that the app moves pass in front of the other items.
        let arrivals = list.shown.sorted { $0.key < $1.key }.map { element, part in
            (part: part, element: element, alpha: part.alpha, isMoved: transition.isMoved(to: element))
        }
        UIView.performWithoutAnimation {
            for arrival in arrivals { begin(arrival.part, as: arrival.element, isMoved: arrival.isMoved) }
            for part in leaving {
                let state = shown[ObjectIdentifier(part)] ?? PresentedState(of: part, in: list.view)
                state.apply(to: part, movedBy: shift, in: list.view)
            }
        }
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) { [self] in
            for arrival in arrivals {
                list.view.place(arrival.part, at: arrival.element)
                if arrival.part.alpha != arrival.alpha { arrival.part.alpha = arrival.alpha }
                arrival.part.layoutIfNeeded()
            }
            for (_, animation) in animations { animation?() }
            positions.finish()
        } completion: { [weak list, style] finished in
            for arrival in arrivals where arrival.isMoved && arrival.part.layer.zPosition == style.movedLevel {
                arrival.part.layer.zPosition = 0
            }
            list?.departing.finish(batch)
            completion(finished)
        }
    }

    // MARK: Private

    private func begin(_ part: UIView, as element: ListElement, isMoved: Bool) {
        if let state = shown[ObjectIdentifier(part)] {
            state.apply(to: part, movedBy: shift, in: list.view)
        } else {
            positions.begin(part, as: element, of: self)
        }
        part.layoutIfNeeded()
        if isMoved { part.layer.zPosition = style.movedLevel }
    }

    private func notifyEnd() {
        guard style.notifiesAtEnd else { return }
        for departure in departures where departure.isApp {
            list.shownApp?.didEndDisplaying(departure.part, as: departure.element)
        }
    }
}
