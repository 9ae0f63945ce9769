package import Foundation
import Reporting
package import ViewKit

extension AppManifest {
    /// The maximum size of a property list, in bytes.
    static let maximumFileSize = 1024 * 1024

    /// Reads a property list in XML. Entries with the wrong type are ignored. If the list is invalid or has another
    /// form, logs a warning with its path and returns `nil`. Foundation rejects lists that are nested more than 512
    /// levels deep.
    package init?(propertyList data: Data, path: String) {
        // Foundation crashes on damaged binary lists, for example on a set of arrays, and takes exponential time if
        // arrays of arrays share their elements.
        guard !data.starts(with: Data("bplist".utf8)) else {
            Diagnostics.report(
                "\(printable(path)): a binary property list; the file is ignored. Convert it to XML, for example with"
                    + " \"plutil -convert xml1 Info.plist\"")
            return nil
        }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            let error = InterfaceParser.syntaxError(inPropertyList: data, path: path)?.description
            Diagnostics.report(
                "\(error ?? "\(printable(path)): not a property list of keys and values"); the file is ignored")
            return nil
        }
        let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        let entries = configurations?[UISceneSession.Role.windowApplication.rawValue] as? [Any] ?? []
        self.init(
            path: path, mainStoryboard: Self.storyboard("UIMainStoryboardFile", in: list),
            scenes: entries.compactMap { $0 as? [String: Any] }.map { entry in
                Scene(
                    name: Self.text("UISceneConfigurationName", in: entry),
                    className: Self.text("UISceneClassName", in: entry),
                    delegateClassName: Self.text("UISceneDelegateClassName", in: entry),
                    storyboard: Self.storyboard("UISceneStoryboardFile", in: entry))
            })
    }

    /// Returns the text of `key`; `nil` if it is missing, empty or not a text.
    private static func text(_ key: String, in entries: [String: Any]) -> String? {
        guard let text = entries[key] as? String, !text.isEmpty else { return nil }
        return text
    }

    /// Returns the name of the storyboard of `key`, without its extension.
    private static func storyboard(_ key: String, in entries: [String: Any]) -> String? {
        text(key, in: entries).map { $0.hasSuffix(".storyboard") ? String($0.dropLast(".storyboard".count)) : $0 }
    }
}
