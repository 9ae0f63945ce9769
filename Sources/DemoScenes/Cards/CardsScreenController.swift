import Foundation
import ViewKit

/// A screen with cards in a scrolling grid.
@MainActor
class CardsScreenController: ScreenController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let cards: [any GridCard]
    private let minimumWidth: CGFloat

    /// Creates a screen titled `title` with `cards`, each at least `minimumWidth` points wide if there is room.
    init(title: String, cards: [any GridCard], minimumWidth: CGFloat, quit: @escaping @MainActor () -> Void) {
        self.cards = cards
        self.minimumWidth = minimumWidth
        super.init(header: ScreenHeader(title: title), content: scrollView, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.backgroundColor = DemoPalette.page
        scrollView.delegate = self
        for card in cards { scrollView.addSubview(card) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        let grid = CardGrid(
            width: width, height: content.bounds.height, minimumWidth: content.scaled(minimumWidth), cards: cards)
        // Frames are mirrored within the root view, because the scroll view's bounds move.
        for (index, card) in cards.enumerated() {
            card.frame = view.mirroredIfNeeded(grid.frames[index])
            (card as? SampleCard)?.roomForNote = grid.noteHeights[index]
        }
        scrollView.contentSize = CGSize(width: width, height: grid.height)
        contentDidMove()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        contentDidMove()
    }

    // MARK: For the palette

    var cardTitles: [String] { cards.map(\.title) }

    /// Scrolls to the card titled `title`, and moves the keyboard focus to its first control.
    func reveal(card title: String) {
        guard let card = cards.first(where: { $0.title == title }) else { return }
        let maximum = max(0, scrollView.contentSize.height - scrollView.bounds.height)
        let top = card.frame.midY - scrollView.bounds.height / 2
        scrollView.setContentOffset(CGPoint(x: 0, y: max(0, min(top, maximum))), animated: false)
        view.window?.moveFocus(into: card)
    }

    // MARK: For subclasses

    /// Called when cards may have scrolled into or out of view; does nothing by default.
    func contentDidMove() {}

    /// Returns `true` if any part of `card` is visible.
    func isInSight(_ card: UIView) -> Bool {
        !card.frame.isEmpty && card.frame.intersects(scrollView.bounds)
    }
}
