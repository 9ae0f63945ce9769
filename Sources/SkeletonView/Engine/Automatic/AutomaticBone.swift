import ControlKit
import Foundation
import LayerKit
import ViewKit

/// The kind of bones that an automatic skeleton chose for a leaf.
struct AutomaticBone: Equatable {
    enum Shape: Equatable {
        /// A bone for each line of the text.
        case lines
        /// One bone over the whole view.
        case block
        /// One bone over the bounding box of all bones in the view.
        case united
        /// One bone of this size.
        case replaced(CGSize)
    }

    var shape: Shape
    /// The seed of the placeholder text with which an empty label is measured.
    var seed: UInt64
}

/// Computes the frames and corner radii of bones for the leaves that an automatic skeleton finds.
@MainActor
enum AutomaticBoneShapes {
    /// Calls `add` with each bone of `view`, from top to bottom, as if the view had the given bounds and reading
    /// direction.
    static func forEach(
        of view: UIView, as bone: AutomaticBone, in bounds: CGRect, direction: UIUserInterfaceLayoutDirection,
        _ add: (BoneShape) -> Void
    ) {
        switch bone.shape {
        case .lines:
            for (index, rect) in lines(of: view, in: bounds).enumerated() {
                add(BoneShape(kind: .line(index), frame: rect, cornerRadius: lineRadius(of: view)))
            }
        case .block:
            add(block(of: view, at: bounds))
        case .united:
            if let rect = unitedRect(of: view, seed: bone.seed) { add(block(of: view, at: rect)) }
        case .replaced(let size):
            let x = direction == .rightToLeft ? bounds.maxX - size.width : bounds.minX
            let y = bounds.minY + max(0, (bounds.height - size.height) / 2)
            let rect = CGRect(x: x, y: y, width: size.width, height: size.height)
            if rect.isUsable { add(block(of: view, at: rect)) }
        }
    }

    /// Returns one bone at `rect`. If no corner radius is set for a control, the bone gets a radius that resembles the
    /// control's shape.
    static func block(of view: UIView, at rect: CGRect) -> BoneShape {
        var shape = LeafBones.block(for: view, in: rect)
        guard view.skeletonOptions.cornerRadius == nil, view.layer.cornerRadius == 0 else { return shape }
        if view is UISwitch {
            shape.cornerRadius = min(rect.width, rect.height) / 2
        } else if view is UIControl {
            shape.cornerRadius = max(shape.cornerRadius, min(6, rect.height / 2))
        }
        return shape
    }

    /// Returns a rectangle for each line of text in `view`, as high as the font's letters and as wide as the line's
    /// text, clipped to `bounds`.
    static func lines(of view: UIView, in bounds: CGRect) -> [CGRect] {
        let lines: [CGRect] =
            switch view {
            // A label's rectangles are relative to the origin of its bounds; a text view's are in the coordinates of
            // its scrollable content.
            case let label as UILabel:
                label.letterRects(in: bounds.size).map { $0.offsetBy(dx: bounds.minX, dy: bounds.minY) }
            case let text as UITextView: text.letterRects(inWidth: bounds.width)
            default: []
            }
        return lines.map { $0.intersection(bounds) }.filter(\.isUsable)
    }

    /// Returns the corner radius of the bones that replace lines of text, in points.
    static func lineRadius(of view: UIView) -> CGFloat {
        CGFloat(
            max(0, view.skeletonOptions.text.linesCornerRadius ?? SkeletonAppearance.default.multilineCornerRadius))
    }

    // MARK: Private

    /// Returns the bounding box of the bones in `view`, in the view's coordinates, or `nil` if there are no bones.
    /// Returns the bounds of `view` if it has no visible parts.
    private static func unitedRect(of view: UIView, seed: UInt64) -> CGRect? {
        guard AutomaticRules.parts(of: view).contains(where: { !$0.isHidden }) else { return view.bounds }
        let walk = AutomaticWalk(inside: view, seed: seed)
        var union: CGRect?
        for leaf in walk.leaves where !leaf.isHidden {
            let shapes = LeafBones.shapes(
                for: leaf, in: leaf.bounds, direction: leaf.effectiveUserInterfaceLayoutDirection,
                as: walk.bones[ObjectIdentifier(leaf)])
            for shape in shapes {
                let rect = leaf.convert(shape.frame, to: view)
                union = union?.union(rect) ?? rect
            }
        }
        return union
    }
}

extension CGRect {
    /// `true` if the rectangle is finite and not empty.
    var isUsable: Bool {
        !isNull && minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && width > 0 && height > 0
    }
}
