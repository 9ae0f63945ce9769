import Foundation
import LayerKit
import ViewKit

// Changes of the root's window, whose clock and shared highlight the bones follow.

extension SkeletonSession: WindowChangeObserver {
    func viewDidMoveToWindow(_ view: UIView) {
        if let old = observedWindow {
            old.removeObserver(self)
            departure = WindowDeparture(window: old, time: old.time)
        }
        times.stop()
        windowSweep = nil
        // Outside a window no time passes, so nothing can fade.
        finishParts()
        guard isOn else { return handle(.faded, .atOnce) }
        moveTimes(to: view.window)
        enterWindow()
    }

    /// Starts or continues the skeleton in the root's window, if it has one.
    func enterWindow() {
        guard let root, let window = root.window else { return }
        if fade == nil {
            let transition = look.config.transition
            fade = makeFade(from: 0, to: 1, begin: window.time, by: transition)
            let begin = beginning(of: look.config, in: window, after: transition.duration)
            let start = MotionStart(begin, since: look.config.highlightSpace == .window ? window.time : nil)
            look = BoneLook(look.config, start: start, root: root)
        } else {
            joinSweep(in: window)
        }
        joinWindowSweep()
        times.start(in: window)
        awaitTimeout()
        ActiveSkeletons.add(root)
        observedWindow = window
        window.observeLayout(self) { [weak self] in self?.update() }
        window.observeTraits(self) { [weak self] view in self?.traitsDidChange(in: view) }
        update()
    }

    /// Converts start times to the clock of another window, so that everything continues from its current state.
    private func moveTimes(to window: UIWindow?) {
        guard let window, let departure, window !== departure.window, let fade else { return }
        let shift = window.time - departure.time
        times.move(by: shift)
        let moved = OverlayFade(
            from: fade.from, to: fade.to, begin: fade.begin + shift, duration: fade.duration,
            transition: fade.transition)
        self.fade = moved
        look = BoneLook(look.config, start: look.start.moved(by: shift), root: root)
        restyleLeaves()
        for leaf in leaves { leaf.apply(moved) }
    }

    /// Retains the window-wide highlight while bones use it, and drives its motion.
    func joinWindowSweep() {
        let looks = [look] + themedLooks.all
        guard isOn, let look = looks.first(where: { $0.config.highlightSpace == .window }), let window = root?.window
        else {
            return windowSweep = nil
        }
        windowSweep = window.joinSweep(begin: look.begin)
        if let motion = look.commonMotion { windowSweep?.setMotion(motion) }
    }

    /// Joins the highlight that another skeleton may have started in `window` before the root returned to it.
    private func joinSweep(in window: UIWindow) {
        guard look.config.highlightSpace == .window,
            let begin = ActiveSkeletons.sweepStart(in: window, excluding: self), begin != look.begin
        else { return }
        look = BoneLook(look.config, start: MotionStart(begin, since: look.start.first), root: root)
        restyleLeaves()
    }

    /// Restyles the bones after a trait change. Colors are resolved when bones are drawn, but a change in direction
    /// affects their animation.
    private func traitsDidChange(in view: UIView) {
        guard let root, root.isDescendant(of: view) || view.isDescendant(of: root) else { return }
        restyleLeaves()
    }
}
