package import DrawKit
package import Foundation

/// The placement of a layer's image in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a gravity from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Stretches the image to fill the bounds.
    public static let resize = Self(rawValue: "resize")
    /// Scales the image to fit the bounds, preserving its aspect ratio, and centers it.
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    /// Scales the image to fill the bounds, preserving its aspect ratio, and centers it.
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
    /// Centers the image without scaling.
    public static let center = Self(rawValue: "center")
    /// Places the image at the center of the top edge, without scaling.
    public static let top = Self(rawValue: "top")
    /// Places the image at the center of the bottom edge, without scaling.
    public static let bottom = Self(rawValue: "bottom")
    /// Places the image at the center of the left edge, without scaling.
    public static let left = Self(rawValue: "left")
    /// Places the image at the center of the right edge, without scaling.
    public static let right = Self(rawValue: "right")
    /// Places the image in the top-left corner, without scaling.
    public static let topLeft = Self(rawValue: "topLeft")
    /// Places the image in the top-right corner, without scaling.
    public static let topRight = Self(rawValue: "topRight")
    /// Places the image in the bottom-left corner, without scaling.
    public static let bottomLeft = Self(rawValue: "bottomLeft")
    /// Places the image in the bottom-right corner, without scaling.
    public static let bottomRight = Self(rawValue: "bottomRight")

    /// `true` if the image is scaled to the bounds.
    package var resizes: Bool { [.resize, .resizeAspect, .resizeAspectFill].contains(self) }

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

/// Contents that are rendered at the screen's resolution. They are scaled only by the transforms of layers.
package struct ProvidedContents {
    package var bitmap: Bitmap
    /// The position of the bitmap's top-left corner relative to that of the layer, in pixels.
    package var origin: (x: Int32, y: Int32)
    /// The color in which an alpha-only bitmap is drawn.
    package var tint: CGColor

    package init(bitmap: Bitmap, origin: (x: Int32, y: Int32), tint: CGColor) {
        self.bitmap = bitmap
        self.origin = origin
        self.tint = tint
    }
}

/// An object that renders a layer's contents when the layer is recorded. Providers should cache the result.
@MainActor
package protocol LayerContentProvider: AnyObject {
    /// Returns the contents at `scale` pixels per point in light or dark appearance, or `nil` if there is nothing to
    /// draw.
    func contents(of layer: CALayer, scale: CGFloat, isDark: Bool) -> ProvidedContents?
}
