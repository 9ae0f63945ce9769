import SkeletonView
import Somo

/// A card whose bones, from SkeletonView and from Somo, share one sweep across the window.
@MainActor
final class CommonHighlightCard: SampleCard {
    private let pair = BonePair()

    init() {
        super.init(
            title: "With Somo's bones", note: "animationSpace = .window", sample: pair, sampleHeight: BonePair.height)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func skeletonStyle(for style: DemoStyle) -> SkeletonStyle {
        var result = SkeletonStyle.gradient(usingGradient: style.gradient, animated: true)
        result.animationSpace = .window
        result.applyTiming(of: style)
        return result
    }

    override func code(for style: DemoStyle) -> SkeletonCode? {
        var code = SkeletonCode(style, isSolid: false, isAnimated: true)
        code.declarations = ["// A SomoView whose animationSpace is .window shares the same light."]
        code.set("animationSpace", ".window")
        return code
    }

    override func show(_ style: DemoStyle) {
        super.show(style)
        pair.somo.isHidden = false
        pair.somo.somoColor = style.color
    }

    override func update(_ style: DemoStyle) {
        super.update(style)
        pair.somo.somoColor = style.color
    }

    override func hide(_ style: DemoStyle) {
        super.hide(style)
        pair.somo.isHidden = true
    }
}

/// A skeletonable tile beside one of Somo's bones.
@MainActor
private final class BonePair: UIView {
    static let height: CGFloat = 44
    private static let gap: CGFloat = 12

    let somo = SomoView(frame: .zero, somoColor: .clouds, animationStyle: .gradientHorizontal)
    private let tile = UIView()

    init() {
        super.init(frame: .zero)
        tile.backgroundColor = DemoPalette.well
        tile.isSkeletonable = true
        somo.animationSpace = .window
        for view in [tile, somo] {
            view.layer.cornerRadius = 6
            addSubview(view)
        }
        isSkeletonable = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, (bounds.width - Self.gap) / 2)
        tile.frame = mirroredIfNeeded(CGRect(x: 0, y: 0, width: width, height: bounds.height))
        somo.frame = mirroredIfNeeded(
            CGRect(x: width + Self.gap, y: 0, width: width, height: bounds.height))
    }
}
