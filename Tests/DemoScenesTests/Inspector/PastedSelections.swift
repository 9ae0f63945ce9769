// Written by SelectionCodeTests with SKELETON_BLESS=1.
// swift-format-ignore-file
import SkeletonView

/// The code that the inspector copies for the views of `SelectionCodeTests`, pasted into a program.
@MainActor
enum PastedSelections {
    static let all: [String: @MainActor (UIView) -> Void] = [
        "label": { view in
            // Settings of the selected view. Call this with your view before the skeleton is shown.
            @MainActor
            func styleSelected(_ selected: UILabel) {
                selected.isSkeletonable = true
                selected.skeletonShape = .capsule
                selected.skeletonTextNumberOfLines = .custom(3)
                selected.skeletonTextLineHeight = .fixed(11.5)
                selected.skeletonLineSpacing = 4
                selected.lastLineFillPercent = 50
                selected.linesCornerRadius = 6
                selected.skeletonPaddingInsets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
            }
            if let view = view as? UILabel { styleSelected(view) }
        },
        "textView": { view in
            // Settings of the selected view. Call this with your view before the skeleton is shown.
            @MainActor
            func styleSelected(_ selected: UITextView) {
                selected.isHiddenWhenSkeletonIsActive = true
                selected.skeletonTextLineHeight = .relativeToFont
            }
            if let view = view as? UITextView { styleSelected(view) }
        },
        "picture": { view in
            // Settings of the selected view. Call this with your view before the skeleton is shown.
            @MainActor
            func styleSelected(_ selected: UIView) {
                selected.isSkeletonable = true
                selected.isUserInteractionDisabledWhenSkeletonIsActive = false
                selected.skeletonCornerRadius = 14
                selected.skeletonShape = .continuous(cornerRadius: 14)
            }
            styleSelected(view)
        },
        "avatar": { view in
            // Settings of the selected view. Call this with your view before the skeleton is shown.
            @MainActor
            func styleSelected(_ selected: UIView) {
                selected.skeletonShape = .circle
            }
            styleSelected(view)
        },
        "card": { view in
            // Settings of the selected view. Call this with your view before the skeleton is shown.
            @MainActor
            func styleSelected(_ selected: UIView) {
                selected.skeletonShape = .rectangle(cornerRadius: 2.25)
            }
            styleSelected(view)
        },
        "heading": { view in
            // Settings of the selected view. Call this with your view before the skeleton is shown.
            @MainActor
            func styleSelected(_ selected: UILabel) {
                selected.skeletonTextLineHeight = .relativeToConstraints
            }
            if let view = view as? UILabel { styleSelected(view) }
        },
        "stars": { view in
            // Settings of the selected view. Call this with your view before the skeleton is shown.
            @MainActor
            func styleSelected(_ selected: UIView) {
                selected.skeletonAnnotation = .unite
            }
            styleSelected(view)
        },
        "price": { view in
            // Settings of the selected view. Call this with your view before the skeleton is shown.
            @MainActor
            func styleSelected(_ selected: UILabel) {
                selected.skeletonAnnotation = .replace(CGSize(width: 30, height: 12.5))
                selected.skeletonPlaceholder = .number(digits: 4)
            }
            if let view = view as? UILabel { styleSelected(view) }
        },
    ]
}
