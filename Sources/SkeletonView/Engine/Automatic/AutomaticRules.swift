import ControlKit
import DrawKit
import Foundation
import LayerKit
import ViewKit

/// An automatic skeleton's decision about a view, and the reason for it.
struct AutomaticDecision {
    enum Role: Equatable {
        /// The view keeps its look, and its subviews are visited.
        case container
        /// Bones replace the view and its subviews. The shape is `nil` if the view's flags determine the bones.
        case leaf(AutomaticBone.Shape?)
        /// The view and its subviews stay visible.
        case kept
        /// The view and its subviews are hidden.
        case ignored
    }

    let role: Role
    let reason: SkeletonReport.Reason

    init(_ role: Role, _ reason: SkeletonReport.Reason) {
        self.role = role
        self.reason = reason
    }
}

/// The rules by which an automatic skeleton finds its leaves: pure functions of a view, its surroundings and its
/// contents.
@MainActor
enum AutomaticRules {
    /// The maximum thickness of a separator line, in points.
    private static let maximumThinSide: CGFloat = 2

    static func decision(for view: UIView) -> AutomaticDecision {
        if let options = view.skeleton?.options {
            if options.isSkeletonable { return flagDecision(for: view) }
            if let annotation = options.annotation { return annotationDecision(annotation) }
        }
        if view.asSkeletonList != nil { return .init(.container, .list) }
        switch view {
        case is UILabel, is UITextView: return .init(.leaf(.lines), .text)
        case let picture as UIImageView: return imageDecision(for: picture)
        case is UIActivityIndicatorView: return .init(.kept, .activity)
        case is UIProgressView, is UIPickerView: return .init(.leaf(.block), .control)
        case let control as UIControl where isToolkitType(control) || control.subviews.isEmpty:
            return .init(.leaf(.block), .control)
        default: return plainDecision(for: view)
        }
    }

    /// Returns the views in `view` that a walk visits. A scroll view's indicators and refresh control, and subviews
    /// that a stack view doesn't arrange, are left out.
    static func parts(of view: UIView) -> [UIView] {
        if let list = view.asSkeletonList { return list.automaticSubviews + list.visibleParts }
        if let stack = view as? UIStackView { return stack.arrangedSubviews }
        if let scrolled = view as? UIScrollView { return scrolled.subviews.filter { !scrolled.isBar($0) } }
        return SkeletonWalk.holder(of: view).subviews
    }

    // MARK: Private

    private static func flagDecision(for view: UIView) -> AutomaticDecision {
        let isContainer = SkeletonWalk.parts(of: view).contains(where: \.isSkeletonable)
        let isList = view.asSkeletonList != nil
        return .init(isContainer || isList ? .container : .leaf(nil), .flag)
    }

    private static func annotationDecision(_ annotation: SkeletonAnnotation) -> AutomaticDecision {
        let role: AutomaticDecision.Role =
            switch annotation {
            case .ignore: .ignored
            case .keep: .kept
            case .unite: .leaf(.united)
            case .replace(let size): .leaf(.replaced(size))
            case .leaf: .leaf(.block)
            }
        return .init(role, .annotation(annotation))
    }

    /// Returns the decision for an image view. An image view without an image may be a frame around another image view.
    private static func imageDecision(for view: UIImageView) -> AutomaticDecision {
        let holdsAnother = view.image == nil && view.subviews.contains { $0 is UIImageView && !$0.isHidden }
        return holdsAnother ? .init(.container, .subviews) : .init(.leaf(.block), .image)
    }

    /// Returns `true` if `control` is one of the library's own controls, whose subviews are parts of the control.
    private static func isToolkitType(_ control: UIControl) -> Bool {
        switch control {
        case is UIButton, is UITextField, is UISwitch, is UISegmentedControl, is UISlider, is UIStepper,
            is UIPageControl, is UIColorWell:
            true
        default: false
        }
    }

    private static func plainDecision(for view: UIView) -> AutomaticDecision {
        let holder = SkeletonWalk.holder(of: view)
        if holder !== view || parts(of: view).contains(where: { !$0.isHidden }) { return .init(.container, .subviews) }
        guard drawsItself(view) else { return .init(.container, .blank) }
        if min(view.bounds.width, view.bounds.height) <= maximumThinSide { return .init(.kept, .thin) }
        if isBackground(view) { return .init(.kept, .background) }
        return .init(.leaf(.block), .drawing)
    }

    /// Returns `true` if `view` would be visible without its subviews.
    private static func drawsItself(_ view: UIView) -> Bool {
        let layer = view.layer
        if let color = layer.backgroundColor, color.light.alpha > 0 || color.dark.alpha > 0 { return true }
        return layer.borderWidth > 0 || layer.contents != nil || layer.contentProvider != nil
            || !(layer.sublayers ?? []).isEmpty || layer is CAGradientLayer
    }

    /// Returns `true` if a sibling in front of `view` lies within its frame, which makes `view` that sibling's
    /// background.
    private static func isBackground(_ view: UIView) -> Bool {
        guard let siblings = view.superview?.subviews, let index = siblings.firstIndex(of: view) else { return false }
        return siblings[(index + 1)...].contains { other in
            !other.isHidden && !other.frame.isEmpty && view.frame.contains(other.frame)
        }
    }
}
