import Foundation
import Reporting
import ViewKit

/// The objects created from the elements of a nib or scene, by the identifiers of those elements.
///
/// Loading has three steps: all objects are created, because elements refer to others that follow; then constraints are
/// created; then runtime attributes, outlets and actions are set, and `awakeFromNib` is called. After that the graph
/// refers to its objects weakly, and is only used by prototypes of cells and by segues.
@MainActor
final class ObjectGraph {
    let document: InterfaceDocument
    /// The modules in which custom classes are looked up, besides that of the element.
    let modules: [String]
    /// The graph of the scene that a prototype is in.
    let parent: ObjectGraph?
    /// The reuse identifier of a top-level cell, instead of that in the file.
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
        // Properties that the app adds to classes of the toolkit are in its tables.
        for module in modules { InterfaceDescription.readTable(of: module) }
    }

    /// The object of the element `id` in this graph or that of the scene around it.
    func object(_ id: String) -> AnyObject? { objects[id]?.object ?? parent?.object(id) }

    /// The modules of the app, as the end of a message about a class.
    var searchedModules: String { modules.isEmpty ? "" : " in \(modules.joined(separator: ", "))" }

    /// Registers `object`, which was created from `element` or exists already, to be connected when loading ends.
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

    /// `true` if the element isn't installed in the default size class.
    func isUninstalled(_ element: InterfaceElement) -> Bool { element.id.map(uninstalled.contains) ?? false }

    /// Creates the constraints, sets runtime attributes, connects outlets and actions, and calls `awakeFromNib`. A
    /// controller only has its outlets and actions connected: the rest was done when it was created.
    func finish() {
        let constraints = constraints.map { makeConstraint($0.element, in: $0.view) }
        NSLayoutConstraint.activate(constraints.compactMap(\.self))
        let created = created
        (self.created, self.constraints, kept) = ([], [], [])
        let made = created.filter { !($0.object is UIViewController) }
        for (element, object) in made { setRuntimeAttributes(of: object, from: element) }
        for (element, object) in created { connect(object, from: element) }
        for (_, object) in made { (object as? UIResponder)?.awakeFromNib() }
    }

    /// Creates a constraint; returns it if it is to be activated.
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
