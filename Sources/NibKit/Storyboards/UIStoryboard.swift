public import Foundation
import ImageKit
import Reporting
public import ViewKit

/// A storyboard file edited in Xcode's Interface Builder.
///
/// Storyboard files are uncompiled resources of an app's targets. Custom classes are looked up in the module named by
/// the file, in the module that creates the storyboard, in the program's module, and in UIKit's modules. For each item
/// that isn't found, a warning with the file and line is logged; the rest of the scene isn't affected.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let document: InterfaceDocument?
    let modules: [String]
    private let bundle: Bundle?

    /// Reads the storyboard `name` from `bundle`, or from the program's resources if `bundle` is `nil`. If the file is
    /// missing or invalid, logs a warning and creates an empty storyboard.
    public convenience init(name: String, bundle: Bundle?, fileID: String = #fileID) {
        let module = fileID.split(separator: "/").first.map { [String($0)] } ?? []
        self.init(name: name, bundle: bundle, modules: module + [ClassLookup.programModule].compactMap(\.self))
    }

    /// Reads the storyboard `name`. `entry` is the entry of the `Info.plist` that names it, if any, for messages.
    init(name: String, bundle: Bundle?, modules: [String], entry: ManifestEntry? = nil) {
        self.bundle = bundle
        self.modules = modules
        if let url = ResourceFolders.find("\(name).storyboard", in: bundle, preferring: modules) {
            document = InterfaceDocument.load(.storyboard, at: url, in: bundle, modules: modules)
        } else {
            document = nil
            let reason = "\"\(printable(name)).storyboard\" not found in the resources"
            let similar = ResourceNames.similar(to: name, .storyboard, in: bundle)
            Diagnostics.report(
                (entry.map { "\(printable($0.path)): \(reason) (\($0.key))" } ?? "UIStoryboard: \(reason)")
                    + didYouMean(similar))
        }
    }

    /// Reads the file at `url`. Throws if it isn't a valid storyboard. `isPreview` is `true` if the app's classes are
    /// missing, because the program isn't the app.
    package init(contentsOf url: URL, modules: [String] = [], isPreview: Bool = false) throws {
        let document = try InterfaceDocument(contentsOf: url)
        try document.check(is: .storyboard)
        document.isPreview = isPreview
        self.document = document
        self.modules = modules
        bundle = nil
    }

    /// Parses `data`, the contents of a storyboard file. `name` identifies the file in messages. If the data is
    /// invalid, logs a warning and creates an empty storyboard.
    package convenience init(data: Data, name: String) {
        self.init(document: InterfaceDocument.load(.storyboard, data, name: name), modules: [])
    }

    init(document: InterfaceDocument?, modules: [String]) {
        self.document = document
        self.modules = modules
        bundle = nil
    }

    /// The storyboard identifiers of the scenes, sorted.
    package var identifiers: [String] { document?.identifiers ?? [] }

    /// The number of scenes.
    package var sceneCount: Int { document?.allControllers.count ?? 0 }

    /// The names of the scenes in file order. A name is the first of these that exists: the storyboard identifier, the
    /// label in Xcode, the custom class, and the element's name as words.
    package var sceneNames: [String] {
        document?.allControllers.map { element in
            element["storyboardIdentifier"] ?? element["userLabel"] ?? element["customClass"]
                ?? Self.words(ofName: element.name)
        } ?? []
    }

    /// Returns an element name as words, for example "Navigation controller" for "navigationController".
    private static func words(ofName name: String) -> String {
        let words = name.reduce(into: "") { words, character in
            words += character.isUppercase ? " " + character.lowercased() : String(character)
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The index of the initial scene, or 0 if there is no initial scene.
    package var initialSceneIndex: Int {
        let initial = document?.initialController
        return document?.allControllers.firstIndex { $0 === initial } ?? 0
    }

    /// Returns the index of the scene with the storyboard identifier `identifier`, if any.
    package func sceneIndex(withIdentifier identifier: String) -> Int? {
        document?.allControllers.firstIndex { $0["storyboardIdentifier"] == identifier }
    }

    /// Returns the size of the scene's view on Xcode's canvas, in points; `nil` if the scene has no view.
    package func canvasSize(ofSceneAt index: Int) -> CGSize? {
        guard let document, document.allControllers.indices.contains(index) else { return nil }
        return document.allControllers[index].child(key: "view")?.rect("frame")?.size
    }

    // MARK: Creating controllers

    /// Creates the controller of the initial scene; `nil` if there is no initial scene.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let element = document?.initialController else { return nil }
        return makeController(element)
    }

    /// Creates the controller of the initial scene, using `creator` unless it is `nil`; `creator` passes the coder to a
    /// custom initializer. Returns `nil` if there is no initial scene or its controller isn't a `Controller`.
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        guard let element = document?.initialController else { return nil }
        return makeController(element, creator: creator) as? Controller
    }

    /// Creates the controller of the scene with the storyboard identifier `identifier`. If the identifier is unknown,
    /// logs a warning and returns an empty controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let element = document?.controller(identifier: identifier) else {
            report(unknown: identifier)
            return UIViewController()
        }
        return makeController(element) ?? UIViewController()
    }

    /// Creates the controller of the scene with the storyboard identifier `identifier`, using `creator` unless it is
    /// `nil`. Stops the program if the identifier is unknown or the controller isn't a `Controller`.
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        if let element = document?.controller(identifier: identifier),
            let controller = makeController(element, creator: creator) as? Controller
        {
            return controller
        }
        let similar = similarName(to: identifier, among: document?.identifiers ?? [])
        preconditionFailure(
            "UIStoryboard: there is no \(Controller.self) with the identifier \"\(identifier)\"" + didYouMean(similar))
    }

    /// Creates the controller of the scene at `index` in file order; `nil` if there is no such scene.
    package func instantiateViewController(at index: Int) -> UIViewController? {
        document.flatMap { $0.allControllers.indices.contains(index) ? makeController($0.allControllers[index]) : nil }
    }

    // MARK: Internal

    /// Creates the controller of `element`. `ancestors` are the identifiers of the enclosing controllers, which are
    /// still being created.
    func makeController(
        _ element: InterfaceElement, ancestors: Set<String> = [], creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard let document else { return nil }
        if element.name == "viewControllerPlaceholder" { return makeReferenced(element) }
        return SceneSource(element, of: self, in: document).makeController(ancestors: ancestors, creator: creator)
    }

    /// Creates the controller that a placeholder refers to in another storyboard.
    private func makeReferenced(_ element: InterfaceElement) -> UIViewController? {
        guard let name = element["storyboardName"] else { return nil }
        let other = UIStoryboard(name: name, bundle: bundle, modules: modules)
        other.document?.isPreview = document?.isPreview == true
        guard let identifier = element["referencedIdentifier"] else {
            if let file = other.document, file.initialController == nil {
                document?.report("\(printable(file.name)) has no initial view controller", at: element)
            }
            return other.instantiateInitialViewController()
        }
        guard other.document?.controller(identifier: identifier) != nil else {
            other.report(unknown: identifier)
            return nil
        }
        return other.instantiateViewController(withIdentifier: identifier)
    }

    private func report(unknown identifier: String) {
        guard let document else { return }
        let identifiers = document.identifiers.isEmpty ? "no identifiers" : document.identifiers.joined(separator: ", ")
        Diagnostics.report(
            "\(printable(document.name)): no scene \"\(printable(identifier))\"; it has \(printable(identifiers))"
                + didYouMean(similarName(to: identifier, among: document.identifiers)))
    }
}

extension UIViewController {
    /// The storyboard that the controller was created from; `nil` if it wasn't created from a storyboard.
    public var storyboard: UIStoryboard? { (source as? SceneSource)?.storyboard }
}
