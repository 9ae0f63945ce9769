import Foundation
import LayerKit
import ViewKit

/// The look, motion, transition and timing of the skeleton that a call requests.
struct SkeletonConfig {
    var type: SkeletonType
    var colors: [UIColor]
    var isAnimated = false
    /// The bones' animation. `nil` uses the default animation of `type`.
    var animation: SkeletonLayerAnimation?
    var transition: SkeletonTransition
    /// The start of the bones' motion on the clock of the root's window, or `nil` to start when they appear.
    var begin: TimeInterval?
    /// `true` if the skeleton is automatic: its leaves don't have to be skeletonable.
    var isAutomatic = false
    var timing = SkeletonTiming()
    /// The animation space. `nil` uses the appearance's value at the time the skeleton is shown.
    var animationSpace: SkeletonAnimationSpace?
    /// The highlight. `nil` uses the appearance's value at the time the skeleton is shown, or the default highlight if
    /// that value is also `nil`.
    var highlight: SkeletonHighlight?
    /// The closure that draws the bones. `nil` draws them according to `type`.
    var drawing: SkeletonDrawing?
    /// The theme or default look that the configuration comes from, or `nil` if the app specified the look.
    var origin: SkeletonStyleOrigin?
    /// `true` if the root is an item of a list. The list's theme then applies to the skeleton, and the item's theme to
    /// a part of it.
    var isListItem = false
    /// The reason why all bones are stopped, including themed bones, or `nil` if they aren't stopped.
    var stopReason: StopReason?

    /// The requested amount of motion. `nil` uses the appearance's value, or the user's preference if that value is
    /// `nil`.
    var preferredMotion: SkeletonMotion?
    /// The requested time limit of the motion in seconds. `nil` uses the appearance's value.
    var preferredLimit: TimeInterval?
    /// `true` to increase the contrast with the background. `nil` uses the appearance's value, or the user's preference
    /// if that value is `nil`.
    var preferredContrast: Bool?

    /// The amount of motion that results from the preferences. Set by `resolved(on:)`.
    private(set) var motion = SkeletonMotion.full
    /// The time limit of the motion that results from the preferences, in seconds. Set by `resolved(on:)`.
    private(set) var limit = TimeInterval.infinity
    /// The `colors`, adjusted for contrast if preferred. Set by `resolved(on:)`.
    private(set) var displayedColors: [CGColor] = []

    /// Returns this configuration with the current preferences applied. If contrast is increased, colors are adjusted
    /// to the background behind `root`.
    @MainActor
    func resolved(on root: UIView?) -> SkeletonConfig {
        let appearance = SkeletonAppearance.default
        var config = self
        config.motion = preferredMotion ?? .preferred
        let limit = preferredLimit ?? appearance.maximumMotionDuration
        config.limit = limit > 0 ? limit : .infinity
        let plain = colors.map(\.cgColor)
        let isRaised =
            preferredContrast ?? appearance.increasesContrast ?? UIAccessibility.isDarkerSystemColorsEnabled
        config.displayedColors =
            isRaised ? BoneContrast.adjusted(plain, on: BoneContrast.background(behind: root)) : plain
        return config
    }

    /// The type that is drawn: `.solid` if the motion is reduced to a fade, because such bones have a single color at
    /// any time; otherwise `type`.
    var displayedType: SkeletonType { isAnimated && motion == .fade ? .solid : type }

    /// The effective animation space: `.perView` unless the bones have a moving gradient.
    var highlightSpace: SkeletonAnimationSpace {
        displayedType == .gradient && isMoving ? animationSpace ?? .perView : .perView
    }

    /// The highlight that sweeps over the bones, or `nil` if the bones aren't gradients, don't move, or use a custom
    /// animation.
    var slidingHighlight: SkeletonHighlight? {
        displayedType == .gradient && isMoving && animation == nil ? highlight ?? SkeletonHighlight() : nil
    }

    /// `true` if the bones change over time.
    var isMoving: Bool { isAnimated && motion != .still }

    /// The speed factor of animations.
    var pace: Double { motion == .slow ? 0.5 : 1 }
}

extension SkeletonConfig {
    /// A reason why bones don't move, regardless of their animation.
    enum StopReason {
        /// The animation was stopped.
        case still
        /// The timeout elapsed. The bones get this color. With `nil`, animated bones get their base color, and other
        /// bones don't change.
        case failed(UIColor?)
    }

    /// Stops the bones with the look for `stopReason`.
    mutating func stop(for stopReason: StopReason) {
        self.stopReason = stopReason
        let wasAnimated = isAnimated
        isAnimated = false
        guard case .failed(let color) = stopReason else { return }
        // Bones with a moving highlight get their base color, because their whole gradient was never visible.
        if let color = color ?? (wasAnimated ? colors.first : nil) { (type, colors) = (.solid, [color]) }
    }

    /// Adopts the look and motion of `other`, but keeps the transitions and timing. Stopped bones move again.
    @MainActor
    mutating func copyLook(from other: SkeletonConfig) {
        type = other.type
        colors = other.colors
        isAnimated = other.isAnimated
        animation = other.animation
        drawing = other.drawing
        animationSpace = other.animationSpace ?? SkeletonAppearance.default.animationSpace
        highlight = other.highlight ?? SkeletonAppearance.default.highlight
        preferredMotion = other.preferredMotion
        preferredLimit = other.preferredLimit
        preferredContrast = other.preferredContrast
        origin = other.origin
        stopReason = nil
    }

    /// Returns this configuration with the look of `style`, for a part with its own theme.
    @MainActor
    func themed(by style: SkeletonStyle) -> SkeletonConfig {
        var config = self
        config.copyLook(from: style.config)
        switch stopReason {
        case .failed(let color): config.stop(for: .failed(style.timeoutTintColor ?? color))
        case .still: config.stop(for: .still)
        case nil: break
        }
        return config
    }
}
