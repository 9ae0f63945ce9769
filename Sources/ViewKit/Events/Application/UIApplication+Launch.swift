import Foundation
import Reporting

extension UIApplication {
    /// The key of a launch option. No launch options are passed on the desktop.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The URL to open. Never passed.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// The connected scenes: one scene, with the app's windows, if the program was launched with an app delegate;
    /// otherwise none.
    public var connectedScenes: Set<UIScene> { scene.map { [$0] } ?? [] }

    // MARK: Package (for hosts)

    /// Launches the program with `delegate` and connects its scene. Returns the window to show: the first window that
    /// was made key and visible or, without one, the window of the scene delegate, the app delegate or the storyboard,
    /// in that order. Throws if there is no such window.
    ///
    /// - Parameter manifest: The `Info.plist`; `nil` reads the one in the resources.
    package func launch(
        _ delegate: any UIApplicationDelegate, manifest: ManifestSearch? = nil
    ) throws(LaunchFailure) -> UIWindow {
        let outer = Self.launching
        Self.launching = self
        defer { (Self.launching, visibleWindow) = (outer, nil) }
        self.delegate = delegate
        var launch = AppLaunch(of: self, delegate, manifest: manifest)
        return try launch.run()
    }

    // MARK: Internal

    /// A change in the application's life cycle.
    enum Change {
        case didBecomeActive, willResignActive, didEnterBackground, willEnterForeground, willTerminate
    }

    /// Notifies the scene delegate of `change`, or the app delegate if there is no scene delegate. Both are notified of
    /// `.willTerminate`.
    func notify(_ change: Change) {
        if change == .willTerminate {
            if let scene { scene.delegate?.sceneDidDisconnect(scene) }
            delegate?.applicationWillTerminate(self)
        } else if let scene, let delegate = scene.delegate {
            switch change {
            case .didBecomeActive: delegate.sceneDidBecomeActive(scene)
            case .willResignActive: delegate.sceneWillResignActive(scene)
            case .didEnterBackground: delegate.sceneDidEnterBackground(scene)
            case .willEnterForeground: delegate.sceneWillEnterForeground(scene)
            case .willTerminate: break
            }
        } else {
            switch change {
            case .didBecomeActive: delegate?.applicationDidBecomeActive(self)
            case .willResignActive: delegate?.applicationWillResignActive(self)
            case .didEnterBackground: delegate?.applicationDidEnterBackground(self)
            case .willEnterForeground: delegate?.applicationWillEnterForeground(self)
            case .willTerminate: break
            }
        }
    }
}

extension UIWindow {
    /// `true` if the window is the application's `keyWindow`: it has keyboard focus or had it most recently, or it is
    /// the first window and no window has had focus yet.
    public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// The scene that shows the window; `nil` if the window isn't shown or there is no app delegate. Setting this
    /// property has no effect, because there is only one scene.
    public var windowScene: UIWindowScene? {
        get {
            let application = UIApplication.shared
            return application.windows.contains { $0 === self } ? application.scene : nil
        }
        set {}
    }

    /// The screen that shows the window, which is `UIScreen.main`.
    public var screen: UIScreen { .main }

    /// Raises the window and gives it keyboard focus. No effect if the window isn't on the desktop or is hidden.
    public func makeKey() {
        let application = UIApplication.shared
        guard !isHidden, application.windows.contains(where: { $0 === self }) else { return }
        application.windowPresenter?.show(self, raises: true)
    }

    /// Implements `makeKeyAndVisible`.
    func showWithFocus() {
        isHidden = false
        let launching = UIApplication.launching
        if let launching, launching.visibleWindow == nil { launching.visibleWindow = self }
        if let presenter = UIApplication.shared.windowPresenter {
            presenter.show(self, raises: true)
        } else if launching == nil, !UIApplication.shared.windows.contains(where: { $0 === self }) {
            Diagnostics.report("UIWindow: window not shown: the program has no run loop, see SDLApplication.run")
        }
    }
}
