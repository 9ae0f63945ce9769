import Foundation
import ViewKit

/// Sets the values common to all views, in addition to `setDecodedValues(of:from:)`.
extension ObjectGraph {
    func setCommonValues(of view: UIView, from element: InterfaceElement) {
        if let frame = element.rect("frame") { view.frame = frame }
        setAutoresizing(of: view, from: element)
        // Interface Builder marks a view without constraints with `fixedFrame`, and generates constraints from its
        // frame.
        if element.bool("translatesAutoresizingMaskIntoConstraints") == false, element.bool("fixedFrame") != true {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        if let color = element.color("tintColor", in: document) { view.tintColor = color }
        if let semantics = element["semanticContentAttribute"].flatMap({ Self.semantics[$0] }) {
            view.semanticContentAttribute = semantics
        }
        if element.bool("preservesSuperviewLayoutMargins") == true { view.preservesSuperviewLayoutMargins = true }
        if element.bool("insetsLayoutMarginsFromSafeArea") == false { view.insetsLayoutMarginsFromSafeArea = false }
        if let margins = element.insets("layoutMargins") { view.layoutMargins = margins }
        if let margins = element.insets("directionalLayoutMargins") {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        setPriorities(of: view, from: element)
        setAccessibility(of: view, from: element)
    }

    private func setAutoresizing(of view: UIView, from element: InterfaceElement) {
        if element.bool("autoresizesSubviews") == false { view.autoresizesSubviews = false }
        guard let mask = element.child("autoresizingMask") else { return }
        view.autoresizingMask = Self.resizing.reduce(into: []) { if mask.bool($1.0) == true { $0.insert($1.1) } }
    }

    private func setPriorities(of view: UIView, from element: InterfaceElement) {
        func priority(_ name: String) -> UILayoutPriority? {
            element.number(name).map { UILayoutPriority(Float(min(max($0, 1), 1_000))) }
        }
        if let hugging = priority("horizontalHuggingPriority") {
            view.setContentHuggingPriority(hugging, for: .horizontal)
        }
        if let hugging = priority("verticalHuggingPriority") { view.setContentHuggingPriority(hugging, for: .vertical) }
        if let resistance = priority("horizontalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(resistance, for: .horizontal)
        }
        if let resistance = priority("verticalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(resistance, for: .vertical)
        }
    }

    private func setAccessibility(of view: UIView, from element: InterfaceElement) {
        guard let accessibility = element.child("accessibility") else { return }
        if let isElement = accessibility.child("bool", key: "isElement")?.bool("value")
            ?? accessibility.bool("isElement")
        {
            view.isAccessibilityElement = isElement
        }
        if let label = accessibility.string("label") { view.accessibilityLabel = label }
        if let hint = accessibility.string("hint") { view.accessibilityHint = hint }
        if let identifier = accessibility.string("identifier") ?? accessibility["identifier"] {
            view.accessibilityIdentifier = identifier
        }
    }

    private static let resizing: [(String, UIView.AutoresizingMask)] = [
        ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
        ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
        ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]

    static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private static let semantics: [String: UISemanticContentAttribute] = [
        "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
    ]
}
