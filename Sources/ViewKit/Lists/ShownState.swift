import DrawKit
import Foundation
import LayerKit

/// Where and how a view is seen at this moment, amid an animation, too.
@MainActor
struct ShownState {
    private var center: CGPoint
    private let size: CGSize
    private let transform: CGAffineTransform
    private var alpha: CGFloat

    init(of view: UIView) {
        let layer = view.layer.presentation() ?? view.layer
        center = layer.position
        size = layer.bounds.size
        transform = layer.transform
        alpha = CGFloat(layer.opacity)
    }

    func moved(by distance: CGVector) -> ShownState {
        var copy = self
        copy.center = CGPoint(x: center.x + distance.dx, y: center.y + distance.dy)
        return copy
    }

    var faded: ShownState {
        var copy = self
        copy.alpha = 0
        return copy
    }

    func apply(to view: UIView) {
        view.bounds.size = size
        view.center = center
        view.transform = transform
        view.alpha = alpha
        for key in ["position", "bounds", "transform", "opacity"] { view.layer.removeAnimation(forKey: key) }
    }
}
