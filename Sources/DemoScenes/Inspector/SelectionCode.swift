import Foundation
import SkeletonView

/// Swift code for the skeleton properties of a selected view.
@MainActor
enum SelectionCode {
    /// Returns the code for a function that applies the skeleton properties of `view` to another view. Returns an empty
    /// string if all properties have their default values and none has changed since the view was first selected.
    static func swiftCode(of view: UIView) -> String {
        let statements = view.changedSkeletonProperties.map { "\($0.name) = \($0.value ?? "nil")" }
        guard !statements.isEmpty else { return "" }
        let type = view is UILabel ? "UILabel" : view is UITextView ? "UITextView" : "UIView"
        return "// Settings of the selected view. Call this with your view before the skeleton is shown.\n"
            + "@MainActor\nfunc styleSelected(_ selected: \(type)) {\n"
            + statements.map { "    selected.\($0)\n" }.joined() + "}\n"
    }
}
