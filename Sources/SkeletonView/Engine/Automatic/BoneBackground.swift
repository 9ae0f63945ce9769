import LayerKit
import ViewKit

/// The background and border that stay visible if a view's contents are united into one bone. Shadows stay visible
/// under all bones anyway.
///
/// This is a class because a value would take 280 bytes in every leaf, but few leaves have a background.
final class BoneBackground: Equatable {
    private let color: CGColor?
    private let border: (width: CGFloat, color: CGColor?)
    private let cornerRadius: CGFloat
    private let corners: CACornerMask

    /// Creates the background that stays visible around `bone`, or returns `nil` if nothing stays visible.
    @MainActor
    init?(under bone: AutomaticBone?, of view: UIView) {
        guard bone?.shape == .united else { return nil }
        let layer = view.layer
        let hasColor = layer.backgroundColor.map { $0.light.alpha > 0 || $0.dark.alpha > 0 } ?? false
        guard hasColor || layer.borderWidth > 0 else { return nil }
        color = layer.backgroundColor
        border = (layer.borderWidth, layer.borderColor)
        cornerRadius = layer.cornerRadius
        corners = layer.maskedCorners
    }

    static func == (left: BoneBackground, right: BoneBackground) -> Bool {
        left.color == right.color && left.border == right.border
            && left.cornerRadius == right.cornerRadius && left.corners == right.corners
    }

    /// Applies the background to `layer`, which is as large as the view.
    @MainActor
    func apply(to layer: CALayer) {
        layer.backgroundColor = color
        (layer.borderWidth, layer.borderColor) = border
        layer.cornerRadius = cornerRadius
        layer.maskedCorners = corners
    }
}
