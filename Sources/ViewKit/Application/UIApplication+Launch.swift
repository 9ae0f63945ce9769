import Foundation
import Reporting

extension UIApplication {
    /// What an app is told about why it was launched: nothing, on a desktop.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String

        /// Makes an option of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The address that was to be opened. Never told.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// The scenes: the one with the app's window, where an app delegate launched the program.
    public var connectedScenes: Set<UIScene> { scene.map { [$0] } ?? [] }

    // MARK: Package: for hosts

    /// Launches the program with `delegate`, and connects its scene. Returns the window that is to be shown: the first
    /// that was made key and visible, or else the scene delegate's or the delegate's; nil for none.
    package func launch(_ delegate: any UIApplicationDelegate) -> UIWindow? {
        let outer = Self.launching
        Self.launching = self
        defer { (Self.launching, visibleWindow) = (outer, nil) }
        self.delegate = delegate
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        let session = UISceneSession()
        let options = UIScene.ConnectionOptions()
        session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
        let scene = UIWindowScene(session, of: self)
        self.scene = scene
        if let delegateClass = session.configuration.delegateClass {
            if let type = delegateClass as? any UISceneDelegate.Type {
                scene.delegate = type.init()
            } else {
                Diagnostics.report("UIApplication: a \(delegateClass) is no UISceneDelegate and was left out")
            }
        }
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        return visibleWindow ?? (scene.delegate as? any UIWindowSceneDelegate)?.window ?? delegate.window
    }

    // MARK: Internal

    /// What happens to a program.
    enum Change {
        case didBecomeActive, willResignActive, didEnterBackground, willEnterForeground, willTerminate
    }

    /// Tells the delegate of `change`: the scene's where there is one.
    func tell(_ change: Change) {
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
    /// Makes a window for `windowScene`; its size is its host's to set.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
    }

    /// Whether the window has the keyboard, or had it last.
    public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// The scene that the window is shown in; nil where it is not, and without an app delegate.
    public var windowScene: UIWindowScene? {
        let application = UIApplication.shared
        return application.windows.contains { $0 === self } ? application.scene : nil
    }

    /// What the window is on: `UIScreen.main`.
    public var screen: UIScreen { .main }

    /// Shows the window, when the launch of the program has ended. There is one window: another, and one that comes
    /// after the launch, is refused with a message.
    public func makeKeyAndVisible() {
        isHidden = false
        if let application = UIApplication.launching {
            if application.visibleWindow == nil { application.visibleWindow = self }
            if application.visibleWindow === self { return }
        } else if UIApplication.shared.windows.contains(where: { $0 === self }) {
            return
        }
        Diagnostics.report("UIWindow: a window was not shown: a program has one, which it makes when it is launched")
    }
}
