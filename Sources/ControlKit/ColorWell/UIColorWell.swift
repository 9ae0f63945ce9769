public import Foundation
import LayerKit
public import ViewKit

/// A color sample. A click, Space, Return, or the up or down arrow key opens a color picker. The picker offers the
/// system colors and grays; sliders for red, green, blue and, if `supportsAlpha` is `true`, opacity; and a field for
/// the hexadecimal notation used in CSS.
@preconcurrency @MainActor
open class UIColorWell: UIControl, ControlBehavior {
    /// The selected color. Setting it sends no event. `nil` by default.
    open var selectedColor: UIColor? { didSet { sample.color = selectedColor } }
    /// `true` if the user can change the opacity. `true` by default.
    open var supportsAlpha = true
    /// The title of the picker. `nil` by default.
    open var title: String?

    private let sample = ColorSample()
    private let ring = ControlRing()
    private var popUp: PopUp?

    private enum Metrics {
        static let side: CGFloat = 28
    }

    // MARK: Lifecycle

    /// Creates a color well without a color, with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates the view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder.deferringFileValues())
        setUp()
        coder.setFileValues(of: self)
    }

    private func setUp() {
        for view in [ring, sample] { addSubview(view) }
        controlStateDidChange()
    }

    // MARK: Public

    open override var intrinsicContentSize: CGSize { CGSize(width: Metrics.side, height: Metrics.side) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        let side = min(bounds.width, bounds.height)
        let shrink = min(isHighlighted ? 2 : (isHovered ? 1 : 0), side / 4)
        let circle = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        sample.frame = circle.shrunk(dx: shrink, dy: shrink)
        sample.radius = sample.bounds.width / 2
        ring.place(around: circle, radius: side / 2)
    }

    open override func controlStateDidChange() {
        sample.alpha = isEnabled ? 1 : ControlColors.disabledAlpha
        ring.show(isFocusMarked, tint: tintColor)
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        popUp?.close()
    }

    package var defaultAccessibility: DefaultAccessibility {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let color = selectedColor.map { ColorComponents($0.cgColor.resolved(dark: isDark)).text }
        return .element(title ?? "Color", value: color, accessibilityState(.button))
    }

    // MARK: Events

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isInside = endTouch(touches, with: event)
        guard isEnabled else { return }
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
        if isInside { open() }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, isFocused, let key = presses.first?.key, key.isPlain,
            key.keyCode == .keyboardDownArrow || key.keyCode == .keyboardUpArrow
        else {
            super.pressesBegan(presses, with: event)
            return
        }
        activateByKey()
    }

    package func activateByKey() {
        sendActions(for: .touchUpInside)
        open()
    }

    // MARK: Private

    private func open() {
        guard popUp == nil, isEnabled else { return }
        let isDark = traitCollection.userInterfaceStyle == .dark
        let original = selectedColor
        let color = original.map { ColorComponents($0.cgColor.resolved(dark: isDark)) }
        let panel = ColorPanel(title: title, color: color, hasOpacity: supportsAlpha) { [weak self] in
            // The original color may differ between light and dark appearance, unlike its components.
            self?.setColor($0 == color ? original : $0?.color)
        }
        popUp = PopUp(panel, from: self) { [weak self] in self?.popUp = nil }
    }

    private func setColor(_ color: UIColor?) {
        selectedColor = color
        sendValueChanged()
    }
}
