import Foundation
import LayerKit
import ViewKit

/// Captures a blueprint of a view's current state.
@MainActor
struct BlueprintCapture {
    private let root: UIView
    /// The look whose colors and highlight the blueprint records.
    private let look: SkeletonConfig
    private(set) var boxes: [SkeletonBlueprint.Box] = []

    /// Captures the contents of `root` for a blueprint of bones with `look`.
    init(_ root: UIView, look: SkeletonConfig) {
        self.root = root
        self.look = look
        visit(root, opacity: 1, clip: nil)
    }

    private mutating func visit(_ view: UIView, opacity: Double, clip: SkeletonBlueprint.Clip?) {
        guard !view.isHidden, !view.isSuppressed else { return }
        let opacity = opacity * min(max(Double(view.alpha), 0), 1)
        guard opacity > 0 else { return }
        if let leaf = view.leafPresence {
            if leaf.keepsBackground { addBackground(of: view, opacity: opacity, clip: clip) }
            let color = color(of: leaf.config)
            for shape in leaf.shapes {
                let frame = view.convert(shape.frame, to: root)
                let outline = outline(of: shape, in: frame)
                add(frame, shape.cornerRadius, shape.corners, clip, boneColor: color, outline: outline)
            }
            // The leaf's subviews are behind its bones.
            return
        }
        addBackground(of: view, opacity: opacity, clip: clip)
        if let label = view as? UILabel { addLines(of: label, clip: clip) }
        guard view.clipsToBounds else {
            for subview in view.subviews { visit(subview, opacity: opacity, clip: clip) }
            return
        }
        let inner = intersection(clip, frame(of: view), cornerRadius: view.layer.cornerRadius)
        guard !inner.frame.isEmpty else { return }
        for subview in view.subviews { visit(subview, opacity: opacity, clip: inner) }
    }

    private mutating func addBackground(of view: UIView, opacity: Double, clip: SkeletonBlueprint.Clip?) {
        guard let background = view.backgroundColor?.cgColor, background.light.alpha > 0 || background.dark.alpha > 0
        else {
            return
        }
        let color = SkeletonBlueprint.Color(background, opacity: opacity)
        add(frame(of: view), view.layer.cornerRadius, view.layer.maskedCorners, clip, backgroundColor: color)
    }

    /// Adds a bone for each line of a label that has no bones itself, such as a section title.
    private mutating func addLines(of label: UILabel, clip: SkeletonBlueprint.Clip?) {
        guard label.hasText else { return }
        for line in AutomaticBoneShapes.lines(of: label, in: label.bounds) {
            add(label.convert(line, to: root), AutomaticBoneShapes.lineRadius(of: label), .all, clip)
        }
    }

    /// Returns the color of bones with the look `other`, or `nil` if `other` matches the blueprint's look.
    private func color(of other: SkeletonConfig) -> SkeletonBlueprint.Color? {
        let isSame =
            other.displayedColors == look.displayedColors && other.displayedType == look.displayedType
            && other.isMoving == look.isMoving
        return isSame ? nil : other.displayedColors.first.map { SkeletonBlueprint.Color($0) }
    }

    private func outline(of shape: BoneShape, in frame: CGRect) -> SkeletonBlueprint.Outline? {
        guard let outline = shape.outline, shape.frame.width > 0, shape.frame.height > 0 else { return nil }
        let path = UIBezierPath(cgPath: outline.path)
        path.usesEvenOddFillRule = outline.isEvenOdd
        path.apply(
            CGAffineTransform(scaleX: frame.width / shape.frame.width, y: frame.height / shape.frame.height))
        return SkeletonBlueprint.Outline(path)
    }

    private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: root) }

    private func intersection(
        _ clip: SkeletonBlueprint.Clip?, _ frame: CGRect, cornerRadius: CGFloat
    ) -> SkeletonBlueprint.Clip {
        guard let clip, !clip.frame.contains(frame) else {
            return SkeletonBlueprint.Clip(frame: frame, cornerRadius: cornerRadius)
        }
        if frame.contains(clip.frame) { return clip }
        let both = frame.intersection(clip.frame)
        return SkeletonBlueprint.Clip(frame: both.isNull ? .zero : both)
    }

    private mutating func add(
        _ frame: CGRect, _ cornerRadius: CGFloat, _ corners: CACornerMask, _ clip: SkeletonBlueprint.Clip?,
        backgroundColor: SkeletonBlueprint.Color? = nil, boneColor: SkeletonBlueprint.Color? = nil,
        outline: SkeletonBlueprint.Outline? = nil
    ) {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        guard numbers.allSatisfy(\.isFinite), !frame.isEmpty else { return }
        let radius = min(max(cornerRadius, 0), min(frame.width, frame.height) / 2)
        var box = SkeletonBlueprint.Box(
            frame: frame, cornerRadius: radius.isFinite ? radius : 0, outline: outline,
            backgroundColor: backgroundColor, boneColor: boneColor)
        if box.cornerRadius > 0 { box.corners = SkeletonBlueprint.Corners(rawValue: UInt8(corners.rawValue & 15)) }
        if let clip {
            guard clip.frame.intersects(frame) else { return }
            let isCut = !clip.frame.insetBy(dx: clip.cornerRadius * 0.3, dy: clip.cornerRadius * 0.3).contains(frame)
            if isCut, !clip.leavesWhole(box) { box.clip = clip }
        }
        boxes.append(box)
    }
}

extension SkeletonBlueprint.Clip {
    /// Returns `true` if the clip is known to leave `box` whole: if it is a rectangle that contains the box, or has the
    /// frame of the box and at most its corner radius.
    fileprivate func leavesWhole(_ box: SkeletonBlueprint.Box) -> Bool {
        frame.contains(box.frame) && (cornerRadius == 0 || frame == box.frame && cornerRadius <= box.cornerRadius)
    }
}

extension SkeletonViewExtension where ExtendedType: UIView {
    /// A blueprint of the bones of the view and its descendants, or `nil` if no skeleton is active. Lays out the window
    /// first.
    ///
    /// The blueprint contains the bones and the views' backgrounds, with the clips of both. Pulses, and highlights that
    /// slide in any direction, are kept. Labels without bones, such as section titles, get a bone for each line of
    /// their text. Other content, borders and shadows are left out. Bones with any other animation, such as a highlight
    /// that grows from a point, a wave or another custom animation, keep their first color and don't move. Bones whose
    /// look differs from that of the view's skeleton, because of a theme or their own skeleton, don't move either.
    public var blueprint: SkeletonBlueprint? {
        type.window?.layout()
        let session = SkeletonCalls.activeSession(of: type) ?? SkeletonCalls.sessions(in: type).first(where: \.isOn)
        guard let look = session?.look.config else { return nil }
        let isRightToLeft = type.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let boxes = BlueprintCapture(type, look: look).boxes
        return SkeletonBlueprint(size: type.bounds.size, of: look, isRightToLeft: isRightToLeft, boxes: boxes)
    }
}

extension SkeletonBlueprint {
    /// Creates a blueprint of bones with `look`, in a view with the given reading direction.
    @MainActor
    init(size: CGSize, of look: SkeletonConfig, isRightToLeft: Bool, boxes: [Box]) {
        let motion = Self.motion(of: look, isRightToLeft: isRightToLeft)
        let colors = look.displayedColors.map { Color($0) }
        let isPlain = look.displayedType == .solid || look.isMoving && motion == .still
        self.init(
            size: size, colors: isPlain ? Array(colors.prefix(1)) : colors, motion: motion,
            hasCommonHighlight: look.highlightSpace != .perView,
            maximumMotionDuration: motion != .still && look.limit.isFinite ? look.limit : nil, boxes: boxes)
    }

    /// Returns the motion of bones with `look`. Motion that blueprints don't support becomes `still`.
    @MainActor
    private static func motion(of look: SkeletonConfig, isRightToLeft: Bool) -> Motion {
        guard look.isMoving else { return .still }
        if look.motion == .fade { return .pulse }
        if let animation = look.animation {
            let bone = look.displayedType == .solid ? CALayer() : CAGradientLayer()
            bone.backgroundColor = look.displayedColors.first
            let boneAnimation = animation(bone)
            if look.displayedType == .gradient {
                return Highlight(boneAnimation, pace: look.pace).map { .sliding($0) } ?? .still
            }
            return boneAnimation.isPulse ? .pulse : .still
        }
        guard let highlight = look.slidingHighlight else { return .pulse }
        return highlight.origin == nil
            ? .sliding(Highlight(highlight, isRightToLeft: isRightToLeft, pace: look.pace)) : .still
    }
}

extension CAAnimation {
    /// `true` if the animation has the key path, duration and repetition of a `CALayer.pulse`. Its colors and timing
    /// function are not compared.
    fileprivate var isPulse: Bool {
        guard let basic = self as? CABasicAnimation else { return false }
        return basic.keyPath == "backgroundColor" && duration == 1 && autoreverses && repeatCount == .infinity
    }
}
