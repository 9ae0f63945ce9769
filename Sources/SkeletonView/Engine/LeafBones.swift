import Foundation
import ViewKit

/// Where a bone stands in its view, and what it stands for.
struct BonePlace: Equatable {
    var kind: SkeletonBone.Kind
    /// In the view's bounds, in points.
    var frame: CGRect
    var cornerRadius: CGFloat
}

/// Decides which bones stand for a leaf.
@MainActor
enum LeafBones {
    /// The bones of `view`, which is shown with `bounds` and reads in `direction`, from the top.
    static func places(
        for view: UIView, in bounds: CGRect, direction: UIUserInterfaceLayoutDirection
    ) -> [BonePlace] {
        guard let text = TextBones(view, size: bounds.size, direction: direction), let lines = text.drawnLines else {
            return [block(for: view, in: bounds)]
        }
        let origin = bounds.origin
        var places: [BonePlace] = []
        for (index, rect) in lines.rects.enumerated() {
            guard let rect else { continue }
            let frame = rect.offsetBy(dx: origin.x, dy: origin.y)
            places.append(BonePlace(kind: .line(index), frame: frame, cornerRadius: text.cornerRadius))
        }
        return places
    }

    private static func block(for view: UIView, in bounds: CGRect) -> BonePlace {
        let radius: CGFloat =
            if let chosen = view.skeletonOptions.cornerRadius {
                CGFloat(chosen)
            } else if view.layer.cornerRadius > 0 {
                view.layer.cornerRadius
            } else {
                CGFloat(SkeletonAppearance.default.skeletonCornerRadius)
            }
        return BonePlace(kind: .block, frame: bounds, cornerRadius: max(0, radius))
    }
}
