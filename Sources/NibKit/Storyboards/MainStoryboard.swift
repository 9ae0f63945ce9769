import Foundation
import ImageKit
import Reporting
package import ViewKit

extension UIApplication: StoryboardOpening {
    package func initialViewController(ofStoryboard name: String, modules: [String]) -> UIViewController? {
        UIStoryboard(name: name, bundle: nil, modules: modules + [ClassLookup.programModule].compactMap(\.self))
            .instantiateInitialViewController()
    }

    package func mainStoryboard(modules: [String]) -> String? {
        guard let url = ResourceFolders.find("Info.plist", in: nil, preferring: modules) else { return nil }
        do {
            return MainStoryboard.name(in: try LocalFiles.read(url.path, limit: MainStoryboard.maximumFileSize))
        } catch {
            Diagnostics.report("UIApplication: Info.plist can't be read: \(error.description)")
            return nil
        }
    }
}

/// The main storyboard named in an app's Info.plist.
enum MainStoryboard {
    /// The maximum size of a property list, in bytes.
    static let maximumFileSize = 1024 * 1024

    /// Returns the name of the main storyboard in the property list `data`, without its extension:
    /// `UIMainStoryboardFile`, or otherwise the storyboard of the application's first scene configuration. If the list
    /// is invalid, logs a warning and returns `nil`.
    static func name(in data: Data) -> String? {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            Diagnostics.report("UIApplication: Info.plist is not a property list of keys and values; ignored")
            return nil
        }
        let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
        let scenes = manifest?["UISceneConfigurations"] as? [String: Any]
        let roles = scenes?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        let name = list["UIMainStoryboardFile"] ?? roles?.first?["UISceneStoryboardFile"]
        guard let name = name as? String, !name.isEmpty else { return nil }
        return name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
    }
}
