public import Foundation

/// The delegate of a scene, which is notified when the scene is connected, becomes active or inactive, and enters or
/// leaves the foreground. All requirements have default implementations except `init()`, which a final class inherits
/// from its superclass.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Creates the delegate together with the scene.
    init()

    /// Called when the scene is about to be shown. Create the app's window here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// Called when the program terminates.
    func sceneDidDisconnect(_ scene: UIScene)

    /// Called when the window has gained keyboard focus.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Called when the window no longer has keyboard focus, and before an active program terminates.
    func sceneWillResignActive(_ scene: UIScene)

    /// Called when the window becomes visible again.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Called when the window is no longer visible, and before the program terminates.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}

    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with a window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window. `nil` unless implemented. If no window was made key and visible, the window that this
    /// property holds at the end of the launch is shown.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Always `nil`; setting it has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
