import Foundation
import LayerKit

/// Where a list's parts were before an update: says where new parts begin their way, and where those that leave end it.
@MainActor
protocol MotionEnds: AnyObject {
    /// The items are those after `transition` now, which was `batch`.
    func adopt(_ transition: ListTransition, of batch: ListBatch)
    /// Makes the places known that hold now, and keeps what is on screen at its place.
    func settle(_ transition: ListTransition)
    /// Puts `part`, which was not on screen before, where its way to `element` begins.
    func begin(_ part: UIView, as element: ListElement, of motion: ListMotion)
    /// Returns a closure that moves a departing part to its end position; `nil` if it disappears at once.
    func end(of departure: ListMotion.Departure) -> (() -> Void)?
    /// All ways are known.
    func finish()
}

/// One animated change of a list: from what was on screen before to what is after, and nothing else.
@MainActor
final class ListMotion {
    /// How parts move while the update is animated.
    struct Style {
        /// Where parts that leave are among the others: over them above 0.
        let leavingLevel: CGFloat
        /// The same for items that the app moves.
        let movedLevel: CGFloat
        /// `true` if the app is told about departed parts at the end of the animation instead of immediately.
        let tellsAtEnd: Bool
    }

    /// A part that leaves.
    struct Departure {
        let part: UIView
        /// Its name before the update where it is gone, else that after.
        let element: ListElement
        let isGone: Bool
        /// `true` if the app is told that it left.
        let isApp: Bool
    }

    /// Seconds that a change takes: UIKit's.
    private static let duration: TimeInterval = 0.3

    let places: any MotionEnds
    private unowned let list: ListEngine
    private let shown: [ObjectIdentifier: ShownState]
    private let offset: CGPoint
    /// Outside of a window, and where the app switched animations off, the change is made at once.
    private let animates: Bool
    private let style: Style
    private var departures: [Departure] = []

    /// Takes down what `list` shows.
    init(of list: ListEngine) {
        self.list = list
        animates = list.view.window != nil && UIView.areAnimationsEnabled
        places = list.view.placesBeforeUpdate(animates: animates)
        offset = list.view.contentOffset
        style = type(of: list.view).motionStyle
        let parts = animates ? Array(list.shown.values) : []
        shown = Dictionary(
            uniqueKeysWithValues: parts.map { (ObjectIdentifier($0), ShownState(of: $0, in: list.view)) })
    }

    /// How far the content moved below the screen.
    var shift: CGVector {
        CGVector(dx: list.view.contentOffset.x - offset.x, dy: list.view.contentOffset.y - offset.y)
    }

    /// Where the part that is gone from `element` was seen.
    func place(ofGone element: ListElement) -> ShownState? {
        departures.first { $0.isGone && $0.element == element }.flatMap { shown[ObjectIdentifier($0.part)] }
    }

    // MARK: For the engine

    /// Gives what is shown its new names, and lets leave what has none. Returns the list's revision after that and
    /// after `adopt`, which makes the items those after the update.
    func adopt(_ transition: ListTransition, adopt: () -> Void) -> Int {
        let former = list.shown.sorted { $0.key < $1.key }
        var (kept, gone) = ([ListElement: UIView](), [(ListElement, UIView)]())
        for (element, part) in former {
            if let new = transition.newElement(of: element), kept[new] == nil {
                kept[new] = part
            } else {
                gone.append((element, part))
            }
        }
        list.shown = kept
        adopt()
        let current = list.revision
        for (element, part) in gone { leave(part, as: element, isGone: true) }
        return current
    }

    /// Takes `part`, which is not shown any longer.
    func leave(_ part: UIView, as element: ListElement, isGone: Bool) {
        list.view.takeOutOfContainer(part)
        let isApp = !list.isAppendedPart(part)
        departures.append(Departure(part: part, element: element, isGone: isGone, isApp: isApp))
        if !style.tellsAtEnd, isApp { list.shownApp?.didEndDisplaying(part, as: element) }
    }

    /// Nothing moves: gives all that leaves back.
    func stop() {
        for departure in departures { list.recycle(departure.part) }
        tellEnd()
    }

    /// Brings everything from where it was seen to where it is now.
    func run(_ transition: ListTransition, completion: @escaping @MainActor (Bool) -> Void) {
        guard animates else {
            places.finish()
            stop()
            return completion(true)
        }
        let ways = departures.map { ($0, places.end(of: $0)) }
        for (departure, way) in ways where way == nil { list.recycle(departure.part) }
        let leaving = ways.filter { $0.1 != nil }.map(\.0.part)
        let batch = list.departing.hold(leaving, level: style.leavingLevel) { self.tellEnd() }
        // Items that the app moved pass above the others.
        let arrivals = list.shown.sorted { $0.key < $1.key }.map { element, part in
            (part: part, element: element, alpha: part.alpha, isMoved: transition.isMoved(to: element))
        }
        UIView.performWithoutAnimation {
            for arrival in arrivals { begin(arrival.part, as: arrival.element, isMoved: arrival.isMoved) }
            for part in leaving {
                let place = shown[ObjectIdentifier(part)] ?? ShownState(of: part, in: list.view)
                place.apply(to: part, movedBy: shift, in: list.view)
            }
        }
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) { [self] in
            for arrival in arrivals {
                list.view.place(arrival.part, at: arrival.element)
                if arrival.part.alpha != arrival.alpha { arrival.part.alpha = arrival.alpha }
                arrival.part.layoutIfNeeded()
            }
            for (_, way) in ways { way?() }
            places.finish()
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
        if let place = shown[ObjectIdentifier(part)] {
            place.apply(to: part, movedBy: shift, in: list.view)
        } else {
            places.begin(part, as: element, of: self)
        }
        part.layoutIfNeeded()
        if isMoved { part.layer.zPosition = style.movedLevel }
    }

    private func tellEnd() {
        guard style.tellsAtEnd else { return }
        for departure in departures where departure.isApp {
            list.shownApp?.didEndDisplaying(departure.part, as: departure.element)
        }
    }
}
