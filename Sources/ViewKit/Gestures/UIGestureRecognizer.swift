public import Foundation
import LayerKit
import Reporting

/// Watches the touches of a view and of all inside it, and calls its handlers when they make a gesture.
///
/// Of the recognisers that watch a touch, the one that recognises first goes on; the others fail, unless a delegate
/// lets both recognise. The touch is then cancelled for the view that it went down in, unless
/// `cancelsTouchesInView` is false.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// Where a recogniser is.
    public enum State: Int, Sendable {
        /// Nothing was recognised yet.
        case possible
        /// A gesture that goes on was recognised.
        case began
        /// The gesture moved.
        case changed
        /// The gesture was finished; for gestures of one instant, recognised.
        case ended
        /// The gesture was taken away.
        case cancelled
        /// The touches make another gesture.
        case failed

        /// The end of a gesture of one instant: `.ended` by another name.
        public static let recognized = State.ended
    }

    /// Where the recogniser is. Subclasses set it while they watch a touch, else that is passed over; handlers are
    /// called for every state but `.possible` and `.failed`.
    open var state: State {
        get { current }
        set {
            let begins = current == .possible && (newValue == .began || newValue == .ended)
            moveTo(begins && !mayBegin ? .failed : newValue)
        }
    }
    /// Who decides what the recogniser may recognise. Nil by default.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view whose touches are watched.
    public internal(set) weak var view: UIView?
    /// Whether touches are watched; turning it off cancels a gesture under way. True by default.
    open var isEnabled = true { didSet { if !isEnabled { cancel() } } }
    /// Whether the touched view no longer hears of a touch whose gesture was recognised. True by default.
    open var cancelsTouchesInView = true

    /// A name for people; it has no effect. Nil by default.
    open var name: String?
    /// How many touches the gesture is made of: one while it is watched, else none.
    open var numberOfTouches: Int { touch == nil ? 0 : 1 }

    var touch: UITouch?
    var requirements = FailureRequirements()
    private var current = State.possible
    @preconcurrency private var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []

    /// Makes a recogniser that calls `handler` with itself.
    @preconcurrency
    public init(handler: (@MainActor (UIGestureRecognizer) -> Void)? = nil) {
        if let handler { handlers.append(handler) }
    }

    /// Calls `handler`, too, when the gesture is recognised and changes.
    @preconcurrency
    public func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        handlers.append(handler)
    }

    /// Where the gesture is, in the coordinates of `view`; nil means the window's.
    open func location(in view: UIView?) -> CGPoint {
        touch?.location(in: view) ?? .zero
    }

    /// Where one of the gesture's touches is, in the coordinates of `view`; nil means the window's. Of two fingers each
    /// has its place; a wheel that stands for them has one. A touch that there is not is refused with a message.
    ///
    /// - Parameters:
    ///   - touchIndex: 0 to `numberOfTouches` - 1.
    ///   - view: Whose coordinates the place is in; nil stands for those of the window.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard touchIndex >= 0, touchIndex < numberOfTouches else {
            Diagnostics.report("\(type(of: self)): there is no touch \(touchIndex) among \(numberOfTouches)")
            return .zero
        }
        guard let fingers = touch?.window?.pointer.fingers, fingers.touch === touch, let places = fingers.places else {
            return location(in: view)
        }
        let place = touchIndex == 0 ? places.0 : places.1
        return view?.convert(place, from: nil) ?? place
    }

    // MARK: Overridden by subclasses

    /// Whether the other one fails when this one recognises a touch that both watch, and no delegate lets both.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this one waits for the other to fail before it recognises what both watch; see `require(toFail:)`.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the other one waits for this one to fail.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// A touch went down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// The touch moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// The touch was lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// The gesture is over, or another one won: drop what was noted.
    open func reset() {}

    // MARK: Internal

    /// Whether it watches two fingers, or a wheel with Ctrl, and no touch of one.
    var needsTwoFingers: Bool { false }

    /// Whether it may still recognise something of what it has seen.
    var isDeciding: Bool { isHeld || touch != nil && current == .possible }

    /// Two fingers moved.
    func fingersMoved(by step: FingerStep, at time: TimeInterval) {}

    /// Two fingers were lifted, or the wheel that stood for them came to rest.
    func fingersLifted(isWheel: Bool) {}

    /// Whether a gesture was recognised and is not over.
    var isUnderWay: Bool { state == .began || state == .changed }

    /// Whether `other` fails when this one recognises a touch that both watch.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        let areBothAllowed =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
        return !areBothAllowed && canPrevent(other)
    }

    func moveTo(_ state: State) {
        guard touch != nil else { return }  // taken away by the app while it was asked
        let isRecognized = state == .began || state == .ended
        if current == .possible, isRecognized, waits(before: state) { return }
        current = state
        tellWaiting(isRecognized: isRecognized)
        guard state != .possible, state != .failed else { return }
        callHandlers()
    }

    func callHandlers() {
        for handler in handlers { handler(self) }
    }

    /// Gives up: a gesture under way is cancelled, one that was possible fails.
    func cancel() {
        if isUnderWay { moveTo(.cancelled) }
        finish()
    }

    /// Makes ready for the next touch.
    func finish() {
        touch = nil
        current = .possible
        (requirements.held, requirements.awaited) = (nil, [])
        reset()
        tellWaiting(isRecognized: false)
    }
}

extension UIView {
    /// The recognisers that watch the view's touches, in the order of adding.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        recognizers.isEmpty ? nil : recognizers
    }

    /// See `addGestureRecognizer`.
    func take(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        recognizers.append(recognizer)
    }

    /// See `removeGestureRecognizer`.
    func drop(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.cancel()
        recognizer.view = nil
        recognizers.removeAll { $0 === recognizer }
    }
}
