import Foundation
import TestSupport
import Testing
import ViewKit

@testable import NibKit

/// An app delegate like the one in Xcode's app template, which names a configuration of the `Info.plist`.
final class TemplateApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    /// The name of the configuration; `nil` uses the initial one.
    var name: String?
    var storyboard: UIStoryboard?
    /// `true` if the app creates a configuration without a name.
    var isUnnamed = false
    /// Changes a named configuration.
    var change: ((UISceneConfiguration) -> Void)?

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        guard name != nil || isUnnamed else { return connectingSceneSession.configuration }
        let configuration = UISceneConfiguration(name: name, sessionRole: connectingSceneSession.role)
        if let storyboard { configuration.storyboard = storyboard }
        change?(configuration)
        return configuration
    }
}

/// A scene delegate that records the window that it has when the scene is connected.
final class TemplateScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var windowAtConnection: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        windowAtConnection = window
    }
}

final class CustomScene: UIWindowScene {}

@MainActor
@Suite("Scenes in the Info.plist")
struct SceneLaunchTests {
    private typealias Entry = AppManifest.Scene

    private let application = UIApplication()
    private let app = TemplateApp()

    private func launch(_ entries: [Entry], main: String? = nil) throws(LaunchFailure) -> UIWindow {
        let manifest = AppManifest(path: "/app/Info.plist", mainStoryboard: main, scenes: entries)
        return try application.launch(app, manifest: .found(manifest))
    }

    /// Returns the messages about the `Info.plist` during `work`.
    private func messages(_ work: () throws -> Void) rethrows -> [String] {
        try Messages.during(work).filter { $0.hasPrefix("/app/Info.plist") }
    }

    @Test(
        "The scene delegate is created from its name, and has the storyboard's window when it is connected",
        arguments: [nil, "Default Configuration"],
        ["$(PRODUCT_MODULE_NAME).TemplateScene", "NibKitTests.TemplateScene", "Renamed.TemplateScene", "TemplateScene"])
    func delegate(name: String?, className: String) throws {
        app.name = name
        var window: UIWindow?
        let reports = try messages {
            window = try launch(
                [Entry(name: "Default Configuration", delegateClassName: className, storyboard: "Main")], main: "Main")
        }
        #expect(reports == [])
        let scene = try #require(application.connectedScenes.first)
        let delegate = try #require(scene.delegate as? TemplateScene)
        #expect(scene.session.configuration.name == "Default Configuration")
        #expect(window != nil && delegate.window === window && delegate.windowAtConnection === window)
        #expect(window?.rootViewController is UINavigationController && app.window == nil)
    }

    @Test("A configuration without a name uses the first entry, and its delegate class takes precedence")
    func unnamed() throws {
        app.isUnnamed = true
        let window = try launch([
            Entry(name: "First", delegateClassName: "TemplateScene", storyboard: "Main"), Entry(name: "Second"),
        ])
        let scene = try #require(application.connectedScenes.first)
        #expect(scene.delegate is TemplateScene && window.rootViewController is UINavigationController)
    }

    @Test("The configuration is found by its name, its storyboard can be set, and the scene's class is used")
    func configuration() throws {
        app.name = "Other"
        app.storyboard = UIStoryboard(name: "Main", bundle: .module)
        let window = try launch([
            Entry(name: "First", storyboard: "Absent"),
            Entry(
                name: "Other", className: "NibKitTests.CustomScene", delegateClassName: "TemplateScene",
                storyboard: "Absent"),
        ])
        let scene = try #require(application.connectedScenes.first as? CustomScene)
        #expect((scene.delegate as? TemplateScene)?.windowAtConnection === window)
    }

    @Test("A class or configuration that is not found is reported, and the storyboard opens without a scene delegate")
    func notFound() throws {
        app.name = "Default"
        var window: UIWindow?
        var reports = try messages {
            window = try launch([
                Entry(name: "Default", className: "B", delegateClassName: "$(PRODUCT_NAME).A", storyboard: "Main")
            ])
        }
        #expect(
            reports == [
                "/app/Info.plist: class $(PRODUCT_NAME).A not found in NibKitTests; the scene has no delegate "
                    + "(UISceneDelegateClassName)",
                "/app/Info.plist: class B not found in NibKitTests; using UIWindowScene (UISceneClassName)",
            ])
        #expect(window != nil && app.window === window)

        app.window = nil
        reports = try messages {
            window = try launch([Entry(name: "Default", delegateClassName: "TemplatScene", storyboard: "Main")])
        }
        #expect(
            reports == [
                "/app/Info.plist: class TemplatScene not found in NibKitTests (did you mean TemplateScene?); the scene "
                    + "has no delegate (UISceneDelegateClassName)"
            ])

        app.window = nil
        reports = try messages { window = try launch([Entry(name: "Page")], main: "Main") }
        #expect(
            reports == [
                "/app/Info.plist: no scene configuration is named \"Default\" (UISceneConfigurationName), only "
                    + "\"Page\"; the scene has no delegate"
            ])
        #expect(window?.rootViewController is UINavigationController)

        // The report of the missing class explains why there is no window.
        app.window = nil
        reports = messages {
            #expect(throws: LaunchFailure.reported) { try launch([Entry(name: "Default", delegateClassName: "A")]) }
        }
        #expect(reports.count == 1)
    }

    @Test("A configuration has the values of its entry when it is created, and the app's changes take precedence")
    func changes() throws {
        var values: [Bool] = []
        app.name = "Page"
        app.change = { configuration in
            values = [
                configuration.delegateClass == TemplateScene.self, configuration.sceneClass == CustomScene.self,
                configuration.storyboard?.document?.name == "Main.storyboard",
            ]
            configuration.storyboard = nil
            configuration.sceneClass = nil
        }
        let entry = Entry(
            name: "Page", className: "CustomScene", delegateClassName: "TemplateScene", storyboard: "Main")
        var failure: LaunchFailure?
        do {
            _ = try launch([Entry(name: "First"), entry])
        } catch {
            failure = error
        }
        #expect(values == [true, true, true])
        let scene = try #require(application.connectedScenes.first)
        #expect(scene.delegate is TemplateScene && !(scene is CustomScene))
        // The file isn't to blame.
        #expect(
            failure
                == .noWindow(
                    reason: "TemplateApp and TemplateScene created none at launch, and the scene has no storyboard",
                    advice: "Call makeKeyAndVisible() on one in scene(_:willConnectTo:options:)."))
        #expect(UISceneConfiguration(name: "Page", sessionRole: .windowApplication).delegateClass == nil)
    }

    @Test("A missing class of the entry isn't reported if the app sets another one")
    func replacedClass() throws {
        app.name = "Page"
        app.change = { $0.delegateClass = TemplateScene.self }
        let reports = try messages { _ = try launch([Entry(name: "Page", delegateClassName: "A", storyboard: "Main")]) }
        #expect(reports == [])
        #expect(application.connectedScenes.first?.delegate is TemplateScene)
    }

    @Test("A missing configuration is the only reported reason for a launch without a window")
    func missingEntry() {
        app.name = "Default"
        let reports = messages {
            #expect(throws: LaunchFailure.reported) { try launch([Entry(name: "Page", storyboard: "Main")]) }
        }
        #expect(
            reports == [
                "/app/Info.plist: no scene configuration is named \"Default\" (UISceneConfigurationName), only "
                    + "\"Page\"; the scene has no delegate"
            ])
    }

    @Test("A storyboard that is not found is reported with the Info.plist and the key that names it")
    func missingStoryboard() {
        let cases: [([Entry], String?, String)] = [
            ([], "Mian", "UIMainStoryboardFile"), ([Entry(storyboard: "Mian")], nil, "UISceneStoryboardFile"),
        ]
        for (entries, main, key) in cases {
            let reports = messages {
                #expect(throws: LaunchFailure.reported) { try launch(entries, main: main) }
            }
            let report = "/app/Info.plist: \"Mian.storyboard\" not found in the resources (\(key))"
            #expect(reports == ["\(report); did you mean \"Main\"?"])
        }
    }

    @Test("A scene class that is not a UIWindowScene is reported")
    func wrongSceneClass() throws {
        let reports = try Messages.during {
            _ = try launch([Entry(className: "TemplateScene", delegateClassName: "TemplateScene", storyboard: "Main")])
        }
        #expect(reports.contains("UIApplication: a TemplateScene is not a UIWindowScene; using UIWindowScene"))
    }
}
