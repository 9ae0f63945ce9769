import Foundation
import LayerKit
import ViewKit

// The root comes into a window, whose clock and light the bones follow, and leaves it.

extension SkeletonSession: WindowChangeObserver {
    func viewDidMoveToWindow(_ view: UIView) {
        if let old = observedWindow {
            old.removeObserver(self)
            departure = WindowDeparture(window: old, time: old.time)
        }
        times.stop()
        windowLight = nil
        // Nothing fades where no time passes.
        finishParts()
        guard isOn else { return handle(.faded, transition: .atOnce) }
        moveTimes(to: view.window)
        enterWindow()
    }

    /// Starts the fade-in, if there is a clock.
    func enterWindow() {
        guard let root, let window = root.window else { return }
        if fade == nil {
            let transition = look.config.transition
            fade = makeFade(from: 0, to: 1, begin: window.time, by: transition)
            let begin = beginning(of: look.config, in: window, after: transition.duration)
            let start = MotionStart(begin, since: look.config.lightSpace == .window ? window.time : nil)
            look = BoneLook(look.config, start: start, root: root)
        } else {
            joinLight(in: window)
        }
        joinWindowLight()
        times.start(in: window)
        awaitTimeout()
        SkeletonFollowers.add(root)
        observedWindow = window
        window.observeLayout(self) { [weak self] in self?.update() }
        window.observeTraits(self) { [weak self] view in self?.traitsDidChange(in: view) }
        update()
    }

    /// Another window has another clock: what began on the old one goes on from where it stood.
    private func moveTimes(to window: UIWindow?) {
        guard let window, let departure, window !== departure.window, let fade else { return }
        let shift = window.time - departure.time
        times.move(by: shift)
        let moved = OverlayFade(
            from: fade.from, to: fade.to, begin: fade.begin + shift, duration: fade.duration, transition: fade.transition)
        self.fade = moved
        look = BoneLook(look.config, start: look.start.moved(by: shift), root: root)
        restyleLeaves()
        for leaf in leaves { leaf.apply(moved) }
    }

    /// Keeps the light of the window as long as its bones have a part in it, and says how it moves.
    func joinWindowLight() {
        let looks = [look] + themedLooks.all
        guard isOn, let look = looks.first(where: { $0.config.lightSpace == .window }), let window = root?.window else {
            return windowLight = nil
        }
        windowLight = window.joinLight(begin: look.begin)
        if let motion = look.commonMotion { windowLight?.lead(motion) }
    }

    /// Back in `window`, where others may have begun a light meanwhile.
    private func joinLight(in window: UIWindow) {
        guard look.config.lightSpace == .window,
            let begin = SkeletonFollowers.lightBegin(in: window, besides: self), begin != look.begin
        else { return }
        look = BoneLook(look.config, start: MotionStart(begin, since: look.start.first), root: root)
        restyleLeaves()
    }

    /// The style is resolved when bones are drawn; only a change of direction concerns their animation.
    private func traitsDidChange(in view: UIView) {
        guard let root, root.isDescendant(of: view) || view.isDescendant(of: root) else { return }
        restyleLeaves()
    }
}
