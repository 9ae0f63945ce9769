public import Foundation
public import ViewKit

/// The style of the pointer over a region. It is shown as the most similar of the desktop's pointer shapes.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    let pointerShape: PointerShape

    private init(_ pointerShape: PointerShape) {
        self.pointerShape = pointerShape
    }

    /// Creates the style of something that can be clicked: a hand. `effect` isn't drawn. `shape` replaces the hand; a
    /// `nil` shape keeps it.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(shape?.pointerShape ?? .hand)
    }

    /// Creates a style with a shape. `axes` is ignored.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init(shape.pointerShape)
    }

    /// Returns the style of an arrow, the system's pointer.
    public class func system() -> UIPointerStyle { UIPointerStyle(.arrow) }
}

/// An effect on the view under the pointer. Not drawn.
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// The tint of a hovered view.
    public enum TintMode: Int, Sendable {
        case none = 0, overlay, underlay
    }

    /// The system chooses the effect.
    case automatic(UITargetedPreview)
    /// The view is highlighted.
    case highlight(UITargetedPreview)
    /// The view is lifted.
    case lift(UITargetedPreview)
    /// The view changes as specified.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The view that the effect applies to.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }
}

/// A shape of the pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
    /// Any shape. Shown as an arrow.
    case path(UIBezierPath)
    /// A rectangle with rounded corners; `defaultCornerRadius` stands for the system's radius. Shown as an arrow.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A vertical beam, for text. Lengths are ignored.
    case verticalBeam(length: CGFloat)
    /// A horizontal beam, for vertical text. Shown as a vertical beam.
    case horizontalBeam(length: CGFloat)

    /// The value that stands for the system's corner radius.
    nonisolated public static let defaultCornerRadius: CGFloat = 8

    var pointerShape: PointerShape {
        switch self {
        case .path, .roundedRect: .arrow
        case .verticalBeam, .horizontalBeam: .text
        }
    }
}

/// Directions of movement.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The x-axis.
    public static let horizontal = UIAxis(rawValue: 1)
    /// The y-axis.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// The view that an effect of the pointer applies to.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView

    /// Creates a preview of `view`.
    public init(view: UIView) {
        self.view = view
    }
}
