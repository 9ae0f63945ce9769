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
    /// `true` if a message says that the scene has no delegate because its entry is missing.
    private var isEntryMissing = false

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
        SceneEntries.current = manifest.map { SceneEntries(manifest: $0, opener: opener, modules: modules) }
        defer { SceneEntries.current = nil }
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
        throw failure ?? (isEntryMissing ? .reported : failure(of: scene))
    }

    private var manifest: AppManifest? {
        if case .found(let manifest) = search { manifest } else { nil }
    }

    /// `true` if the `Info.plist` names a storyboard of any scene configuration.
    private var hasStoryboard: Bool { manifest?.scenes.contains { $0.storyboard != nil } ?? false }

    // MARK: The scene

    /// Connects the scene: creates its delegate, and its window if the configuration has a storyboard.
    private mutating func connectScene(_ window: inout UIWindow?) -> UIWindowScene {
        let session = UISceneSession(configurationName: manifest?.scenes.first?.name)
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(application, configurationForConnecting: session, options: options)
        session.configuration = configuration
        if let entries = SceneEntries.current {
            entries.complete(configuration)
            if configuration.missingDelegateClass != nil { failure = .reported }
            isEntryMissing = !entries.reportMissing(of: configuration)
        }
        let type = sceneType(of: configuration)
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
        }
        if let window { give(window, to: scene) }
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        return scene
    }

    /// Returns the class of the scene. If the class in `configuration` isn't a `UIWindowScene`, logs a warning.
    private func sceneType(of configuration: UISceneConfiguration) -> UIWindowScene.Type {
        guard let sceneClass = configuration.sceneClass else { return UIWindowScene.self }
        if let type = sceneClass as? UIWindowScene.Type { return type }
        Diagnostics.report("UIApplication: a \(sceneClass) is not a UIWindowScene; using UIWindowScene")
        return UIWindowScene.self
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
        guard let opener, let manifest, let name = manifest.mainStoryboard else { return nil }
        let (modules, entry) = (modules, ManifestEntry(path: manifest.path, key: "UIMainStoryboardFile"))
        return makeWindow { () throws(LaunchFailure) in
            try opener.makeInitialViewController(ofStoryboard: name, modules: modules, entry: entry)
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
        case .invalid(let path):
            return .noWindow(
                reason: "\(reason), and \(printable(path)) is ignored because of the error reported above",
                advice: "Correct the file if it names a storyboard. Otherwise, call makeKeyAndVisible() on a window in "
                    + "\(method).")
        case .missing:
            return .noWindow(
                reason: "\(reason), and the resources contain no Info.plist that names a storyboard",
                advice: "\(advice), or copy the app's Info.plist into the resources of the target.")
        case .found where scene.session.configuration.interface == nil && hasStoryboard:
            return .noWindow(reason: "\(reason), and the scene has no storyboard", advice: "\(advice).")
        case .found:
            return .noWindow(
                reason: "\(reason), and Info.plist names no storyboard",
                advice: "\(advice), or name one (UIMainStoryboardFile, or UISceneStoryboardFile of the scene).")
        }
    }
}
