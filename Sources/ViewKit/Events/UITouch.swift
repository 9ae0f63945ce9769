public import Foundation
import LayerKit

/// A press with a finger or with the mouse's primary button, from touch-down to release.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        /// The touch began.
        case began
        /// The touch moved.
        case moved
        /// The touch has not moved. Never used here.
        case stationary
        /// The touch was lifted.
        case ended
        /// The touch was canceled, for example because a gesture recognizer recognized its gesture.
        case cancelled
        /// The pointer entered a window without touching. Never used here.
        case regionEntered
        /// The pointer moved in a window without touching. Never used here.
        case regionMoved
        /// The pointer left a window without touching. Never used here.
        case regionExited
    }

    /// The phase of the touch, as of its last event.
    open internal(set) var phase = Phase.began
    /// The time of the run-loop turn in which the touch last changed, in seconds.
    open internal(set) var timestamp: TimeInterval
    /// The window in which the touch began.
    open private(set) weak var window: UIWindow?
    /// The view in which the touch began. This view receives the touch even after the touch has moved outside the view.
    open private(set) weak var view: UIView?

    /// The number of presses in quick succession at the same location, including this press; 2 for a double click.
    open private(set) var tapCount: Int

    /// The location where the touch began, in the window's coordinates.
    let startLocation: CGPoint
    var windowLocation: CGPoint { didSet { previousWindowLocation = oldValue } }
    private var previousWindowLocation: CGPoint

    /// Creates a touch without a window, at the origin, for calls to `touchesBegan(_:with:)` in tests. Its time and its
    /// number of presses are 0. Subclasses can override the properties and the locations.
    public override init() {
        (startLocation, windowLocation, previousWindowLocation) = (.zero, .zero, .zero)
        (timestamp, tapCount) = (0, 0)
    }

    init(at location: CGPoint, view: UIView?, window: UIWindow?, timestamp: TimeInterval, tapCount: Int = 1) {
        startLocation = location
        windowLocation = location
        previousWindowLocation = location
        self.tapCount = tapCount
        self.view = view
        self.window = window
        self.timestamp = timestamp
    }

    /// `true` if the touch is on a scroll indicator or on a control that handles drags.
    var isHeldByControl: Bool {
        guard let view else { return false }
        return view is ScrollIndicator
            || sequence(first: view, next: \.superview).contains { ($0 as? UIControl)?.holdsDrags == true }
    }

    /// Returns the touch's location in the coordinates of `view`, or of the window if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(windowLocation, from: nil) ?? windowLocation
    }

    /// Returns the touch's location before its last move, in the coordinates of `view`, or of the window if `view` is
    /// `nil`.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
    }
}

/// Input to a window at a point in time.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The time of the run-loop turn in which the event occurred, in seconds.
    open private(set) var timestamp: TimeInterval
    /// The touches of the event. `nil` for key presses and for actions that weren't caused by a touch.
    open private(set) var allTouches: Set<UITouch>?

    /// The kind of the event.
    open var type: EventType { .touches }
    /// The kind of motion or the command. Always `.none`, because the desktop delivers neither.
    open var subtype: EventSubtype { .none }

    /// The touch event that is being delivered, if any.
    static var current: UIEvent?

    /// Creates an event without touches, for calls to `touchesBegan(_:with:)` or `hitTest(_:with:)` in tests. Its time
    /// is
    /// 0. Subclasses can override the properties and `touches(for:)`.
    public override init() {
        timestamp = 0
    }

    package init(timestamp: TimeInterval, touches: Set<UITouch>? = nil) {
        self.timestamp = timestamp
        allTouches = touches
    }

    /// Returns the event for an action: the touch event that is being delivered, or a new event without touches if the
    /// action has another cause, such as a key press.
    package static func forAction() -> UIEvent { current ?? UIEvent(timestamp: CACurrentMediaTime()) }

    /// Returns the touches that began in `view`, if any.
    open func touches(for view: UIView) -> Set<UITouch>? {
        touches { $0.view === view }
    }

    /// Returns the touches in `window`, if any.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        touches { $0.window === window }
    }

    private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        guard let touches = allTouches?.filter(isIncluded), !touches.isEmpty else { return nil }
        return touches
    }
}

/// An event for a key that was pressed, repeated or released.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    open override var type: EventType { .presses }
}
