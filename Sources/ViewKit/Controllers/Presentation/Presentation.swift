import DrawKit
import Foundation
import LayerKit

/// A controller's view over all that a window shows, and what dims that. While it is there, nothing behind it has
/// touches or keys.
@MainActor
final class Presentation: UIView {
    /// Where a presentation is between coming and going.
    enum Phase {
        case coming, shown, going, gone
    }

    let presented: UIViewController
    private(set) weak var presenting: UIViewController?
    private(set) var phase = Phase.coming
    private let dim = UIView()
    private let panel = UIView()
    private let look: Look
    /// Who had the keys before.
    private weak var formerResponder: UIResponder?
    /// What is left to do when it has come.
    private var arrival: (@MainActor () -> Void)?

    private enum Look {
        case whole, cover, page, form, alert
    }

    private enum Metrics {
        static let duration = 0.35
        static let alertDuration = 0.2
        /// Windows that are narrower have sheets of their own width.
        static let narrow: CGFloat = 600
        static let margin: CGFloat = 32
        static let page: CGFloat = 720
        static let form = CGSize(width: 540, height: 620)
        static let radius: CGFloat = 12
        static let alertScale: CGFloat = 1.08
        static let zPosition: CGFloat = 500_000
    }

    init(of presented: UIViewController, by presenting: UIViewController, in window: UIWindow) {
        (self.presented, self.presenting) = (presented, presenting)
        look =
            if presented is UIAlertController {
                .alert
            } else {
                switch presented.modalPresentationStyle {
                case .fullScreen: .whole
                case .overFullScreen: .cover
                case .formSheet: .form
                case .pageSheet, .automatic: .page
                }
            }
        super.init(frame: window.bounds)
        layer.zPosition = Metrics.zPosition
        dim.backgroundColor = UIColor(
            cgColor: CGColor(
                light: RGBA(red: 0, green: 0, blue: 0, alpha: 0.3), dark: RGBA(red: 0, green: 0, blue: 0, alpha: 0.55)))
        dim.isHidden = look == .whole || look == .cover
        if isSheet {
            panel.clipsToBounds = true
            panel.layer.cornerRadius = Metrics.radius
            panel.layer.borderColor = ControlColors.line.cgColor
            panel.layer.borderWidth = 1
        }
        for view in [dim, panel] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: Coming and going

    /// Puts the presentation into the window of the one that presents.
    func begin(animated: Bool, completion: (@MainActor () -> Void)?) {
        guard let presenting, let window = presenting.viewIfLoaded?.window else { return }
        (presenting.presentation, presented.presentedIn) = (self, self)
        formerResponder = window.firstResponder
        window.firstResponder = nil
        window.popUp?.close()
        presented.isInTransition = true
        if look == .whole { presenting.beginAppearance(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        if let view = presented.view { panel.addSubview(view) }
        window.presentations.append(self)
        window.addSubview(self)
        presented.viewIsAppearing(animated)
        window.layoutIfNeeded()
        arrival = { [weak self] in
            self?.arrive()
            completion?()
        }
        move(animated: animated, isComing: true) { [weak self] in self?.takeArrival() }
    }

    /// Takes the presentation away.
    func end(animated: Bool, completion: (@MainActor () -> Void)?) {
        takeArrival()
        guard phase == .shown else {
            completion?()
            return
        }
        phase = .going
        let window = window
        isUserInteractionEnabled = false
        window?.takeKeys(from: self)
        presented.isInTransition = true
        presented.beginAppearanceTransition(false, animated: animated)
        if look == .whole {
            presenting?.viewIfLoaded?.isHidden = false
            presenting?.beginAppearance(true, animated: animated)
        }
        move(animated: animated, isComing: false) { [self] in
            leave(window)
            completion?()
        }
    }

    /// Takes the presentation away with the one that presents, which left the window.
    func drop() {
        presented.presentation?.drop()
        end(animated: false, completion: nil)
    }

    // MARK: Views

    override func layoutSubviews() {
        dim.frame = bounds
        // A frame means nothing while the panel moves.
        (panel.bounds, panel.center) = (
            CGRect(origin: .zero, size: panelFrame.size), CGPoint(x: panelFrame.midX, y: panelFrame.midY)
        )
        if let view = presented.viewIfLoaded, view.superview === panel { view.frame = panel.bounds }
    }

    override var usualAccessibility: UsualAccessibility { UsualAccessibility(isModal: phase != .going) }

    // MARK: Events: what nobody inside took is for nobody behind

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Escape takes a sheet away, and the key for it goes back in it; keys that page and walk scroll what fills most of
    /// it.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let key = presses.first?.key?.keyCode
        if key == .keyboardEscape {
            if isSheet, !presented.isModalInPresentation { end(animated: true, completion: nil) }
        } else if window?.goBack(by: presses) != true {
            _ = window?.scrollLargestScrollView(by: key)
        }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    // MARK: Private

    private var isSheet: Bool { look == .page || look == .form }

    private var panelFrame: CGRect {
        guard isSheet else { return bounds }
        let isNarrow = bounds.width < Metrics.narrow
        let wanted = presented.preferredContentSize
        let usual =
            look == .form
            ? Metrics.form : CGSize(width: Metrics.page, height: bounds.height)
        let room = CGSize(
            width: isNarrow ? bounds.width : bounds.width - 2 * Metrics.margin,
            height: bounds.height - (isNarrow ? 1 : 2) * Metrics.margin)
        let width = isNarrow ? room.width : min(wanted.width > 0 ? wanted.width : usual.width, room.width)
        let height = max(0, min(wanted.height > 0 ? wanted.height : usual.height, room.height))
        // Whole pixels, so that nothing is blurred.
        let scale = max(1, traitCollection.displayScale)
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let y = isNarrow ? bounds.height - height : pixel((bounds.height - height) / 2)
        return CGRect(x: pixel((bounds.width - width) / 2), y: y, width: max(0, width), height: height)
    }

    /// Moves the panel to its place, or away from it.
    private func move(animated: Bool, isComing: Bool, completion: @escaping @MainActor () -> Void) {
        guard animated else { return completion() }
        let isFaded = look == .alert || presented.modalTransitionStyle == .crossDissolve
        let away: () -> Void = { [self] in
            dim.alpha = 0
            if isFaded {
                panel.alpha = 0
                if look == .alert, isComing {
                    panel.transform = CGAffineTransform(scaleX: Metrics.alertScale, y: Metrics.alertScale)
                }
            } else {
                panel.transform = CGAffineTransform(translationX: 0, y: bounds.height - panelFrame.minY)
            }
        }
        if isComing { away() }
        UIView.animate(
            withDuration: look == .alert ? Metrics.alertDuration : Metrics.duration, delay: 0, options: .curveEaseOut,
            animations: { [self] in
                guard isComing else { return away() }
                (dim.alpha, panel.alpha, panel.transform) = (1, 1, .identity)
            }, completion: { _ in completion() })
    }

    private func takeArrival() {
        let arrival = arrival
        self.arrival = nil
        arrival?()
    }

    private func arrive() {
        presented.isInTransition = false
        presented.endAppearanceTransition()
        phase = .shown
        UIAccessibility.post(notification: .screenChanged, argument: presented.viewIfLoaded)
        guard look == .whole else { return }
        presenting?.viewIfLoaded?.isHidden = true
        presenting?.endAppearance()
    }

    private func leave(_ window: UIWindow?) {
        window?.presentations.removeAll { $0 === self }
        removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        presented.isInTransition = false
        presented.endAppearanceTransition()
        if look == .whole { presenting?.endAppearance() }
        phase = .gone
        if presenting?.presentation === self { presenting?.presentation = nil }
        presented.presentedIn = nil
        if let window, window.firstResponder == nil, let formerResponder, formerResponder.responderWindow === window {
            _ = window.focus(formerResponder)
        }
        UIAccessibility.post(notification: .screenChanged, argument: presenting?.viewIfLoaded)
    }
}
