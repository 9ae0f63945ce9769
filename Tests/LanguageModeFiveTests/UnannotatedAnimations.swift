import QuartzCore
import UIKit

// Animations and layers in language mode 5; see `Unannotated.swift`.

/// A drawer that follows a finger, and finishes its movement when released.
final class Drawer {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private(set) var ends: [UIViewAnimatingPosition] = []
    private lazy var animator: UIViewPropertyAnimator = {
        let timing = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
        animator.addAnimations { [weak self] in self?.view.frame.origin.y = 50 }
        animator.addAnimations({ [weak self] in self?.view.alpha = 0.5 }, delayFactor: 0.5)
        animator.addCompletion { [weak self] position in self?.ends.append(position) }
        return animator
    }()

    func pan(by translation: CGFloat) {
        animator.pauseAnimation()
        animator.fractionComplete = translation / 50
    }

    func letGo(isBack: Bool) {
        animator.isReversed = isBack
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
}

func swap(_ text: String, in label: UILabel) {
    UIView.transition(
        with: label, duration: 0.25, options: .transitionCrossDissolve,
        animations: {
            label.text = text
        }, completion: nil)
}

func move(_ layer: CALayer, to point: CGPoint) {
    CATransaction.begin()
    CATransaction.setDisableActions(false)
    CATransaction.setAnimationDuration(0.5)
    layer.position = point
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.5
    CATransaction.commit()
}

func makeTitle(_ text: String) -> CATextLayer {
    let layer = CATextLayer()
    layer.string = text
    layer.font = UIFont.systemFont(ofSize: 12)
    layer.fontSize = 12
    layer.alignmentMode = .center
    layer.truncationMode = .end
    layer.isWrapped = true
    layer.foregroundColor = UIColor.label.cgColor
    layer.contentsScale = UIScreen.main.scale
    return layer
}

func makeSpinner(around dot: CALayer) -> CAReplicatorLayer {
    let spinner = CAReplicatorLayer()
    spinner.instanceCount = 8
    spinner.instanceDelay = 0.1
    spinner.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    spinner.instanceAlphaOffset = -0.1
    spinner.addSublayer(dot)
    return spinner
}

func makeBadge() -> UIImageView {
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
    let view = UIImageView(image: UIImage(systemName: "heart.fill", withConfiguration: configuration))
    view.tintColor = .systemRed
    view.addGestureRecognizer(
        UIHoverGestureRecognizer { recognizer in
            view.alpha = recognizer.state == .ended ? 1 : 0.5
        })
    return view
}

func isDark() -> Bool { UITraitCollection.current.userInterfaceStyle == .dark }
