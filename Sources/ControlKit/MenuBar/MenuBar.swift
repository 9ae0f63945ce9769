import Foundation
import LayerKit
import ViewKit

/// The menu bar at the top of a window, with a title for each menu. Titles that don't fit are replaced by a last title,
/// "»", whose menu contains their menus.
///
/// While a menu is open or a title is focused, the menu or the bar has keyboard focus. The former first responder is
/// suspended, receives the commands, and has the focus again afterward.
@MainActor
final class MenuBar: UIView, WindowMenuBar, ViewBehavior, AccessibilityFocusing {
    /// A title for each menu, and the title "»".
    private var allTitles: [MenuBarTitle] = []
    /// The titles that are shown, in order.
    private(set) var titles: [MenuBarTitle] = []
    /// The commands with shortcuts in all menus.
    private(set) var keyCommandsOfMenus: [UIKeyCommand] = []
    private let line = UIView()

    /// The index of the title whose menu is open, if any.
    var openIndex: Int? {
        didSet { for (index, title) in titles.enumerated() { title.isOpen = index == openIndex } }
    }
    /// The index of the title that is focused, if any.
    var focusedIndex: Int? {
        didSet { for (index, title) in titles.enumerated() { title.isMarked = index == focusedIndex } }
    }
    var popUp: PopUp?
    weak var panel: MenuPanel?
    /// `true` if the menus are built again when the focus leaves the bar.
    var needsRebuild = false
    /// `true` while a menu is being opened, possibly in place of another menu.
    var isOpening = false
    /// `true` if a key or an assistive technology has moved the focus to the bar, and no pointer button has been
    /// pressed since.
    var isByKey = false
    /// `true` while the left Alt key is held, if no other key, pointer button or wheel has been used since it was
    /// pressed.
    var isAltAlone = false
    /// `true` while the press that opened a menu is held.
    var isPressed = false
    /// `true` once the press that opened a menu has been dragged into the menu.
    var isTracking = false

    private enum Metrics {
        static let margin: CGFloat = 4
        static let line: CGFloat = 1
    }

    init(_ menus: [UIMenu]) {
        super.init(frame: .zero)
        backgroundColor = ControlColors.bar
        line.backgroundColor = ControlColors.line
        line.isUserInteractionEnabled = false
        addSubview(line)
        show(menus)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Adds the bar to `window`, in front of the view of the window's root controller.
    func add(to window: UIWindow) {
        frame = CGRect(origin: .zero, size: CGSize(width: window.bounds.width, height: naturalHeight))
        window.menuBar = self
        let root = window.rootViewController?.viewIfLoaded
        if let root, root.superview === window {
            window.insertSubview(self, aboveSubview: root)
        } else {
            window.insertSubview(self, at: 0)
        }
        updateHeight()
        window.menuBarDidChange()
    }

    /// Removes the bar from its window.
    func remove() {
        cancel()
        let window = window
        window?.menuBar = nil
        removeFromSuperview()
        window?.menuBarDidChange()
    }

    /// Replaces the menus. Closes the open menu.
    func show(_ menus: [UIMenu]) {
        needsRebuild = false
        cancel()
        for title in allTitles { title.removeFromSuperview() }
        keyCommandsOfMenus = menus.flatMap(\.leaves).compactMap { $0 as? UIKeyCommand }
        allTitles = menus.map { MenuBarTitle($0) } + [MenuBarTitle(UIMenu(title: "»"), spokenTitle: "More")]
        for title in allTitles {
            title.onHover = { [weak self, weak title] in self?.pointerDidEnter(title) }
            title.onChoice = { [weak self, weak title] in self?.activate(title) }
            addSubview(title)
        }
        titles = []
        setNeedsLayout()
    }

    private var naturalHeight: CGFloat { (allTitles.map(\.naturalSize.height).max() ?? 0) + Metrics.line }

    /// Changes the height to match the text size.
    func adjustFonts() {
        setNeedsLayout()
        updateHeight()
    }

    private func updateHeight() {
        guard window != nil, bounds.height != naturalHeight else { return }
        frame.size.height = naturalHeight
        window?.menuBarDidChange()
    }

    override func layoutSubviews() {
        updateHeight()
        line.frame = CGRect(x: 0, y: bounds.height - Metrics.line, width: bounds.width, height: Metrics.line)
        let widths = allTitles.map(\.naturalSize.width)
        let shown = titlesThatFit(widths)
        if shown != titles {
            cancel()
            titles = shown
        }
        for title in allTitles { title.isHidden = !shown.contains(title) }
        var x = Metrics.margin
        for title in shown {
            let width = min(title.naturalSize.width, max(0, bounds.width - x))
            title.frame = mirroredIfNeeded(
                CGRect(x: x, y: 0, width: width, height: bounds.height - Metrics.line).insetBy(dx: 0, dy: 2))
            x += width
        }
    }

    /// Returns the titles to show, and gives the title "»" the menus that don't fit.
    private func titlesThatFit(_ widths: [CGFloat]) -> [MenuBarTitle] {
        let available = bounds.width - 2 * Metrics.margin
        let menus = allTitles.dropLast()
        guard let more = allTitles.last, let moreWidth = widths.last else { return [] }
        if widths.dropLast().reduce(0, +) <= available { return Array(menus) }
        var (count, end) = (0, moreWidth)
        while count < menus.count, end + widths[count] <= available {
            end += widths[count]
            count += 1
        }
        more.menu = UIMenu(title: more.menu.title, children: menus.dropFirst(count).map(\.menu))
        return menus.prefix(count) + [more]
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        commandTarget(for: action, sender: sender)
    }

    // MARK: Events

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.first.map(handleFocusKey) != true { super.pressesBegan(presses, with: event) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { pressDidBegin(touch) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { pressDidMove(touch) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { pressDidEnd(touch) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isPressed { cancel() }
    }

    // MARK: Accessibility

    var defaultAccessibility: DefaultAccessibility { .group(.menuBar) }

    var accessibilityFocusedView: UIView? { focusedIndex.map { titles[$0] } }
}
