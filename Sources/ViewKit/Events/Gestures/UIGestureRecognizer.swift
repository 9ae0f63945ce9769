public import Foundation
import GestureMath
import LayerKit
import Reporting
public import SelectorKit

/// An object that receives the touches of a view and its descendants, and calls handlers when the touches form a
/// gesture.
///
/// The first recognizer of a touch to recognize its gesture wins, and the others fail unless a delegate allows both, or
/// `canPrevent(_:)` or `canBePrevented(by:)` returns `false`. The touch is then canceled in the view in which it began,
/// unless `cancelsTouchesInView` is `false`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The state of a gesture recognizer.
    public enum State: Int, Sendable {
        /// Nothing has been recognized yet.
        case possible
        /// A continuous gesture has been recognized.
        case began
        /// A continuous gesture has changed.
        case changed
        /// A continuous gesture has ended, or a discrete gesture has been recognized.
        case ended
        /// A continuous gesture has been canceled, for example because its recognizer was disabled.
        case cancelled
        /// The touches don't match the gesture.
        case failed

        /// The recognized state of a discrete gesture: an alias of `.ended`.
        public static let recognized = State.ended
    }

    /// The recognizer's state. Subclasses set the state while they receive a touch; at other times, setting it has no
    /// effect. Handlers are called for every state except `.possible` and `.failed`.
    open var state: State {
        get { current }
        set {
            let begins = current == .possible && (newValue == .began || newValue == .ended)
            // A gesture that was never recognized can't be canceled.
            let fails = begins && !mayBegin || current == .possible && newValue == .cancelled
            moveTo(fails ? .failed : newValue)
        }
    }
    /// The delegate that decides what the recognizer may recognize. `nil` by default.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view that the recognizer was added to; `nil` if it belongs to no view. The recognizer receives touches in
    /// this view and its descendants.
    public internal(set) weak var view: UIView?
    /// `true` if the recognizer receives touches. `true` by default. Setting `false` cancels a gesture in progress.
    open var isEnabled = true { didSet { if !isEnabled { cancel() } } }
    /// `true` if the touched view stops receiving a touch once the gesture is recognized. `true` by default.
    open var cancelsTouchesInView = true

    /// A name for debugging; it has no effect. `nil` by default.
    open var name: String?
    /// The number of touches in the gesture: 1 while the recognizer receives a touch, otherwise 0. Recognizers of
    /// two-finger gestures return 2 instead of 1.
    open var numberOfTouches: Int { touch == nil ? 0 : 1 }

    var touch: UITouch?
    /// `true` if the touch is on a scroll indicator or on a control that handles drags.
    package var isHeldByControl: Bool { touch?.isHeldByControl == true }
    var requirements = FailureRequirements()
    private var current = State.possible
    @preconcurrency private var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
    var targets: [RecognizerTarget] = []

    /// Creates a recognizer without a target.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Creates a recognizer that calls `handler` when the gesture begins, changes, ends or is canceled, passing itself
    /// as the argument. Not part of UIKit.
    @preconcurrency
    public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addHandler(handler)
    }

    /// Creates a recognizer that calls the method `action` on `target` when the gesture begins, changes, ends or is
    /// canceled. The method takes either no parameters or the recognizer. The target is held weakly.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Called when the recognizer has been loaded from a nib or storyboard and its outlets are connected.
    open func awakeFromNib() {}

    /// Adds a handler that is called when the gesture begins, changes, ends or is canceled. Not part of UIKit.
    @preconcurrency
    public func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        handlers.append(handler)
    }

    /// Adds a target-action pair: the method `action` is called on `target` when the gesture begins, changes, ends or
    /// is canceled. The method takes either no parameters or the recognizer. The target is held weakly.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !targets.contains(where: { $0.target === object && $0.selector == action }) else { return }
        targets.append(RecognizerTarget(target: object, selector: action))
    }

    /// Removes target-action pairs. A `nil` target matches every target, and a `nil` action matches every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = target.map { $0 as AnyObject }
        targets.removeAll { entry in
            (target == nil || entry.target === target) && (action == nil || entry.selector == action)
        }
    }

    /// Returns the location of the gesture in the coordinates of `view`, or of the window if `view` is `nil`. Returns
    /// `.zero` if the recognizer isn't receiving a touch.
    open func location(in view: UIView?) -> CGPoint {
        touch?.location(in: view) ?? .zero
    }

    /// Returns the location of one of the gesture's touches. In a two-finger gesture, each finger has its own location;
    /// in a wheel gesture, both touches share a location. If the index is invalid, logs a warning and returns `.zero`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard touchIndex >= 0, touchIndex < numberOfTouches else {
            Diagnostics.report("\(type(of: self)): no touch at index \(touchIndex); there are \(numberOfTouches)")
            return .zero
        }
        guard let fingers = touch?.window?.pointer.fingers, fingers.touch === touch, let locations = fingers.locations
        else {
            return location(in: view)
        }
        let location = touchIndex == 0 ? locations.0 : locations.1
        return view?.convert(location, from: nil) ?? location
    }

    // MARK: Overrides

    /// Returns `true` if the other recognizer should fail when this recognizer recognizes its gesture in a touch that
    /// both receive. The default returns `true`. Not called if a delegate allows simultaneous recognition.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns `true` if this recognizer should fail when the other recognizer recognizes its gesture in a touch that
    /// both receive. The default returns `true`. Not called if a delegate allows simultaneous recognition.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns `true` if this recognizer should wait for the other recognizer to fail first; see `require(toFail:)`.
    /// The default returns `false`.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns `true` if the other recognizer should wait for this recognizer to fail first. The default returns
    /// `false`.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Called when a touch begins.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the touch moves.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the touch is lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the touch is canceled, for example because the touched view was removed. A gesture in progress is
    /// then canceled in any case. Not called if another recognizer has won.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the gesture is over or another recognizer has won. Override to discard collected data.
    open func reset() {}

    // MARK: Internal

    /// `true` if the recognizer receives two-finger and Ctrl+wheel gestures instead of one-finger touches.
    var needsTwoFingers: Bool { false }

    /// `true` if the recognizer receives touches that begin now.
    var receivesTouches: Bool { isEnabled }

    /// `true` while the recognizer may still recognize the gesture.
    var isDeciding: Bool { isHeld || touch != nil && current == .possible }

    /// Called when two fingers move, or when the wheel simulates their movement.
    func fingersMoved(by step: TwoFingerStep, at time: TimeInterval) {}

    /// Called when two fingers are lifted, or when the wheel that simulates them pauses.
    func fingersLifted(isWheel: Bool) {}

    /// `true` while a recognized gesture is in progress.
    var isInProgress: Bool { state == .began || state == .changed }

    /// Returns `true` if `other` fails when this recognizer recognizes its gesture in a touch that both receive.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        let areBothAllowed =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
        return !areBothAllowed && canPrevent(other) && other.canBePrevented(by: self)
    }

    func moveTo(_ state: State) {
        guard touch != nil else { return }  // canceled by a delegate callback
        let isRecognized = state == .began || state == .ended
        if current == .possible, isRecognized, waits(before: state) { return }
        current = state
        notifyWaitingRecognizers(isRecognized: isRecognized)
        guard state != .possible, state != .failed else { return }
        callHandlers()
    }

    func callHandlers() {
        for handler in handlers { handler(self) }
        callTargets()
    }

    /// Cancels the gesture in progress, if any, and resets the recognizer. Recognizers that wait for this one to fail
    /// continue as if it had failed.
    func cancel() {
        if isInProgress { moveTo(.cancelled) }
        finish()
    }

    /// Resets the recognizer for the next touch.
    func finish() {
        touch = nil
        current = .possible
        requirements.held = nil
        requirements.awaited = []
        reset()
        notifyWaitingRecognizers(isRecognized: false)
    }
}

extension UIView {
    /// Implements `addGestureRecognizer`.
    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        recognizers.append(recognizer)
    }

    /// Implements the setter of `gestureRecognizers`.
    func replaceRecognizers(with others: [UIGestureRecognizer]) {
        for recognizer in recognizers where !others.has(recognizer) { removeGestureRecognizer(recognizer) }
        for recognizer in others where recognizer.view !== self { addGestureRecognizer(recognizer) }
        recognizers = []
        for recognizer in others where recognizer.view === self && !recognizers.has(recognizer) {
            recognizers.append(recognizer)
        }
    }

    /// Implements `removeGestureRecognizer`.
    func drop(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.cancel()
        recognizer.view = nil
        recognizers.removeAll { $0 === recognizer }
    }
}
