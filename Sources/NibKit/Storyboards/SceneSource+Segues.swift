import Foundation
import Reporting
import ViewKit

/// Performs segues.
extension SceneSource {
    func performSegue(withIdentifier identifier: String, from controller: UIViewController, sender: Any?) {
        guard let segue = findSegue(identifier) else {
            let similar = similarName(to: identifier, among: segueIdentifiers)
            return document.report(
                "no segue \"\(printable(identifier))\" in the scene" + didYouMean(similar), at: element)
        }
        perform(segue, sender: sender, isByUser: false)
    }

    /// The identifiers of the scene's segues.
    private var segueIdentifiers: Set<String> {
        var identifiers: Set<String> = []
        element.visit { if $0.name == "segue", let identifier = $0["identifier"] { identifiers.insert(identifier) } }
        return identifiers
    }

    /// Performs the segue described by the element `segue`. If the user triggered it, the controller can cancel it.
    func perform(_ segue: InterfaceElement, sender: Any?, isByUser: Bool) {
        guard let controller else { return }
        let identifier = segue["identifier"]
        if isByUser, !controller.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) { return }
        if segue["kind"] == "unwind" {
            return unwind(segue["unwindAction"] ?? "", identifier: identifier, sender: sender)
        }
        guard let destination = makeDestination(of: segue) else { return }
        let transition = UIStoryboardSegue(identifier: identifier, source: controller, destination: destination) {
            Self.show(destination, from: controller, by: segue)
        }
        controller.prepare(for: transition, sender: sender)
        transition.perform()
    }

    private static func show(_ destination: UIViewController, from source: UIViewController, by segue: InterfaceElement)
    {
        let isAnimated = segue.bool("animates") ?? true
        switch segue["kind"] {
        case "presentation", "modal", "popoverPresentation":
            if let style = segue["modalPresentationStyle"].flatMap({ presentations[$0] }) {
                destination.modalPresentationStyle = style
            }
            if let style = segue["modalTransitionStyle"].flatMap({ modalTransitions[$0] }) {
                destination.modalTransitionStyle = style
            }
            source.present(destination, animated: isAnimated)
        case "showDetail": source.showDetailViewController(destination, sender: source)
        case _ where destination is UINavigationController: source.present(destination, animated: isAnimated)
        case "push": source.navigationController?.pushViewController(destination, animated: isAnimated)
        default: source.show(destination, sender: source)  // show, custom
        }
    }

    /// Returns to the nearest earlier controller with the action `selector`, and performs the action with the segue as
    /// its sender.
    func unwind(_ selector: String, identifier: String?, sender: Any?) {
        guard let controller else { return }
        let earlier = earlierControllers(of: controller)
        guard let target = earlier.first(where: { InterfaceDescription.action(selector, of: $0) != nil }) else {
            let similar = earlier.lazy.compactMap { InterfaceDescription.similarAction(to: selector, of: $0) }.first
            return document.report(
                "unwind action \"\(printable(selector))\" not found" + didYouMean(similar), at: element)
        }
        let transition = UIStoryboardSegue(identifier: identifier, source: controller, destination: target) {
            Self.goBack(from: controller, to: target)
        }
        controller.prepare(for: transition, sender: sender)
        _ = InterfaceDescription.perform(selector, on: target, sender: transition)
        transition.perform()
    }

    /// Returns the controllers that led to `controller`, nearest first.
    private func earlierControllers(of controller: UIViewController) -> [UIViewController] {
        var (found, current) = ([UIViewController](), Optional(controller))
        while let here = current {
            if here !== controller { found.append(here) }
            if let navigation = here.navigationController {
                let stack = navigation.viewControllers
                let below = stack.prefix { $0 !== here }
                found.append(contentsOf: below.reversed())
            }
            let presenter = here.presentingViewController
            if let navigation = presenter as? UINavigationController {
                found.append(contentsOf: navigation.viewControllers.reversed())
            }
            if let tabs = presenter as? UITabBarController, let selected = tabs.selectedViewController {
                found.append((selected as? UINavigationController)?.topViewController ?? selected)
            }
            current = presenter ?? here.parent
        }
        return found
    }

    private static func goBack(from source: UIViewController, to target: UIViewController) {
        if source.presentingViewController != nil,
            source.navigationController !== target.navigationController
                || target.navigationController == nil
        {
            source.presentingViewController?.dismiss(animated: true)
        }
        if let navigation = target.navigationController, navigation.topViewController !== target {
            _ = navigation.popToViewController(target, animated: true)
        }
    }
}
