import DrawKit
import Foundation
import LayerKit

/// The view that shows a presented controller over the window's content, and a dimming view. It blocks touches and keys
/// for everything behind it and is the container view for animators and presentation controllers.
@MainActor
final class Presentation: UIView {
    /// The phase of a presentation.
    enum Phase {
        case presenting, presented, dismissing, dismissed
    }

    let presented: UIViewController
    private(set) weak var presenting: UIViewController?
    let controller: UIPresentationController
    private(set) var phase = Phase.presenting
    /// The transition in progress, or `nil`.
    private(set) var transition: ControllerTransition?
    private let dim = UIView()
    let panel = UIView()
    var grabber: SheetGrabber?
    let look: Look
    /// `true` if the controller's view is directly in the container, where animators can move it, instead of in the
    /// panel.
    private(set) var isDirect = false
    /// The controller that requested the presentation, which is the presenting controller or one of its descendants.
    private weak var source: UIViewController?
    /// The first responder before the presentation.
    private weak var formerResponder: UIResponder?
    /// `true` if the presentation took the focus from a view while the user was working with the keyboard.
    private(set) var tookFocusByKey = false
    /// The position of the presenter's view before an animator moved it.
    private var formerPosition: ViewPosition?
    /// The container's size when the presented view was last placed.
    private var placedSize = CGSize.zero
    /// `true` once the controller has received `viewIsAppearing`.
    private var hasSentViewIsAppearing = false

    enum Look {
        case whole, cover, page, form, alert, custom
    }

    private enum Metrics {
        static let duration = 0.35
        static let alertDuration = 0.2
        static let alertScale: CGFloat = 1.08
        static let zPosition: CGFloat = 500_000
    }

    init(
        of presented: UIViewController, by presenting: UIViewController, for source: UIViewController,
        in window: UIWindow
    ) {
        self.presented = presented
        self.presenting = presenting
        self.source = source
        controller = presented.presentationController(by: presenting, source: source)
        look =
            if presented is UIAlertController {
                .alert
            } else {
                switch presented.modalPresentationStyle {
                case .fullScreen, .currentContext: .whole
                case .overFullScreen, .overCurrentContext: .cover
                case .formSheet, .popover: .form
                case .pageSheet, .automatic, .none: .page
                case .custom: .custom
                }
            }
        super.init(frame: window.bounds)
        layer.zPosition = Metrics.zPosition
        dim.backgroundColor = UIColor(
            cgColor: CGColor(
                light: RGBA(red: 0, green: 0, blue: 0, alpha: 0.3), dark: RGBA(red: 0, green: 0, blue: 0, alpha: 0.55)))
        if isSheet {
            panel.clipsToBounds = true
            panel.layer.cornerRadius = Self.sheetRadius
            panel.layer.borderColor = ControlColors.line.cgColor
            panel.layer.borderWidth = 1
            addSheetPan()
        }
        if isSheet || look == .alert { addSubview(dim) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: Presentation and dismissal

    /// Adds the presentation to the presenter's window.
    func begin(animated: Bool, completion: (@MainActor () -> Void)?) {
        guard let presenting, let presentingView = presenting.viewIfLoaded, let window = presentingView.window else {
            return
        }
        presenting.presentation = self
        presented.presentedIn = self
        controller.presentation = self
        formerResponder = window.firstResponder
        tookFocusByKey = formerResponder != nil && !window.pointer.isInUse
        window.firstResponder = nil
        window.popUp?.close()
        let delegate = presented.transitioningDelegate
        let animator =
            animated
            ? delegate?.animationController(
                forPresented: presented, presenting: presenting, source: source ?? presenting) : nil
        isDirect = look == .custom || animator != nil
        if isDirect { presented.loadViewIfNeeded() }
        window.presentations.append(self)
        window.addSubview(self)
        placedSize = bounds.size
        if removesPresenter { formerPosition = ViewPosition(of: presentingView) }
        let transition = makeTransition(isPresenting: true, animator: animator)
        if animated { self.transition = transition }
        controller.presentationTransitionWillBegin()
        presented.isInTransition = true
        if removesPresenter { presenting.beginAppearance(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        if isDirect {
            if animator == nil { addPresentedView() } else { fadeDim(isPresenting: true, with: transition) }
        } else {
            addSubview(panel)
            if let view = presented.view { panel.addSubview(view) }
        }
        if animator == nil { notifyAppearing(animated) }
        window.layoutIfNeeded()
        transition.begin(
            by: animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) },
            usual: { move(animated: animated, isPresenting: true) { transition.completeTransition(true) } },
            end: { [self] isDone in
                self.transition = nil
                if isDone { didPresent() } else { didDismiss() }
                controller.presentationTransitionDidEnd(isDone)
                completion?()
            })
        notifyAppearing(animated)
    }

    /// Dismisses the presentation. A presentation that is still appearing is completed first. If it is already being
    /// dismissed, only `completion` is called.
    func end(animated: Bool, completion: (@MainActor () -> Void)?) {
        if phase == .presenting { transition?.finishNow() }
        guard phase == .presented else {
            completion?()
            return
        }
        phase = .dismissing
        let delegate = presented.transitioningDelegate
        let animator = animated ? delegate?.animationController(forDismissed: presented) : nil
        isUserInteractionEnabled = false
        window?.resignFocus(in: self)
        if !isDirect, animator != nil { leavePanel() }
        if removesPresenter { formerPosition = presenting?.viewIfLoaded.map { ViewPosition(of: $0) } }
        let transition = makeTransition(isPresenting: false, animator: animator)
        if animated { self.transition = transition }
        if animator != nil { fadeDim(isPresenting: false, with: transition) }
        controller.dismissalTransitionWillBegin()
        presented.isInTransition = true
        presented.beginAppearanceTransition(false, animated: animated)
        if removesPresenter {
            presenting?.viewIfLoaded?.isHidden = false
            presenting?.beginAppearance(true, animated: animated)
        }
        transition.begin(
            by: animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) },
            usual: { move(animated: animated, isPresenting: false) { transition.completeTransition(true) } },
            end: { [self] isDone in
                self.transition = nil
                if isDone { didDismiss() } else { didCancelDismissal() }
                controller.dismissalTransitionDidEnd(isDone)
                completion?()
            })
    }

    /// Immediately ends the presentation and all presentations on top of it, because its presenter is dismissed or
    /// replaced.
    func dismissImmediately() {
        presented.presentation?.dismissImmediately()
        if phase == .dismissing { transition?.finishNow() } else { end(animated: false, completion: nil) }
    }

    // MARK: Views

    override func layoutSubviews() {
        controller.containerViewWillLayoutSubviews()
        dim.frame = bounds
        if isDirect {
            placePresentedView()
        } else {
            let frame = defaultFrame
            // The frame is undefined while the panel has a transform.
            (panel.bounds, panel.center) = (
                CGRect(origin: .zero, size: frame.size), CGPoint(x: frame.midX, y: frame.midY)
            )
            if let view = presented.viewIfLoaded, view.superview === panel { view.frame = panel.bounds }
            if isSheet { styleSheet() }
        }
        controller.containerViewDidLayoutSubviews()
    }

    override var defaultAccessibility: DefaultAccessibility {
        guard phase != .dismissing else { return .none }
        return DefaultAccessibility(
            label: presented.title, isModal: true, role: presented is UIAlertController ? .alert : .dialog)
    }

    // MARK: Events (unhandled ones are not passed on)

    /// Cancels an action sheet if the press is outside it.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let alert = presented as? UIAlertController, alert.preferredStyle == .actionSheet,
            let place = touches.first?.location(in: self), !panel.frame.contains(place)
        else { return }
        alert.cancel()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Dismisses a sheet if the press is outside it.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isSheet, phase == .presented, let touch = touches.first, !panel.frame.contains(touch.location(in: self))
        else {
            return
        }
        dismissByUser()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Dismisses a sheet with Escape, goes back inside it with the back key, and scrolls its largest scroll view with
    /// scrolling keys.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let key = presses.first?.key?.keyCode
        if key == .keyboardEscape {
            if isSheet { dismissByUser() }
        } else if window?.goBack(by: presses) != true {
            _ = window?.scrollLargestScrollView(by: key)
        }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    // MARK: Private

    /// `true` if the presenter's view is removed during the presentation.
    private var removesPresenter: Bool { look == .whole || controller.shouldRemovePresentersView }

    func dismissByUser() {
        let delegate = controller.delegate
        guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(controller) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(controller)
            return
        }
        guard phase == .presented || phase == .presenting else { return }
        delegate?.presentationControllerWillDismiss(controller)
        end(animated: true) { [controller] in delegate?.presentationControllerDidDismiss(controller) }
    }

    private func makeTransition(
        isPresenting: Bool, animator: (any UIViewControllerAnimatedTransitioning)?
    ) -> ControllerTransition {
        let presentingView = presenting?.viewIfLoaded
        let place = presentingView.map { $0.convert($0.bounds, to: self) } ?? .zero
        let own = ControllerTransition.Participant(
            controller: presented,
            view: { [controller, presented, isDirect] in
                isDirect ? controller.presentedView : presented.viewIfLoaded
            },
            initialFrame: isPresenting ? .zero : (controller.presentedView?.frame ?? .zero),
            finalFrame: isPresenting ? controller.frameOfPresentedViewInContainerView : .zero)
        let other = ControllerTransition.Participant(
            controller: presenting, view: { [removesPresenter] in removesPresenter ? presentingView : nil },
            initialFrame: isPresenting || !removesPresenter ? place : .zero,
            finalFrame: isPresenting && removesPresenter ? .zero : place)
        return ControllerTransition(
            in: self, style: presented.modalPresentationStyle, from: isPresenting ? other : own,
            to: isPresenting ? own : other, animator: animator,
            defaultDuration: look == .alert ? Metrics.alertDuration : Metrics.duration)
    }

    private func notifyAppearing(_ animated: Bool) {
        guard !hasSentViewIsAppearing else { return }
        hasSentViewIsAppearing = true
        presented.viewIsAppearing(animated)
    }

    /// Fades the dimming view during a transition with a custom animator, because the animator doesn't.
    private func fadeDim(isPresenting: Bool, with transition: ControllerTransition) {
        guard dim.superview === self else { return }
        if isPresenting { dim.alpha = 0 }
        _ = transition.animate { [dim] _ in
            dim.alpha = isPresenting ? 1 : 0
        } completion: { [dim] in
            dim.alpha = isPresenting != $0.isCancelled ? 1 : 0
        }
    }

    private func addPresentedView() {
        guard let view = controller.presentedView, view.superview == nil || !view.isDescendant(of: self) else { return }
        view.frame = controller.frameOfPresentedViewInContainerView
        addSubview(view)
    }

    /// Moves the controller's view from the panel into the container, where animators can move it.
    private func leavePanel() {
        isDirect = true
        guard let view = presented.viewIfLoaded else { return }
        view.frame = panel.frame
        addSubview(view)
        panel.removeFromSuperview()
    }

    /// Updates the view's frame after the container was resized.
    private func placePresentedView() {
        guard phase == .presented, placedSize != bounds.size, let view = controller.presentedView,
            view.superview === self
        else { return }
        placedSize = bounds.size
        let frame = controller.frameOfPresentedViewInContainerView
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Animates the panel, or the controller's view, in or out.
    private func move(animated: Bool, isPresenting: Bool, completion: @escaping @MainActor () -> Void) {
        guard animated, let mover = isDirect ? controller.presentedView : panel else { return completion() }
        let isFaded = look == .alert || presented.modalTransitionStyle == .crossDissolve
        let place = mover.center
        let away: () -> Void = { [self] in
            dim.alpha = 0
            if isFaded {
                mover.alpha = 0
                if look == .alert, isPresenting {
                    mover.transform = CGAffineTransform(scaleX: Metrics.alertScale, y: Metrics.alertScale)
                }
            } else if isDirect {
                mover.center.y += bounds.maxY - mover.frame.minY
            } else {
                mover.transform = CGAffineTransform(translationX: 0, y: bounds.height - defaultFrame.minY)
            }
        }
        if isPresenting { away() }
        let isMoved = isDirect && !isFaded
        UIView.animate(
            withDuration: look == .alert ? Metrics.alertDuration : Metrics.duration, delay: 0, options: .curveEaseOut,
            animations: { [self] in
                guard isPresenting else { return away() }
                dim.alpha = 1
                mover.alpha = 1
                if isMoved { mover.center = place } else if !isDirect { mover.transform = .identity }
            }, completion: { _ in completion() })
    }

    private func didPresent() {
        phase = .presented
        if isDirect { addPresentedView() }
        notifyAppearing(true)
        formerPosition?.restore(from: self)
        formerPosition = nil
        presented.isInTransition = false
        presented.endAppearanceTransition()
        UIAccessibility.post(notification: .screenChanged, argument: presented.viewIfLoaded)
        setNeedsLayout()
        guard removesPresenter else { return }
        presenting?.viewIfLoaded?.isHidden = true
        presenting?.endAppearance()
    }

    /// Restores the presentation after its dismissal was canceled.
    private func didCancelDismissal() {
        phase = .presented
        isUserInteractionEnabled = true
        if isDirect { addPresentedView() }
        formerPosition?.restore(from: self)
        formerPosition = nil
        setNeedsLayout()
        presented.beginAppearanceTransition(true, animated: true)
        presented.isInTransition = false
        presented.endAppearanceTransition()
        guard removesPresenter else { return }
        presenting?.beginAppearance(false, animated: true)
        presenting?.viewIfLoaded?.isHidden = true
        presenting?.endAppearance()
    }

    private func didDismiss() {
        let window = window
        if phase == .presenting {
            // The presentation was canceled while appearing.
            phase = .dismissing
            presented.beginAppearanceTransition(false, animated: true)
            if removesPresenter { presenting?.beginAppearance(true, animated: true) }
        }
        formerPosition?.restore(from: self)
        formerPosition = nil
        window?.presentations.removeAll { $0 === self }
        removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        presented.isInTransition = false
        presented.endAppearanceTransition()
        if removesPresenter { presenting?.endAppearance() }
        phase = .dismissed
        if presenting?.presentation === self { presenting?.presentation = nil }
        presented.presentedIn = nil
        presented.ownPresentationController = nil
        controller.presentation = nil
        if let window, window.firstResponder == nil, let formerResponder, formerResponder.responderWindow === window {
            _ = window.focus(formerResponder)
        }
        UIAccessibility.post(notification: .screenChanged, argument: presenting?.viewIfLoaded)
    }
}
