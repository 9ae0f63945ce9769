public import Foundation

/// A finger, or a mouse with its first button down, from the press to the lift.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where a touch is in its life.
    public enum Phase: Int, Sendable {
        /// It went down.
        case began
        /// It moved.
        case moved
        /// It is where it was.
        case stationary
        /// It was lifted.
        case ended
        /// It was taken away.
        case cancelled
    }

    /// Where the touch is in its life.
    public internal(set) var phase = Phase.began
    /// The time of the turn that brought the last change, in seconds.
    public internal(set) var timestamp: TimeInterval
    /// The window that the touch is in.
    public private(set) weak var window: UIWindow?
    /// The view that the touch went down in.
    public private(set) weak var view: UIView?

    /// How many times in quick succession the same place was touched, this time included: 2 for a double click.
    public let tapCount: Int

    /// Where the touch went down, in the window's coordinates.
    let startLocation: CGPoint
    var windowLocation: CGPoint { didSet { previousWindowLocation = oldValue } }
    private var previousWindowLocation: CGPoint

    init(at location: CGPoint, view: UIView?, window: UIWindow, timestamp: TimeInterval, tapCount: Int = 1) {
        startLocation = location
        windowLocation = location
        previousWindowLocation = location
        self.tapCount = tapCount
        self.view = view
        self.window = window
        self.timestamp = timestamp
    }

    /// Whether the touch is a scroll bar's, or a control's that is dragged itself.
    var isHeldByControl: Bool {
        guard let view else { return false }
        return view is ScrollIndicator
            || sequence(first: view, next: \.superview).contains { ($0 as? UIControl)?.holdsDrags == true }
    }

    /// Where the touch is, in the coordinates of `view`; nil means the window's.
    public func location(in view: UIView?) -> CGPoint {
        view?.convert(windowLocation, from: nil) ?? windowLocation
    }

    /// Where the touch was before it last moved, in the coordinates of `view`; nil means the window's.
    public func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
    }
}

/// What happened to a window in one instant.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The time of the turn that brought the event, in seconds.
    public let timestamp: TimeInterval

    init(timestamp: TimeInterval) {
        self.timestamp = timestamp
    }
}

/// An event of keys.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {}
