public import Foundation
public import ViewKit

/// The effect of a skeleton on each view that it visits, with the reason. `description` has one line per view.
public struct SkeletonReport: Hashable, Sendable, CustomStringConvertible {
    /// A skeleton's effect on a view.
    public enum Outcome: Hashable, Sendable {
        /// The view's text is replaced with this number of line bones.
        case lines(Int)
        /// The view is replaced with one bone.
        case block
        /// The view stays, and its subviews are visited.
        case container
        /// The view's content stays visible.
        case kept
        /// The view isn't shown.
        case leftOut
    }

    /// A view that the skeleton visits, and the outcome.
    public struct Entry: Hashable, Sendable {
        /// The number of preceding entries that contain the view.
        public let depth: Int
        /// The name of the view's class.
        public let className: String
        /// The view's frame in the coordinates of the view that the report is about, in points.
        public let frame: CGRect
        /// The skeleton's effect on the view.
        public let outcome: Outcome
        /// The reason for the outcome.
        public let reason: Reason
    }

    /// The visited views, each before its subviews.
    public internal(set) var entries: [Entry] = []

    /// One line per view, indented by its depth, such as "UILabel: 2 lines, because it is text".
    public var description: String {
        entries.map { entry in
            let indent = String(repeating: "  ", count: entry.depth)
            return "\(indent)\(entry.className): \(entry.words)"
        }.joined(separator: "\n")
    }
}

extension SkeletonReport {
    /// The reason for a view's ``Outcome``.
    public enum Reason: Hashable, Sendable {
        /// `isSkeletonable` is `true`.
        case flag
        /// `isSkeletonable` is `false`, which stops the traversal of a skeleton that isn't automatic.
        case noFlag
        /// The view has a `skeletonAnnotation`.
        case annotation(SkeletonAnnotation)
        /// The view is a label or a text view.
        case text
        /// The view is an image view.
        case image
        /// The view is a control, a progress view or a picker view.
        case control
        /// The view is an activity indicator.
        case activity
        /// The view is a table or a collection view.
        case list
        /// The view contains other views.
        case subviews
        /// The view has a background, a border, an image or custom drawing, and no visible subviews.
        case drawing
        /// The view is a separator line.
        case thin
        /// The view is a background behind its siblings.
        case background
        /// Nothing in the view is visible.
        case blank
        /// The view's width or height is 0, for example because an empty label hugs its text with required priority.
        case empty
        /// The view was removed from the surrounding skeleton by `hideSkeleton`.
        case removed
        /// The view has its own skeleton.
        case ownSkeleton
        /// `isHidden` is `true`.
        case hidden
        /// `isHiddenWhenSkeletonIsActive` is `true`.
        case hiddenWhenActive
    }
}

extension SkeletonViewExtension where ExtendedType: UIView {
    /// A report on the active skeleton of the view or an ancestor. If no skeleton is active, the report describes what
    /// an automatic skeleton on the view would do.
    ///
    /// Lays out the view first. If no skeleton is active, the view is laid out again with the space that an automatic
    /// skeleton would reserve for empty labels, and the layout is restored afterward.
    ///
    ///     print(view.sk.report)
    public var report: SkeletonReport {
        SkeletonExplanation.report(of: type)
    }
}

extension SkeletonReport.Entry {
    /// The outcome and its reason, such as "2 lines, because it is text".
    package var words: String { "\(outcome.words), \(reason.words)" }
}

extension SkeletonViewExtension where ExtendedType: UIView {
    /// The views that the active skeletons on the view and its descendants visit, with their outcomes. If no skeleton
    /// is active, the views that an automatic skeleton would visit. Doesn't trigger layout.
    package var explainedViews: [(view: UIView, entry: SkeletonReport.Entry)] {
        SkeletonExplanation.entries(below: type)
    }
}

extension SkeletonReport.Outcome {
    fileprivate var words: String {
        switch self {
        case .lines(let count): count == 1 ? "1 line" : "\(count) lines"
        case .block: "a bone"
        case .container: "searched"
        case .kept: "kept"
        case .leftOut: "left out"
        }
    }
}

extension SkeletonReport.Reason {
    fileprivate var words: String {
        switch self {
        case .flag: "because it is flagged"
        case .noFlag: "because it is not flagged"
        case .annotation(let annotation): "because its annotation is \(annotation)"
        case .text: "because it is text"
        case .image: "because it is an image view"
        case .control: "because it is a control"
        case .activity: "because it is an activity indicator"
        case .list: "because it is a list"
        case .subviews: "because there are views in it"
        case .drawing: "because it draws something itself"
        case .thin: "because it is a thin line"
        case .background: "because it is a background behind other views"
        case .blank: "because nothing in it is visible"
        case .empty: "because its width or height is 0"
        case .removed: "because hideSkeleton removed it from the skeleton"
        case .ownSkeleton: "because it has its own skeleton"
        case .hidden: "because it is hidden"
        case .hiddenWhenActive: "because it is hidden while a skeleton is active"
        }
    }
}
