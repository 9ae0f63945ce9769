import Foundation
import ListKit
import Reporting
import ViewKit

/// Connects outlets, actions and segues.
extension ObjectGraph {
    /// Makes the connections listed in `element`, the element of `object`.
    func connect(_ object: AnyObject, from element: InterfaceElement) {
        var collections: [(name: String, objects: [AnyObject], connections: [InterfaceElement])] = []
        for connection in element.children(in: "connections") {
            switch connection.name {
            case "outlet": connectOutlet(connection, of: object, from: element)
            case "outletCollection":
                guard let name = connection["property"],
                    let member = connectOutlet(connection, of: object, from: element)
                else { break }
                let index = collections.firstIndex { $0.name == name } ?? collections.endIndex
                if index == collections.endIndex { collections.append((name, [], [])) }
                collections[index].objects.append(member)
                collections[index].connections.append(connection)
            case "action": connectAction(connection, of: object)
            case "segue": connectSegue(connection, of: object)
            default: document.report("connection not supported", at: connection)
            }
        }
        // Collections are set once they are complete, so that their observers see all objects.
        for (name, members, connections) in collections {
            let isSet = InterfaceDescription.setOutlet(name, of: object, to: members)
            // The missing classes of replaced members have already been reported.
            guard isSet == false, !connections.contains(where: leadsToReplaced) else { continue }
            document.report(
                "outlet collection \(printable(name)) of \(type(of: object)) doesn't accept all connected objects",
                at: connections[0])
        }
    }

    // MARK: Outlets

    /// Connects an outlet of `object`, whose element is `element`. Returns the destination if it was connected through
    /// an `Outlet` or `OutletCollection`, or if it belongs to a listed collection without a wrapper.
    @discardableResult
    private func connectOutlet(
        _ connection: InterfaceElement, of object: AnyObject, from element: InterfaceElement
    ) -> AnyObject? {
        guard let property = connection["property"], let id = connection["destination"] else { return nil }
        guard let destination = self.object(id) else {
            document.report("outlet \(printable(property)): object \(printable(id)) not found", at: connection)
            return nil
        }
        switch KnownOutlets.connect(property, of: object, to: destination) {
        case .connected: return nil
        case .wrongType(let expected):
            // The missing class of a replaced destination has already been reported.
            guard !isReplaced(id) else { return nil }
            document.report(
                "outlet \(printable(property)) of \(type(of: object)) needs a \(expected), which "
                    + "\(type(of: destination)) is not", at: connection)
            return nil
        case .unknown: break
        }
        guard let outlet = OutletSearch.outlet(property, of: object) else {
            if connection.name == "outletCollection", InterfaceDescription.listsOutlet(property, of: object) {
                return destination
            }
            if connectListedOutlet(connection, property, of: object, to: destination) { return nil }
            reportMissingOutlet(connection, property, of: object, from: element)
            return nil
        }
        if connection.name == "outlet" {
            _ = InterfaceDescription.setOutlet(property, of: object, to: [destination])
        }
        // The property wrapper can hold the object weakly, whereas an assignment would always be strong.
        guard outlet.connect(destination, isWeak: isWeak(destination, in: object)) else {
            document.report(
                "outlet \(printable(property)) of \(type(of: object)) is a \(outlet.objectType), not a "
                    + "\(type(of: destination))", at: connection)
            return nil
        }
        return destination
    }

    /// Sets a property without a wrapper, which the table of the module or the class itself lists as an outlet. Returns
    /// `false` if none lists it.
    private func connectListedOutlet(
        _ connection: InterfaceElement, _ property: String, of object: AnyObject, to destination: AnyObject
    ) -> Bool {
        guard connection.name == "outlet",
            let isSet = InterfaceDescription.setOutlet(property, of: object, to: [destination])
        else { return false }
        // The missing class of a replaced destination has already been reported.
        if !isSet, !leadsToReplaced(connection) {
            document.report(
                "outlet \(printable(property)) of \(type(of: object)) doesn't accept a \(type(of: destination))",
                at: connection)
        }
        return true
    }

    /// Returns `true` if the custom class of the destination of `connection` wasn't found.
    private func leadsToReplaced(_ connection: InterfaceElement) -> Bool {
        connection["destination"].map(isReplaced) == true
    }

    /// Returns `true` if an outlet from `object` to `destination` is weak, because a strong one could cause a reference
    /// cycle.
    private func isWeak(_ destination: AnyObject, in object: AnyObject) -> Bool {
        if destination is UIViewController || destination === object { return true }
        guard let view = object as? UIView, let ancestor = destination as? UIView else { return false }
        return view.isDescendant(of: ancestor)
    }

    /// Returns `true` if the class of `object` is from UIKit, so that `object` may have been created in place of an
    /// object whose custom class wasn't found.
    func isReplacement(_ object: AnyObject) -> Bool {
        let module = ClassLookup.module(of: type(of: object))
        return module.map(ClassLookup.toolkitModules.contains) ?? false
    }

    // MARK: Actions

    private func connectAction(_ connection: InterfaceElement, of object: AnyObject) {
        guard let selector = connection["selector"], let id = connection["destination"] else { return }
        guard let target = self.object(id) else {
            // The target is missing because it is the file's owner of a nib that is instantiated without an owner, or
            // because its element created no object, which has already been reported.
            return document.report("action \(printable(selector)): target not found", at: connection)
        }
        if target is ExitPlaceholder { return connectUnwind(connection, selector, of: object) }
        if target is FirstResponderPlaceholder { return connectFirstResponder(connection, selector, of: object) }
        if InterfaceDescription.action(selector, of: target) == nil, !isReplacement(target), !isReplaced(id) {
            return document.report(
                "\(type(of: target)) has no action \"\(printable(selector))\"\(remedy(selector, of: target))",
                at: connection)
        }
        trigger(of: object, eventType: connection["eventType"]) { [weak target] sender in
            if let target { _ = InterfaceDescription.perform(selector, on: target, sender: sender) }
        }
    }

    /// Returns the last part of the message about a missing action: what to do.
    private func remedy(_ selector: String, of target: AnyObject) -> String {
        if let similar = InterfaceDescription.similarAction(to: selector, of: target) { return didYouMean(similar) }
        // The tables don't list ordinary methods, so a missing attribute can't be told from a missing method.
        guard InterfaceDescription.hasTable(for: target) else {
            return "; mark the method with \(Self.attribute(selector)) and add InterfacePlugin to the target, or list "
                + "the action with InterfaceDescribing; if there is no such method, remove the connection"
        }
        return "; mark the method with \(Self.attribute(selector)) and remove \"private\", or list it with "
            + "InterfaceDescribing; if there is no such method, remove the connection"
    }

    /// Returns the attribute of methods with the name `selector`. The compiler accepts `@IBAction` only for methods
    /// with one parameter.
    private static func attribute(_ selector: String) -> String {
        selector.count { $0 == ":" } == 1 ? "@IBAction" : "@InterfaceAction"
    }

    /// Connects an action that is sent up the responder chain, starting with the sender, until a responder performs it.
    private func connectFirstResponder(_ connection: InterfaceElement, _ selector: String, of object: AnyObject) {
        trigger(of: object, eventType: connection["eventType"]) { sender in
            var responder = sender as? UIResponder
            while let current = responder, !InterfaceDescription.perform(selector, on: current, sender: sender) {
                responder = current.next
            }
        }
    }

    /// Calls `handler` when the user triggers `object`. No effect on objects that the user can't trigger.
    func trigger(of object: AnyObject, eventType: String?, handler: @escaping @MainActor (AnyObject?) -> Void) {
        switch object {
        case let control as UIControl:
            let event = eventType.flatMap { ControlEvents.events[$0] } ?? .primaryActionTriggered
            control.addAction(UIAction { handler($0.sender) }, for: event)
        case let item as UIBarButtonItem:
            item.primaryAction = UIAction { [weak item] _ in handler(item) }
        case let recognizer as UIGestureRecognizer:
            recognizer.addHandler { handler($0) }
        case let cell as UITableViewCell: cell.userDidSelect = { [weak cell] in handler(cell) }
        case let cell as UICollectionViewCell: cell.userDidSelect = { [weak cell] in handler(cell) }
        default: break  // a controller performs its segues in code
        }
    }

    // MARK: Segues

    private func connectSegue(_ connection: InterfaceElement, of object: AnyObject) {
        reportSegueClass(of: connection)
        guard let kind = connection["kind"], kind != "relationship", kind != "embed" else { return }
        guard !(object is UIViewController) else { return }
        trigger(of: object, eventType: connection["eventType"]) { [weak scene] sender in
            scene?.perform(connection, sender: sender, isByUser: true)
        }
    }

    private func connectUnwind(_ connection: InterfaceElement, _ selector: String, of object: AnyObject) {
        trigger(of: object, eventType: connection["eventType"]) { [weak scene] sender in
            scene?.unwind(selector, identifier: nil, sender: sender)
        }
    }
}

/// The exit of a scene, which is the target of unwind segues.
final class ExitPlaceholder {}

/// The first responder, which is the target of actions that travel up the responder chain.
final class FirstResponderPlaceholder {}

/// The control events by their names in interface files.
enum ControlEvents {
    static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
        "touchCancel": .touchCancel, "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}
