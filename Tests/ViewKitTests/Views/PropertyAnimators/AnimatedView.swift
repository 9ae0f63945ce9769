import Foundation
import StageKit
import ViewKit

/// A view in a window for tests of animators.
@MainActor
struct AnimatedView {
    let stage = OffscreenStage(size: CGSize(width: 200, height: 20))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    /// The x coordinate of the view as presented.
    var left: CGFloat { view.layer.presentation()?.frame.minX ?? -1 }

    func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.frame.origin.x = 100 }
    }

    func isAt(_ place: CGFloat) -> Bool { abs(left - place) < 1e-6 }
}
