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
            return MainStoryboard.name(in: try LocalFiles.read(url.path, limit: MainStoryboard.largestFile))
        } catch {
            Diagnostics.report("UIApplication: Info.plist can't be read: \(error.words)")
            return nil
        }
    }
}

/// The main storyboard of an app, which its Info.plist names.
enum MainStoryboard {
    /// The largest property list that is read, in bytes.
    static let largestFile = 1024 * 1024

    /// Returns the name that `data`, a property list, states as `UIMainStoryboardFile`, or else for the first scene of
    /// the application, without an extension. Reports a list that is not valid, and returns `nil`.
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
