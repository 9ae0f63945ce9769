import Foundation
import LayerKit
import Reporting
import ViewKit

/// The skeleton of one root view, from the call that shows it until it has been hidden and the last bone has
/// disappeared.
///
/// A session draws bones as content overlays of the views and doesn't change the app's state. After each layout of the
/// window, the session walks the tree again and updates the bones.
@MainActor
final class SkeletonSession {
    private(set) weak var root: UIView?
    var look: BoneLook {
        didSet {
            look.continueMotion(from: oldValue)
            themedLooks.renew()
            followLooks()
        }
    }
    /// The looks of the parts with their own themes.
    var themedLooks = ThemedLooks()
    /// The fade of the bones, or `nil` until the root is in a window.
    var fade: OverlayFade? {
        didSet { root?.layer.overlayDissolve = fade }
    }

    var leaves = LeafTable()
    /// The removed parts that are still fading.
    var parts: [FadingPart] = []
    let lists = SkeletonLists()
    let suppressed = SuppressedViews()
    /// The options for hiding the skeleton once its last part has been removed. `nil` until a part is removed.
    var lastPartEnding: SkeletonEndOptions?
    /// The minimum visible duration and the timeout, measured from the time at which the skeleton was shown.
    var times = VisibilityClock()

    private var phase = SkeletonPhase.off
    /// The window-wide highlight, or `nil` if no bone uses it.
    var windowSweep: WindowSweep?
    /// The scheduled end of the fade-out.
    private var endWork: ScheduledWork?
    weak var observedWindow: UIWindow?
    /// The time at which the root left its last window, on that window's clock.
    var departure: WindowDeparture?

    init(root: UIView, config: SkeletonConfig) {
        self.root = root
        look = BoneLook(config, begin: 0, root: root)
    }

    /// Removes the whole skeleton from the views, which may outlive the root.
    isolated deinit {
        for leaf in leaves { leaf.remove() }
        for part in parts { part.finish() }
        suppressed.removeAll(by: self)
        lists.abandon(by: self)
    }

    var isOn: Bool { phase == .on }
    /// `true` if the skeleton is automatic: its leaves don't have to be skeletonable.
    var isAutomatic: Bool { look.config.isAutomatic }

    // MARK: Events

    func show(_ config: SkeletonConfig) {
        lastPartEnding = nil
        let delay = phase == .leaving ? config.transition.duration : 0
        var config = config
        config.animationSpace = config.animationSpace ?? SkeletonAppearance.default.animationSpace
        config.highlight = config.highlight ?? SkeletonAppearance.default.highlight
        change(to: config, delay: delay)
        renewMotion()
        // Set before any notification is posted, so an observer can hide the skeleton.
        root?.skeletonSession = self
        times.show(config.timing, in: root?.window, isOn: isOn)
        handle(.show, SkeletonEndOptions(transition: config.transition))
        awaitTimeout()
    }

    func update(_ change: (inout SkeletonConfig) -> Void) {
        guard isOn else { return }
        var changed = look.config
        change(&changed)
        self.change(to: changed, delay: 0)
        if changed.isAnimated { times.restart() }
        renewMotion()
        handle(.update, .atOnce)
    }

    /// Applies changes to the default appearance or the user's preferences.
    func applyPreferences() {
        guard isOn else { return }
        change(to: look.config, delay: 0)
        restyleLeaves()
    }

    /// Applies another look. Bones that weren't moving start after `delay` seconds unless they share a highlight or
    /// `config.begin` is set; moving bones continue unless they join a highlight of the window.
    func change(to config: SkeletonConfig, delay: TimeInterval) {
        var begin = look.begin
        let config = config.resolved(on: root)
        if config.isAnimated, let window = root?.window {
            if config.highlightSpace == .window {
                if look.config.highlightSpace != .window { begin = beginning(of: config, in: window, after: delay) }
            } else if !look.config.isAnimated {
                let soonest = beginning(of: config, in: window, after: delay)
                // A shared highlight is already moving while the bones fade in.
                begin = config.highlightSpace == .root ? soonest : max(begin, soonest)
            }
        }
        look = BoneLook(config, start: begin == look.begin ? look.start : MotionStart(begin), root: root)
    }

    /// Restarts the time limit of the motion after the look has changed, so that the change is visible.
    func renewMotion() {
        let begin = renewedBegin
        if begin != look.begin { look = BoneLook(look.config, begin: begin, root: root) }
    }

    /// Ends the skeleton with `transition`. `outer` is the enclosing skeleton if the same call ends both. `rows`
    /// contains the delays of the root's rows if they are replaced one by one.
    func hide(
        reloadData: Bool, transition: SkeletonTransition, with outer: SkeletonSession? = nil, rows: RowDelays? = nil
    ) {
        var ending = SkeletonEndOptions(transition: transition, outerFade: outer?.fade)
        // A skeleton that is already leaving has released its lists.
        if isOn { (ending.reloadsLists, ending.rows) = (reloadData, rows) }
        let takesTime = fadeDuration(transition) > 0 || root?.window != nil && ending.rows != nil
        handle(takesTime ? .hideFading : .hideImmediately, ending)
    }

    /// Ends the skeleton because its last part was removed. Only parts that are still fading remain.
    func endWithLastPart(_ ending: SkeletonEndOptions) {
        guard isOn else { return }
        handle(parts.isEmpty ? .hideImmediately : .hideFading, ending)
    }

    /// Ends the skeleton without notifications. Bones and lists stay in place for the enclosing skeleton that takes
    /// them over.
    func transferBones() {
        phase = .off
        tearDown()
    }

    /// Removes the bones and lists that the enclosing skeleton didn't take over after `transferBones`.
    func removeRemaining() {
        removeLeaves()
        lists.release(lists.end(by: self, reloadData: true), by: self)
        finishParts()
    }

    // MARK: Effects

    func handle(_ event: SkeletonPhase.Event, _ ending: SkeletonEndOptions) {
        let (step, wasOn) = (phase.after(event), isOn)
        phase = step.phase
        // An observer may show or hide the skeleton, which makes the remaining effects obsolete.
        for effect in step.effects where phase == step.phase {
            switch effect {
            case .post(let moment): post(moment)
            case .enter: enter()
            case .reverseFadeOut: reverseFadeOut(ending.transition)
            case .restyle: restyle()
            case .fadeOut: fadeOut(ending)
            case .finish: finish(ending)
            }
        }
        if wasOn, !isOn { root?.didEndBeingBusy() }
    }

    private func post(_ moment: SkeletonMoment) {
        guard let root else { return }
        if moment == .didAppear {
            if getenv("SKELETON_DEBUG") != nil { StandardError.write(root.sk.skeletonTreeDescription) }
            if !isAutomatic { UnreachedViews.report(in: root) }
        }
        NotificationCenter.default.post(name: moment.notification, object: root)
    }

    private func enter() {
        guard let root else { return }
        root.addWindowObserver(self)
        fade = nil
        enterWindow()
    }

    private func reverseFadeOut(_ transition: SkeletonTransition) {
        endWork?.cancel()
        endWork = nil
        let time = root?.window?.time ?? 0
        let from = fade?.value(at: time) ?? 0
        let back = makeFade(from: from, to: 1, begin: time, by: transition)
        fade = back
        for leaf in leaves {
            leaf.isDeparting = false
            leaf.apply(back)
        }
        lists.reverseDeparture()
        update()
    }

    private func restyle() {
        restyleLeaves()
        update()
    }

    /// Adapts the highlight to a new size of the root or window.
    func followSpace() {
        guard look.isOutdated || themedLooks.areOutdated else { return }
        let time = root?.window?.time
        let themed = themedLooks.forCurrentSpace(at: time)
        if look.isOutdated { look = look.forCurrentSpace(at: time) }
        themedLooks = themed
        restyleLeaves()
    }

    private func fadeOut(_ ending: SkeletonEndOptions) {
        times.stop()
        guard let window = root?.window else { return endLists(ending, fade: nil) }
        let rows = fades(of: ending.rows, by: ending.transition)
        let leaving = rows?.last ?? makeFadeOut(ending, at: window.time)
        endLists(ending, fade: leaving, rows: rows)
        endWork?.cancel()
        suppressed.removeAll(by: self)
        fade = leaving
        for leaf in leaves where !leaf.isDeparting { leaf.apply(leaving) }
        let duration = max(leaving.end - window.time, timeUntilPartsFaded)
        endWork = window.schedule(after: duration) { [weak self] in self?.handle(.faded, .atOnce) }
    }

    private func finish(_ ending: SkeletonEndOptions) {
        endLists(ending, fade: nil)
        removeLeaves()
        lists.finishDeparture(by: self)
        finishParts()
        tearDown()
    }

    /// Removes the bones of all views, freeing each leaf before visiting the next.
    private func removeLeaves() {
        var leaving = leaves.takeAll()
        leaving.reverse()
        while let leaf = leaving.popLast() { leaf.remove() }
    }

    private func endLists(_ ending: SkeletonEndOptions, fade: OverlayFade?, rows: RowFades? = nil) {
        guard let reloadData = ending.reloadsLists else { return }
        lists.depart(by: self, reloadData: reloadData, fade: fade, rows: rows)
    }

    /// Releases everything except the bones, the lists and the fading parts.
    private func tearDown() {
        times.stop()
        endWork?.cancel()
        endWork = nil
        suppressed.removeAll(by: self)
        windowSweep = nil
        observedWindow?.removeObserver(self)
        root?.removeWindowObserver(self)
        if root?.layer.overlayDissolve === fade { root?.layer.overlayDissolve = nil }
        guard let root, root.skeletonSession === self else { return }
        root.skeletonSession = nil
        root.layer.isGradientSpace = false
    }

    private func fadeDuration(_ transition: SkeletonTransition) -> TimeInterval {
        root?.window == nil ? 0 : transition.duration
    }
}
