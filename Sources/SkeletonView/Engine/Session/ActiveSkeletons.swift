import Foundation
import Reporting
import ViewKit

/// The roots of active skeletons and the active shimmers, held weakly, so that they can follow changed preferences.
@MainActor
enum ActiveSkeletons {
    private struct Root {
        weak var view: UIView?
    }

    private static var roots: [ObjectIdentifier: Root] = [:]
    /// The number of entries above which roots without an active skeleton are removed.
    private static var bound = 64

    /// Makes the skeleton of `root` follow the appearance while it is active.
    static func add(_ root: UIView) {
        roots[ObjectIdentifier(root)] = Root(view: root)
        listen()
        guard roots.count > bound else { return }
        roots = roots.filter { $0.value.view?.skeletonSession != nil }
        bound = max(64, 2 * roots.count)
    }

    private struct Light {
        weak var light: ContentLight?
    }

    /// The active shimmers.
    private static var lights: [ObjectIdentifier: Light] = [:]

    /// Makes `light` follow the motion preferences until it is removed.
    static func add(_ light: ContentLight) {
        lights[ObjectIdentifier(light)] = Light(light: light)
        listen()
    }

    static func remove(_ light: ContentLight) {
        lights[ObjectIdentifier(light)] = nil
    }

    /// Returns the start time of the highlight that crosses `window`: that of a skeleton other than `session`, or else
    /// that of the window's `sweep`, which Somo's bones may have started. Returns `nil` if there is no highlight.
    static func sweepBegin(in window: UIWindow, excluding session: SkeletonSession) -> TimeInterval? {
        for root in roots.values {
            guard let view = root.view, view.window === window, let other = view.skeletonSession, other !== session,
                other.look.config.lightSpace == .window, other.fade != nil
            else { continue }
            return other.look.begin
        }
        return window.sweep?.begin
    }

    /// Applies the preferences of the appearance and the user to all active skeletons and shimmers.
    static func applyPreferences() {
        for case let view? in roots.values.map(\.view) { view.skeletonSession?.applyPreferences() }
        for light in lights.values { light.light?.applyPreferences() }
    }

    /// The observers of the user's preferences.
    private static var observers: [any NSObjectProtocol] = []

    /// Starts to observe the user's preferences.
    private static func listen() {
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

    /// Lays out the bones in `view` in the next frame, for the skeletons on `view`, its ancestors and its subviews.
    /// Invalidates their roots instead of `view`, because this may be called during the layout of `view`.
    static func layOut(around view: UIView) {
        for case let root? in roots.values.map(\.view) where root.skeletonSession != nil {
            if view.isDescendant(of: root) || root.isDescendant(of: view) { root.setNeedsLayout() }
        }
    }
}
