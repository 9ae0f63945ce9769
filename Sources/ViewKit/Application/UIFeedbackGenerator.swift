public import Foundation

/// The base of what lets a device be felt. Without effect: a desktop cannot be. Present for code that uses it in
/// passing.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Says that feedback is near. Without effect.
    open func prepare() {}
}

/// Feedback for something that hits something. Without effect.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy and how hard it is.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    /// Makes one of medium weight.
    public override init() {
        super.init()
    }

    /// Makes one of `style`.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// It hit. Without effect.
    open func impactOccurred() {}

    /// It hit with `intensity`, 0...1. Without effect.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a selection that changes. Without effect.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// It changed. Without effect.
    open func selectionChanged() {}
}

/// Feedback for how something ended. Without effect.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it ended.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// It ended. Without effect.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
