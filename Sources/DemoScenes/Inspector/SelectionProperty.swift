import Foundation
import SkeletonView

/// A skeleton property of a selected view, with its value.
struct SelectionProperty {
    let name: String
    /// The value as Swift code; `nil` if it is unset or can't be expressed in generated code.
    let value: String?
    /// The default value in the library; `nil` if the property is unset by default.
    let usual: String?

    /// Returns every property of `view` that the inspector can change, in the order of its rows.
    @MainActor
    static func all(of view: UIView) -> [SelectionProperty] {
        viewProperties(view) + ((view as? any SkeletonText).map(textProperties) ?? [])
    }

    // MARK: Private

    @MainActor
    private static func viewProperties(_ view: UIView) -> [SelectionProperty] {
        let shape = view.skeletonShape
        return [
            .init(name: "isSkeletonable", value: "\(view.isSkeletonable)", usual: "false"),
            .init(
                name: "isHiddenWhenSkeletonIsActive", value: "\(view.isHiddenWhenSkeletonIsActive)", usual: "false"),
            .init(
                name: "isUserInteractionDisabledWhenSkeletonIsActive",
                value: "\(view.isUserInteractionDisabledWhenSkeletonIsActive)", usual: "true"),
            .init(
                name: "skeletonCornerRadius", value: view.chosenSkeletonCornerRadius.map { Double($0).swiftCode },
                usual: nil),
            .init(
                name: "skeletonShape", value: shape == nil ? "nil" : SelectionShape.swiftCode(of: shape), usual: "nil"),
            .init(
                name: "skeletonAnnotation", value: SelectionAnnotation.swiftCode(of: view.skeletonAnnotation) ?? "nil",
                usual: "nil"),
        ]
    }

    @MainActor
    private static func textProperties(_ text: any SkeletonText) -> [SelectionProperty] {
        let (style, usual) = (SkeletonLineStyle(of: text), SkeletonLineStyle())
        let placeholder = text.skeletonPlaceholder
        return [
            .init(
                name: "skeletonTextNumberOfLines", value: count(text.skeletonTextNumberOfLines), usual: ".inherited"),
            .init(name: "skeletonTextLineHeight", value: height(style), usual: height(usual)),
            .init(
                name: "skeletonLineSpacing", value: Double(style.spacing).swiftCode,
                usual: Double(usual.spacing).swiftCode),
            .init(name: "lastLineFillPercent", value: "\(style.lastLineFill)", usual: "\(usual.lastLineFill)"),
            .init(name: "linesCornerRadius", value: "\(style.cornerRadius)", usual: "\(usual.cornerRadius)"),
            .init(name: "skeletonPaddingInsets", value: insets(text.skeletonPaddingInsets), usual: insets(.zero)),
            .init(
                name: "skeletonPlaceholder",
                value: placeholder == nil ? "nil" : SelectionPlaceholder.swiftCode(of: placeholder), usual: "nil"),
        ]
    }

    private static func count(_ lines: SkeletonTextNumberOfLines) -> String {
        if case .custom(let count) = lines { ".custom(\(count))" } else { ".inherited" }
    }

    private static func height(_ style: SkeletonLineStyle) -> String {
        switch style.rule {
        case .fixed: ".fixed(\(Double(style.height).swiftCode))"
        case .font: ".relativeToFont"
        case .constraints: ".relativeToConstraints"
        }
    }

    private static func insets(_ insets: UIEdgeInsets) -> String {
        let sides = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
        return "UIEdgeInsets(\(sides.map { "\($0): \(Double($1).swiftCode)" }.joined(separator: ", ")))"
    }
}

/// The values of a view's skeleton properties when the view was first selected.
private enum FirstValues: ViewAttachmentKey {
    static var defaultValue: [String?] { [] }
}

extension UIView {
    /// Stores the values of the skeleton properties, unless they are already stored.
    func noteSkeletonProperties() {
        SkeletonEdits.note(self)
        if self[FirstValues.self].isEmpty { self[FirstValues.self] = SelectionProperty.all(of: self).map(\.value) }
    }

    /// The properties that differ from the defaults or from the stored values, and can be expressed in Swift.
    var changedSkeletonProperties: [SelectionProperty] {
        let first = self[FirstValues.self]
        return SelectionProperty.all(of: self).enumerated().compactMap { index, property in
            let differs = first.indices.contains(index) && first[index] != property.value
            return property.value != nil && (property.value != property.usual || differs) ? property : nil
        }
    }
}

extension UIEdgeInsets {
    /// `true` if all sides are equal.
    var isUniform: Bool { top == left && top == bottom && top == right }
}
