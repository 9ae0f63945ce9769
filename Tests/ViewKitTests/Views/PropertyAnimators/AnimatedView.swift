import Foundation
import StageKit
import ViewKit

/// A view in a window, which animators of the tests move.
@MainActor
struct AnimatedView {
    let stage = OffscreenStage(size: CGSize(width: 200, height: 20))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    /// What is shown of the view.
    var left: CGFloat { view.layer.presentation()?.frame.minX ?? -1 }

    func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.frame.origin.x = 100 }
    }

    func isAt(_ place: CGFloat) -> Bool { abs(left - place) < 1e-6 }
}
