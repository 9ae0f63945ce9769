import Foundation
import ViewKit

/// Sets the values of navigation bars.
extension ObjectGraph {
    func setValues(of bar: UINavigationBar, from element: InterfaceElement) {
        if let color = element.color("backgroundColor", in: document) { bar.backgroundColor = color }
        if let style = element.barStyle { bar.barStyle = style }
        if let color = element.color("barTintColor", in: document) { bar.barTintColor = color }
        if let color = element.color("tintColor", in: document) { bar.tintColor = color }
        if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
        if let isLarge = element.bool("largeTitles") { bar.prefersLargeTitles = isLarge }
        if let attributes = textAttributes("titleTextAttributes", of: element) { bar.titleTextAttributes = attributes }
        if let attributes = textAttributes("largeTitleTextAttributes", of: element) {
            bar.largeTitleTextAttributes = attributes
        }
        if let appearance = appearance("standardAppearance", of: element) { bar.standardAppearance = appearance }
        if let appearance = appearance("scrollEdgeAppearance", of: element) { bar.scrollEdgeAppearance = appearance }
        // Only a bar without a controller has its own items.
        let items = element.children(in: "items").filter { $0.name == "navigationItem" }
        if !items.isEmpty { bar.items = items.map(makeNavigationItem) }
    }

    /// Creates a navigation item from a `navigationItem` element.
    func makeNavigationItem(_ element: InterfaceElement) -> UINavigationItem {
        let type = ClassLookup.type(element, UINavigationItem.self, in: self)
        let item = type.init(coder: InterfaceCoder()) ?? UINavigationItem(title: "")
        configure(item, from: element)
        return item
    }

    /// Configures the navigation item of `controller` from a `navigationItem` element, and replaces it first if the
    /// element has a custom class.
    func configureNavigationItem(of controller: UIViewController, from element: InterfaceElement) {
        if element["customClass"] != nil {
            controller.replaceNavigationItem(by: makeNavigationItem(element))
        } else {
            configure(controller.navigationItem, from: element)
        }
    }

    /// Returns the appearance, if any, whose `key` attribute is `key`. `element` is that of a bar or navigation item.
    func appearance(_ key: String, of element: InterfaceElement) -> UINavigationBarAppearance? {
        guard let values = element.child("navigationBarAppearance", key: key) else { return nil }
        let appearance = UINavigationBarAppearance()
        if let color = values.color("backgroundColor", in: document) { appearance.backgroundColor = color }
        if let color = values.color("shadowColor", in: document) { appearance.shadowColor = color }
        if let attributes = textAttributes("titleTextAttributes", of: values) {
            appearance.titleTextAttributes = attributes
        }
        if let attributes = textAttributes("largeTitleTextAttributes", of: values) {
            appearance.largeTitleTextAttributes = attributes
        }
        return appearance
    }

    private func textAttributes(_ key: String, of element: InterfaceElement) -> [NSAttributedString.Key: Any]? {
        guard let attributes = element.child("textAttributes", key: key) else { return nil }
        var values: [NSAttributedString.Key: Any] = [:]
        values[.foregroundColor] = attributes.color("textColor", in: document)
        values[.font] = attributes.font()
        return values
    }
}
