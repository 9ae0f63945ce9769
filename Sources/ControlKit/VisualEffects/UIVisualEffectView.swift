public import Foundation
public import ViewKit

/// A view with a material behind its content. Add subviews to `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The effect. A `UIBlurEffect` draws its material; other effects and `nil` draw nothing. Changes are animatable.
    open var effect: UIVisualEffect? { didSet { effectDidChange() } }
    /// The view to add content to. It is in front of the material and fills the effect view.
    public let contentView = UIView()

    private let background = UIView()

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

    /// Creates the view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder.deferringFileValues())
        setUp()
        coder.setFileValues(of: self)
    }

    private func setUp() {
        for view in [background, contentView] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        background.isUserInteractionEnabled = false
        background.alpha = 0
        effectDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        contentView.frame = bounds
    }

    private func effectDidChange() {
        if let blur = effect as? UIBlurEffect {
            // A material that fades in has its color from the start. A material that fades out keeps its color.
            if background.alpha == 0 {
                UIView.performWithoutAnimation { background.backgroundColor = blur.color }
            } else {
                background.backgroundColor = blur.color
            }
        }
        background.alpha = effect is UIBlurEffect ? 1 : 0
    }
}
