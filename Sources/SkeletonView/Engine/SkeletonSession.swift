import Foundation
import LayerKit
import ViewKit

/// The skeleton of one root view, from the call of `show...` until the last bone of a hide is gone.
///
/// It draws bones instead of content through the views' stand-in slots, and changes nothing of the app's own state. After
/// each layout of the window it walks the tree anew and lets the bones follow.
@MainActor
final class SkeletonSession {
    private enum Phase {
        case on, leaving
    }

    private weak var root: UIView?
    private var phase = Phase.on
    private var config: SkeletonConfig
    /// How visible the bones are; nil until the root is in a window and time passes for it.
    private var fade: Fade?
    /// When the bones' animation began: one instant for all bones of the root.
    private var animationBegin: TimeInterval = 0
    private var leaves: [ObjectIdentifier: LeafPresence] = [:]
    private var order: [ObjectIdentifier] = []
    private var tables: [ObjectIdentifier: TablePresence] = [:]
    private var ending: ScheduledWork?
    private weak var observedWindow: UIWindow?

    private struct TablePresence {
        weak var table: UITableView?
        let source: TableSkeletonSource
    }

    private init(root: UIView, config: SkeletonConfig) {
        self.root = root
        self.config = config
    }

    // MARK: Calls of the API

    static func show(_ config: SkeletonConfig, on view: UIView) {
        endSessions(below: view)
        if let session = view.skeletonSession {
            session.resume(config)
            return
        }
        let session = SkeletonSession(root: view, config: config)
        view.skeletonSession = session
        view.windowChangeObserver = session
        session.enterWindow()
    }

    static func hide(on view: UIView, reloadData: Bool, transition: SkeletonTransitionStyle) {
        view.skeletonSession?.leave(reloadData: reloadData, transition: transition)
        for subview in view.subviews { hide(on: subview, reloadData: reloadData, transition: transition) }
    }

    static func isActive(on view: UIView) -> Bool {
        var next: UIView? = view
        while let current = next {
            if let session = current.skeletonSession, session.phase == .on,
                current === view || session.covers(view)
            {
                return true
            }
            next = current.superview
        }
        return view.subviews.contains(where: hasActiveSession)
    }

    static func bones(below view: UIView) -> [SkeletonBone] {
        view.window?.layout()
        return collectBones(in: view, for: view)
    }

    // MARK: Life

    /// Starts the fade-in, now that there is a clock.
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

    /// A show on a root that has a skeleton: takes the new look, and turns a fade-out back.
    private func resume(_ config: SkeletonConfig) {
        let time = root?.window?.time ?? 0
        self.config = config
        if phase == .leaving {
            phase = .on
            ending?.cancel()
            ending = nil
            let duration = config.transition.duration
            fade = Fade(from: fade?.value(at: time) ?? 0, to: 1, begin: time, duration: duration)
            for leaf in leaves.values { fade.map { leaf.apply($0, at: time) } }
        }
        for leaf in leaves.values { leaf.restyle(config, animationBegin: animationBegin) }
        update()
    }

    /// A hide: the content comes back, at once or as the bones fade.
    private func leave(reloadData: Bool, transition: SkeletonTransitionStyle) {
        guard phase == .on else { return }
        phase = .leaving
        let duration = root?.window == nil ? 0 : transition.duration
        endTables(reloadData: reloadData, fade: duration)
        guard duration > 0, let window = root?.window else {
            finish()
            return
        }
        let leavingFade = Fade(from: fade?.value(at: window.time) ?? 1, to: 0, begin: window.time, duration: duration)
        fade = leavingFade
        for leaf in leaves.values where !leaf.isDeparting { leaf.apply(leavingFade, at: window.time) }
        ending = window.schedule(after: duration) { [weak self] in self?.finish() }
    }

    /// Removes every bone and the session itself.
    private func finish() {
        ending?.cancel()
        for leaf in leaves.values { leaf.remove() }
        leaves = [:]
        order = []
        observedWindow?.removeObserver(self)
        if root?.windowChangeObserver === self { root?.windowChangeObserver = nil }
        if root?.skeletonSession === self { root?.skeletonSession = nil }
    }

    // MARK: Following the tree

    /// Walks the tree and lets bones and tables follow it.
    private func update() {
        guard let root, let window = root.window, let fade else { return }
        guard phase == .on else {
            for leaf in leaves.values { leaf.layOut(config, animationBegin: animationBegin) }
            return
        }
        let walk = SkeletonWalk(from: root)
        for table in walk.tables { adopt(table) }
        order = walk.leaves.map { ObjectIdentifier($0) }
        let wanted = Set(order)
        for (id, leaf) in leaves where !wanted.contains(id) || leaf.view == nil {
            leaf.remove()
            leaves[id] = nil
        }
        for view in walk.leaves {
            let id = ObjectIdentifier(view)
            if let leaf = leaves[id], leaf.isCurrent {
                leaf.layOut(config, animationBegin: animationBegin)
            } else {
                let leaf = LeafPresence(view: view)
                leaves[id] = leaf
                leaf.layOut(config, animationBegin: animationBegin)
                leaf.apply(fade, at: window.time)
            }
        }
    }

    private func adopt(_ table: UITableView) {
        table.locksScrolling = table.isUserInteractionDisabledWhenSkeletonIsActive
        let id = ObjectIdentifier(table)
        guard tables[id]?.table !== table else { return }
        let presence = TablePresence(table: table, source: TableSkeletonSource())
        tables[id] = presence
        table.setStandInSource(presence.source, fade: config.transition.duration)
    }

    /// Gives the tables their own rows again: now, under the skeleton's rows that fade, or with the app's next reload.
    private func endTables(reloadData: Bool, fade duration: TimeInterval) {
        for presence in tables.values {
            guard let table = presence.table, table.standInSource === presence.source else { continue }
            table.locksScrolling = false
            if reloadData {
                let bones = leaves.values.filter { $0.view?.isDescendant(of: table) ?? false }
                for leaf in bones { leaf.isDeparting = true }
                table.setStandInSource(nil, fade: duration)
            } else {
                table.endsStandInOnReload = true
            }
        }
        tables = [:]
    }

    /// The style is resolved when bones are drawn; only a change of direction concerns their animation.
    private func traitsDidChange(in view: UIView) {
        guard let root, root.isDescendant(of: view) || view.isDescendant(of: root) else { return }
        for leaf in leaves.values { leaf.restyle(config, animationBegin: animationBegin) }
    }

    private func covers(_ view: UIView) -> Bool {
        view.isSkeletonable && leaves.values.contains { $0.view?.isDescendant(of: view) ?? false }
    }
}

extension SkeletonSession: WindowChangeObserver {
    func viewDidMoveToWindow(_ view: UIView) {
        observedWindow?.removeObserver(self)
        enterWindow()
    }
}

extension SkeletonSession {
    /// Ends what views inside `view` show by themselves: the skeleton of `view` takes them in.
    private static func endSessions(below view: UIView) {
        for subview in view.subviews {
            subview.skeletonSession?.leave(reloadData: false, transition: .none)
            endSessions(below: subview)
        }
    }

    private static func hasActiveSession(_ view: UIView) -> Bool {
        view.skeletonSession?.phase == .on || view.subviews.contains(where: hasActiveSession)
    }

    private static func collectBones(in view: UIView, for receiver: UIView) -> [SkeletonBone] {
        let own = view.leafPresence?.places ?? []
        let bones = own.map { place in
            SkeletonBone(
                view: view, kind: place.kind, frame: view.convert(place.frame, to: receiver),
                cornerRadius: place.cornerRadius)
        }
        return bones + view.subviews.flatMap { collectBones(in: $0, for: receiver) }
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
