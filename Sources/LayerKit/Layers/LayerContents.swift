package import DrawKit
package import Foundation

/// How a layer's picture is placed in its bounds.
public struct CALayerContentsGravity: Hashable, Sendable {
    /// The name in Core Animation's spelling.
    public let rawValue: String

    /// Makes a gravity from its spelling.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Stretched over the bounds.
    public static let resize = Self(rawValue: "resize")
    /// As large as fits inside, in proportion, centred.
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    /// As small as covers all, in proportion, centred.
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
    /// In its own size, centred.
    public static let center = Self(rawValue: "center")
    /// In its own size at the top.
    public static let top = Self(rawValue: "top")
    /// In its own size at the bottom.
    public static let bottom = Self(rawValue: "bottom")
    /// In its own size at the left.
    public static let left = Self(rawValue: "left")
    /// In its own size at the right.
    public static let right = Self(rawValue: "right")
    /// In its own size in the top left corner.
    public static let topLeft = Self(rawValue: "topLeft")
    /// In its own size in the top right corner.
    public static let topRight = Self(rawValue: "topRight")
    /// In its own size in the bottom left corner.
    public static let bottomLeft = Self(rawValue: "bottomLeft")
    /// In its own size in the bottom right corner.
    public static let bottomRight = Self(rawValue: "bottomRight")

    /// The rectangle that a picture of `size` takes in `bounds`.
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

/// Contents made at the screen's own pixels, drawn without scaling.
package struct ProvidedContents {
    package var bitmap: Bitmap
    /// Where the bitmap's top left lies, in pixels from the layer's.
    package var origin: (x: Int32, y: Int32)
    /// The colour of a bitmap that is coverage only.
    package var tint: CGColor

    package init(bitmap: Bitmap, origin: (x: Int32, y: Int32), tint: CGColor) {
        self.bitmap = bitmap
        self.origin = origin
        self.tint = tint
    }
}

/// Renders a layer's contents when it is recorded; keeps what it made while nothing changed.
@MainActor
package protocol LayerContentProvider: AnyObject {
    /// The contents for `scale` pixels a point, in the light or the dark style; nil for nothing to draw.
    func contents(of layer: CALayer, scale: CGFloat, isDark: Bool) -> ProvidedContents?
}
