public import Foundation

/// A view with a material behind its content. Add subviews to `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The material. `nil`, the default, draws nothing. Changes are animatable.
    open var effect: UIVisualEffect? { didSet { effectDidChange() } }
    /// The view for content above the material, of the same size.
    public let contentView = UIView()

    private let ground = UIView()

    /// Creates a view with `effect` and zero size.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view without an effect, with `frame` in its superview's coordinates, in points.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Creates the view for a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [ground, contentView] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        ground.isUserInteractionEnabled = false
        ground.alpha = 0
        effectDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        contentView.frame = bounds
    }

    private func effectDidChange() {
        if let blur = effect as? UIBlurEffect {
            // A material that fades in has its color from the start; a material that fades out keeps its color.
            if ground.alpha == 0 {
                UIView.performWithoutAnimation { ground.backgroundColor = blur.color }
            } else {
                ground.backgroundColor = blur.color
            }
        }
        ground.alpha = effect is UIBlurEffect ? 1 : 0
    }
}
