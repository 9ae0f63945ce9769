import Foundation
import LayerKit
import ViewKit

/// Where a bone stands in its view, how it is rounded, and what it stands for.
struct BoneShape: Equatable {
    var kind: SkeletonBone.Kind
    /// In the view's bounds, in points.
    var frame: CGRect
    var cornerRadius: CGFloat
    /// The corners that the radius rounds.
    var corners = CACornerMask.all
    /// Through which the bone is seen, unless it is what `cornerRadius` says.
    var outline: BoneOutline?

    /// Gives `bone` the place and the shape.
    @MainActor
    func apply(to bone: CALayer) {
        bone.frame = frame
        bone.cornerRadius = cornerRadius
        bone.maskedCorners = corners
        if let outline { outline.cut(bone) } else if bone.mask is OutlineMask { bone.mask = nil }
    }
}

/// Decides which bones stand for a leaf.
@MainActor
enum LeafBones {
    /// The bones of `view`, which is shown with `bounds` and reads in `direction`, from the top.
    static func places(
        for view: UIView, in bounds: CGRect, direction: UIUserInterfaceLayoutDirection, as bone: AutomaticBone? = nil
    ) -> [BoneShape] {
        var places: [BoneShape] = []
        update(&places, for: view, in: bounds, direction: direction, as: bone)
        return places
    }

    /// Makes `places` those bones; says whether they were others. Where as many stay in their places nothing is
    /// allocated: this is done for every bone after every layout.
    @discardableResult
    static func update(
        _ places: inout [BoneShape], for view: UIView, in bounds: CGRect, direction: UIUserInterfaceLayoutDirection,
        as bone: AutomaticBone? = nil
    ) -> Bool {
        var (count, isChanged) = (0, false)
        let shape = view.skeletonShape
        func add(_ place: BoneShape) {
            let place = shape?.shaped(place) ?? place
            if count == places.count {
                places.append(place)
                isChanged = true
            } else if places[count] != place {
                places[count] = place
                isChanged = true
            }
            count += 1
        }
        if let bone {
            AutomaticBones.forEach(of: view, as: bone, in: bounds, direction: direction, add)
        } else if let text = TextBones(view, size: bounds.size, direction: direction), let lines = text.drawnLines {
            for index in 0..<lines.resolvedCount {
                guard let rect = lines.rect(at: index) else { continue }
                let frame = rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
                add(BoneShape(kind: .line(index), frame: frame, cornerRadius: text.cornerRadius))
            }
        } else {
            add(block(for: view, in: bounds))
        }
        if count < places.count {
            places.removeLast(places.count - count)
            isChanged = true
        }
        return isChanged
    }

    /// The shape of `view` in `bounds`, where it clips and bones at `places` reach into its corners; nil
    /// where nothing is to be cut.
    static func clip(for places: [BoneShape], of view: UIView, in bounds: CGRect) -> BoneClip? {
        let layer = view.layer
        guard layer.masksToBounds, layer.cornerRadius > 0 else { return nil }
        let clip = BoneClip(cornerRadius: layer.cornerRadius, corners: layer.maskedCorners)
        // A block without a shape of its own has the view's corners already.
        let isShaped = view.skeletonShape != nil
        let isCut = places.contains { ($0.kind != .block || isShaped) && clip.cuts($0, in: bounds) }
        return isCut ? clip : nil
    }

    /// One bone at `bounds`, as round as the view.
    static func block(for view: UIView, in bounds: CGRect) -> BoneShape {
        let radius: CGFloat =
            if let chosen = view.skeletonOptions.cornerRadius {
                CGFloat(chosen)
            } else if view.drawnCornerRadius > 0 {
                view.drawnCornerRadius
            } else {
                CGFloat(SkeletonAppearance.default.skeletonCornerRadius)
            }
        // A view that clips cuts at its own corners what is less round.
        let least = view.layer.masksToBounds ? view.layer.cornerRadius : 0
        return BoneShape(
            kind: .block, frame: bounds, cornerRadius: max(least, radius, 0), corners: view.layer.maskedCorners)
    }
}
