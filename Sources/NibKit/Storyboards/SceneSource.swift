import ControlKit
import Foundation
import ListKit
import Reporting
import ViewKit

/// The storyboard scene that a controller was created from. Loads the controller's view and performs its segues.
@MainActor
final class SceneSource: ControllerSource {
    let storyboard: UIStoryboard
    /// The controller's element.
    let element: InterfaceElement
    let document: InterfaceDocument
    private let graph: ObjectGraph
    private(set) weak var controller: UIViewController?
    /// The other objects of the scene, which the controller keeps alive through this source.
    private var topLevel: [AnyObject] = []
    /// The identifiers of controllers whose views are being loaded, for detecting cyclic embedding.
    private static var loading: [String] = []

    init(_ element: InterfaceElement, of storyboard: UIStoryboard, in document: InterfaceDocument) {
        self.element = element
        self.storyboard = storyboard
        self.document = document
        graph = ObjectGraph(document: document, modules: storyboard.modules)
        graph.scene = self
    }

    // MARK: The controller

    /// Creates the controller, with its children but without its view.
    func makeController(ancestors: Set<String>, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let base = Self.types[element.name] else {
            document.report("controller not supported", at: element)
            return nil
        }
        document.reportMissingClassesOfPreview(modules: graph.modules)
        document.reportMisspellings(in: element.id.flatMap { document.scene(ofController: $0) } ?? element)
        let type = ClassLookup.type(element, base, in: graph)
        guard let controller = make(creator) ?? make({ type.init(coder: $0) }) ?? make({ base.init(coder: $0) }) else {
            return nil
        }
        graph.setRuntimeAttributes(of: controller, from: element)
        addChildren(to: controller, ancestors: ancestors)
        connectContainer(controller)
        graph.finishTabBarItems()
        controller.awakeFromNib()
        return controller
    }

    /// Creates the controller with `initializer`, unless it is `nil`. The toolkit's part of `init(coder:)` sets the
    /// values, so that a custom class can then read and change them, as on iOS.
    private func make(_ initializer: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let initializer else { return nil }
        let coder = InterfaceCoder()
        let mark = graph.mark
        coder.configureController = { [unowned self] in if controller == nil { configure($0) } }
        defer { coder.configureController = nil }
        let made = initializer(coder)
        if let made, made === controller { return made }
        graph.removeObjects(since: mark)
        topLevel = []
        controller = nil
        // The initializer of a custom class may call `super.init(nibName:bundle:)`.
        if let made { configure(made) }
        return made
    }

    private func configure(_ controller: UIViewController) {
        self.controller = controller
        controller.source = self
        graph.register(controller, for: element)
        makeTopLevelObjects()
        setValues(of: controller)
    }

    /// Connects the outlets of a container controller, which has no view in the file. Other controllers are connected
    /// once their view is loaded.
    private func connectContainer(_ controller: UIViewController) {
        guard element.child(key: "view") == nil else { return }
        switch controller {
        case is UINavigationController, is UITabBarController, is UISplitViewController, is UIPageViewController:
            graph.add(controller, for: element)
            graph.finish()
        default: break
        }
    }

    private static let types: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "pageViewController": UIPageViewController.self, "splitViewController": UISplitViewController.self,
        "hostingController": UIViewController.self, "glkViewController": UIViewController.self,
        "avPlayerViewController": UIViewController.self,
    ]

    private func makeTopLevelObjects() {
        let objects = element.id.flatMap { document.scene(ofController: $0) }?.children(in: "objects") ?? []
        for object in objects where object !== element {
            switch object.name {
            case "placeholder": keep(FirstResponderPlaceholder(), for: object)
            case "exit": keep(ExitPlaceholder(), for: object)
            case "customObject": keep(graph.makeCustomObject(object), for: object, isConnected: true)
            case let name where name.hasSuffix("GestureRecognizer"): graph.makeGestureRecognizer(object)
            case "searchDisplayController": keep(graph.replaceSearchDisplayController(object), for: object)
            case "navigationItem", "barButtonItem", "tabBarItem": break
            default: keep(graph.makeView(object), for: object)
            }
        }
    }

    private func keep(_ object: AnyObject, for element: InterfaceElement, isConnected: Bool = false) {
        topLevel.append(object)
        if isConnected { graph.add(object, for: element) } else { graph.register(object, for: element) }
    }

    private func setValues(of controller: UIViewController) {
        if let title = element.string("title") { controller.title = title }
        if let item = element.child("navigationItem") { graph.configureNavigationItem(of: controller, from: item) }
        if let item = element.child("tabBarItem") { graph.configureTabBarItem(of: controller, from: item) }
        if let size = element.size("preferredContentSize") { controller.preferredContentSize = size }
        if let style = element["modalPresentationStyle"].flatMap({ Self.presentations[$0] }) {
            controller.modalPresentationStyle = style
        }
        if element.bool("hidesBottomBarWhenPushed") == true { controller.hidesBottomBarWhenPushed = true }
        setBarEdges(of: controller)
        let items = element.children(in: "toolbarItems").filter { $0.name == "barButtonItem" }
        if !items.isEmpty { controller.toolbarItems = items.map(graph.makeBarButtonItem) }
        if let style = element["modalTransitionStyle"].flatMap({ Self.modalTransitions[$0] }) {
            controller.modalTransitionStyle = style
        }
        if let navigation = controller as? UINavigationController {
            if let bar = element.child("navigationBar"), let custom = makeCustomBar(bar) as? UINavigationBar {
                navigation.replaceNavigationBar(by: custom)
            } else if let bar = element.child("navigationBar") {
                graph.register(navigation.navigationBar, for: bar)
                graph.setValues(of: navigation.navigationBar, from: bar)
            }
            if element.bool("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
            setToolbar(of: navigation)
        }
        if let pages = controller as? UIPageViewController { configure(pages) }
        if let tabs = controller as? UITabBarController, let bar = element.child("tabBar") {
            if let custom = makeCustomBar(bar) as? UITabBar { return tabs.replaceBar(with: custom) }
            graph.register(tabs.tabBar, for: bar)
            if let color = bar.color("backgroundColor", in: document) { tabs.tabBar.backgroundColor = color }
            graph.setValues(of: tabs.tabBar, from: bar)
        }
    }

    private func setBarEdges(of controller: UIViewController) {
        if element.bool("extendedLayoutIncludesOpaqueBars") == true {
            controller.extendedLayoutIncludesOpaqueBars = true
        }
        if element.bool("automaticallyAdjustsScrollViewInsets") == false {
            controller.automaticallyAdjustsScrollViewInsets = false
        }
        guard let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") else { return }
        let names: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
        controller.edgesForExtendedLayout = UIRectEdge(names.filter { edges.bool($0.0) == true }.map(\.1))
    }

    private func configure(_ pages: UIPageViewController) {
        let spines: [String: UIPageViewController.SpineLocation] = [
            "none": .none, "min": .min, "mid": .mid, "max": .max,
        ]
        pages.configure(
            transitionStyle: element["transitionStyle"] == "scroll" ? .scroll : .pageCurl,
            navigationOrientation: element["navigationOrientation"] == "vertical" ? .vertical : .horizontal,
            spineLocation: element["spineLocation"].flatMap { spines[$0] },
            interPageSpacing: element.number("pageSpacing") ?? 0)
        if element.bool("doubleSided") == true { pages.isDoubleSided = true }
    }

    /// Creates the bar of `bar`, an element inside the controller's; `nil` if it has no custom class.
    private func makeCustomBar(_ bar: InterfaceElement) -> UIView? {
        bar["customClass"] == nil ? nil : graph.makeView(bar)
    }

    private func setToolbar(of navigation: UINavigationController) {
        if let bar = element.child("toolbar"), let custom = makeCustomBar(bar) as? UIToolbar {
            navigation.bottomBar = custom
        } else if let bar = element.child("toolbar") {
            graph.register(navigation.toolbar, for: bar)
            if let color = bar.color("backgroundColor", in: document) { navigation.toolbar.backgroundColor = color }
            graph.setValues(of: navigation.toolbar, from: bar)
        }
        if element.bool("toolbarHidden") == false { navigation.isToolbarHidden = false }
    }

    static let presentations: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
        "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
        "popover": .popover, "none": .none,
    ]

    static let modalTransitions: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]

    /// A child controller and its relationship to the container.
    typealias Child = (relationship: String, controller: UIViewController)

    private func addChildren(to controller: UIViewController, ancestors: Set<String>) {
        let ancestors = ancestors.union(element.id.map { [$0] } ?? [])
        let children = element.children(in: "connections").compactMap { segue -> Child? in
            guard segue.name == "segue", segue["kind"] == "relationship" else { return nil }
            guard let id = segue["destination"], !ancestors.contains(id) else {
                document.report("a controller can't contain itself", at: segue)
                return nil
            }
            return makeDestination(of: segue, ancestors: ancestors).map { (segue["relationship"] ?? "", $0) }
        }
        guard !children.isEmpty else { return }
        let controllers = children.map(\.controller)
        switch controller {
        case let navigation as UINavigationController: navigation.setViewControllers(controllers, animated: false)
        case let tabs as UITabBarController: tabs.setViewControllers(controllers, animated: false)
        case let split as UISplitViewController: setColumns(of: split, to: children)
        default:
            document.report("children are not supported; the last one is shown", at: element)
            embed(controllers[controllers.count - 1], in: controller.view, of: controller)
        }
    }

    /// Creates the destination controller of `segue`.
    func makeDestination(of segue: InterfaceElement, ancestors: Set<String> = []) -> UIViewController? {
        guard let id = segue["destination"] else {
            document.report("segue without a destination", at: segue)
            return nil
        }
        guard let destination = document.controller(id: id) else {
            document.report("segue destination \(printable(id)) not found", at: segue)
            return nil
        }
        return storyboard.makeController(destination, ancestors: ancestors)
    }

    // MARK: The view

    func loadView(of controller: UIViewController) -> Bool {
        guard controller === self.controller, let child = element.child(key: "view") else { return false }
        Self.loading.append(element.id ?? "")
        defer { Self.loading.removeLast() }
        controller.view = graph.makeView(child)
        for guide in element.children(in: "layoutGuides") where guide.name == "viewControllerLayoutGuide" {
            let edge = guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
            graph.register(edge, for: guide)
        }
        (controller as? UITableViewController)?.showStaticSections()
        graph.add(controller, for: element)
        graph.finish()
        child.visit { container in
            for segue in container.children(in: "connections") where segue["kind"] == "embed" {
                if let view = container.id.flatMap(graph.object) as? UIView { embed(segue, in: view, of: controller) }
            }
        }
        return true
    }

    private func embed(_ segue: InterfaceElement, in container: UIView, of controller: UIViewController) {
        guard let id = segue["destination"], !Self.loading.contains(id) else {
            return document.report("a scene can't embed itself", at: segue)
        }
        guard let child = makeDestination(of: segue) else { return }
        let transition = UIStoryboardSegue(identifier: segue["identifier"], source: controller, destination: child) {
            [unowned self] in embed(child, in: container, of: controller)
        }
        controller.prepare(for: transition, sender: nil)
        transition.perform()
    }

    private func embed(_ child: UIViewController, in container: UIView, of controller: UIViewController) {
        controller.addChild(child)
        guard child.parent === controller, let view = child.view else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(view)
        child.didMove(toParent: controller)
    }

    /// Returns the scene's segue with the identifier `identifier`, if any.
    func findSegue(_ identifier: String) -> InterfaceElement? {
        var found: InterfaceElement?
        element.visit { if found == nil, $0.name == "segue", $0["identifier"] == identifier { found = $0 } }
        return found
    }
}
