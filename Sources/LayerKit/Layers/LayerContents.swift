package import DrawKit
package import Foundation

/// The placement of a layer's image in its bounds.
public struct CALayerContentsGravity: Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a gravity from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Stretched to fill the bounds.
    public static let resize = Self(rawValue: "resize")
    /// Scaled to fit the bounds, preserving the aspect ratio, and centered.
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    /// Scaled to fill the bounds, preserving the aspect ratio, and centered.
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
    /// Unscaled and centered.
    public static let center = Self(rawValue: "center")
    /// Unscaled at the top.
    public static let top = Self(rawValue: "top")
    /// Unscaled at the bottom.
    public static let bottom = Self(rawValue: "bottom")
    /// Unscaled at the left.
    public static let left = Self(rawValue: "left")
    /// Unscaled at the right.
    public static let right = Self(rawValue: "right")
    /// Unscaled in the top-left corner.
    public static let topLeft = Self(rawValue: "topLeft")
    /// Unscaled in the top-right corner.
    public static let topRight = Self(rawValue: "topRight")
    /// Unscaled in the bottom-left corner.
    public static let bottomLeft = Self(rawValue: "bottomLeft")
    /// Unscaled in the bottom-right corner.
    public static let bottomRight = Self(rawValue: "bottomRight")

    /// Returns the rectangle of an image of `size` in `bounds`.
    package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0, self != .resize else { return bounds }
        let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
        let factor: CGFloat =
            switch self {
            case .resizeAspect: min(wide, high)
            case .resizeAspectFill: max(wide, high)
            default: 1
            }
        let placed = CGSize(width: size.width * factor, height: size.height * factor)
        let horizontal: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: 1
            default: 0.5
            }
        let vertical: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: 1
            default: 0.5
            }
        return CGRect(
            x: bounds.minX + (bounds.width - placed.width) * horizontal,
            y: bounds.minY + (bounds.height - placed.height) * vertical, width: placed.width, height: placed.height)
    }
}

/// Contents rendered at the screen's resolution and drawn without scaling.
package struct ProvidedContents {
    package var bitmap: Bitmap
    /// The position of the bitmap's top-left corner relative to the layer's, in pixels.
    package var origin: (x: Int32, y: Int32)
    /// The color of an alpha-only bitmap.
    package var tint: CGColor

    package init(bitmap: Bitmap, origin: (x: Int32, y: Int32), tint: CGColor) {
        self.bitmap = bitmap
        self.origin = origin
        self.tint = tint
    }
}

/// An object that renders a layer's contents when the layer is recorded. It should cache the result.
@MainActor
package protocol LayerContentProvider: AnyObject {
    /// Returns the contents at `scale` pixels per point in the light or dark appearance, or `nil` if there is nothing
    /// to draw.
    func contents(of layer: CALayer, scale: CGFloat, isDark: Bool) -> ProvidedContents?
}
