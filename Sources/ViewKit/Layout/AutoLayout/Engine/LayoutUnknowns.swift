import Foundation
import LayoutSolver

/// The solver state of one view or guide.
@MainActor
final class LayoutUnknowns {
    /// The view, or the guide's owning view.
    private(set) weak var view: UIView?
    let isGuide: Bool
    /// `true` for a view that constraints place.
    let isPlaced: Bool
    let geometry: ItemGeometry
    let variables: [SolverVariable]

    /// The content size constraints, by axis.
    var content: [NSLayoutConstraint.Axis: ContentConstraint] = [:]
    /// The constraints that pin a view to its frame if it is laid out by frame.
    var pins: [SolverConstraintID] = []
    /// The minimum height that a content overlay needs.
    var minimumHeight: (id: SolverConstraintID, height: CGFloat)?
    /// The view if constraints place it and its content height can depend on its width; otherwise `nil`.
    private(set) weak var widthDependent: (any WidthDependentContent)?

    /// The constraint that sizes a view to its content.
    struct ContentConstraint {
        let id: SolverConstraintID
        let hugging: UILayoutPriority
        let resistance: UILayoutPriority
    }

    init(view: UIView?, isGuide: Bool, isPlaced: Bool, geometry: ItemGeometry, variables: [SolverVariable]) {
        self.view = view
        self.isGuide = isGuide
        self.isPlaced = isPlaced
        self.geometry = geometry
        self.variables = variables
        if isPlaced { widthDependent = view as? any WidthDependentContent }
    }
}

/// A view whose content height can depend on its width, such as a view with multiline text.
@MainActor
package protocol WidthDependentContent: UIView {
    /// `true` if the height currently depends on the width; otherwise `intrinsicContentSize` applies to every width.
    var heightDependsOnWidth: Bool { get }
    /// Returns the height for a width of `width` points.
    func contentHeight(forWidth width: CGFloat) -> CGFloat
}

/// A view with vertically centered text whose baselines constraints can refer to.
@MainActor
package protocol BaselineContent: UIView {
    /// Returns the distances from the top of the text to its first and last baselines, and the text's height, in
    /// points, for a view that is `width` points wide. Unknown values are 0.
    func baselines(forWidth width: CGFloat) -> TextBaselines
}

/// The distances from the top of laid-out text to its first and last baselines, and its height, in points.
package struct TextBaselines {
    let first: CGFloat
    let last: CGFloat
    let textHeight: CGFloat

    package init(first: CGFloat, last: CGFloat, textHeight: CGFloat) {
        self.first = first
        self.last = last
        self.textHeight = textHeight
    }
}
