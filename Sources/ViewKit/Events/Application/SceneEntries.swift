import Foundation
import Reporting

/// The scene configurations in the `Info.plist` of a program that is being launched.
@MainActor
struct SceneEntries {
    /// The entries of the current launch; `nil` at other times and without an `Info.plist`.
    static var current: SceneEntries?

    let manifest: AppManifest
    let opener: (any StoryboardOpening)?
    /// The modules that are searched for classes.
    let modules: [String]

    /// Sets the values of `configuration` that the app hasn't set, unless they have been set before.
    func complete(_ configuration: UISceneConfiguration) {
        guard configuration.hasEntry == nil else { return }
        let name = configuration.name
        let entry = name == nil ? manifest.scenes.first : manifest.scenes.first { $0.name == name }
        configuration.hasEntry = entry != nil
        guard let entry else { return }
        if configuration.delegateClass == nil, let name = entry.delegateClassName {
            configuration.delegateClass = opener?.findClass(name, modules: modules)
            if configuration.delegateClass == nil { configuration.missingDelegateClass = name }
        }
        if configuration.sceneClass == nil, let name = entry.className {
            configuration.sceneClass = opener?.findClass(name, modules: modules)
            if configuration.sceneClass == nil { configuration.missingSceneClass = name }
        }
        if !configuration.hasOwnInterface, let name = entry.storyboard, let opener {
            let entry = ManifestEntry(path: manifest.path, key: "UISceneStoryboardFile")
            configuration.makeInterface = { [modules] in opener.makeStoryboard(name, modules: modules, entry: entry) }
        }
    }

    /// Reports classes of the entry of `configuration` that aren't found, and a missing entry. Returns `false` if the
    /// entry is missing although there are others.
    func reportMissing(of configuration: UISceneConfiguration) -> Bool {
        if let name = configuration.missingDelegateClass {
            reportMissing(name, "UISceneDelegateClassName", "the scene has no delegate")
        }
        if let name = configuration.missingSceneClass { reportMissing(name, "UISceneClassName", "using UIWindowScene") }
        guard configuration.hasEntry == false, configuration.delegateClass == nil, let name = configuration.name else {
            return true
        }
        let names = manifest.scenes.compactMap(\.name).map { "\"\(printable($0))\"" }.joined(separator: ", ")
        Diagnostics.report(
            "\(printable(manifest.path)): no scene configuration is named \"\(printable(name))\" "
                + "(UISceneConfigurationName)\(names.isEmpty ? "" : ", only \(names)"); the scene has no delegate")
        return manifest.scenes.isEmpty
    }

    private func reportMissing(_ name: String, _ key: String, _ consequence: String) {
        let place = modules.isEmpty ? "" : " in \(modules.joined(separator: ", "))"
        let similar = opener?.similarClass(to: name, modules: modules).map { " (did you mean \(printable($0))?)" } ?? ""
        Diagnostics.report(
            "\(printable(manifest.path)): class \(printable(name)) not found\(place)\(similar); \(consequence) (\(key))"
        )
    }
}
