import Foundation
import LayerKit

/// The transitions into and out of a presentation.
extension Presentation {
    func makeTransition(
        isPresenting: Bool, animator: (any UIViewControllerAnimatedTransitioning)?
    ) -> ControllerTransition {
        let presentingView = presenting?.viewIfLoaded
        let presentingFrame = presentingView.map { $0.convert($0.bounds, to: self) } ?? .zero
        let own = ControllerTransition.Participant(
            controller: presented,
            view: { [controller, presented, isDirect] in
                isDirect ? controller.presentedView : presented.viewIfLoaded
            },
            initialFrame: isPresenting ? .zero : (controller.presentedView?.frame ?? .zero),
            finalFrame: isPresenting ? controller.frameOfPresentedViewInContainerView : .zero)
        let other = ControllerTransition.Participant(
            controller: presenting, view: { [removesPresenter] in removesPresenter ? presentingView : nil },
            initialFrame: isPresenting || !removesPresenter ? presentingFrame : .zero,
            finalFrame: isPresenting && removesPresenter ? .zero : presentingFrame)
        return ControllerTransition(
            in: self, style: presented.modalPresentationStyle, from: isPresenting ? other : own,
            to: isPresenting ? own : other, animator: animator,
            defaultDuration: style == .alert ? Metrics.alertDuration : Metrics.duration)
    }

    /// Fades the dimming view in or out alongside a custom animator, which doesn't animate that view.
    func fadeDim(isPresenting: Bool, with transition: ControllerTransition) {
        guard dim.superview === self else { return }
        if isPresenting { dim.alpha = 0 }
        _ = transition.animate { [dim] _ in
            dim.alpha = isPresenting ? 1 : 0
        } completion: { [dim] in
            dim.alpha = isPresenting != $0.isCancelled ? 1 : 0
        }
    }

    func addPresentedView() {
        guard let view = controller.presentedView, view.superview == nil || !view.isDescendant(of: self) else { return }
        view.frame = controller.frameOfPresentedViewInContainerView
        addSubview(view)
    }

    /// Moves the controller's view from the panel into the container, where animators can move it.
    func leavePanel() {
        isDirect = true
        guard let view = presented.viewIfLoaded else { return }
        view.frame = panel.frame
        addSubview(view)
        panel.removeFromSuperview()
    }

    /// Updates the frame of the presented view if the container's size has changed.
    func placePresentedView() {
        guard phase == .presented, placedSize != bounds.size, let view = controller.presentedView,
            view.superview === self
        else { return }
        placedSize = bounds.size
        let frame = controller.frameOfPresentedViewInContainerView
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Animates the panel, or a presented view that isn't in the panel, in or out.
    func move(animated: Bool, isPresenting: Bool, completion: @escaping @MainActor () -> Void) {
        guard animated, let mover = isDirect ? controller.presentedView : panel else { return completion() }
        let isFaded = style == .alert || presented.modalTransitionStyle == .crossDissolve
        let restingCenter = mover.center
        let away: () -> Void = { [self] in
            dim.alpha = 0
            if isFaded {
                mover.alpha = 0
                if style == .alert, isPresenting {
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
            withDuration: style == .alert ? Metrics.alertDuration : Metrics.duration, delay: 0, options: .curveEaseOut,
            animations: { [self] in
                guard isPresenting else { return away() }
                dim.alpha = 1
                mover.alpha = 1
                if isMoved { mover.center = restingCenter } else if !isDirect { mover.transform = .identity }
            }, completion: { _ in completion() })
    }

    func didPresent() {
        phase = .presented
        if isDirect { addPresentedView() }
        notifyAppearing(true)
        formerPosition?.restore(from: self)
        formerPosition = nil
        presented.isInTransition = false
        isEndingPresentation = true
        presented.endAppearanceTransition()
        isEndingPresentation = false
        UIAccessibility.post(notification: .screenChanged, argument: presented.viewIfLoaded)
        setNeedsLayout()
        guard removesPresenter else { return }
        presenting?.viewIfLoaded?.isHidden = true
        presenting?.endAppearance()
    }

    /// Restores the presentation. Called when its dismissal has been canceled.
    func didCancelDismissal() {
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

    func didDismiss() {
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
        if let formerResponder { window?.restoreFocus(to: formerResponder) }
        UIAccessibility.post(notification: .screenChanged, argument: presenting?.viewIfLoaded)
    }
}
