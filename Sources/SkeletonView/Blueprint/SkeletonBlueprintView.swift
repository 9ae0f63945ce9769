import Foundation
import LayerKit
public import ViewKit

/// A view that shows a blueprint, for example before the actual views exist.
///
///     window.rootViewController?.view.addSubview(SkeletonBlueprintView(blueprint))
///
/// It has the size of the blueprint. Its bones belong to an ordinary skeleton, which can be updated and hidden.
public final class SkeletonBlueprintView: UIView {
    /// The blueprint that the view was created with.
    public let blueprint: SkeletonBlueprint

    /// Creates a view that shows `blueprint` and starts its motion.
    ///
    /// - Parameters:
    ///   - blueprint: The blueprint to show.
    ///   - style: A style that replaces the blueprint's look and motion. `nil`, the default, keeps them.
    public init(_ blueprint: SkeletonBlueprint, style: SkeletonStyle? = nil) {
        self.blueprint = blueprint
        super.init(frame: CGRect(origin: .zero, size: blueprint.size))
        isSkeletonable = true
        for box in blueprint.boxes { add(box) }
        showSkeleton(style ?? blueprint.style)
    }

    /// Returns `nil`, because the view can be created only from a blueprint.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The blueprint's size.
    public override var intrinsicContentSize: CGSize { blueprint.size }

    private func add(_ box: SkeletonBlueprint.Box) {
        let view = UIView(frame: box.frame)
        view.backgroundColor = box.backgroundColor?.uiColor
        view.isSkeletonable = box.isBone
        view.skeletonCornerRadius = box.isBone ? Float(box.cornerRadius) : 0
        view.layer.cornerRadius = box.cornerRadius
        if let color = box.boneColor { view.skeletonTheme = .solid(usingColor: color.uiColor) }
        if box.isBone, let outline = box.outline { view.skeletonShape = .path { _ in outline.path } }
        view.layer.maskedCorners = CACornerMask(rawValue: UInt(box.corners.rawValue))
        guard let clip = box.clip else { return addSubview(view) }
        let clipView = UIView(frame: clip.frame)
        clipView.clipsToBounds = true
        clipView.layer.cornerRadius = clip.cornerRadius
        clipView.isSkeletonable = box.isBone
        view.frame = box.frame.offsetBy(dx: -clip.frame.minX, dy: -clip.frame.minY)
        clipView.addSubview(view)
        addSubview(clipView)
    }
}

extension SkeletonBlueprint {
    /// The blueprint's colors and motion as a style without transitions.
    public var style: SkeletonStyle {
        let colors = drawnColors.map(\.uiColor)
        var style: SkeletonStyle =
            colors.count > 1
            ? .gradient(usingGradient: SkeletonGradient(colors: colors), animated: slidingHighlight != nil)
            : .solid(usingColor: colors.first ?? .clear, animated: pulseColor != nil)
        if let slidingHighlight {
            style.highlight = slidingHighlight.skeletonHighlight
            style.animationSpace = hasCommonHighlight ? .root : .perView
        }
        style.maximumMotionDuration = maximumMotionDuration
        style.transition = .none
        return style
    }
}
