public import Foundation
public import ViewKit

/// A view that shows a preset: as wide as it is made, and mirrored where it reads from right to left.
///
///     let row = SkeletonPresetView(.listRow)
///     stack.addArrangedSubview(row)
///
/// Its bones are those of an ordinary skeleton: they can be updated and hidden as all are, and after a hide the view is
/// empty.
open class SkeletonPresetView: UIView {
    /// What it shows.
    public let preset: SkeletonPreset

    /// Makes a view of the preset's height and 320 points wide, until it is given another frame.
    ///
    /// - Parameters:
    ///   - preset: What to show.
    ///   - style: How its bones look; by default a light slides over them. Nil leaves it to a skeleton that is shown
    ///     on it or around it.
    public init(_ preset: SkeletonPreset, style: SkeletonStyle? = .gradient(animated: true)) {
        self.preset = preset
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: preset.height))
        isSkeletonable = true
        placeBones()
        if let style { showSkeleton(style) }
    }

    /// Nil: it is made of a preset.
    public required init?(coder: NSCoder) {
        nil
    }

    /// As high as the preset is, in any width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: preset.height)
    }

    /// The width that is offered, and the preset's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preset.height)
    }

    /// Places the bones.
    open override func layoutSubviews() {
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
