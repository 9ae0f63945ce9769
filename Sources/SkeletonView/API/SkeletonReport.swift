public import Foundation
public import ViewKit

/// Why a view of a tree became what it is in a skeleton.
public enum SkeletonReason: Equatable, Sendable {
    /// Its `isSkeletonable` is true.
    case flag
    /// Its `isSkeletonable` is false, which ends the walk of a skeleton that is not automatic.
    case noFlag
    /// Its `skeletonAnnotation` says so.
    case annotation(SkeletonAnnotation)
    /// It is a label or a text view.
    case text
    /// It is an image view.
    case image
    /// It is a control.
    case control
    /// It is an activity indicator.
    case activity
    /// It is a table or a collection view.
    case list
    /// There are other views in it.
    case subviews
    /// It has a ground, a border, a picture or a drawing of its own, and nothing in it.
    case drawing
    /// It is a line between others.
    case thin
    /// Views beside it lie on it.
    case ground
    /// There is nothing to be seen in it.
    case blank
    /// It was hidden from the skeleton around it by `hideSkeleton`.
    case takenOut
    /// It has a skeleton of its own.
    case ownSkeleton
    /// Its `isHidden` is true.
    case hidden
    /// Its `isHiddenWhenSkeletonIsActive` is true.
    case hiddenWhenActive
}

/// What a skeleton makes of each view, and why; `description` says it line by line.
public struct SkeletonReport: Equatable, Sendable, CustomStringConvertible {
    /// What a view became.
    public enum Outcome: Equatable, Sendable {
        /// So many lines of text.
        case lines(Int)
        /// One bone.
        case block
        /// It stays, and what is in it was looked at.
        case container
        /// It shows what it shows.
        case kept
        /// It is not shown.
        case leftOut
    }

    /// A view that was looked at.
    public struct Entry: Equatable, Sendable {
        /// How many of the entries above this one it is in.
        public let depth: Int
        /// The name of the view's class.
        public let type: String
        /// Where it is in the view that was asked, in points.
        public let frame: CGRect
        /// What it became.
        public let outcome: Outcome
        /// Why.
        public let reason: SkeletonReason
    }

    /// The views that were looked at, each before what is in it.
    public internal(set) var entries: [Entry] = []

    /// A line for each view, indented by its depth: "UILabel: 2 lines, as it is text".
    public var description: String {
        entries.map { entry in
            let indent = String(repeating: "  ", count: entry.depth)
            return "\(indent)\(entry.type): \(entry.words)"
        }.joined(separator: "\n")
    }
}

extension SkeletonViewExtension where ExtendedType: UIView {
    /// What the skeleton that is on for the view makes of it and of what is in it, and why; without a skeleton, what an
    /// automatic one would. Lays out first; without a skeleton once more, with the room that one would give to labels
    /// which are empty, and then again as all was.
    ///
    ///     print(view.sk.report)
    public var report: SkeletonReport {
        SkeletonExplanation.report(of: type)
    }
}

extension SkeletonReport.Entry {
    /// What the view became, and why: "2 lines, as it is text".
    package var words: String { "\(outcome.words), \(reason.words)" }
}

extension SkeletonViewExtension where ExtendedType: UIView {
    /// What the skeletons that are on at and below the view make of the views in them; without any, what an automatic
    /// one would make of those in the view. Lays out nothing.
    package var explainedViews: [(view: UIView, entry: SkeletonReport.Entry)] {
        SkeletonExplanation.entries(below: type)
    }
}

extension SkeletonReport.Outcome {
    fileprivate var words: String {
        switch self {
        case .lines(let count): count == 1 ? "1 line" : "\(count) lines"
        case .block: "a bone"
        case .container: "looked into"
        case .kept: "kept as it is"
        case .leftOut: "left out"
        }
    }
}

extension SkeletonReason {
    fileprivate var words: String {
        switch self {
        case .flag: "as it is flagged"
        case .noFlag: "as it is not flagged"
        case .annotation(let annotation): "as its annotation is \(annotation)"
        case .text: "as it is text"
        case .image: "as it is an image view"
        case .control: "as it is a control"
        case .activity: "as it shows that something goes on"
        case .list: "as it is a list"
        case .subviews: "as there are views in it"
        case .drawing: "as it draws something itself"
        case .thin: "as it is a thin line"
        case .ground: "as other views lie on it"
        case .blank: "as nothing in it is to be seen"
        case .takenOut: "as it was hidden from the skeleton"
        case .ownSkeleton: "as it has a skeleton of its own"
        case .hidden: "as it is hidden"
        case .hiddenWhenActive: "as it is hidden while a skeleton is active"
        }
    }
}
