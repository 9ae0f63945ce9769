import Foundation
import Reporting
import ViewKit

/// The objects created from the elements of a nib or scene, by the identifiers of those elements.
///
/// Loading has three steps. First, all objects are created, because elements can refer to later elements. Then,
/// constraints are created. Finally, runtime attributes, outlets and actions are set, and `awakeFromNib` is called.
/// After that, the graph refers to its objects weakly, and is only used by cell prototypes and segues.
@MainActor
final class ObjectGraph {
    let document: InterfaceDocument
    /// The modules in which custom classes are looked up, in addition to the module that the element names.
    let modules: [String]
    /// For the graph of a prototype, the graph of the scene that contains it; otherwise `nil`.
    let parent: ObjectGraph?
    /// The reuse identifier of a top-level cell, which replaces the identifier in the file; `nil` uses the one in the
    /// file.
    let reuseIdentifier: String?
    /// The scene for segues; `nil` in a xib.
    weak var scene: SceneSource?

    /// The objects by identifier.
    private var objects: [String: WeakReference] = [:]
    /// The objects and their elements in the order of creation, until loading has ended.
    private var created: [(element: InterfaceElement, object: AnyObject)] = []
    /// Objects without connections, until loading has ended.
    private var kept: [AnyObject] = []
    /// The elements of constraints and the views that contain them, until loading has ended.
    private var constraints: [(element: InterfaceElement, view: UIView)] = []
    /// The identifiers of the constraints and subviews that aren't installed.
    private var uninstalled: Set<String> = []

    init(
        document: InterfaceDocument, modules: [String], parent: ObjectGraph? = nil, scene: SceneSource? = nil,
        reuseIdentifier: String? = nil
    ) {
        (self.document, self.modules, self.parent, self.scene) = (document, modules, parent, scene)
        self.reuseIdentifier = reuseIdentifier
        // The app's tables include properties that it adds to the toolkit's classes.
        for module in modules { InterfaceDescription.readTable(of: module) }
    }

    /// Returns the object for the element with the identifier `id`, in this graph or else in `parent`.
    func object(_ id: String) -> AnyObject? { objects[id]?.object ?? parent?.object(id) }

    /// The app's modules, formatted as the end of a message about a class.
    var searchedModules: String { modules.isEmpty ? "" : " in \(modules.joined(separator: ", "))" }

    /// Registers `object`, which was created from `element` or already existed, to be connected when loading ends.
    func add(_ object: AnyObject, for element: InterfaceElement) {
        created.append((element, object))
        register(object, for: element)
    }

    /// Registers `object` for references only.
    func register(_ object: AnyObject, for element: InterfaceElement) {
        guard let id = element.id else { return }
        guard objects[id]?.object == nil || objects[id]?.object === object else {
            return document.report("duplicate id ignored", at: element)
        }
        objects[id] = WeakReference(object)
        (object as? UIView)?[InterfaceIdentifier.self] = id
    }

    /// Registers `object` for references, and keeps it until loading ends.
    func keep(_ object: AnyObject, for element: InterfaceElement) {
        kept.append(object)
        register(object, for: element)
    }

    /// Registers the constraints inside the element of `view`, to be created when all views exist.
    func addConstraints(of view: UIView, from element: InterfaceElement) {
        for child in element.children(in: "constraints") where child.name == "constraint" {
            constraints.append((child, view))
        }
        for mask in element.children.lazy.filter({ $0.name == "variation" && $0.key == "default" }).flatMap(\.children)
        {
            for exclude in mask.children where exclude.name == "exclude" {
                if let reference = exclude["reference"] { uninstalled.insert(reference) }
            }
        }
    }

    /// Returns `true` if the element isn't installed in the default size class.
    func isUninstalled(_ element: InterfaceElement) -> Bool { element.id.map(uninstalled.contains) ?? false }

    /// Creates the constraints, sets runtime attributes, connects outlets and actions, and calls `awakeFromNib`. For a
    /// controller, only connects outlets and actions, because the rest was done when the controller was created.
    func finish() {
        let constraints = constraints.map { makeConstraint($0.element, in: $0.view) }
        NSLayoutConstraint.activate(constraints.compactMap(\.self))
        let created = created
        (self.created, self.constraints) = ([], [])
        let made = created.filter { !($0.object is UIViewController) }
        for (element, object) in made { setRuntimeAttributes(of: object, from: element) }
        for (element, object) in created { connect(object, from: element) }
        for (_, object) in made { (object as? UIResponder)?.awakeFromNib() }
        kept = []
    }

    /// Creates a constraint, and returns it if it should be activated.
    private func makeConstraint(_ element: InterfaceElement, in view: UIView) -> NSLayoutConstraint? {
        guard element["placeholder"] != "YES" else { return nil }
        guard let constraint = element.constraint(in: view, graph: self) else { return nil }
        // Even a constraint that isn't installed can be an outlet and be activated by code.
        add(constraint, for: element)
        return isUninstalled(element) ? nil : constraint
    }
}

/// A weakly held object.
private struct WeakReference {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}

private enum InterfaceIdentifier: ViewAttachmentKey {
    static var defaultValue: String? { nil }
}

extension UIView {
    /// The identifier of the element that the view was created from; `nil` for other views.
    package var interfaceIdentifier: String? { self[InterfaceIdentifier.self] }
}
