public import Foundation
import ImageKit
public import ListKit
import Reporting
import ViewKit

/// A class that nibs and storyboards can instantiate as a custom object, which is neither a view nor a controller.
@MainActor
public protocol InterfaceCreatable: AnyObject {
    /// Creates the object while a nib or storyboard is loaded.
    init()
}

/// A custom object of an interface file that is notified when loading ends.
///
/// `IOSSourcesPlugin` adds the conformance to classes that override `awakeFromNib()` of `NSObject`. Used by code that
/// the plugin generates; may change in any version.
@preconcurrency @MainActor
public protocol _InterfaceAwakening: AnyObject {
    /// Called when the object has been loaded from a nib or storyboard and its outlets are connected.
    func awakeFromNib()
}

extension NSObjectProtocol {
    /// Does nothing.
    @preconcurrency @MainActor
    public func awakeFromNib() {}
}

/// A xib file. The class is in ListKit, because lists register nibs.
public typealias UINib = ListKit.UINib

/// A nib's file and the modules in which its classes are looked up.
struct NibDocument: NibContents {
    let document: InterfaceDocument
    let modules: [String]

    var name: String { document.name }

    func instantiate(
        owner: AnyObject?, externalObjects: [String: AnyObject], reuseIdentifier: String?
    ) -> [AnyObject] {
        document.reportMissingClassesOfPreview(modules: modules)
        if let objects = document.root.child("objects") { document.reportMisspellings(in: objects) }
        let graph = ObjectGraph(document: document, modules: modules, reuseIdentifier: reuseIdentifier)
        for placeholder in document.placeholders {
            switch placeholder["placeholderIdentifier"] {
            case "IBFilesOwner":
                guard let owner, !(owner is NSNull) else { continue }
                graph.add(owner, for: placeholder)
            case "IBFirstResponder", nil: graph.keep(FirstResponderPlaceholder(), for: placeholder)
            case let identifier?:
                if let object = externalObjects[identifier] {
                    graph.add(object, for: placeholder)
                } else if !document.isPreview {
                    document.report(
                        "external object \(printable(identifier)) not in UINib.OptionsKey.externalObjects",
                        at: placeholder)
                }
            }
        }
        let objects = document.topLevelObjects.compactMap(graph.makeTopLevelObject)
        graph.finish()
        return objects
    }
}

extension UINib {
    /// Reads the nib `name` from `bundle`, or from the program's resources if `bundle` is `nil`. If the file is missing
    /// or invalid, logs a warning and creates an empty nib.
    public convenience init(nibName name: String, bundle: Bundle?, fileID: String = #fileID) {
        let module = fileID.split(separator: "/").first.map { [String($0)] } ?? []
        self.init(name, bundle: bundle, modules: module + [ClassLookup.programModule].compactMap(\.self))
    }

    /// Parses `data`, the contents of a xib file. If it is invalid, logs a warning and creates an empty nib. `bundle`
    /// is ignored.
    public convenience init(data: Data, bundle: Bundle?, fileID: String = #fileID) {
        let modules = fileID.split(separator: "/").first.map { [String($0)] } ?? []
        let document = InterfaceDocument.load(.xib, data, name: "nib data")
        self.init(contents: document.map { NibDocument(document: $0, modules: modules) })
    }

    convenience init(_ name: String, bundle: Bundle?, modules: [String]) {
        var document: InterfaceDocument?
        if let url = ResourceFolders.find("\(name).xib", in: bundle, preferring: modules) {
            document = InterfaceDocument.load(.xib, at: url, in: bundle, modules: modules)
        } else {
            let similar = ResourceNames.similar(to: name, .nib, in: bundle)
            Diagnostics.report(
                "UINib: \"\(printable(name)).xib\" not found in the resources" + didYouMean(similar))
        }
        self.init(contents: document.map { NibDocument(document: $0, modules: modules) })
    }

    /// Reads the file at `url`. Throws if it isn't a valid xib. `isPreview` is `true` if the app's classes are
    /// missing, because the program isn't the app.
    package convenience init(contentsOf url: URL, modules: [String] = [], isPreview: Bool = false) throws {
        let document = try InterfaceDocument(contentsOf: url)
        try document.check(is: .xib)
        document.isPreview = isPreview
        self.init(contents: NibDocument(document: document, modules: modules))
    }

    /// The parsed file; `nil` if it is missing or invalid.
    var document: InterfaceDocument? { (contents as? NibDocument)?.document }
}

extension ObjectGraph {
    /// Creates the top-level object of `element`.
    func makeTopLevelObject(_ element: InterfaceElement) -> AnyObject? {
        if element.name.hasSuffix("GestureRecognizer") {
            makeGestureRecognizer(element)
            return element.id.flatMap(object)
        }
        switch element.name {
        case "customObject":
            let object = makeCustomObject(element)
            add(object, for: element)
            return object
        case "navigationItem": return makeNavigationItem(element)
        case "barButtonItem": return makeBarButtonItem(element)
        case "searchDisplayController":
            let object = replaceSearchDisplayController(element)
            register(object, for: element)
            return object
        default: return makeView(element)
        }
    }

    /// Creates the object of a `customObject` element. If its class can't be instantiated, logs a warning and returns
    /// an `NSObject`.
    func makeCustomObject(_ element: InterfaceElement) -> AnyObject {
        guard let name = element["customClass"] else { return NSObject() }
        guard let found = ClassLookup.find(name, modules: modules(for: element)) else {
            noteReplacement(element)
            guard !document.isPreview else { return NSObject() }
            document.report("class \(printable(name)) not found\(searchResult(for: name, of: element))", at: element)
            return NSObject()
        }
        guard let type = found as? any InterfaceCreatable.Type else {
            document.report("class \(printable(name)) is not InterfaceCreatable", at: element)
            return NSObject()
        }
        return type.init()
    }
}
