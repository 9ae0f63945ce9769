import Foundation
import LayerKit

/// A panel that docks the input view and the input accessory view at the bottom of the window.
///
/// As on iOS with a hardware keyboard, the input view takes the place of the on-screen keyboard, and the accessory view
/// is above the input view.
@MainActor
final class InputPanel: UIView {
    let shownInputView: UIView?
    let shownAccessoryView: UIView?

    private enum Metrics {
        /// The height, in points, of an input view whose current, intrinsic and fitting heights are all 0.
        static let inputHeight: CGFloat = 216
        static let duration: TimeInterval = 0.25
    }

    init(input: UIView?, accessory: UIView?) {
        shownInputView = input
        shownAccessoryView = accessory
        super.init(frame: .zero)
        backgroundColor = ControlColors.bar
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        for view in [accessory, input].compactMap(\.self) {
            view.translatesAutoresizingMaskIntoConstraints = true
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        let split = shownAccessoryView.map { height(of: $0, otherwise: 0) } ?? 0
        shownAccessoryView?.placedFrame = CGRect(x: 0, y: 0, width: bounds.width, height: split)
        shownInputView?.placedFrame = CGRect(x: 0, y: split, width: bounds.width, height: max(0, bounds.height - split))
    }

    /// Docks the panel at the bottom of `container`. The panel slides in if `animated` is `true`, motion isn't reduced
    /// and `container` is in a window whose clock isn't paused.
    func show(in container: UIView, animated: Bool) {
        bounds.size.width = container.bounds.width
        let height =
            (shownAccessoryView.map { self.height(of: $0, otherwise: 0) } ?? 0)
            + (shownInputView.map { self.height(of: $0, otherwise: Metrics.inputHeight) } ?? 0)
        let end = CGRect(
            x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
        placedFrame = end
        container.addSubview(self)
        let start = end.offsetBy(dx: 0, dy: height)
        let curve = usedCurve(animated: animated, .easeOut)
        post(UIResponder.keyboardWillShowNotification, from: start, to: end, curve)
        guard curve != nil else {
            return post(UIResponder.keyboardDidShowNotification, from: start, to: end, curve)
        }
        transform = CGAffineTransform(translationX: 0, y: height)
        UIView.animate(
            withDuration: Metrics.duration, delay: 0, options: .curveEaseOut,
            animations: { self.transform = .identity },
            completion: { [weak self] _ in
                self?.post(UIResponder.keyboardDidShowNotification, from: start, to: end, curve)
            })
    }

    /// Removes the panel. The panel slides out if `animated` is `true`, motion isn't reduced and the panel is in a
    /// window whose clock isn't paused.
    func hide(animated: Bool) {
        let start = placedFrame
        let end = start.offsetBy(dx: 0, dy: start.height)
        let curve = usedCurve(animated: animated, .easeIn)
        post(UIResponder.keyboardWillHideNotification, from: start, to: end, curve)
        isUserInteractionEnabled = false
        guard curve != nil else {
            removeFromSuperview()
            return post(UIResponder.keyboardDidHideNotification, from: start, to: end, curve)
        }
        UIView.animate(
            withDuration: Metrics.duration, delay: 0, options: .curveEaseIn,
            animations: { self.transform = CGAffineTransform(translationX: 0, y: start.height) },
            completion: { _ in
                self.removeFromSuperview()
                self.post(UIResponder.keyboardDidHideNotification, from: start, to: end, curve)
            })
    }

    /// Returns the first of the current, intrinsic and fitting heights of `view` that is greater than 0, or `height` if
    /// none is.
    private func height(of view: UIView, otherwise height: CGFloat) -> CGFloat {
        if view.bounds.height > 0 { return view.bounds.height }
        let intrinsic = view.intrinsicContentSize.height
        if intrinsic > 0 { return intrinsic }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return fitting > 0 ? fitting : height
    }

    /// Returns `curve`, or `nil` if the panel moves without an animation.
    private func usedCurve(animated: Bool, _ curve: UIView.AnimationCurve) -> UIView.AnimationCurve? {
        animated && !UIAccessibility.isReduceMotionEnabled && hasRunningClock ? curve : nil
    }

    /// Posts a keyboard notification. If `curve` is `nil`, the notification's animation duration is 0.
    private func post(
        _ name: Notification.Name, from start: CGRect, to end: CGRect, _ curve: UIView.AnimationCurve?
    ) {
        let duration: TimeInterval = curve == nil ? 0 : Metrics.duration
        NotificationCenter.default.post(
            name: name, object: nil,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: start, UIResponder.keyboardFrameEndUserInfoKey: end,
                UIResponder.keyboardAnimationDurationUserInfoKey: duration,
                UIResponder.keyboardAnimationCurveUserInfoKey: (curve ?? .linear).rawValue,
            ])
    }
}

extension UIWindow {
    /// Shows the nearest `inputView` and the nearest `inputAccessoryView` in the responder chain, beginning with the
    /// first responder; the two may belong to different responders. Hides the previous views. No effect if neither view
    /// has changed.
    func updateInputViews() {
        let chain = responderOutsideMenus.map { sequence(first: $0, next: \.next) }
        var (input, accessory): (UIView?, UIView?)
        if let chain {
            for responder in chain {
                input = input ?? responder.inputView
                accessory = accessory ?? responder.inputAccessoryView
            }
        }
        let old = inputPanel
        guard old?.shownInputView !== input || old?.shownAccessoryView !== accessory else { return }
        inputPanel = nil
        guard input != nil || accessory != nil else {
            old?.hide(animated: true)
            return
        }
        // Creating the new panel first moves views that both panels use into it, so they aren't removed with the old
        // panel.
        let panel = InputPanel(input: input, accessory: accessory)
        old?.hide(animated: false)
        inputPanel = panel
        panel.show(in: inputContainer, animated: old == nil)
    }

    /// The presentation that contains the first responder, or the window if there is no such presentation.
    private var inputContainer: UIView {
        let responder = responderOutsideMenus
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        return view.flatMap { sequence(first: $0, next: \.superview).first { $0 is Presentation } } ?? self
    }
}
