import ControlKit
import Foundation
import ViewKit

/// The list of the demo's screens, with the current one marked.
@MainActor
final class SidebarView: UIView {
    private enum Metrics {
        static let margin: CGFloat = 8
        static let spacing: CGFloat = 4
        static let headingInset: CGFloat = 24
        static let footerHeight: CGFloat = 44
        static let buttonHeight: CGFloat = 32
    }

    private let heading = UILabel.line(size: 17, weight: .bold)
    private let caption = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private let headingLine = UIView()
    private let edge = UIView()
    private let scrollView = FadingScrollView(background: DemoPalette.bar)
    private let findButton: KeyButton
    private let buttons: [(scene: DemoScene, button: SidebarButton)]

    /// The current screen, whose entry is marked.
    var scene: DemoScene {
        didSet { markScene() }
    }

    /// Creates the list of `scenes` with `scene` marked; `choose` is called with the screen that the user selects, and
    /// `find` opens the palette.
    init(
        scene: DemoScene, of scenes: [DemoScene], choose: @escaping @MainActor (DemoScene) -> Void,
        find: @escaping @MainActor () -> Void
    ) {
        self.scene = scene
        findButton = KeyButton(
            .init(
                key: "Ctrl K", title: "Find", toolTip: "Find a screen, setting, preset, card or action", perform: find))
        buttons = zip(1..., scenes).map { number, scene in
            (scene, SidebarButton(title: scene.title, key: "\(number % 10)") { choose(scene) })
        }
        super.init(frame: .zero)
        limitTextSize()
        backgroundColor = DemoPalette.bar
        scrollView.backgroundColor = DemoPalette.bar
        heading.text = "SkeletonSDL"
        caption.text = "Screens"
        headingLine.backgroundColor = DemoPalette.line
        edge.backgroundColor = DemoPalette.line
        for view in [heading, caption, headingLine, scrollView, findButton, edge] { addSubview(view) }
        for (index, entry) in buttons.enumerated() {
            entry.button.move = { [weak self] in self?.takeKeyFocus(at: $0.place(from: index, of: scenes.count)) }
            scrollView.addSubview(entry.button)
        }
        markScene()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Moves the keyboard focus to the entry of the current screen.
    func takeKeyFocus() {
        takeKeyFocus(at: buttons.firstIndex { $0.scene == scene } ?? 0)
    }

    override func layoutSubviews() {
        let top = scaledInBars(ScreenHeader.height)
        let textWidth = max(0, bounds.width - Metrics.headingInset - Metrics.margin)
        func place(_ view: UIView, _ y: CGFloat, _ height: CGFloat) {
            view.frame = mirroredIfNeeded(
                CGRect(x: Metrics.headingInset, y: scaledInBars(y), width: textWidth, height: scaledInBars(height)))
        }
        place(heading, 10, 28)
        place(caption, 38, 17)
        headingLine.frame = CGRect(x: 0, y: top - 1, width: bounds.width, height: 1)
        edge.frame = mirroredIfNeeded(CGRect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height))
        let footerHeight = scaledInBars(Metrics.footerHeight)
        scrollView.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - footerHeight))
        let findSize = CGSize(
            width: findButton.sizeThatFits(bounds.size).width, height: scaledInBars(Metrics.buttonHeight))
        findButton.frame = mirroredIfNeeded(
            CGRect(
                x: Metrics.margin, y: bounds.height - (footerHeight + findSize.height) / 2, width: findSize.width,
                height: findSize.height))
        var y = Metrics.margin
        let height = scaledInBars(SidebarButton.height)
        for (_, button) in buttons {
            button.frame = CGRect(
                x: Metrics.margin, y: y, width: max(0, bounds.width - 2 * Metrics.margin), height: height)
            y += height + Metrics.spacing
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: y - Metrics.spacing + Metrics.margin)
    }

    // MARK: Private

    private func takeKeyFocus(at index: Int) {
        guard buttons.indices.contains(index) else { return }
        let button = buttons[index].button
        if button.becomeFirstResponder() { scrollView.scrollRectToVisible(button.frame, animated: false) }
    }

    private func markScene() {
        let hasFocus = buttons.contains { $0.button.isFirstResponder }
        for entry in buttons { entry.button.isSelected = entry.scene == scene }
        if hasFocus { takeKeyFocus() }
    }
}
