import Foundation
import LayerKit
import ViewKit

/// The outline of a bone that isn't a rounded rectangle: a path relative to the bone's top left corner.
final class BoneOutline: Equatable {
    let path: CGPath
    let isEvenOdd: Bool

    init(_ path: UIBezierPath) {
        self.path = path.cgPath.copy() ?? path.cgPath
        isEvenOdd = path.usesEvenOddFillRule
    }

    static func == (left: BoneOutline, right: BoneOutline) -> Bool {
        left === right || left.isEvenOdd == right.isEvenOdd && left.path == right.path
    }

    /// Clips `bone` to the outline. The frame of `bone` must already be set.
    @MainActor
    func cut(_ bone: CALayer) {
        let mask = bone.mask as? OutlineMask ?? OutlineMask()
        mask.hasPlacedSublayers = true
        mask.frame = CGRect(origin: .zero, size: bone.bounds.size)
        mask.path = path
        mask.fillRule = isEvenOdd ? .evenOdd : .nonZero
        bone.mask = mask
    }
}

/// The mask of a bone with an outline.
final class OutlineMask: CAShapeLayer {}

extension SkeletonShape {
    /// Returns `boneShape` with this shape applied to it.
    @MainActor
    func shaped(_ boneShape: BoneShape) -> BoneShape {
        var shaped = boneShape
        switch self {
        case .rectangle(let cornerRadius):
            shaped.cornerRadius = Self.length(cornerRadius)
        case .circle:
            let side = min(boneShape.frame.width, boneShape.frame.height)
            shaped.frame = CGRect(
                x: boneShape.frame.midX - side / 2, y: boneShape.frame.midY - side / 2, width: side, height: side)
            shaped.cornerRadius = side / 2
            shaped.corners = .all
        case .capsule:
            shaped.cornerRadius = min(boneShape.frame.width, boneShape.frame.height) / 2
            shaped.corners = .all
        case .continuous(let cornerRadius):
            let rect = CGRect(origin: .zero, size: boneShape.frame.size)
            let path = Superellipse.path(in: rect, cornerRadius: Self.length(cornerRadius), corners: boneShape.corners)
            shaped.cornerRadius = 0
            shaped.outline = path.map(BoneOutline.init)
        case .path(let path):
            let outline = path(CGRect(origin: .zero, size: boneShape.frame.size))
            shaped.cornerRadius = 0
            shaped.outline = BoneOutline(outline)
        }
        return shaped
    }

    private static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
}
