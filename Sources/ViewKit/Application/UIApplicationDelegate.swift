public import Foundation

/// What an app does when it starts, comes to the front, goes from it and ends. Everything is optional, but for
/// `init()`, which a final class has by itself.
///
/// With `SDLKit`, `@main` on such a class makes it the program: it opens the window that was made key and visible by
/// the end of the launch. Where a scene has a delegate, that hears of the changes of state, and this one does not.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Makes the delegate, at the start of the program.
    init()

    /// The app's window. Nil unless implemented; one that is set by the end of the launch is shown where no other was
    /// made key and visible.
    var window: UIWindow? { get set }

    /// The app is about to be launched. What is returned is passed over.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The app is launched: here it makes its window, unless a scene's delegate does. What is returned is passed over.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// How the scene is made; one without a delegate unless implemented.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// A window has the keyboard.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// No window has the keyboard any more.
    func applicationWillResignActive(_ application: UIApplication)

    /// No window is seen any more.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// A window is seen again.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// The program is about to end.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Nil; what is set is not kept.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// True.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// True.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// The session's own.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
}
