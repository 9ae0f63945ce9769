import Foundation
import SkeletonView

/// A skeleton property of a selected view, with its value.
struct SelectionProperty {
    let name: String
    /// The value as Swift code; `nil` if generated code can't express the value, and for an unset corner radius.
    let value: String?
    /// The library's default value as Swift code; `nil` for the corner radius, which is unset by default.
    let defaultValue: String?
    /// Sets the value on a view.
    let apply: @MainActor (UIView) -> Void

    /// Returns the skeleton properties of `view`, always in the same order, so that two results can be compared.
    @MainActor
    static func all(of view: UIView) -> [SelectionProperty] {
        viewProperties(view) + ((view as? any SkeletonText).map(textProperties) ?? [])
    }

    // MARK: Private

    @MainActor
    private static func viewProperties(_ view: UIView) -> [SelectionProperty] {
        let (shape, annotation, radius) = (view.skeletonShape, view.skeletonAnnotation, view.chosenSkeletonCornerRadius)
        return [
            flag("isSkeletonable", \.isSkeletonable, of: view, defaultValue: false),
            flag("isHiddenWhenSkeletonIsActive", \.isHiddenWhenSkeletonIsActive, of: view, defaultValue: false),
            flag(
                "isUserInteractionDisabledWhenSkeletonIsActive", \.isUserInteractionDisabledWhenSkeletonIsActive,
                of: view, defaultValue: true),
            .init(name: "skeletonCornerRadius", value: radius.map { Double($0).swiftCode }, defaultValue: nil) {
                if let radius { $0.skeletonCornerRadius = radius }
            },
            .init(
                name: "skeletonShape", value: shape == nil ? "nil" : SelectionShape.swiftCode(of: shape),
                defaultValue: "nil"
            ) { $0.skeletonShape = shape },
            .init(
                name: "skeletonAnnotation", value: SelectionAnnotation.swiftCode(of: annotation) ?? "nil",
                defaultValue: "nil"
            ) { $0.skeletonAnnotation = annotation },
        ]
    }

    @MainActor
    private static func flag(
        _ name: String, _ path: ReferenceWritableKeyPath<UIView, Bool>, of view: UIView, defaultValue: Bool
    ) -> SelectionProperty {
        let value = view[keyPath: path]
        return .init(name: name, value: "\(value)", defaultValue: "\(defaultValue)") { $0[keyPath: path] = value }
    }

    @MainActor
    private static func textProperties(_ text: any SkeletonText) -> [SelectionProperty] {
        let (style, defaultValue) = (SkeletonLineStyle(of: text), SkeletonLineStyle())
        let (lines, height, placeholder) = (
            text.skeletonTextNumberOfLines, text.skeletonTextLineHeight, text.skeletonPlaceholder
        )
        let margins = text.skeletonPaddingInsets
        func property(
            _ name: String, _ value: String?, _ defaultValue: String,
            _ apply: @escaping @MainActor (any SkeletonText) -> Void
        ) -> SelectionProperty {
            .init(name: name, value: value, defaultValue: defaultValue) {
                if let text = $0 as? any SkeletonText { apply(text) }
            }
        }
        return [
            property("skeletonTextNumberOfLines", count(lines), ".inherited") { $0.skeletonTextNumberOfLines = lines },
            property("skeletonTextLineHeight", Self.height(style), Self.height(defaultValue)) {
                $0.skeletonTextLineHeight = height
            },
            property("skeletonLineSpacing", Double(style.spacing).swiftCode, Double(defaultValue.spacing).swiftCode) {
                $0.skeletonLineSpacing = style.spacing
            },
            property("lastLineFillPercent", "\(style.lastLineFill)", "\(defaultValue.lastLineFill)") {
                $0.lastLineFillPercent = style.lastLineFill
            },
            property("linesCornerRadius", "\(style.cornerRadius)", "\(defaultValue.cornerRadius)") {
                $0.linesCornerRadius = style.cornerRadius
            },
            property("skeletonPaddingInsets", insets(margins), insets(.zero)) { $0.skeletonPaddingInsets = margins },
            property(
                "skeletonPlaceholder",
                placeholder == nil ? "nil" : SelectionPlaceholder.swiftCode(of: placeholder), "nil"
            ) { $0.skeletonPlaceholder = placeholder },
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

/// The skeleton properties of a view when it was first selected.
private enum FirstState: ViewAttachmentKey {
    static var defaultValue: SelectionState? { nil }
}

extension UIView {
    /// Stores the skeleton properties, unless they are already stored.
    func storeSkeletonProperties() {
        SkeletonEdits.storeValues(of: self)
        if self[FirstState.self] == nil { self[FirstState.self] = SelectionState(of: self) }
    }

    /// The properties that differ from the defaults or from the stored values, and can be expressed in Swift.
    var changedSkeletonProperties: [SelectionProperty] {
        let edited = editedSkeletonProperties.map(\.name)
        return SelectionProperty.all(of: self).filter {
            $0.value != nil && ($0.value != $0.defaultValue || edited.contains($0.name))
        }
    }

    /// The properties that differ from the stored values.
    var editedSkeletonProperties: [SelectionProperty] {
        let properties = SelectionProperty.all(of: self)
        return zip(properties, self[FirstState.self]?.values ?? []).filter { $0.value != $1 }.map(\.0)
    }

    /// Restores the stored values of the properties called `names`.
    func restoreSkeletonProperties(_ names: [String]) {
        let kept = editedSkeletonProperties.filter { !names.contains($0.name) }
        guard self[FirstState.self]?.restore() == true else { return }
        for property in kept { property.apply(self) }
    }
}

extension UIEdgeInsets {
    /// `true` if all sides are equal.
    var isUniform: Bool { top == left && top == bottom && top == right }
}
