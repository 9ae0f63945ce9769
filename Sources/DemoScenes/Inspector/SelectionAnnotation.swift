import Foundation
import SkeletonView
import ViewKit

/// What the inspector lets a selected view be to automatic skeletons.
@MainActor
enum SelectionAnnotation: CaseIterable {
    case none, ignore, keep, unite, replace, leaf

    /// Whether a view had a flag before it was annotated.
    private enum TakenFlag: ViewAttachmentKey {
        static var defaultValue: Bool { false }
    }

    /// The size of a bone that takes the place of a view at first, in points.
    private static let usualSize = CGSize(width: 40, height: 16)

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

    /// What `view` is.
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

    /// Annotates `view`, and takes its flag away, which would come first, as long as it is annotated.
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
            if view[TakenFlag.self] { view.isSkeletonable = true }
            view[TakenFlag.self] = false
        } else if view.isSkeletonable {
            view[TakenFlag.self] = true
            view.isSkeletonable = false
        }
    }

    /// The size of the bone that is to take the place of `view`, in points.
    static func size(of view: UIView) -> CGSize {
        if case .replace(let size)? = view.skeletonAnnotation { size } else { usualSize }
    }

    /// The annotation as it is written in Swift; nil without one.
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
