public import Foundation

/// Who is told of popovers. Never told: popovers are form sheets here, as on a phone.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The sides of what a popover belongs to.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The arrow points up.
    public static let up = Self(rawValue: 1)
    /// The arrow points down.
    public static let down = Self(rawValue: 2)
    /// The arrow points to the left.
    public static let left = Self(rawValue: 4)
    /// The arrow points to the right.
    public static let right = Self(rawValue: 8)
    /// All of them.
    public static let any: Self = [.up, .down, .left, .right]
}

/// Says where a popover points to. There is never one: a controller of the style `.popover` is a form sheet here, and
/// alerts have their place, as on a phone. Present for code that sets the place for a tablet in passing.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover belongs to. Nil by default.
    open var sourceView: UIView?
    /// The part of the view that the popover points to, in points. Null by default.
    open var sourceRect = CGRect.null
    /// The item that the popover belongs to. Nil by default.
    open var barButtonItem: UIBarButtonItem?
    /// Where the arrow may point. Any by default.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
}

extension UIViewController {
    /// What places the controller as a popover: always nil, as on a phone.
    public var popoverPresentationController: UIPopoverPresentationController? { nil }
}
