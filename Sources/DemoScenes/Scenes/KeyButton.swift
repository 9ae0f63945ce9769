import ControlKit
import Foundation
import ViewKit

/// A button with a title, and a key cap for the key that performs the same action.
@MainActor
final class KeyButton: UIButton {
    /// The density of a button.
    enum Density {
        /// The key cap and the title.
        case roomy
        /// The key cap and the title, with small insets and a small gap.
        case snug
        /// Only the title.
        case titles
        /// Only the title, with small insets.
        case tight

        var hasCap: Bool { self == .roomy || self == .snug }
        fileprivate var isSmall: Bool { self == .snug || self == .tight }
    }

    var density = Density.roomy {
        didSet { if density != oldValue { updateInsets() } }
    }

    private enum Metrics {
        static let capHeight: CGFloat = 20
        static let capPadding: CGFloat = 6
        static let gap: CGFloat = 6
        static let inset: CGFloat = 8
        static let smallInset: CGFloat = 4
        static let disabledCap: CGFloat = 0.45
        @MainActor static let capFont = UIFont.systemFont(ofSize: 12, weight: .semibold)
    }

    /// `true` if the button is one of several alternatives on a shared background.
    let isChoice: Bool
    private let cap = UILabel()
    /// The name of the action.
    var title: String {
        didSet { if title != oldValue { updateInsets() } }
    }
    private let key: String
    /// The tooltip without the key.
    private let explanation: String?

    init(_ action: ActionBar.Action) {
        title = action.title
        key = action.key
        explanation = action.toolTip
        isChoice = action.isChoice
        super.init(frame: .zero)
        configuration = .plain()
        configuration?.baseForegroundColor = .label
        titleLabel?.followTextSize(13)
        addAction(UIAction { _ in action.perform() }, for: .primaryActionTriggered)
        cap.text = action.key
        cap.textAlignment = .center
        cap.backgroundColor = DemoPalette.well
        cap.layer.cornerRadius = 5
        cap.isUserInteractionEnabled = false
        addSubview(cap)
        updateInsets()
        controlStateDidChange()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// `true` if the button can be focused, so that a panel can move the keyboard focus to it.
    override var canBecomeFirstResponder: Bool { canBecomeFocused }

    override func controlStateDidChange() {
        let (raised, sunk) = isChoice ? (DemoPalette.raised, DemoPalette.well) : (DemoPalette.well, DemoPalette.bar)
        configuration?.baseBackgroundColor = isSelected ? raised : nil
        super.controlStateDidChange()
        cap.backgroundColor = isSelected ? sunk : raised
        cap.alpha = isEnabled ? 1 : Metrics.disabledCap
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        cap.frame = mirroredIfNeeded(
            CGRect(
                x: inset, y: ((bounds.height - capHeight) / 2).rounded(), width: capWidth, height: capHeight))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateInsets()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { updateInsets() }
    }

    private var inset: CGFloat { density.isSmall ? Metrics.smallInset : Metrics.inset }

    private var capHeight: CGFloat { scaledInBars(Metrics.capHeight) }

    private var capWidth: CGFloat {
        max(capHeight, (cap.sizeThatFits(.zero).width + 2 * Metrics.capPadding).rounded(.up))
    }

    private func updateInsets() {
        // Set the cap's font first: the insets below depend on the cap's width, and the cap would otherwise adopt the
        // new text size only after the button has been measured.
        cap.font = UIFontMetrics.default.scaledFont(for: Metrics.capFont, compatibleWith: traitCollection)
        let gap = density.isSmall ? Metrics.smallInset : Metrics.gap
        let leading = density.hasCap ? inset + capWidth + gap : inset
        setTitle(title, for: .normal)
        configuration?.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: leading, bottom: 7, trailing: inset)
        cap.isHidden = !density.hasCap
        toolTip = explanation.map { density.hasCap ? $0 : "\($0) (\(key))" }
    }
}
