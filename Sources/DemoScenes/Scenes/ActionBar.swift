import Foundation
import ViewKit

/// The bar at the bottom of a screen: what can be done there, as buttons that name the keys which do the same.
@MainActor
final class ActionBar: UIView {
    static let height: CGFloat = 44

    /// Something that can be done.
    struct Action {
        /// The key that does it, as its cap says.
        var key: String
        var title: String
        var perform: @MainActor () -> Void
    }

    private enum Metrics {
        static let margin: CGFloat = 8
        static let gap: CGFloat = 6
    }

    private let buttons: [(key: String, button: ActionButton)]
    private let line = UIView()

    init(_ actions: [Action]) {
        buttons = actions.map { ($0.key, ActionButton($0)) }
        super.init(frame: .zero)
        backgroundColor = DemoPalette.bar
        line.backgroundColor = DemoPalette.line
        addSubview(line)
        for (_, button) in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Lets the action of `key` be done, or not.
    func setEnabled(_ isEnabled: Bool, forKey key: String) {
        for entry in buttons where entry.key == key { entry.button.isEnabled = isEnabled }
    }

    override func layoutSubviews() {
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
        // Where there is no room for the keys, the titles remain, closer together if need be.
        func width(of density: ActionButton.Density) -> CGFloat {
            for (_, button) in buttons { button.density = density }
            return buttons.reduce(-Metrics.gap) { $0 + $1.button.sizeThatFits(bounds.size).width + Metrics.gap }
        }
        let room = bounds.width - 2 * Metrics.margin
        let total =
            ActionButton.Density.allCases.lazy.map(width).first { $0 <= room } ?? width(of: .tight)
        var x = ((bounds.width - total) / 2).rounded()
        for (_, button) in buttons {
            let size = button.sizeThatFits(bounds.size)
            let top = ((bounds.height + 1 - size.height) / 2).rounded()
            button.frame = mirroredIfNeeded(CGRect(x: x, y: top, width: size.width, height: size.height))
            x += size.width + Metrics.gap
        }
    }
}

/// A button of the bar: the cap of its key, and its title.
@MainActor
private final class ActionButton: UIButton {
    /// How much room a button takes.
    enum Density: CaseIterable {
        case roomy, titles, tight
    }

    var density = Density.roomy {
        didSet { if density != oldValue { updateInsets() } }
    }

    private enum Metrics {
        static let capHeight: CGFloat = 20
        static let capPadding: CGFloat = 6
        static let gap: CGFloat = 6
        static let inset: CGFloat = 8
        static let tightInset: CGFloat = 4
        static let disabledCap: CGFloat = 0.45
    }

    private let cap = UILabel()

    init(_ action: ActionBar.Action) {
        super.init(frame: .zero)
        configuration = .plain()
        configuration?.baseForegroundColor = .label
        titleLabel?.font = .systemFont(ofSize: 13)
        setTitle(action.title, for: .normal)
        addAction(UIAction { _ in action.perform() }, for: .primaryActionTriggered)
        cap.text = action.key
        cap.font = .systemFont(ofSize: 12, weight: .semibold)
        cap.textAlignment = .center
        cap.backgroundColor = DemoPalette.well
        cap.layer.cornerRadius = 5
        cap.isUserInteractionEnabled = false
        addSubview(cap)
        updateInsets()
        stateDidChange()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func stateDidChange() {
        super.stateDidChange()
        cap.alpha = isEnabled ? 1 : Metrics.disabledCap
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        cap.frame = mirroredIfNeeded(
            CGRect(
                x: Metrics.inset, y: ((bounds.height - Metrics.capHeight) / 2).rounded(), width: capWidth,
                height: Metrics.capHeight))
    }

    private var capWidth: CGFloat {
        max(Metrics.capHeight, (cap.sizeThatFits(.zero).width + 2 * Metrics.capPadding).rounded(.up))
    }

    private func updateInsets() {
        let side = density == .tight ? Metrics.tightInset : Metrics.inset
        let leading = density == .roomy ? side + capWidth + Metrics.gap : side
        configuration?.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: leading, bottom: 7, trailing: side)
        cap.isHidden = density != .roomy
    }
}
