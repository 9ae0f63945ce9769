import Foundation
import LayerKit
import ViewKit

/// Takes a blueprint from a view as it is shown.
@MainActor
struct BlueprintCapture {
    private let root: UIView
    private(set) var boxes: [SkeletonBlueprint.Box] = []

    /// What there is in `root`.
    init(_ root: UIView) {
        self.root = root
        visit(root, opacity: 1, clip: nil)
    }

    private mutating func visit(_ view: UIView, opacity: Double, clip: SkeletonBlueprint.Clip?) {
        guard !view.isHidden, !view.isSuppressed else { return }
        let opacity = opacity * min(max(Double(view.alpha), 0), 1)
        guard opacity > 0 else { return }
        if let leaf = view.leafPresence {
            for place in leaf.places {
                let frame = view.convert(place.frame, to: root)
                let outline = outline(of: place, in: frame)
                add(frame, place.cornerRadius, place.corners, clip, color: nil, outline: outline)
            }
            // What is in the leaf is behind its bones.
            return
        }
        if let ground = view.backgroundColor?.cgColor, ground.light.alpha > 0 || ground.dark.alpha > 0 {
            let color = SkeletonBlueprintColor(ground, opacity: opacity)
            add(frame(of: view), view.layer.cornerRadius, view.layer.maskedCorners, clip, color: color)
        }
        guard view.clipsToBounds else {
            for subview in view.subviews { visit(subview, opacity: opacity, clip: clip) }
            return
        }
        let inner = intersection(clip, frame(of: view), cornerRadius: view.layer.cornerRadius)
        guard !inner.frame.isEmpty else { return }
        for subview in view.subviews { visit(subview, opacity: opacity, clip: inner) }
    }

    private func outline(of place: BoneShape, in frame: CGRect) -> SkeletonBlueprint.Outline? {
        guard let outline = place.outline, place.frame.width > 0, place.frame.height > 0 else { return nil }
        let path = UIBezierPath(cgPath: outline.path)
        path.usesEvenOddFillRule = outline.isEvenOdd
        path.apply(
            CGAffineTransform(scaleX: frame.width / place.frame.width, y: frame.height / place.frame.height))
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
        color: SkeletonBlueprintColor?, outline: SkeletonBlueprint.Outline? = nil
    ) {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        guard numbers.allSatisfy(\.isFinite), !frame.isEmpty else { return }
        let radius = min(max(cornerRadius, 0), min(frame.width, frame.height) / 2)
        var box = SkeletonBlueprint.Box(frame: frame, cornerRadius: radius.isFinite ? radius : 0, color: color)
        box.outline = outline
        if box.cornerRadius > 0 { box.corners = SkeletonBlueprint.Corners(rawValue: UInt8(corners.rawValue & 15)) }
        if let clip {
            guard clip.frame.intersects(frame) else { return }
            let isCut = !clip.frame.insetBy(dx: clip.cornerRadius * 0.3, dy: clip.cornerRadius * 0.3).contains(frame)
            if isCut, !clip.isShape(of: box) { box.clip = clip }
        }
        boxes.append(box)
    }
}

extension SkeletonBlueprint.Clip {
    /// Whether it has the very shape of `box`, and cuts nothing of it.
    fileprivate func isShape(of box: SkeletonBlueprint.Box) -> Bool {
        frame.contains(box.frame) && (cornerRadius == 0 || frame == box.frame && cornerRadius <= box.cornerRadius)
    }
}

extension SkeletonViewExtension where ExtendedType: UIView {
    /// The skeleton that is shown at and below the view, as a value; nil when none is on. Lays out first.
    ///
    /// It has the bones and the backgrounds of the views that are not bones, cut where views clip. Other contents,
    /// borders and shadows are left out, and so is an app's own animation or light: the bones stand still.
    public var blueprint: SkeletonBlueprint? {
        type.window?.layout()
        let session = SkeletonCalls.activeSession(of: type) ?? SkeletonCalls.sessions(in: type).first(where: \.isOn)
        guard let look = session?.look.config else { return nil }
        let isRightToLeft = type.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return SkeletonBlueprint(
            size: type.bounds.size, of: look, isRightToLeft: isRightToLeft, boxes: BlueprintCapture(type).boxes)
    }
}

extension SkeletonBlueprint {
    /// Makes a blueprint of bones that look as `look` says, in a view that reads from right to left or not.
    @MainActor
    init(size: CGSize, of look: SkeletonConfig, isRightToLeft: Bool, boxes: [Box]) {
        let motion: Motion =
            switch look.shownType {
            case _ where !look.isAnimated || look.motion == .none: .none
            case _ where look.motion == .fade: .pulse
            case _ where look.animation != nil || look.light != nil: .none
            case .solid: .pulse
            case .gradient: isRightToLeft ? .rightToLeft : .leftToRight
            }
        let colors = look.shownColors.map { SkeletonBlueprintColor($0) }
        self.init(
            size: size, colors: look.shownType == .solid ? Array(colors.prefix(1)) : colors, motion: motion,
            hasCommonLight: look.lightSpace != .perView, boxes: boxes)
    }
}
