public import Foundation

/// What an app does when its scene is connected, comes to the front and goes from it. Everything is optional, but for
/// `init()`, which a final class has by itself.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Makes the delegate, when the scene is made.
    init()

    /// The scene is about to be shown: here the app makes its window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// The program ends.
    func sceneDidDisconnect(_ scene: UIScene)

    /// The window has the keyboard.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// The window has not the keyboard any more.
    func sceneWillResignActive(_ scene: UIScene)

    /// The window is seen again.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// The window is not seen any more.
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
    /// The scene's window. Nil unless implemented; one that is set by the end of the launch is shown where no other was
    /// made key and visible.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Nil; what is set is not kept.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
