import StageKit
import Testing
import UIKit

@Suite("App life cycle idioms")
@MainActor
struct AppLifeIdioms {
    let stage = OffscreenStage(size: CGSize(width: 200, height: 200))

    final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            return launchOptions?[.url] == nil
        }
        func applicationDidBecomeActive(_ application: UIApplication) {}
        func applicationWillResignActive(_ application: UIApplication) {}
        func applicationDidEnterBackground(_ application: UIApplication) {}
        func applicationWillEnterForeground(_ application: UIApplication) {}
        func applicationWillTerminate(_ application: UIApplication) {}
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    }

    final class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let windowScene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
        }
        func sceneDidBecomeActive(_ scene: UIScene) {}
        func sceneWillResignActive(_ scene: UIScene) {}
        func sceneDidEnterBackground(_ scene: UIScene) {}
        func sceneWillEnterForeground(_ scene: UIScene) {}
        func sceneDidDisconnect(_ scene: UIScene) {}
    }

    @Test("The application reports its state, windows and scenes")
    func application() {
        _ = UIApplication.shared.applicationState == .active
        let window = UIApplication.shared.windows.first { $0.isKeyWindow }
        let key = UIApplication.shared.keyWindow
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let sceneWindow = scenes.flatMap(\.windows).first(where: \.isKeyWindow)
        let category = UIApplication.shared.preferredContentSizeCategory
        let isRightToLeft = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        let device = UIDevice.current.name + UIDevice.current.model + UIDevice.current.systemVersion
        let size = UIScreen.main.bounds.size
        let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
        UIPasteboard.general.string = "copied"
        let text = UIPasteboard.general.string
        #expect(window === key && (sceneWindow === key || scenes.isEmpty))
        #expect(category == .large && !isRightToLeft && !device.isEmpty && size.width > 0 && version == nil)
        #expect(text == "copied")
    }

    @Test("An app delegate creates the window")
    func delegate() {
        let delegate = Delegate()
        #expect(delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
        #expect(delegate.window?.rootViewController != nil && Scene().window == nil)
    }

    @Test("An observer receives notifications until it is removed")
    func notifications() {
        final class Ear {
            var heard = 0
        }
        let ear = Ear()
        let center = NotificationCenter.default
        let token = center.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
        ) { _ in ear.heard += 1 }
        let names = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
            UIContentSizeCategory.didChangeNotification, UIResponder.keyboardWillShowNotification,
            UIResponder.keyboardWillHideNotification, UITextField.textDidChangeNotification,
            UIDevice.orientationDidChangeNotification, UIAccessibility.reduceMotionStatusDidChangeNotification,
        ]
        center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
        center.removeObserver(token)
        center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
        let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in }
        timer.invalidate()
        let frame = ([:] as [AnyHashable: Any])[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        #expect(ear.heard == 1 && Set(names).count == names.count && frame == nil && !timer.isValid)
    }

    @Test("Work is performed on the main queue and the main actor")
    func work() async throws {
        var steps: [Int] = []
        DispatchQueue.main.async { MainActor.assumeIsolated { steps.append(1) } }
        DispatchQueue.main.asyncAfter(deadline: .now()) { MainActor.assumeIsolated { steps.append(2) } }
        Task { @MainActor in steps.append(3) }
        OperationQueue.main.addOperation { MainActor.assumeIsolated { steps.append(4) } }
        try await stage.settle { steps.count == 4 }
        #expect(Set(steps) == [1, 2, 3, 4])
    }

    @Test("Views have accessibility properties")
    func accessibility() {
        let view = UIView()
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Close"
        view.accessibilityHint = "Closes the window"
        view.accessibilityValue = "1"
        view.accessibilityTraits = [.button, .selected]
        view.accessibilityTraits.insert(.notEnabled)
        view.accessibilityElementsHidden = false
        view.accessibilityViewIsModal = true
        view.accessibilityElements = []
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .layoutChanged, argument: view)
        let isCalm = UIAccessibility.isReduceMotionEnabled
        let isSpoken = UIAccessibility.isVoiceOverRunning
        #expect(view.accessibilityTraits.contains(.button) && !isCalm && !isSpoken)
    }
}
