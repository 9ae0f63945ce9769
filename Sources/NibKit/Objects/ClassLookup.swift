import Foundation
import Reporting
import ViewKit

/// Finds classes by their names in interface files.
@MainActor
enum ClassLookup {
    /// UIKit's modules, whose classes can also be used as custom classes.
    nonisolated static let toolkitModules = ["ViewKit", "ListKit", "ControlKit", "NibKit"]
    private static var cache: [String: AnyClass] = [:]

    /// Returns the custom class of `element`, or `base` if no class is set. If the class isn't found or isn't a
    /// subclass of `base`, logs a warning and returns `base`.
    static func type<Base: NSObject>(_ element: InterfaceElement, _ base: Base.Type, in graph: ObjectGraph) -> Base.Type
    {
        guard let name = element["customClass"] else { return base }
        guard let found = find(name, modules: graph.modules(for: element)) else {
            graph.noteReplacement(element)
            guard !graph.document.isPreview else { return base }
            graph.document.report(
                "class \(printable(name)) not found\(graph.searchResult(for: name, of: element)); using \(base)",
                at: element)
            return base
        }
        if let type = found as? Base.Type { return type }
        graph.noteReplacement(element)
        graph.document.report("class \(printable(name)) is not a subclass of \(base); using \(base)", at: element)
        return base
    }

    /// Returns the class `name` from the first of `modules` that contains it, or otherwise from UIKit's modules.
    static func find(_ name: String, modules: [String]) -> AnyClass? {
        for module in modules + toolkitModules {
            let fullName = "\(module).\(name)"
            if let type = cache[fullName] { return type }
            guard let type = NSClassFromString(fullName) else { continue }
            cache[fullName] = type
            return type
        }
        return nil
    }

    /// Returns the class of `object` or, if that is an internal class of the toolkit, its nearest superclass that apps
    /// know. Used for messages.
    static func publicType(of object: AnyObject) -> Any.Type {
        let types = sequence(first: Mirror(reflecting: object), next: \.superclassMirror).lazy.map(\.subjectType)
        return types.first { type in
            !(module(of: type).map(toolkitModules.contains) ?? false)
                || ["UI", "NS"].contains { "\(type)".hasPrefix($0) }
        } ?? Swift.type(of: object)
    }

    /// Returns the module of `type`, according to the runtime.
    static func module(of type: Any.Type) -> String? {
        String(reflecting: type).split(separator: ".").first.map(String.init)
    }

    /// The module with the program's name, which is the app's target in most apps.
    static let programModule: String? = {
        guard let name = Bundle.main.executableURL?.lastPathComponent else { return nil }
        return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }()
}
