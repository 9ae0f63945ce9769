import Foundation
import Reporting

/// The launch of a program with an app delegate: creates the windows of storyboards, connects the scene, and notifies
/// the delegates.
@MainActor
struct AppLaunch {
    private let application: UIApplication
    private let delegate: any UIApplicationDelegate
    private let search: ManifestSearch
    private let opener: (any StoryboardOpening)?
    /// The module of the app delegate's class, if known.
    private let modules: [String]
    /// The reason why a storyboard has no window or the scene has no delegate, if any.
    private var failure: LaunchFailure?

    /// Creates a launch with the entries of `manifest`; `nil` reads the `Info.plist` in the resources.
    init(of application: UIApplication, _ delegate: any UIApplicationDelegate, manifest: ManifestSearch?) {
        self.application = application
        self.delegate = delegate
        opener = application as any NSObjectProtocol as? any StoryboardOpening
        modules = String(reflecting: type(of: delegate)).split(separator: ".").prefix(1).map(String.init)
        search = manifest ?? opener?.findManifest(modules: modules) ?? .unsupported
    }

    /// Launches the program. Returns the first window that was made key and visible or, without one, the window of the
    /// scene delegate, the app delegate or the storyboard, in that order.
    mutating func run() throws(LaunchFailure) -> UIWindow {
        let scenes = manifest?.scenes ?? []
        var window = scenes.isEmpty ? makeMainWindow() : nil
        if let window { delegate.window = window }
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        let scene = connectScene(&window)
        var shown: UIWindow? {
            application.visibleWindow ?? (scene.delegate as? any UIWindowSceneDelegate)?.window ?? delegate.window
                ?? window
        }
        if shown == nil, !scenes.isEmpty, failure == nil {
            window = makeMainWindow()
            if let window { give(window, to: scene) }
        }
        if let shown {
            if case .noWindow(let reason, let advice) = failure {
                Diagnostics.report("UIApplication: \(reason). \(advice)")
            }
            return shown
        }
        throw failure ?? failure(of: scene)
    }

    private var manifest: AppManifest? {
        if case .found(let manifest) = search { manifest } else { nil }
    }

    // MARK: The scene

    /// Connects the scene: creates its delegate, and its window if the configuration has a storyboard.
    private mutating func connectScene(_ window: inout UIWindow?) -> UIWindowScene {
        let session = UISceneSession(configurationName: manifest?.scenes.first?.name)
        let initial = session.configuration
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(application, configurationForConnecting: session, options: options)
        session.configuration = configuration
        let entry = entry(for: configuration, isInitial: configuration === initial)
        if let entry { complete(configuration, from: entry) }
        let type = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = type.init(session: session, connectionOptions: options)
        application.scene = scene
        if let delegateClass = configuration.delegateClass {
            if let type = delegateClass as? any UISceneDelegate.Type {
                scene.delegate = type.init()
            } else {
                Diagnostics.report("UIApplication: a \(delegateClass) is not a UISceneDelegate; ignored")
                failure = .reported
            }
        }
        if let storyboard = configuration.interface {
            window = makeWindow { () throws(LaunchFailure) in try storyboard.makeInitialViewController() }
        } else if let name = entry?.storyboard {
            window = makeWindow(ofStoryboard: name)
        }
        if let window { give(window, to: scene) }
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        return scene
    }

    /// Returns the entry with the name of `configuration`, or the first entry if it has no name or is the initial
    /// configuration.
    private func entry(for configuration: UISceneConfiguration, isInitial: Bool) -> AppManifest.Scene? {
        guard let manifest else { return nil }
        if isInitial { return manifest.scenes.first }
        guard let name = configuration.name else { return manifest.scenes.first }
        if let entry = manifest.scenes.first(where: { $0.name == name }) { return entry }
        if configuration.delegateClass == nil {
            Diagnostics.report(
                "\(printable(manifest.path)): no scene configuration is named \"\(printable(name))\" "
                    + "(UISceneConfigurationName); the scene has no delegate")
        }
        return nil
    }

    /// Sets the classes of `configuration` that the app delegate hasn't set.
    private mutating func complete(_ configuration: UISceneConfiguration, from entry: AppManifest.Scene) {
        if configuration.delegateClass == nil, let name = entry.delegateClassName {
            configuration.delegateClass = find(name, key: "UISceneDelegateClassName", "the scene has no delegate")
            if configuration.delegateClass == nil { failure = .reported }
        }
        if configuration.sceneClass == nil, let name = entry.className {
            configuration.sceneClass = find(name, key: "UISceneClassName", "using UIWindowScene")
        }
    }

    /// Returns the class `name`. If it isn't found, logs a warning with the `consequence`.
    private func find(_ name: String, key: String, _ consequence: String) -> AnyClass? {
        if let found = opener?.findClass(name, modules: modules) { return found }
        let path = printable(manifest?.path ?? "Info.plist")
        let place = modules.isEmpty ? "" : " in \(modules.joined(separator: ", "))"
        Diagnostics.report("\(path): class \(printable(name)) not found\(place); \(consequence) (\(key))")
        return nil
    }

    /// Sets the window of the scene delegate, unless it has one. Without a scene delegate, sets the window of the app
    /// delegate.
    private func give(_ window: UIWindow, to scene: UIScene) {
        if let windowDelegate = scene.delegate as? any UIWindowSceneDelegate {
            if windowDelegate.window == nil { windowDelegate.window = window }
        } else if delegate.window == nil {
            delegate.window = window
        }
    }

    // MARK: Windows

    /// Creates a window with the initial controller of the main storyboard, if the `Info.plist` names one.
    private mutating func makeMainWindow() -> UIWindow? {
        manifest?.mainStoryboard.flatMap { makeWindow(ofStoryboard: $0) }
    }

    private mutating func makeWindow(ofStoryboard name: String) -> UIWindow? {
        guard let opener else { return nil }
        let modules = modules
        return makeWindow { () throws(LaunchFailure) in
            try opener.makeInitialViewController(ofStoryboard: name, modules: modules)
        }
    }

    private mutating func makeWindow(_ makeController: () throws(LaunchFailure) -> UIViewController) -> UIWindow? {
        do {
            let controller = try makeController()
            let window = UIWindow()
            window.rootViewController = controller
            return window
        } catch {
            failure = error
            return nil
        }
    }

    /// Returns the reason why no delegate created a window and no storyboard was opened.
    private func failure(of scene: UIScene) -> LaunchFailure {
        let delegates = ["\(type(of: delegate))"] + (scene.delegate.map { ["\(type(of: $0))"] } ?? [])
        let reason = "\(delegates.joined(separator: " and ")) created none at launch"
        let method =
            scene.delegate == nil
            ? "application(_:didFinishLaunchingWithOptions:)" : "scene(_:willConnectTo:options:)"
        let advice = "Call makeKeyAndVisible() on one in \(method)"
        switch search {
        case .unsupported: return .noWindow(reason: reason, advice: "\(advice).")
        case .invalid: return .reported
        case .missing:
            return .noWindow(
                reason: "\(reason), and the resources contain no Info.plist that names a storyboard",
                advice: "\(advice), or copy the app's Info.plist into the resources of the target.")
        case .found:
            return .noWindow(
                reason: "\(reason), and Info.plist names no storyboard",
                advice: "\(advice), or name one (UIMainStoryboardFile, or UISceneStoryboardFile of the scene).")
        }
    }
}
