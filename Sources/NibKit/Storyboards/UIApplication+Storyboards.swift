import Foundation
import ImageKit
import Reporting
public import ViewKit

extension UIApplication: StoryboardOpening {
    package func makeInitialViewController(
        ofStoryboard name: String, modules: [String], entry: ManifestEntry?
    ) throws(LaunchFailure) -> UIViewController {
        try makeStoryboard(name, modules: modules, entry: entry).makeInitialViewController()
    }

    package func makeStoryboard(
        _ name: String, modules: [String], entry: ManifestEntry?
    ) -> any InitialControllerMaking {
        UIStoryboard(
            name: name, bundle: nil, modules: modules + [ClassLookup.programModule].compactMap(\.self), entry: entry)
    }

    package func findManifest(modules: [String]) -> ManifestSearch {
        guard let url = ResourceFolders.find("Info.plist", in: nil, preferring: modules) else { return .missing }
        do {
            let data = try LocalFiles.read(url.path, limit: AppManifest.maximumFileSize)
            return AppManifest(propertyList: data, path: url.path).map { .found($0) } ?? .invalid(path: url.path)
        } catch {
            Diagnostics.report("\(printable(url.path)): \(error.description); the file is ignored")
            return .invalid(path: url.path)
        }
    }

    package func similarClass(to name: String, modules: [String]) -> String? {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return InterfaceDescription.similarClass(
            to: last, modules: modules + [ClassLookup.programModule].compactMap(\.self))
    }

    package func findClass(_ name: String, modules: [String]) -> AnyClass? {
        let parts = name.split(separator: ".")
        guard let last = parts.last, parts.count <= 2 else { return nil }
        // Xcode replaces variables such as $(PRODUCT_MODULE_NAME) when it builds the app.
        let named = parts.dropLast().filter { !$0.hasPrefix("$") }.map(String.init)
        return ClassLookup.find(
            String(last), modules: named + modules + [ClassLookup.programModule].compactMap(\.self))
    }
}

extension UISceneConfiguration {
    /// The storyboard, whose initial view controller becomes the root of the scene's window; `nil` for a window without
    /// a storyboard. The default is the storyboard that the entry in the `Info.plist` names, if any.
    public var storyboard: UIStoryboard? {
        get { interface as? UIStoryboard }
        set { interface = newValue }
    }
}
