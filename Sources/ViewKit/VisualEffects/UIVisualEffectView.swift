public import Foundation

/// A view with a material behind its content. Content goes into `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The material; nil, the default, has none. A change inside of an animation is animated.
    open var effect: UIVisualEffect? { didSet { effectDidChange() } }
    /// What lies over the material, as large as the view.
    public let contentView = UIView()

    private let ground = UIView()

    /// Makes a view with `effect`, without a size.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        for view in [ground, contentView] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        ground.isUserInteractionEnabled = false
        ground.alpha = 0
        effectDidChange()
    }

    /// Makes a view without an effect, with `frame` in its superview's coordinates, in points.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        (ground.frame, contentView.frame) = (bounds, bounds)
    }

    private func effectDidChange() {
        if let blur = effect as? UIBlurEffect {
            // One that comes has its colour from the beginning, and one that goes keeps it on the way.
            if ground.alpha == 0 {
                UIView.performWithoutAnimation { ground.backgroundColor = blur.color }
            } else {
                ground.backgroundColor = blur.color
            }
        }
        ground.alpha = effect is UIBlurEffect ? 1 : 0
    }
}
