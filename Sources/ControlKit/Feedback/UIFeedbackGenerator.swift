public import Foundation

/// The base class of haptic feedback generators. No effect on the desktop; declared so that code that uses it compiles.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Does nothing. On iOS, prepares the device for feedback.
    open func prepare() {}
}

/// A generator of haptic feedback for impacts. No effect on the desktop.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass and hardness of the impact.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    /// Creates a generator with the style `.medium`.
    public override init() {
        super.init()
    }

    /// Creates a generator with `style`, which has no effect on the desktop.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// Does nothing. On iOS, triggers feedback for an impact.
    open func impactOccurred() {}

    /// Does nothing. On iOS, triggers feedback for an impact with `intensity`, 0...1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of haptic feedback for a changing selection. No effect on the desktop.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing. On iOS, triggers feedback for a changed selection.
    open func selectionChanged() {}
}

/// A generator of haptic feedback for the outcome of a task. No effect on the desktop.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome of the task.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// Does nothing. On iOS, triggers feedback for the outcome of a task.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
