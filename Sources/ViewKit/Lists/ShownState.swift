import DrawKit
import Foundation
import LayerKit

/// Where and how a view is seen at this moment, amid an animation, too.
@MainActor
struct ShownState {
    private let center: CGPoint
    private let size: CGSize
    private let transform: CGAffineTransform
    private let alpha: CGFloat

    init(of view: UIView) {
        let layer = view.layer.presentation() ?? view.layer
        center = layer.position
        size = layer.bounds.size
        transform = layer.affine
        alpha = CGFloat(layer.opacity)
    }

    /// Lets `view` be seen so, and `distance` further on.
    func apply(to view: UIView, movedBy distance: CGVector) {
        view.bounds.size = size
        view.center = CGPoint(x: center.x + distance.dx, y: center.y + distance.dy)
        view.transform = transform
        view.alpha = alpha
        for key in ["position", "bounds", "transform", "opacity"] { view.layer.removeAnimation(forKey: key) }
    }
}
