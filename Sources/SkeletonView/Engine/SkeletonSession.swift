import Foundation
import LayerKit
import Reporting
import ViewKit

/// The skeleton of one root view, from the call of `show...` until the last bone of a hide is gone.
///
/// It draws bones instead of content through the views' stand-in slots, and changes nothing of the app's own state.
/// After each layout of the window it walks the tree anew and lets the bones follow.
@MainActor
final class SkeletonSession {
    private(set) weak var root: UIView?
    var look: BoneLook {
        didSet {
            look.goOn(from: oldValue)
            themedLooks.renew()
            followLooks()
        }
    }
    /// How the parts look that have themes of their own.
    var themedLooks = ThemedLooks()
    /// How visible the bones are; nil until the root is in a window and time passes for it.
    var fade: OverlayFade? {
        didSet { root?.layer.overlayDissolve = fade }
    }

    var leaves = LeafTable()
    /// The parts that were taken out and still fade.
    var parts: [FadingPart] = []
    var lists: [ObjectIdentifier: ListPresence] = [:]
    /// The lists inside items that fade out: they show their own items when the fade is over.
    var departingLists: [ListPresence] = []
    var suppressed: [ObjectIdentifier: SuppressedView] = [:]
    /// How the skeleton ends if no part is left; nil unless parts were taken out.
    var lastPart: LastPart?
    /// Since when it is shown, and what is due because of that.
    var times = SkeletonTimes()

    /// While the lists are to end, which they ask about when the skeleton is off: whether they show their own items at
    /// once.
    private var listsReload: Bool?
    /// While it ends, which is a list: when the rows of that give way, where they do one by one.
    private var rowTurns: RowTurns?
    private var phase = SkeletonPhase.off
    /// The light of the window, where its bones have that.
    var windowLight: WindowLight?
    private var ending: ScheduledWork?
    /// While it ends: the fade of the skeleton around it that ends by the same call.
    private var joinedFade: OverlayFade?
    weak var observedWindow: UIWindow?
    /// When the root left the window that it was in last, on that window's clock.
    var departure: WindowDeparture?

    init(root: UIView, config: SkeletonConfig) {
        self.root = root
        look = BoneLook(config, begin: 0, root: root)
    }

    /// A skeleton whose root is gone leaves nothing behind on views that are not.
    isolated deinit {
        for leaf in leaves { leaf.remove() }
        for part in parts { part.finish() }
        for view in suppressed.values.compactMap(\.view) { view.setSuppressed(false, by: self) }
        abandonLists()
    }

    var isOn: Bool { phase == .on }
    /// Whether it finds its leaves without flags.
    var isAutomatic: Bool { look.config.isAutomatic }

    // MARK: Events

    func show(_ config: SkeletonConfig) {
        (listsReload, lastPart) = (nil, nil)
        let delay = phase == .leaving ? config.transition.duration : 0
        var config = config
        config.animationSpace = config.animationSpace ?? SkeletonAppearance.default.animationSpace
        config.light = config.light ?? SkeletonAppearance.default.light
        change(to: config, delay: delay)
        renewMotion()
        // Known before anyone hears of it, so that a hide from a notification finds it.
        root?.skeletonSession = self
        times.show(config.timing, in: root?.window, isOn: isOn)
        handle(.show, transition: config.transition)
        awaitTimeout()
    }

    func update(_ change: (inout SkeletonConfig) -> Void) {
        guard isOn else { return }
        var changed = look.config
        change(&changed)
        self.change(to: changed, delay: 0)
        renewMotion()
        handle(.update, transition: .atOnce)
    }

    /// The wishes of the appearance or of the user changed: bones look and move as they say now.
    func followPreferences() {
        guard isOn else { return }
        change(to: look.config, delay: 0)
        restyleLeaves()
    }

    /// Takes another look. Bones that stood still begin to move in `delay` seconds; those that move go on.
    func change(to config: SkeletonConfig, delay: TimeInterval) {
        var begin = look.begin
        let config = config.resolved(on: root)
        if config.isAnimated, let window = root?.window {
            if config.lightSpace == .window {
                if look.config.lightSpace != .window { begin = beginning(of: config, in: window, after: delay) }
            } else if !look.config.isAnimated {
                let soonest = beginning(of: config, in: window, after: delay)
                // A common light slides while the bones still fade in.
                begin = config.lightSpace == .root ? soonest : max(begin, soonest)
            }
        }
        look = BoneLook(config, start: begin == look.begin ? look.start : MotionStart(begin), root: root)
    }

    /// Who gave the bones another look wants to see it: the time for which they may move begins again.
    func renewMotion() {
        let begin = renewedBegin
        if begin != look.begin { look = BoneLook(look.config, begin: begin, root: root) }
    }

    /// Ends by `transition`, together with the skeleton of a view around this one's where that ends by the same call,
    /// or row by row.
    func hide(
        reloadData: Bool, transition: SkeletonTransition, with around: SkeletonSession? = nil, rows: RowTurns? = nil
    ) {
        if isOn { (listsReload, rowTurns) = (reloadData, rows) }
        joinedFade = around?.fade
        defer { (joinedFade, rowTurns) = (nil, nil) }
        let takesTime = fadeDuration(transition) > 0 || root?.window != nil && rowTurns != nil
        handle(takesTime ? .hideFading : .hideAtOnce, transition: transition)
    }

    /// The last part was taken out: what still fades is all that is left.
    func endWithLastPart(reloadData: Bool, transition: SkeletonTransition) {
        guard isOn else { return }
        listsReload = reloadData
        handle(parts.isEmpty ? .hideAtOnce : .hideFading, transition: transition)
    }

    /// Ends without a word and leaves bones and lists as they are, for a skeleton around this one to take over.
    func giveWay() {
        phase = .off
        letGo()
    }

    /// After `giveWay`: takes away what `successor` did not take over.
    func dropWhatIsLeft(except successor: SkeletonSession) {
        removeLeaves()
        release(endLists(reloadData: true, fade: nil))
        finishParts()
    }

    // MARK: Effects

    func handle(_ event: SkeletonPhase.Event, transition: SkeletonTransition) {
        let (step, wasOn) = (phase.after(event), isOn)
        phase = step.phase
        // Who hears of a moment may call again: what was begun here is over then.
        for effect in step.effects where phase == step.phase {
            switch effect {
            case .post(let moment): post(moment)
            case .enter: enter()
            case .turnBack: turnBack(transition)
            case .restyle: restyle()
            case .fadeOut: fadeOut(transition)
            case .finish: finish()
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

    private func turnBack(_ transition: SkeletonTransition) {
        ending?.cancel()
        ending = nil
        let time = root?.window?.time ?? 0
        let from = fade?.value(at: time) ?? 0
        let back = makeFade(from: from, to: 1, begin: time, by: transition)
        fade = back
        for leaf in leaves {
            leaf.isDeparting = false
            leaf.apply(back)
        }
        keepDepartingLists()
        update()
    }

    private func restyle() {
        restyleLeaves()
        update()
    }

    /// Lets the light cross a root or window of another size.
    func followSpace() {
        guard look.isOutdated || themedLooks.areOutdated else { return }
        let time = root?.window?.time
        let themed = themedLooks.overPresentSpace(at: time)
        if look.isOutdated { look = look.overPresentSpace(at: time) }
        themedLooks = themed
        restyleLeaves()
    }

    private func fadeOut(_ transition: SkeletonTransition) {
        times.stop()
        guard let window = root?.window else { return endListsIfAsked(fade: nil) }
        let shown = fade?.value(at: window.time) ?? 1
        let joined = joinedFade.flatMap { $0.from == shown && $0.to == 0 && $0.begin == window.time ? $0 : nil }
        let rows = fades(of: rowTurns, by: transition)
        let leaving = rows?.last ?? joined ?? makeFade(from: shown, to: 0, begin: window.time, by: transition)
        endListsIfAsked(fade: leaving, rows: rows)
        ending?.cancel()
        showSuppressed()
        fade = leaving
        for leaf in leaves where !leaf.isDeparting { leaf.apply(leaving) }
        let duration = max(leaving.end - window.time, timeUntilPartsFaded)
        ending = window.schedule(after: duration) { [weak self] in self?.handle(.faded, transition: .atOnce) }
    }

    private func finish() {
        endListsIfAsked(fade: nil)
        removeLeaves()
        release(departingLists)
        departingLists = []
        finishParts()
        letGo()
    }

    /// Takes the bones off all views; each leaf is freed before the next one is looked at.
    private func removeLeaves() {
        var leaving = leaves.takeAll()
        leaving.reverse()
        while let leaf = leaving.popLast() { leaf.remove() }
    }

    private func endListsIfAsked(fade: OverlayFade?, rows: RowFades? = nil) {
        guard let reloadData = listsReload else { return }
        listsReload = nil
        departingLists += endLists(reloadData: reloadData, fade: fade, rows: rows)
    }

    /// Drops everything but the bones.
    private func letGo() {
        times.stop()
        ending?.cancel()
        ending = nil
        showSuppressed()
        windowLight = nil
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
