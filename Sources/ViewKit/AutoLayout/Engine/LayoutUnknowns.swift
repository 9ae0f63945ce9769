import Foundation
import LayoutSolver

/// What a layout engine keeps for one view or guide.
@MainActor
final class LayoutUnknowns {
    /// The view, or the one that the guide is in.
    private(set) weak var view: UIView?
    let isGuide: Bool
    /// Whether the unknowns are those of a view that constraints place.
    let isPlaced: Bool
    let geometry: ItemGeometry
    let variables: [SolverVariable]

    /// The wishes for the size of the content: width and height.
    var content: [NSLayoutConstraint.Axis: ContentConstraint] = [:]
    /// The constants of a view that is laid out by frame.
    var pins: [SolverConstraintID] = []
    /// The height that a stand-in demands.
    var minimumHeight: (id: SolverConstraintID, height: CGFloat)?
    /// The view, when its content's height follows from its width.
    private(set) weak var flowing: (any WidthDependentContent)?

    /// The wish of a view to be as large as its content.
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
        if isPlaced { flowing = view as? any WidthDependentContent }
    }
}

/// A view whose content needs a height that depends on the width, such as text in lines.
@MainActor
protocol WidthDependentContent: UIView {
    /// Whether the height depends on the width now; else `intrinsicContentSize` says it for every width.
    var isFlowing: Bool { get }
    /// The height for `width` points.
    func contentHeight(forWidth width: CGFloat) -> CGFloat
}

/// A view with lines of text in its middle, for constraints between baselines.
@MainActor
protocol BaselineContent: UIView {
    /// The distances of the first and the last baseline from the text's top, and the text's height, in points, in a
    /// view of `width` points; 0 while that is not known.
    func baselines(forWidth width: CGFloat) -> TextBaselines
}

/// Where text has its baselines, in points.
struct TextBaselines {
    let first: CGFloat
    let last: CGFloat
    let textHeight: CGFloat
}
