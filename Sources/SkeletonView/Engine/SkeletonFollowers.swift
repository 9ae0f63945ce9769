import Foundation
import ViewKit

/// The roots of skeletons that are on, which follow the appearance. They are not kept alive.
@MainActor
enum SkeletonFollowers {
    private struct Root {
        weak var view: UIView?
    }

    private static var roots: [ObjectIdentifier: Root] = [:]
    /// With this many, those that are gone are dropped.
    private static var bound = 64

    /// Lets the skeleton of `root` follow the appearance while it is on.
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

    /// The lights over content that are on.
    private static var lights: [ObjectIdentifier: Light] = [:]

    /// Lets `light` move as is wished until it is removed.
    static func add(_ light: ContentLight) {
        lights[ObjectIdentifier(light)] = Light(light: light)
        listen()
    }

    static func remove(_ light: ContentLight) {
        lights[ObjectIdentifier(light)] = nil
    }

    /// When the light began that crosses `window`; nil where no skeleton but `session` has one.
    static func lightBegin(in window: UIWindow, besides session: SkeletonSession) -> TimeInterval? {
        for root in roots.values {
            guard let view = root.view, view.window === window, let other = view.skeletonSession, other !== session,
                other.look.config.lightSpace == .window, other.fade != nil
            else { continue }
            return other.look.begin
        }
        return window.light?.begin
    }

    /// Lets all skeletons that are on look and move as the appearance and the user wish now.
    static func followPreferences() {
        for case let view? in roots.values.map(\.view) { view.skeletonSession?.followPreferences() }
        for light in lights.values { light.light?.followPreferences() }
    }

    /// What hears of the user's wishes.
    private static var observers: [any NSObjectProtocol] = []

    /// Hears of the user's wishes from now on.
    private static func listen() {
        guard observers.isEmpty else { return }
        let names = [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        ]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                _ = MainActor.ifHere { followPreferences() }
            }
        }
    }

    /// Lets the bones of all skeletons follow with their next frame.
    static func layOut() {
        for case let view? in roots.values.map(\.view) where view.skeletonSession != nil { view.setNeedsLayout() }
    }

    /// Lets the bones in `view` follow with their next frame, of skeletons around it and in it. Other than the view
    /// itself, their roots are laid out: it may say so while it is.
    static func layOut(around view: UIView) {
        for case let root? in roots.values.map(\.view) where root.skeletonSession != nil {
            if view.isDescendant(of: root) || root.isDescendant(of: view) { root.setNeedsLayout() }
        }
    }
}
