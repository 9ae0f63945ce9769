import Foundation
import LayerKit
import ViewKit

/// The position of a bone in its view, its shape, and the content that it replaces.
struct BoneShape: Equatable {
    var kind: SkeletonBone.Kind
    /// The frame in the view's bounds, in points.
    var frame: CGRect
    var cornerRadius: CGFloat
    /// The corners that the radius rounds.
    var corners = CACornerMask.all
    /// The outline to which the bone is clipped, or `nil` for a rounded rectangle.
    var outline: BoneOutline?

    /// Applies the position and shape to `bone`.
    @MainActor
    func apply(to bone: CALayer) {
        bone.frame = frame
        bone.cornerRadius = cornerRadius
        bone.maskedCorners = corners
        if let outline { outline.cut(bone) } else if bone.mask is OutlineMask { bone.mask = nil }
    }
}

/// Determines the bones of a leaf.
@MainActor
enum LeafBones {
    /// Returns the bones of `view` from top to bottom, as if the view had the given bounds and reading direction.
    static func shapes(
        for view: UIView, in bounds: CGRect, direction: UIUserInterfaceLayoutDirection, as bone: AutomaticBone? = nil
    ) -> [BoneShape] {
        var shapes: [BoneShape] = []
        update(&shapes, for: view, in: bounds, direction: direction, as: bone)
        return shapes
    }

    /// Sets `shapes` to the bones of `view` and returns `true` if they changed. Changes the array in place, because
    /// this runs for every leaf after every layout.
    @discardableResult
    static func update(
        _ shapes: inout [BoneShape], for view: UIView, in bounds: CGRect, direction: UIUserInterfaceLayoutDirection,
        as bone: AutomaticBone? = nil
    ) -> Bool {
        var (count, isChanged) = (0, false)
        let shape = view.skeletonShape
        func add(_ boneShape: BoneShape) {
            let boneShape = shape?.shaped(boneShape) ?? boneShape
            if count == shapes.count {
                shapes.append(boneShape)
                isChanged = true
            } else if shapes[count] != boneShape {
                shapes[count] = boneShape
                isChanged = true
            }
            count += 1
        }
        if let bone {
            AutomaticBoneShapes.forEach(of: view, as: bone, in: bounds, direction: direction, add)
        } else if let text = TextBones(view, size: bounds.size, direction: direction), let lines = text.drawnLines {
            for index in 0..<lines.resolvedCount {
                guard let rect = lines.rect(at: index) else { continue }
                let frame = rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
                add(BoneShape(kind: .line(index), frame: frame, cornerRadius: text.cornerRadius))
            }
        } else {
            add(block(for: view, in: bounds))
        }
        if count < shapes.count {
            shapes.removeLast(shapes.count - count)
            isChanged = true
        }
        return isChanged
    }

    /// Returns the clip of `view` if the view clips to its bounds and bones at `shapes` extend into the view's rounded
    /// corners, otherwise `nil`.
    static func clip(for shapes: [BoneShape], of view: UIView, in bounds: CGRect) -> BoneClip? {
        let layer = view.layer
        guard layer.masksToBounds, layer.cornerRadius > 0 else { return nil }
        let clip = BoneClip(cornerRadius: layer.cornerRadius, corners: layer.maskedCorners)
        // A block without a custom shape already has the view's corners.
        let isShaped = view.skeletonShape != nil
        let isClipped = shapes.contains { ($0.kind != .block || isShaped) && clip.cuts($0, in: bounds) }
        return isClipped ? clip : nil
    }

    /// Returns one bone that fills `bounds`, with the view's corner radius.
    static func block(for view: UIView, in bounds: CGRect) -> BoneShape {
        let radius: CGFloat =
            if let chosen = view.skeletonOptions.cornerRadius {
                CGFloat(chosen)
            } else if view.drawnCornerRadius > 0 {
                view.drawnCornerRadius
            } else {
                CGFloat(SkeletonAppearance.default.skeletonCornerRadius)
            }
        // A view that clips to its bounds also clips its bones, so they are at least as rounded as the view.
        let minimumRadius = view.layer.masksToBounds ? view.layer.cornerRadius : 0
        return BoneShape(
            kind: .block, frame: bounds, cornerRadius: max(minimumRadius, radius, 0), corners: view.layer.maskedCorners)
    }
}
