public import Foundation
public import ViewKit

/// A view that shows a preset at the view's width, mirrored in right-to-left layouts.
///
///     let row = SkeletonPresetView(.listRow)
///     stack.addArrangedSubview(row)
///
/// Its bones belong to an ordinary skeleton, which can be updated and hidden. Once the skeleton is hidden, the view is
/// empty.
public final class SkeletonPresetView: UIView {
    /// The preset that the view was created with.
    public let preset: SkeletonPreset

    /// Creates a view of the preset's height that is 320 points wide until it gets another frame.
    ///
    /// - Parameters:
    ///   - preset: The preset to show.
    ///   - style: The look of the bones. `nil`, the default, uses the nearest `skeletonTheme`, or an animated gradient
    ///     if there is no theme.
    ///   - showsSkeleton: `false` to leave the bones to a skeleton that is shown on the view or an ancestor. `true` by
    ///     default.
    public init(_ preset: SkeletonPreset, style: SkeletonStyle? = nil, showsSkeleton: Bool = true) {
        self.preset = preset
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: preset.height))
        isSkeletonable = true
        placeBones()
        if showsSkeleton { showSkeleton(style ?? loadingStyle) }
    }

    /// Returns `nil`, because the view can be created only from a preset.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The preset's height, with no intrinsic width.
    public override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: preset.height)
    }

    /// Returns the proposed width and the preset's height.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preset.height)
    }

    /// Places the bones for the current size and layout direction.
    public override func layoutSubviews() {
        super.layoutSubviews()
        placeBones()
    }

    private func placeBones() {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let bones = preset.bones(in: bounds.size, isRightToLeft: isRightToLeft)
        while subviews.count < bones.count {
            let view = UIView()
            view.isSkeletonable = true
            addSubview(view)
        }
        for (index, view) in subviews.enumerated() {
            view.frame = index < bones.count ? bones[index].frame : .zero
            let radius = index < bones.count ? Float(bones[index].cornerRadius) : 0
            if view.skeletonCornerRadius != radius { view.skeletonCornerRadius = radius }
        }
    }
}
