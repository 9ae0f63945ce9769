import Foundation
import LayerKit
import ViewKit

/// The skeleton of one root view, from the call of `show...` until the last bone of a hide is gone.
///
/// It draws bones instead of content through the views' stand-in slots, and changes nothing of the app's own state. After
/// each layout of the window it walks the tree anew and lets the bones follow.
@MainActor
final class SkeletonSession {
    private(set) weak var root: UIView?
    private(set) var config: SkeletonConfig
    /// How visible the bones are; nil until the root is in a window and time passes for it.
    private(set) var fade: Fade?
    /// When the bones' animation began: one instant for all bones of the root.
    private(set) var animationBegin: TimeInterval = 0

    var leaves: [ObjectIdentifier: LeafPresence] = [:]
    var tables: [ObjectIdentifier: TablePresence] = [:]
    var suppressed: [SuppressedView] = []

    private var phase = SkeletonPhase.off
    private var ending: ScheduledWork?
    private weak var observedWindow: UIWindow?

    init(root: UIView, config: SkeletonConfig) {
        self.root = root
        self.config = config
    }

    var isOn: Bool { phase == .on }

    // MARK: Events

    func show(_ config: SkeletonConfig) {
        self.config = config
        handle(.show, transition: config.transition)
    }

    func update(_ change: (inout SkeletonConfig) -> Void) {
        guard isOn else { return }
        let wasAnimated = config.isAnimated
        change(&config)
        if config.isAnimated, !wasAnimated, let time = root?.window?.time { animationBegin = max(animationBegin, time) }
        handle(.update, transition: .none)
    }

    func hide(reloadData: Bool, transition: SkeletonTransitionStyle) {
        if isOn { endTables(reloadData: reloadData, fade: fadeDuration(transition)) }
        handle(fadeDuration(transition) > 0 ? .hideFading : .hideAtOnce, transition: transition)
    }

    /// Ends without a word and leaves bones and tables as they are, for a skeleton around this one to take over.
    func giveWay() {
        phase = .off
        letGo()
    }

    /// After `giveWay`: takes away what `successor` did not take over.
    func dropWhatIsLeft(except successor: SkeletonSession) {
        for leaf in leaves.values { leaf.remove() }
        leaves = [:]
        tables = tables.filter { successor.tables[$0.key] == nil }
        endTables(reloadData: true, fade: 0)
    }

    // MARK: Effects

    private func handle(_ event: SkeletonPhase.Event, transition: SkeletonTransitionStyle) {
        let step = phase.after(event)
        phase = step.phase
        for effect in step.effects {
            switch effect {
            case .post(let moment): post(moment)
            case .enter: enter()
            case .turnBack: turnBack(transition)
            case .restyle: restyle()
            case .fadeOut: fadeOut(transition)
            case .finish: finish()
            }
        }
    }

    private func post(_ moment: SkeletonMoment) {
        guard let root else { return }
        if moment == .didAppear, ProcessInfo.processInfo.environment["SKELETON_DEBUG"] != nil {
            print(root.sk.skeletonTreeDescription)
        }
        NotificationCenter.default.post(name: moment.notification, object: root)
    }

    private func enter() {
        guard let root else { return }
        root.skeletonSession = self
        root.addWindowObserver(self)
        fade = nil
        enterWindow()
    }

    /// Starts the fade-in, if there is a clock.
    private func enterWindow() {
        guard let root, let window = root.window else { return }
        if fade == nil {
            let duration = config.transition.duration
            fade = Fade(from: 0, to: 1, begin: window.time, duration: duration)
            animationBegin = window.time + duration
        }
        observedWindow = window
        window.observeLayout(self) { [weak self] in self?.update() }
        window.observeTraits(self) { [weak self] view in self?.traitsDidChange(in: view) }
        update()
    }

    private func turnBack(_ transition: SkeletonTransitionStyle) {
        ending?.cancel()
        ending = nil
        let time = root?.window?.time ?? 0
        let from = fade?.value(at: time) ?? 0
        let back = Fade(from: from, to: 1, begin: time, duration: transition.duration)
        fade = back
        for leaf in leaves.values {
            leaf.isDeparting = false
            leaf.apply(back, at: time)
        }
        update()
    }

    private func restyle() {
        for leaf in leaves.values { leaf.restyle(config, animationBegin: animationBegin) }
        update()
    }

    private func fadeOut(_ transition: SkeletonTransitionStyle) {
        guard let window = root?.window else { return }
        ending?.cancel()
        showSuppressed()
        let duration = transition.duration
        let leaving = Fade(from: fade?.value(at: window.time) ?? 1, to: 0, begin: window.time, duration: duration)
        fade = leaving
        for leaf in leaves.values where !leaf.isDeparting { leaf.apply(leaving, at: window.time) }
        ending = window.schedule(after: duration) { [weak self] in self?.handle(.faded, transition: .none) }
    }

    private func finish() {
        for leaf in leaves.values { leaf.remove() }
        leaves = [:]
        letGo()
    }

    /// Drops everything but the bones.
    private func letGo() {
        ending?.cancel()
        ending = nil
        showSuppressed()
        observedWindow?.removeObserver(self)
        root?.removeWindowObserver(self)
        if root?.skeletonSession === self { root?.skeletonSession = nil }
    }

    private func fadeDuration(_ transition: SkeletonTransitionStyle) -> TimeInterval {
        root?.window == nil ? 0 : transition.duration
    }

    /// The style is resolved when bones are drawn; only a change of direction concerns their animation.
    private func traitsDidChange(in view: UIView) {
        guard let root, root.isDescendant(of: view) || view.isDescendant(of: root) else { return }
        for leaf in leaves.values { leaf.restyle(config, animationBegin: animationBegin) }
    }
}

extension SkeletonSession: WindowChangeObserver {
    func viewDidMoveToWindow(_ view: UIView) {
        observedWindow?.removeObserver(self)
        enterWindow()
    }
}

private enum SkeletonSessionKey: ViewAttachmentKey {
    static var defaultValue: SkeletonSession? { nil }
}

extension UIView {
    /// The skeleton that was shown on this view itself.
    var skeletonSession: SkeletonSession? {
        get { self[SkeletonSessionKey.self] }
        set { self[SkeletonSessionKey.self] = newValue }
    }
}
