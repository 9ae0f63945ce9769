import Foundation
import SkeletonView

/// Swift code for what a selected view has of its own.
@MainActor
enum SelectionCode {
    /// A function that gives a view of one's own the skeleton properties that `view` has; empty where all of them are
    /// as the library has them.
    static func swiftCode(of view: UIView) -> String {
        let statements = viewStatements(view) + ((view as? any SkeletonText).map(textStatements) ?? [])
        guard !statements.isEmpty else { return "" }
        let type = view is UILabel ? "UILabel" : view is UITextView ? "UITextView" : "UIView"
        return "// What the selected view has of its own: call it with your view, before the skeleton is shown.\n"
            + "@MainActor\nfunc styleSelected(_ selected: \(type)) {\n"
            + statements.map { "    selected.\($0)\n" }.joined() + "}\n"
    }

    // MARK: Private

    private static func viewStatements(_ view: UIView) -> [String] {
        var statements: [String] = []
        if view.isSkeletonable { statements.append("isSkeletonable = true") }
        if view.isHiddenWhenSkeletonIsActive { statements.append("isHiddenWhenSkeletonIsActive = true") }
        if !view.isUserInteractionDisabledWhenSkeletonIsActive {
            statements.append("isUserInteractionDisabledWhenSkeletonIsActive = false")
        }
        if view.skeletonCornerRadius != 0 {
            statements.append("skeletonCornerRadius = \(Double(view.skeletonCornerRadius).swiftCode)")
        }
        if let shape = SelectionShape.swiftCode(of: view.skeletonShape) {
            statements.append("skeletonShape = \(shape)")
        }
        if let annotation = SelectionAnnotation.swiftCode(of: view.skeletonAnnotation) {
            statements.append("skeletonAnnotation = \(annotation)")
        }
        return statements
    }

    private static func textStatements(_ text: any SkeletonText) -> [String] {
        let (style, usual) = (SkeletonLineStyle(of: text), SkeletonLineStyle())
        var statements: [String] = []
        if case .custom(let count) = text.skeletonTextNumberOfLines {
            statements.append("skeletonTextNumberOfLines = .custom(\(count))")
        }
        switch style.rule {
        case .fixed:
            if style.height != usual.height {
                statements.append("skeletonTextLineHeight = .fixed(\(Double(style.height).swiftCode))")
            }
        case .font: statements.append("skeletonTextLineHeight = .relativeToFont")
        case .constraints: statements.append("skeletonTextLineHeight = .relativeToConstraints")
        }
        if style.spacing != usual.spacing {
            statements.append("skeletonLineSpacing = \(Double(style.spacing).swiftCode)")
        }
        if style.lastLineFill != usual.lastLineFill {
            statements.append("lastLineFillPercent = \(style.lastLineFill)")
        }
        if style.cornerRadius != usual.cornerRadius {
            statements.append("linesCornerRadius = \(style.cornerRadius)")
        }
        if style.inset != usual.inset {
            let inset = Double(style.inset).swiftCode
            let sides = ["top", "left", "bottom", "right"].map { "\($0): \(inset)" }.joined(separator: ", ")
            statements.append("skeletonPaddingInsets = UIEdgeInsets(\(sides))")
        }
        if let placeholder = SelectionPlaceholder.swiftCode(of: text.skeletonPlaceholder) {
            statements.append("skeletonPlaceholder = \(placeholder)")
        }
        return statements
    }
}
