public import Foundation

/// The delegate of an app, which is notified when the app launches, becomes active or inactive, and terminates. All
/// requirements have default implementations except `init()`, which a final class inherits from its superclass.
///
/// With `SDLKit`, `@main` on such a class makes the class the entry point of the program. When the launch is complete,
/// the first window that was made key and visible is opened. If the scene has a delegate, that delegate is notified of
/// state changes instead of this one.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Creates the delegate at the start of the program.
    init()

    /// The app's window. `nil` unless implemented. If no window was made key and visible, the window that this property
    /// holds at the end of the launch is shown.
    var window: UIWindow? { get set }

    /// Called when the app is about to launch. The result is ignored.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the app has launched. Create the window here, unless a scene delegate does. The result is ignored.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Returns the configuration of the scene. The default configuration has no scene delegate.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Returns the orientations that the app supports in `window`, for `supportedInterfaceOrientations(for:)`. All
    /// orientations by default.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// Called when a window has gained keyboard focus and no window had focus before.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called when no visible window has keyboard focus anymore, and before an active program terminates.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called when no window is visible anymore, and before the program terminates.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called when a window becomes visible and no window was visible before.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called when the program is about to terminate.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Always `nil`; setting it has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Returns `true`.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returns `true`.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returns the session's configuration.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    /// Returns all orientations.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }

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
