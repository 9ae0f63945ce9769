import DrawKit
import Foundation
import LayerKit

/// The view that shows a presented controller over the window's content, with a dimming view behind sheets and alerts.
/// It blocks touches and keys for everything behind it, and serves as the container view of animators and presentation
/// controllers.
@MainActor
final class Presentation: UIView {
    enum Phase {
        case presenting, presented, dismissing, dismissed
    }

    let presented: UIViewController
    private(set) weak var presenting: UIViewController?
    let controller: UIPresentationController
    var phase = Phase.presenting
    /// `true` during the presented controller's `viewDidAppear`, which may already dismiss the controller.
    var isEndingPresentation = false
    /// The animated transition in progress, or `nil`.
    private(set) var transition: ControllerTransition?
    let dim = UIView()
    let panel = UIView()
    var grabber: SheetGrabber?
    let style: Style
    /// `true` if the controller's view is directly in the container, where animators can move it, instead of in the
    /// panel.
    var isDirect = false
    /// The controller that requested the presentation, which is the presenting controller or one of its descendants.
    private weak var source: UIViewController?
    /// The first responder before the presentation.
    private(set) weak var formerResponder: UIResponder?
    /// `true` if the presentation took the focus from a view while the user was using the keyboard.
    private(set) var tookFocusByKey = false
    /// The original position of the presenter's view, which an animator may move.
    var formerPosition: ViewPosition?
    /// The container's size when the presented view was last placed.
    var placedSize = CGSize.zero
    /// `true` once the controller has received `viewIsAppearing`.
    private var hasSentViewIsAppearing = false

    enum Style {
        case fullScreen, cover, page, form, alert, custom
    }

    enum Metrics {
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
        style =
            if presented is any AlertBehavior {
                .alert
            } else {
                switch presented.modalPresentationStyle {
                case .fullScreen, .currentContext: .fullScreen
                case .overFullScreen, .overCurrentContext: .cover
                case .formSheet, .popover: .form
                case .pageSheet, .automatic, .none: .page
                case .custom: .custom
                }
            }
        super.init(frame: window.presentationArea)
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
        if isSheet || style == .alert { addSubview(dim) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: Presentation and dismissal

    /// Adds the presentation to the presenter's window and starts the transition, without animation while the clock is
    /// paused.
    func begin(animated: Bool, completion: (@MainActor () -> Void)?) {
        guard let presenting, let presentingView = presenting.viewIfLoaded, let window = presentingView.window else {
            return
        }
        presenting.presentation = self
        presented.presentedIn = self
        controller.presentation = self
        window.closeMenus()
        formerResponder = window.firstResponder
        tookFocusByKey = formerResponder != nil && !window.pointer.isInUse
        window.firstResponder = nil
        let animated = animated && window.hasRunningClock
        let delegate = presented.transitioningDelegate
        let animator =
            animated
            ? delegate?.animationController(
                forPresented: presented, presenting: presenting, source: source ?? presenting) : nil
        isDirect = style == .custom || animator != nil
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
            standard: { move(animated: animated, isPresenting: true) { transition.completeTransition(true) } },
            end: { [self] isDone in
                self.transition = nil
                if isDone { didPresent() } else { didDismiss() }
                controller.presentationTransitionDidEnd(isDone)
                completion?()
            })
        notifyAppearing(animated)
    }

    /// Dismisses the presentation, without animation while the clock is paused. A presentation that is still appearing
    /// is completed first. If the presentation is already being dismissed, only `completion` is called.
    func end(animated: Bool, completion: (@MainActor () -> Void)?) {
        if phase == .presenting { transition?.finishNow() }
        guard phase == .presented else {
            completion?()
            return
        }
        phase = .dismissing
        let animated = animated && hasRunningClock
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
            standard: { move(animated: animated, isPresenting: false) { transition.completeTransition(true) } },
            end: { [self] isDone in
                self.transition = nil
                if isDone { didDismiss() } else { didCancelDismissal() }
                controller.dismissalTransitionDidEnd(isDone)
                completion?()
            })
    }

    /// Ends the presentation and all presentations on top of it, without animation. Called when the presenter is
    /// dismissed or replaced.
    func dismissImmediately() {
        presented.presentation?.dismissImmediately()
        if phase == .dismissing { transition?.finishNow() } else { end(animated: false, completion: nil) }
    }

    // MARK: Views

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        controller.traitCollectionDidChange(previousTraitCollection)
        controller.notifyTraitRegistrations()
    }

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
            label: presented.title, isModal: true, role: presented is any AlertBehavior ? .alert : .dialog)
    }

    // MARK: Events (unhandled ones are not passed on)

    /// Notifies an alert if a press begins outside it.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let alert = presented as? any AlertBehavior, let location = touches.first?.location(in: self),
            !panel.frame.contains(location)
        else { return }
        alert.pressBeganOutside()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Dismisses a sheet if a press ends outside it.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isSheet, phase == .presented, let touch = touches.first, !panel.frame.contains(touch.location(in: self))
        else {
            return
        }
        dismissByUser()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Passes navigation keys to the presented controllers, dismisses a sheet with Escape, and scrolls the largest
    /// visible scroll view with scrolling keys.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let key = presses.first?.key
        if window?.handleNavigationKey(presses) == true { return }
        if key?.keyCode == .keyboardEscape {
            if isSheet, presses.first?.isRepeat == false { dismissByUser() }
        } else {
            _ = window?.scrollLargestScrollView(by: key)
        }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    // MARK: Internal

    /// `true` if the presenter's view is hidden during the presentation.
    var removesPresenter: Bool { style == .fullScreen || controller.shouldRemovePresentersView }

    /// Dismisses the presentation, unless `isModalInPresentation` or the delegate prevents it, and notifies the
    /// delegate.
    func dismissByUser() {
        let delegate = controller.delegate
        guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(controller) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(controller)
            return
        }
        guard phase == .presented || phase == .presenting else { return }
        delegate?.presentationControllerWillDismiss(controller)
        end(animated: true) { [self] in
            // An interactive dismissal may have been canceled.
            if phase == .dismissed { delegate?.presentationControllerDidDismiss(controller) }
        }
    }

    /// Sends `viewIsAppearing` to the presented controller, unless it has already been sent.
    func notifyAppearing(_ animated: Bool) {
        guard !hasSentViewIsAppearing else { return }
        hasSentViewIsAppearing = true
        presented.viewIsAppearing(animated)
    }
}
