import Foundation
import Reporting
import ViewKit

/// The objects created from the elements of a nib or scene, by element identifier.
///
/// Loading has three steps. First, all objects are created, because elements can refer to later elements. Then,
/// constraints are created. Finally, runtime attributes are set, outlets, actions and segues are connected, and
/// `awakeFromNib` is called. After loading, the graph refers to its objects weakly and is used only by cell prototypes
/// and segues.
@MainActor
final class ObjectGraph {
    let document: InterfaceDocument
    /// The modules to search for custom classes, after the module named by the element.
    let modules: [String]
    /// The graph of the scene that contains the prototype; `nil` if this is not the graph of a prototype.
    let parent: ObjectGraph?
    /// The reuse identifier of a top-level cell, supplementary view, header or footer; `nil` uses the identifier in the
    /// file.
    let reuseIdentifier: String?
    /// The scene that performs segues; `nil` in a xib.
    weak var scene: SceneSource?

    /// The objects by element identifier.
    private var objects: [String: WeakReference] = [:]
    /// The objects and their elements in the order of creation. Empty after loading.
    private var created: [(element: InterfaceElement, object: AnyObject)] = []
    /// Objects to keep alive until loading ends.
    private var retainedObjects: [AnyObject] = []
    /// The elements of constraints, and the views whose elements contain them. Empty after loading.
    private var constraints: [(element: InterfaceElement, view: UIView)] = []
    /// The identifiers of uninstalled constraints and subviews.
    private var uninstalled: Set<String> = []
    /// The identifiers of elements whose custom class wasn't found.
    private var replaced: Set<String> = []

    init(
        document: InterfaceDocument, modules: [String], parent: ObjectGraph? = nil, scene: SceneSource? = nil,
        reuseIdentifier: String? = nil
    ) {
        self.document = document
        self.modules = modules
        self.parent = parent
        self.scene = scene
        self.reuseIdentifier = reuseIdentifier
        // The tables that the plugin generates for the app's modules may list properties in extensions of UIKit
        // classes.
        for module in modules { InterfaceDescription.readTable(of: module) }
    }

    /// Returns the object of the element with the identifier `id` in this graph, or otherwise in `parent`.
    func object(_ id: String) -> AnyObject? { objects[id]?.object ?? parent?.object(id) }

    /// Returns the modules that are searched for the custom class of `element`, each once: the module in the file, and
    /// the modules that create the object.
    func modules(for element: InterfaceElement) -> [String] {
        ((element["customModule"].map { [$0] } ?? []) + modules).reduce(into: []) { modules, module in
            if !modules.contains(module) { modules.append(module) }
        }
    }

    /// Returns the suffix of a message about the missing class `name` of `element`: the searched modules, and a class
    /// with a similar name or, without one, what to check. The names of private classes are unknown at run time.
    func searchResult(for name: String, of element: InterfaceElement) -> String {
        let modules = modules(for: element)
        let similar = InterfaceDescription.similarClass(to: name, modules: modules)
        return (modules.isEmpty ? "" : " in \(printable(modules.joined(separator: ", ")))")
            + (similar.map { " (did you mean \(printable($0))?)" }
                ?? " (check the spelling, and that it isn't private)")
    }

    /// Notes that the object of `element` is of a toolkit class, because its custom class wasn't found.
    func noteReplacement(_ element: InterfaceElement) {
        if let id = element.id { replaced.insert(id) }
    }

    /// Returns `true` if the custom class of the element with the identifier `id` wasn't found.
    func isReplaced(_ id: String) -> Bool { replaced.contains(id) || parent?.isReplaced(id) == true }

    /// Registers `object` for `element`, whose connections are made when loading ends. `object` may be an existing
    /// object.
    func add(_ object: AnyObject, for element: InterfaceElement) {
        created.append((element, object))
        register(object, for: element)
    }

    /// The numbers of objects and constraints that exist now, for `removeObjects(since:)`.
    var mark: (created: Int, retained: Int, constraints: Int) {
        (created.count, retainedObjects.count, constraints.count)
    }

    /// Removes the objects that were added since `mark`, because the initializer of their superview has failed.
    func removeObjects(since mark: (created: Int, retained: Int, constraints: Int)) {
        created.removeSubrange(min(mark.created, created.count)...)
        retainedObjects.removeSubrange(min(mark.retained, retainedObjects.count)...)
        constraints.removeSubrange(min(mark.constraints, constraints.count)...)
    }

    /// Registers `object` so that other elements can refer to it.
    func register(_ object: AnyObject, for element: InterfaceElement) {
        guard let id = element.id else { return }
        guard objects[id]?.object == nil || objects[id]?.object === object else {
            return document.report("duplicate id ignored", at: element)
        }
        objects[id] = WeakReference(object)
        (object as? UIView)?.setInterfaceOrigin(id: id, file: document.url)
    }

    /// Registers `object` so that other elements can refer to it, and keeps it alive until loading ends.
    func keep(_ object: AnyObject, for element: InterfaceElement) {
        retainedObjects.append(object)
        register(object, for: element)
    }

    /// Registers the constraints in the element of `view`, to be created once all views exist, and notes which elements
    /// aren't installed.
    func addConstraints(of view: UIView, from element: InterfaceElement) {
        for child in element.children(in: "constraints") where child.name == "constraint" {
            constraints.append((child, view))
        }
        for mask in element.children(named: "variation").filter({ $0.key == "default" }).flatMap(\.children) {
            for exclude in mask.children where exclude.name == "exclude" {
                if let reference = exclude["reference"] { uninstalled.insert(reference) }
            }
        }
    }

    /// Returns `true` if `element` isn't installed in the default size class.
    func isUninstalled(_ element: InterfaceElement) -> Bool { element.id.map(uninstalled.contains) ?? false }

    /// Creates constraints, sets runtime attributes, connects outlets, actions and segues, and calls `awakeFromNib`.
    /// Controllers are only connected, because the other steps were performed when they were created.
    func finish() {
        let constraints = constraints.map { makeConstraint($0.element, in: $0.view) }
        NSLayoutConstraint.activate(constraints.compactMap(\.self))
        let created = created
        self.created = []
        self.constraints = []
        var rejected: [RejectedAttribute] = []
        for (element, object) in created where !(object is UIViewController) {
            rejected += rejectedRuntimeAttributes(of: object, from: element)
        }
        // Views come before their subviews, whereas their attributes follow in the file.
        report(rejected)
        for (element, object) in created { connect(object, from: element) }
        // As on iOS, the file's owner and external objects are not awakened, because they existed before.
        for (element, object) in created where !(object is UIViewController) && element.name != "placeholder" {
            awaken(object)
        }
        retainedObjects = []
    }

    /// Sets the runtime attributes of tab bar items without connections and calls `awakeFromNib`, because a tab bar
    /// shows them before the view of their controller is loaded.
    func finishTabBarItems() {
        let items = created.filter { $0.object is UITabBarItem && $0.element.children(in: "connections").isEmpty }
        guard !items.isEmpty else { return }
        created.removeAll { entry in items.contains { $0.object === entry.object } }
        report(items.flatMap { rejectedRuntimeAttributes(of: $0.object, from: $0.element) })
        for (_, item) in items { awaken(item) }
    }

    private func awaken(_ object: AnyObject) {
        switch object {
        case let responder as UIResponder: responder.awakeFromNib()
        case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
        case let item as UIBarItem: item.awakeFromNib()
        case let item as UINavigationItem: item.awakeFromNib()
        case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
        default: (object as? any _InterfaceAwakening)?.awakeFromNib()
        }
    }

    /// Creates a constraint. Returns `nil` if it must not be activated.
    private func makeConstraint(_ element: InterfaceElement, in view: UIView) -> NSLayoutConstraint? {
        guard element["placeholder"] != "YES" else { return nil }
        guard let constraint = element.constraint(in: view, graph: self) else { return nil }
        // An uninstalled constraint can still be an outlet, and code can activate it.
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
