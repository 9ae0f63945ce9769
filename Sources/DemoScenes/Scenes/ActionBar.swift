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

    private let buttons: [(key: String, button: KeyButton)]
    private let line = UIView()

    init(_ actions: [Action]) {
        buttons = actions.map { ($0.key, KeyButton($0)) }
        super.init(frame: .zero)
        keepUsualTextSize()
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

    /// Calls the action of `key` something else.
    func setTitle(_ title: String, forKey key: String) {
        for entry in buttons where entry.key == key { entry.button.title = title }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
        // Where there is no room for the keys, the titles remain, closer together if need be.
        func width(of density: KeyButton.Density) -> CGFloat {
            for (_, button) in buttons { button.density = density }
            return buttons.reduce(-Metrics.gap) { $0 + $1.button.sizeThatFits(bounds.size).width + Metrics.gap }
        }
        let room = bounds.width - 2 * Metrics.margin
        let densities = [KeyButton.Density.roomy, .titles, .tight]
        let total = densities.lazy.map(width).first { $0 <= room } ?? width(of: .tight)
        var x = ((bounds.width - total) / 2).rounded()
        for (_, button) in buttons {
            let size = button.sizeThatFits(bounds.size)
            let top = ((bounds.height + 1 - size.height) / 2).rounded()
            button.frame = mirroredIfNeeded(CGRect(x: x, y: top, width: size.width, height: size.height))
            x += size.width + Metrics.gap
        }
    }
}
