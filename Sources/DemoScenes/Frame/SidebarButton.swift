import Foundation
import ViewKit

/// An entry in the sidebar: a screen's name, and the key that shows it. The selected entry is highlighted.
@MainActor
final class SidebarButton: UIButton {
    /// The height at the default text size; it grows with the text.
    static let height: CGFloat = 36

    private enum Metrics {
        static let inset: CGFloat = 16
        static let capSide: CGFloat = 20
        static let capGap: CGFloat = 8
        static let mark = CGSize(width: 3, height: 20)
    }

    /// A move of the keyboard focus in the list of entries.
    enum Move {
        case previous, next, first, last

        /// Returns the index of the entry to which the focus moves from `index`. The result may be out of range.
        func place(from index: Int, of count: Int) -> Int {
            switch self {
            case .previous: index - 1
            case .next: index + 1
            case .first: 0
            case .last: count - 1
            }
        }
    }

    /// Called when a key press moves the focus to another entry.
    var move: (@MainActor (Move) -> Void)?

    private let cap = UILabel()
    private let mark = UIView()

    init(title: String, key: String, choose: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        configuration = .plain()
        configuration?.baseForegroundColor = .label
        contentHorizontalAlignment = .leading
        setTitle(title, for: .normal)
        addAction(UIAction { _ in choose() }, for: .primaryActionTriggered)
        cap.text = key
        cap.followTextSize(12, weight: .semibold)
        cap.textAlignment = .center
        cap.layer.cornerRadius = 5
        mark.backgroundColor = DemoPalette.accent
        mark.layer.cornerRadius = Metrics.mark.width / 2
        for view in [cap, mark] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        updateInsets()
        controlStateDidChange()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// `true` if the entry can be focused, so that the sidebar can focus the current entry when it opens over a screen.
    override var canBecomeFirstResponder: Bool { canBecomeFocused }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardUpArrow?: move?(.previous)
        case .keyboardDownArrow?: move?(.next)
        case .keyboardHome?: move?(.first)
        case .keyboardEnd?: move?(.last)
        default: super.pressesBegan(presses, with: event)
        }
    }

    override func controlStateDidChange() {
        configuration?.baseBackgroundColor = isSelected ? DemoPalette.well : nil
        titleLabel?.followTextSize(14, weight: isSelected ? .semibold : .regular)
        cap.backgroundColor = isSelected ? DemoPalette.bar : DemoPalette.well
        mark.isHidden = !isSelected
        super.controlStateDidChange()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateInsets()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { updateInsets() }
    }

    private func updateInsets() {
        let trailing = Metrics.capGap + scaledInBars(Metrics.capSide) + Metrics.capGap
        configuration?.contentInsets = NSDirectionalEdgeInsets(
            top: 7, leading: Metrics.inset, bottom: 7, trailing: trailing)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = scaledInBars(Metrics.capSide)
        cap.frame = mirroredIfNeeded(
            CGRect(
                x: bounds.width - Metrics.capGap - side, y: ((bounds.height - side) / 2).rounded(), width: side,
                height: side))
        mark.frame = mirroredIfNeeded(
            CGRect(
                origin: CGPoint(x: 0, y: ((bounds.height - Metrics.mark.height) / 2).rounded()), size: Metrics.mark))
    }
}
