import Foundation
import Reporting
import ViewKit

extension InterfaceElement {
    /// Creates the constraint of a `constraint` element inside the element of `view`. If an item or attribute is
    /// unknown, logs a warning and returns `nil`.
    @MainActor
    func constraint(in view: UIView, graph: ObjectGraph) -> NSLayoutConstraint? {
        guard let first = item("firstItem", otherwise: view, in: graph),
            let firstAttribute = layoutAttribute("firstAttribute")
        else { return nil }
        var (second, secondAttribute) = (Optional<AnyObject>.none, NSLayoutConstraint.Attribute.notAnAttribute)
        if self["secondItem"] != nil || self["secondAttribute"] != nil {
            guard let item = item("secondItem", otherwise: view, in: graph),
                let attribute = layoutAttribute("secondAttribute")
            else { return nil }
            second = item
            secondAttribute = attribute
        }
        let type = ClassLookup.type(self, NSLayoutConstraint.self, in: graph)
        let constraint = type.makeInstance(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: multiplier, constant: number("constant") ?? 0)
        if let priority = number("priority") {
            constraint.priority = UILayoutPriority(Float(min(max(priority, 1), 1_000)))
        }
        constraint.identifier = self["identifier"]
        return constraint

        func layoutAttribute(_ name: String) -> NSLayoutConstraint.Attribute? {
            let value = self[name] ?? ""
            if let attribute = Self.layoutAttributes[value] { return attribute }
            graph.document.report("unknown \(name) \"\(printable(value))\"; constraint ignored", at: self)
            return nil
        }
    }

    /// Returns the view or layout guide that the attribute `name` refers to, or `view` if the attribute is missing.
    /// Reports an unknown reference and returns `nil`.
    @MainActor
    private func item(_ name: String, otherwise view: UIView, in graph: ObjectGraph) -> AnyObject? {
        guard let id = self[name] else { return view }
        let object = graph.object(id)
        if object is UIView || object is UILayoutGuide { return object }
        graph.document.report("\(name) \"\(printable(id))\" not found; constraint ignored", at: self)
        return nil
    }

    private var relation: NSLayoutConstraint.Relation {
        switch self["relation"] {
        case "greaterThanOrEqual": .greaterThanOrEqual
        case "lessThanOrEqual": .lessThanOrEqual
        default: .equal
        }
    }

    /// The multiplier, a number or a ratio such as `16:9` or `16/9`.
    private var multiplier: CGFloat {
        guard let value = self["multiplier"] else { return 1 }
        let parts = value.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
        switch parts.count {
        case 1 where parts[0].isFinite: return parts[0]
        case 2 where parts[1] != 0 && (parts[0] / parts[1]).isFinite: return parts[0] / parts[1]
        default: return 1
        }
    }

    private static let layoutAttributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
