public import Foundation
public import ViewKit

/// An interaction that reports when the pointer enters and leaves regions of its view, and that changes the pointer's
/// shape over them.
///
/// The delegate divides the view into regions. By default, the whole view is one region. Effects change the pointer's
/// shape only: the view isn't highlighted, lifted or scaled.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view that the interaction is attached to, if any.
    open private(set) weak var view: UIView?
    /// The delegate that chooses regions and shapes. `nil` by default.
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// `true` if the interaction reacts to the pointer. `true` by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

    private lazy var hover = UIHoverGestureRecognizer { [weak self] in self?.hoverDidChange($0) }
    /// The region under the pointer, if any.
    private var region: UIPointerRegion?

    /// Creates an interaction whose regions and shapes `delegate` chooses.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
    }

    /// Called before the interaction is attached or detached. Overrides must call `super`.
    open func willMove(to view: UIView?) {
        guard let former = self.view else { return }
        leaveRegion()
        former.removeGestureRecognizer(hover)
        self.view = nil
    }

    /// Called after the interaction has been attached or detached. Overrides must call `super`.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    /// Asks the delegate for the region and the shape again if the pointer is over the view.
    open func invalidate() {
        guard isHovered else { return leaveRegion() }
        leaveRegion()
        resetPointer()
        updateRegion()
    }

    // MARK: Private

    private var isHovered: Bool { hover.state == .began || hover.state == .changed }

    private func hoverDidChange(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed: updateRegion()
        default: leaveRegion()
        }
    }

    private func updateRegion() {
        guard isEnabled, let view else { return }
        let found = region(in: view)
        if let found, let region, found.isSame(as: region) { return showPointer(for: region) }
        if region != nil {
            leaveRegion()
            resetPointer()
        }
        guard let found else { return }
        region = found
        animate { delegate?.pointerInteraction(self, willEnter: found, animator: $0) }
        showPointer(for: found)
    }

    private func region(in view: UIView) -> UIPointerRegion? {
        let standard = UIPointerRegion(rect: view.bounds)
        guard let delegate else { return standard }
        let request = UIPointerRegionRequest(location: hover.location(in: view))
        return delegate.pointerInteraction(self, regionFor: request, defaultRegion: standard)
    }

    private func leaveRegion() {
        guard let former = region else { return }
        region = nil
        animate { delegate?.pointerInteraction(self, willExit: former, animator: $0) }
    }

    /// Shows the shape of the view under the pointer, which is over the interaction's view.
    private func resetPointer() {
        guard let view else { return }
        let hovered = view.hitTest(hover.location(in: view), with: nil) ?? view
        view.window?.host?.setCursor(hovered.pointerShape)
    }

    /// Shows the shape for `region`. Also called while the pointer moves within a region, because the window shows the
    /// shape of each subview that the pointer enters.
    private func showPointer(for region: UIPointerRegion) {
        guard let style = delegate?.pointerInteraction(self, styleFor: region) else { return }
        view?.window?.host?.setCursor(style.pointerShape)
    }

    private func animate(_ collect: (any UIPointerInteractionAnimating) -> Void) {
        let animator = PointerAnimator()
        collect(animator)
        animator.start()
    }
}

/// The animations that accompany the pointer entering or leaving a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds changes to animate.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)

    /// Adds a closure to call when the animations end. Its argument is `false` if they were interrupted.
    func addCompletion(_ completion: @escaping @MainActor (Bool) -> Void)
}

/// Collects changes and animates them together.
@MainActor
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [@MainActor () -> Void] = []
    private var completions: [@MainActor (Bool) -> Void] = []

    private static let duration: TimeInterval = 0.2

    func addAnimations(_ animations: @escaping @MainActor () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping @MainActor (Bool) -> Void) {
        completions.append(completion)
    }

    func start() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: Self.duration) { [animations] in
            for animation in animations { animation() }
        } completion: { [completions] isFinished in
            for completion in completions { completion(isFinished) }
        }
    }
}
