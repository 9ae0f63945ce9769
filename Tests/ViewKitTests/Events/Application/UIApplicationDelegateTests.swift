import Foundation
import LayerKit
import Reporting
import Testing
import ViewKit

@MainActor
@Suite("App and scene delegates")
struct UIApplicationDelegateTests {
    /// An app delegate like the one in Xcode's app template.
    private final class App: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var calls: [String] = []
        var makesWindow = true
        var sceneClass: AnyClass?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            calls.append("launched")
            guard makesWindow else { return true }
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }

        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
            configuration.delegateClass = sceneClass
            return configuration
        }

        func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { calls.append("resigns") }
        func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
        func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
        func applicationWillTerminate(_ application: UIApplication) { calls.append("ends") }
    }

    private final class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var calls: [String] = []

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
            guard let windowScene = scene as? UIWindowScene else { return }
            calls.append("connected")
            window = UIWindow(windowScene: windowScene)
        }

        func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
        func sceneWillResignActive(_ scene: UIScene) { calls.append("resigns") }
        func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
        func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
        func sceneDidDisconnect(_ scene: UIScene) { calls.append("ends") }
    }

    private let application = UIApplication()
    private let app = App()

    /// Opens `window`, gives it the keyboard focus and takes the focus away, minimizes and restores it, and terminates
    /// the app.
    private func live(_ window: UIWindow) {
        application.windowDidOpen(window)
        application.window(window, hasKeyboard: true)
        application.window(window, hasKeyboard: false)
        application.window(window, isVisible: false)
        application.window(window, isVisible: true)
        application.terminate()
    }

    private let life = ["active", "resigns", "background", "foreground", "background", "ends"]

    @Test("The key window is shown, and the app delegate is notified of its life cycle")
    func appDelegate() throws {
        let window = try application.launch(app)
        #expect(window === app.window && application.delegate === app && app.calls == ["launched"])
        live(window)
        #expect(app.calls == ["launched"] + life)
    }

    @Test("The scene delegate creates the window and is notified of its life cycle")
    func sceneDelegate() throws {
        (app.makesWindow, app.sceneClass) = (false, Scene.self)
        let window = try application.launch(app)
        let scene = try #require(application.connectedScenes.first as? UIWindowScene)
        let delegate = try #require(scene.delegate as? Scene)
        #expect(window === delegate.window && scene.session.configuration.name == "Default")
        #expect(scene.session.scene === scene && scene.activationState == .foregroundInactive)
        live(window)
        #expect(delegate.calls == ["connected"] + life && app.calls == ["launched", "ends"])
        #expect(scene.activationState == .background)
    }

    @Test("A launch without a window fails; invalid scene delegates and windows without a run loop are reported")
    func refusals() {
        (app.makesWindow, app.sceneClass) = (false, App.self)
        var messages = Diagnostics.messages {
            #expect(throws: LaunchFailure.reported) { try application.launch(app) }
        }
        #expect(messages.count == 1)
        messages = Diagnostics.messages { UIWindow(frame: .zero).makeKeyAndVisible() }
        #expect(messages.count == 1)
    }

    /// Returns the reason and the advice of a launch that shows no window.
    private func failure(_ manifest: ManifestSearch) -> (reason: String, advice: String)? {
        do {
            _ = try application.launch(app, manifest: manifest)
        } catch {
            if case .noWindow(let reason, let advice) = error { return (reason, advice) }
        }
        return nil
    }

    @Test("If a launch fails, the message names the missing Info.plist or its missing entries")
    func causes() throws {
        app.makesWindow = false
        let plain = try #require(failure(.unsupported))
        #expect(plain.reason == "App created none at launch")
        let missing = try #require(failure(.missing))
        #expect(
            missing.reason
                == "App created none at launch, and the resources contain no Info.plist that names a storyboard")
        #expect(missing.advice.hasSuffix("or copy the app's Info.plist into the resources of the target."))
        let found = try #require(failure(.found(AppManifest(path: "Info.plist"))))
        #expect(found.reason == "App created none at launch, and Info.plist names no storyboard")
        let invalid = try #require(failure(.invalid(path: "/app/Info.plist")))
        #expect(
            invalid.reason
                == "App created none at launch, and /app/Info.plist is ignored because of the error reported above")
        #expect(invalid.advice.hasPrefix("Correct the file"))
        app.sceneClass = EmptyScene.self
        #expect(failure(.missing)?.reason.hasPrefix("App and EmptyScene created none at launch") == true)
        #expect(failure(.missing)?.advice.contains("scene(_:willConnectTo:options:)") == true)
    }

    private final class EmptyScene: UIResponder, UIWindowSceneDelegate {}

    /// A presenter that records the windows that it is asked to show.
    private final class Presenter: WindowPresenter {
        var shown: [(window: UIWindow, raises: Bool)] = []
        let time: TimeInterval = 1000

        func show(_ window: UIWindow, raises: Bool) { shown.append((window, raises)) }
    }

    @Test("With a run loop, isHidden = false and makeKeyAndVisible() ask for the window to be opened; hiding doesn't")
    func laterWindow() {
        let presenter = Presenter()
        UIApplication.shared.windowPresenter = presenter
        defer { UIApplication.shared.windowPresenter = nil }
        let window = UIWindow(frame: .zero)
        window.isHidden = true
        #expect(presenter.shown.isEmpty)
        window.isHidden = false
        #expect(presenter.shown.count == 1 && presenter.shown[0].window === window && !presenter.shown[0].raises)

        window.isHidden = true
        let messages = Diagnostics.messages { window.makeKeyAndVisible() }
        #expect(!window.isHidden && presenter.shown.last?.raises == true && messages.isEmpty)
    }

    @Test("makeKey() raises a window that is on the desktop and visible")
    func key() {
        let presenter = Presenter()
        UIApplication.shared.windowPresenter = presenter
        defer { UIApplication.shared.windowPresenter = nil }
        let window = UIWindow(frame: .zero)
        window.makeKey()
        #expect(presenter.shown.isEmpty)

        UIApplication.shared.windowDidOpen(window)
        defer { UIApplication.shared.windowDidClose(window) }
        window.isHidden = true
        window.makeKey()
        #expect(presenter.shown.isEmpty && window.isHidden)
        window.isHidden = false
        presenter.shown = []
        window.makeKey()
        #expect(presenter.shown.count == 1 && presenter.shown[0].window === window && presenter.shown[0].raises)
    }

    @Test("The clock of a window that is created while the run loop runs shows the loop's time")
    func clockOfLaterWindow() {
        let presenter = Presenter()
        UIApplication.shared.windowPresenter = presenter
        defer { UIApplication.shared.windowPresenter = nil }
        let turn = FrameClock(now: 999.5)
        let window = UIWindow(frame: .zero)
        #expect(window.time == 1000 && CACurrentMediaTime() == turn.now)
        var calls = 0
        window.schedule(after: 2) { calls += 1 }
        // The frame in which the window opens.
        window.runTimers(until: 1000.1)
        #expect(calls == 0)
        window.runTimers(until: 1002)
        #expect(calls == 1)
    }

    @Test("The delegate is called before notification observers")
    func order() throws {
        let window = try application.launch(app)
        var before: [String]?
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: application, queue: nil
        ) { [app] _ in MainActor.assumeIsolated { before = app.calls } }
        application.windowDidOpen(window)
        application.window(window, hasKeyboard: true)
        NotificationCenter.default.removeObserver(token)
        #expect(before == ["launched", "active"])
    }
}
