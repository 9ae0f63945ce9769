import Foundation
import SkeletonView
import ViewKit

/// The annotations for automatic skeletons that the inspector offers for a selected view.
@MainActor
enum SelectionAnnotation: CaseIterable {
    case none, ignore, keep, unite, replace, leaf

    /// The initial size of a bone that replaces a view, in points.
    private static let defaultSize = CGSize(width: 40, height: 16)

    var title: String {
        switch self {
        case .none: "None"
        case .ignore: "Ignore"
        case .keep: "Keep"
        case .unite: "Unite"
        case .replace: "Replace"
        case .leaf: "Leaf"
        }
    }

    /// Creates the case that corresponds to the annotation of `view`.
    init(of view: UIView) {
        switch view.skeletonAnnotation {
        case nil: self = .none
        case .ignore?: self = .ignore
        case .keep?: self = .keep
        case .unite?: self = .unite
        case .replace?: self = .replace
        case .leaf?: self = .leaf
        }
    }

    /// Annotates `view` and suspends its `isSkeletonable` flag, which would take precedence. `none` removes the
    /// annotation and ends the suspension.
    func apply(to view: UIView) {
        view.skeletonAnnotation =
            switch self {
            case .none: nil
            case .ignore: .ignore
            case .keep: .keep
            case .unite: .unite
            case .replace: .replace(Self.size(of: view))
            case .leaf: .leaf
            }
        if self == .none {
            view.resumeSkeletonableFlag(.annotation)
        } else {
            view.suspendSkeletonableFlag(.annotation)
        }
    }

    /// Returns the size of the bone that replaces `view`, in points; the default size if no bone replaces `view`.
    static func size(of view: UIView) -> CGSize {
        if case .replace(let size)? = view.skeletonAnnotation { size } else { defaultSize }
    }

    /// Returns the Swift code for `annotation`; `nil` if there is no annotation.
    static func swiftCode(of annotation: SkeletonAnnotation?) -> String? {
        switch annotation {
        case nil: nil
        case .ignore?: ".ignore"
        case .keep?: ".keep"
        case .unite?: ".unite"
        case .replace(let size)?:
            ".replace(CGSize(width: \(Double(size.width).swiftCode), height: \(Double(size.height).swiftCode)))"
        case .leaf?: ".leaf"
        }
    }
}
