import Foundation
import ViewKit

/// What the app set on a view about its skeleton.
struct SkeletonOptions {
    var isSkeletonable = false
    var isHiddenWhenActive = false
    var disablesInteraction = true
    /// Nil until it is set.
    var cornerRadius: Float?
    var text = SkeletonTextOptions()
}

/// What the app set on a view of text; nil is the appearance's, read when the bones are laid out.
struct SkeletonTextOptions {
    var lastLineFillPercent: Int?
    var linesCornerRadius: Int?
    var lineSpacing: CGFloat?
    var paddingInsets = UIEdgeInsets.zero
    var lineHeight: SkeletonTextLineHeight?
    var numberOfLines = SkeletonTextNumberOfLines.inherited
}

private enum SkeletonOptionsKey: ViewAttachmentKey {
    static let defaultValue = SkeletonOptions()
}

private enum TakenOutKey: ViewAttachmentKey {
    static let defaultValue = false
}

extension UIView {
    /// Whether a hide on the view took it out of the skeleton around it, until the next show on it or around it.
    var isTakenOutOfSkeleton: Bool {
        get { self[TakenOutKey.self] }
        set {
            self[TakenOutKey.self] = newValue
            setNeedsLayout()
        }
    }

    /// The view's options; a change makes the bones follow on the next frame.
    var skeletonOptions: SkeletonOptions {
        get { self[SkeletonOptionsKey.self] }
        set {
            self[SkeletonOptionsKey.self] = newValue
            setNeedsLayout()
        }
    }
}
