import Foundation
import Reporting
import ViewKit

/// The roots of active skeletons and the active shimmers, held weakly, so that they can follow changed preferences.
@MainActor
enum ActiveSkeletons {
    private struct WeakRoot {
        weak var view: UIView?
    }

    private static var roots: [ObjectIdentifier: WeakRoot] = [:]
    /// The number of entries above which roots without an active skeleton are removed.
    private static var pruningThreshold = 64

    /// Makes the skeleton of `root` follow the preferences of the appearance and the user while the skeleton is active.
    static func add(_ root: UIView) {
        roots[ObjectIdentifier(root)] = WeakRoot(view: root)
        observePreferences()
        guard roots.count > pruningThreshold else { return }
        roots = roots.filter { $0.value.view?.skeletonSession != nil }
        pruningThreshold = max(64, 2 * roots.count)
    }

    private struct WeakShimmer {
        weak var shimmer: ContentHighlight?
    }

    private static var shimmers: [ObjectIdentifier: WeakShimmer] = [:]

    /// Makes `shimmer` follow the preferences of the appearance and the user until it is removed.
    static func add(_ shimmer: ContentHighlight) {
        shimmers[ObjectIdentifier(shimmer)] = WeakShimmer(shimmer: shimmer)
        observePreferences()
    }

    static func remove(_ shimmer: ContentHighlight) {
        shimmers[ObjectIdentifier(shimmer)] = nil
    }

    /// Returns the start time of the highlight that crosses `window`. The time comes from a skeleton other than
    /// `session` or else from the window's `sweep`, which `session` itself or Somo's bones may have started. Returns
    /// `nil` if there is no highlight.
    static func sweepStart(in window: UIWindow, excluding session: SkeletonSession) -> TimeInterval? {
        for root in roots.values {
            guard let view = root.view, view.window === window, let other = view.skeletonSession, other !== session,
                other.look.config.highlightSpace == .window, other.fade != nil
            else { continue }
            return other.look.begin
        }
        return window.sweep?.begin
    }

    /// Applies the preferences of the appearance and the user to all active skeletons and shimmers.
    static func applyPreferences() {
        for case let view? in roots.values.map(\.view) { view.skeletonSession?.applyPreferences() }
        for shimmer in shimmers.values { shimmer.shimmer?.applyPreferences() }
    }

    /// The observers of the user's preferences.
    private static var observers: [any NSObjectProtocol] = []

    /// Starts to observe the user's preferences, unless they are already observed.
    private static func observePreferences() {
        guard observers.isEmpty else { return }
        let names = [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        ]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                _ = MainActor.ifIsolated { applyPreferences() }
            }
        }
    }

    /// Lays out the bones of all skeletons in the next frame.
    static func layOut() {
        for case let view? in roots.values.map(\.view) where view.skeletonSession != nil { view.setNeedsLayout() }
    }

    /// Lays out the bones in `view` in the next frame, for the skeletons on `view`, its ancestors and its descendants.
    /// Invalidates the layout of their roots instead of that of `view`, because this may be called during the layout of
    /// `view`.
    static func layOut(around view: UIView) {
        for case let root? in roots.values.map(\.view) where root.skeletonSession != nil {
            if view.isDescendant(of: root) || root.isDescendant(of: view) { root.setNeedsLayout() }
        }
    }
}
