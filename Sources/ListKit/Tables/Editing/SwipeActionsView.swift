import Foundation
import ViewKit

/// A view that contains the buttons of a row's swipe actions. It fills the area that the row's moved content uncovers.
@MainActor
final class SwipeActionsView: UIView {
    private enum Metrics {
        static let minimumWidth: CGFloat = 74
        static let padding: CGFloat = 16
        static let imageGap: CGFloat = 4
        /// The minimum height of a row whose buttons show an image above a title.
        static let minimumHeightForImageAndTitle: CGFloat = 60
    }

    /// The buttons, from the row's edge to its center.
    let buttons: [UIButton]
    /// `true` if the first button covers the other buttons, which indicates that releasing the row performs the first
    /// action.
    var showsOnlyFirst = false {
        didSet {
            guard showsOnlyFirst != oldValue else { return }
            setNeedsLayout()
            UIView.animate(withDuration: hasRunningClock ? 0.2 : 0) { self.layoutIfNeeded() }
        }
    }

    private let isAtRight: Bool
    private let widths: [CGFloat]
    /// The total width of the buttons if each is as wide as its contents, but at least 74 points.
    let fittingWidth: CGFloat

    /// Creates the buttons of `actions` in a row that is `height` points high. `perform` is called with an action and
    /// its button when the button is pressed.
    init(
        _ actions: [UIContextualAction], isAtRight: Bool, height: CGFloat,
        perform: @escaping @MainActor (UIContextualAction, UIView) -> Void
    ) {
        self.isAtRight = isAtRight
        buttons = actions.map { action in Self.makeButton(action, height: height, perform: perform) }
        widths = buttons.map {
            let size = $0.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44))
            return max(Metrics.minimumWidth, size.width.rounded(.up))
        }
        fittingWidth = widths.reduce(0, +)
        super.init(frame: .zero)
        clipsToBounds = true
        // The first button is in front of the others so that it can cover them.
        for button in buttons.reversed() { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        let scale = fittingWidth > 0 ? bounds.width / fittingWidth : 0
        var distance: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let width = index == 0 && showsOnlyFirst ? bounds.width : widths[index] * scale
            let x = isAtRight ? bounds.width - distance - width : distance
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            distance += widths[index] * scale
        }
    }

    private static func makeButton(
        _ action: UIContextualAction, height: CGFloat,
        perform: @escaping @MainActor (UIContextualAction, UIView) -> Void
    ) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        let hidesTitle = action.image != nil && height < Metrics.minimumHeightForImageAndTitle
        configuration.title = hidesTitle ? nil : action.title
        configuration.image = action.image
        configuration.imagePlacement = .top
        configuration.imagePadding = Metrics.imageGap
        configuration.baseForegroundColor = .white
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: Metrics.padding, bottom: 0, trailing: Metrics.padding)
        let button = UIButton(configuration: configuration)
        button.backgroundColor = action.backgroundColor
        // While a row opens, its buttons are narrow. Clipping their titles avoids ellipses that come and go.
        button.titleLabel?.lineBreakMode = .byClipping
        button.accessibilityLabel = action.accessibilityName
        button.addAction(
            UIAction { [weak button] _ in
                if let button { perform(action, button) }
            }, for: .primaryActionTriggered)
        return button
    }
}
