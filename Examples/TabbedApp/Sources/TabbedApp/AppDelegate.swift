// An app with the structure of an iOS app: delegates, tabs, and a navigation stack in each tab. Run it with `swift run`
// in this example's folder. Only the imports, and `final` on the two delegate classes, differ from iOS.

import SDLKit
import ViewKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        windowScene.title = "Birds"
        let tabs = UITabBarController()
        tabs.viewControllers = [
            BirdsViewController("Water", ["Crane", "Heron", "Kingfisher"]),
            BirdsViewController("Wood", ["Jay", "Nuthatch", "Tawny Owl", "Woodpecker"]),
        ].map { UINavigationController(rootViewController: $0) }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
    }
}
