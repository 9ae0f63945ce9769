import DrawKit
import Foundation
import LayerKit

/// The current position and appearance of a part, including running animations, in the list's coordinates.
@MainActor
struct PresentedState {
    private let center: CGPoint
    private let size: CGSize
    private let transform: CGAffineTransform
    private let alpha: CGFloat

    init(of view: UIView, in list: any ListView) {
        let layer = view.layer.presentation() ?? view.layer
        let origin = list.origin(ofContainerOf: view)
        center = CGPoint(x: layer.position.x + origin.x, y: layer.position.y + origin.y)
        size = layer.bounds.size
        transform = layer.affine
        alpha = CGFloat(layer.opacity)
    }

    /// Applies the state to `view`, displaced by `distance`.
    func apply(to view: UIView, movedBy distance: CGVector, in list: any ListView) {
        view.bounds.size = size
        let origin = list.origin(ofContainerOf: view)
        view.center = CGPoint(x: center.x + distance.dx - origin.x, y: center.y + distance.dy - origin.y)
        view.transform = transform
        view.alpha = alpha
        for key in ["position", "bounds", "transform", "opacity"] { view.layer.removeAnimation(forKey: key) }
    }
}
