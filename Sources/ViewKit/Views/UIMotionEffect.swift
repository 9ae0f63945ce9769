public import Foundation

/// A change of views that follows the motion of the device. Never applied, because desktops have no motion sensors;
/// exists so that code that adds such effects compiles.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    /// Creates an effect without changes.
    public override init() {
        super.init()
    }

    /// Always returns `nil`, because effects can't be archived. Exists so that subclasses written for iOS compile.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Returns the changes of values, by key path, for an offset of the viewer, -1...1 in each direction. `nil`, the
    /// default, changes nothing. Never called by a view.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A motion effect that interpolates the value at a key path. Never applied, because desktops have no motion sensors.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction in which the device is tilted.
    public enum EffectType: Int, Sendable {
        /// The left and right edges move toward and away from the viewer.
        case tiltAlongHorizontalAxis = 0
        /// The upper and lower edges move toward and away from the viewer.
        case tiltAlongVerticalAxis
    }

    /// The key path of the view's value.
    public let keyPath: String
    /// The direction of the tilt that changes the value.
    public let type: EffectType
    /// The change of the value at the minimum tilt. `nil` by default.
    open var minimumRelativeValue: Any?
    /// The change of the value at the maximum tilt. `nil` by default.
    open var maximumRelativeValue: Any?

    /// Creates an effect that changes the value at `keyPath` as the device is tilted in the direction `type`.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Always returns `nil`. See `UIMotionEffect`.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// Several motion effects as one. Never applied, because desktops have no motion sensors.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group. `nil` by default.
    open var motionEffects: [UIMotionEffect]?
}

/// Motion effects. They are stored but have no effect.
extension UIView {
    /// The motion effects of the view. Empty by default.
    public var motionEffects: [UIMotionEffect] {
        get { self[MotionEffectsKey.self] }
        set { self[MotionEffectsKey.self] = newValue }
    }

    /// Adds `effect` to `motionEffects`.
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

    /// Removes `effect` from `motionEffects`.
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}

private enum MotionEffectsKey: ViewAttachmentKey {
    static var defaultValue: [UIMotionEffect] { [] }
}
