public import Foundation

/// The delegate of a popover. It adds no methods, because popovers are shown as form sheets, as on iPhone.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// A set of directions for a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bit mask, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bit mask.
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
    /// Any direction.
    public static let any: Self = [.up, .down, .left, .right]
}

/// A presentation controller that stores the anchor of a popover. Popovers are not supported: as on iPhone, a
/// controller with the style `.popover` is shown as a form sheet, and alerts have a fixed position. The class exists so
/// that code that sets an anchor for iPad compiles.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view to which the popover is anchored. `nil` by default.
    open var sourceView: UIView?
    /// The rectangle in `sourceView` to which the popover points, in points. `.null` by default.
    open var sourceRect = CGRect.null
    /// The item to which the popover is anchored. `nil` by default.
    open var barButtonItem: UIBarButtonItem?
    /// The permitted directions of the arrow. `.any` by default.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
}

extension UIViewController {
    /// The presentation controller of a controller with the style `.popover`, which is shown as a form sheet; `nil` for
    /// other styles and for alerts. Created on first use, so an anchor can be set before the presentation.
    public var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover ? presentationController as? UIPopoverPresentationController : nil
    }
}
