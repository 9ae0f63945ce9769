public import Foundation
import LayerKit
import TextKit

/// The bar of a navigation controller: the name of what is shown, its buttons, and one that leads back.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// The ground of the bar; nil, the default, is that of what has a bar.
    open var barTintColor: UIColor? { didSet { updateColors() } }
    /// How titles are drawn; what is not said, and nil, the default, is as usual.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { content?.reload() } }
    /// Whether what is behind the bar is seen. Without effect: the bar is opaque. Present for code that sets it in
    /// passing. False by default.
    open var isTranslucent = false

    /// What the bar shows, with what is below it in the stack, the lowest first.
    public private(set) var items: [UINavigationItem]?
    /// The item that is shown.
    open var topItem: UINavigationItem? { items?.last }
    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    /// Called when the back button is used.
    @preconcurrency var goBack: (@MainActor () -> Void)?
    private var content: NavigationBarContent?
    private let line = UIView()

    /// Which way what the bar shows goes by.
    enum Way {
        case onward, back
    }

    /// Makes a bar that shows nothing, with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        line.backgroundColor = ControlColors.line
        addSubview(line)
        updateColors()
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: NavigationMetrics.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: NavigationMetrics.height)
    }

    open override func layoutSubviews() {
        content?.bounds.size = bounds.size
        content?.center = CGPoint(x: bounds.midX, y: bounds.midY)
        line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { takeAppearance() }
    }

    // MARK: Internal

    /// Shows the last of `items`: at once, or going by.
    func show(_ items: [UINavigationItem], _ way: Way?) {
        self.items = items
        let old = content
        content = items.last.map { NavigationBarContent($0, back: items.dropLast().last, in: self) }
        if let content {
            content.frame = bounds
            insertSubview(content, belowSubview: line)
        }
        guard let old else { return }
        old.isUserInteractionEnabled = false
        guard let content, let way, let window else { return old.removeFromSuperview() }
        window.takeKeys(from: old)
        let mirrored: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let distance = (way == .onward ? 1 : -1) * mirrored * bounds.width * NavigationMetrics.parallax
        content.layoutIfNeeded()
        content.stand(asideBy: distance)
        UIView.animate(
            withDuration: NavigationMetrics.duration, delay: 0, options: .curveEaseOut,
            animations: { content.stand(asideBy: 0) }, completion: nil)
        // Sooner, so that the two are not read through each other.
        UIView.animate(
            withDuration: NavigationMetrics.fading, delay: 0, options: .curveEaseOut,
            animations: { old.stand(asideBy: -distance / 2) }, completion: { _ in old.removeFromSuperview() })
    }

    private func updateColors() {
        backgroundColor = barTintColor ?? ControlColors.bar
    }
}
