import Foundation
import ViewKit

/// Every control, each in a card with what it says now.
@MainActor
final class ControlsViewController: UIViewController, DemoScreen {
    let header = ScreenHeader(title: "Controls", column: ControlsLayout.columnWidth)
    let hasStyledSkeletons = false
    private let scrollView = UIScrollView()
    private let quit: @MainActor () -> Void
    private lazy var cards = ControlCards.make()
    private lazy var actionBar = ActionBar(keyActions)
    private var isEnabled = true

    init(quit: @escaping @MainActor () -> Void) {
        self.quit = quit
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    var keyActions: [ActionBar.Action] {
        [
            .init(key: "D", title: "Disable") { [weak self] in self?.toggleEnabled() },
            .init(key: "Esc", title: "Quit") { [weak self] in self?.quit() },
        ]
    }

    func apply(_ style: DemoStyle) {}

    override func viewDidLoad() {
        view.backgroundColor = DemoPalette.page
        for card in cards { scrollView.addSubview(card) }
        for part in [scrollView, header, actionBar] { view.addSubview(part) }
        updateStatus()
    }

    override func viewDidLayoutSubviews() {
        let size = view.bounds.size
        header.frame = CGRect(x: 0, y: 0, width: size.width, height: ScreenHeader.height)
        actionBar.frame = CGRect(
            x: 0, y: size.height - ActionBar.height, width: size.width, height: ActionBar.height)
        scrollView.frame = CGRect(
            x: 0, y: ScreenHeader.height, width: size.width,
            height: max(0, size.height - ScreenHeader.height - ActionBar.height))
        let layout = ControlsLayout(width: size.width, count: cards.count)
        for (card, frame) in zip(cards, layout.frames) { card.frame = view.mirroredIfNeeded(frame) }
        scrollView.contentSize = CGSize(width: size.width, height: layout.height)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key else { return }
        switch key.charactersIgnoringModifiers {
        case "d": toggleEnabled()
        case "q": quit()
        default:
            guard key.keyCode == .keyboardEscape else { return super.pressesBegan(presses, with: event) }
            if !closesWhatIsOpen { quit() }
        }
    }

    // MARK: Private

    private func toggleEnabled() {
        isEnabled.toggle()
        for card in cards { card.setEnabled(isEnabled) }
        updateStatus()
    }

    private func updateStatus() {
        header.status = isEnabled ? "By mouse, or by Tab, Space and the arrow keys" : "Disabled"
    }
}

/// Where the cards stand, in points: in as many columns as fit.
struct ControlsLayout {
    private(set) var frames: [CGRect] = []
    private(set) var height: CGFloat = 0

    private static let widest: CGFloat = 1200
    private static let margin: CGFloat = 20
    private static let spacing: CGFloat = 12
    private static let leastCard: CGFloat = 300

    /// Lays out `count` cards in a view `width` wide.
    @MainActor
    init(width: CGFloat, count: Int) {
        let room = Self.columnWidth(width)
        let columns = max(1, ((room + Self.spacing) / (Self.leastCard + Self.spacing)).rounded(.down))
        let card = ((room - (columns - 1) * Self.spacing) / columns).rounded(.down)
        let left = ((width - room) / 2).rounded()
        frames = (0..<count).map { index in
            let (row, column) = (CGFloat(index / Int(columns)), CGFloat(index % Int(columns)))
            return CGRect(
                x: left + column * (card + Self.spacing),
                y: Self.margin + row * (ControlCard.height + Self.spacing), width: max(0, card),
                height: ControlCard.height)
        }
        height = (frames.last?.maxY ?? 0) + Self.margin
    }

    /// The width of the screen's content in a view `width` wide.
    static func columnWidth(_ width: CGFloat) -> CGFloat {
        max(0, min(widest, width - 2 * margin))
    }
}
