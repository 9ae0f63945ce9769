public import Foundation

/// The base class of haptic feedback generators. No effect on the desktop; declared so that code that uses it compiles.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Prepares for feedback. No effect.
    open func prepare() {}
}

/// Haptic feedback for impacts. No effect.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass and hardness of the impact.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    /// Creates a generator of medium weight.
    public override init() {
        super.init()
    }

    /// Creates a generator of `style`.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// Triggers feedback. No effect.
    open func impactOccurred() {}

    /// Triggers feedback with `intensity`, 0...1. No effect.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Haptic feedback for a changing selection. No effect.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Triggers feedback. No effect.
    open func selectionChanged() {}
}

/// Haptic feedback for the outcome of a task. No effect.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome of the task.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// Triggers feedback. No effect.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
