import Foundation
import ViewKit

/// A screen of cards in a grid that scrolls.
@MainActor
class CardsScreenController: ScreenController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let cards: [any GridCard]
    private let leastWidth: CGFloat

    /// Makes the screen called `title` of `cards`, each `leastWidth` points wide at least where there is room for that.
    init(title: String, cards: [any GridCard], leastWidth: CGFloat, quit: @escaping @MainActor () -> Void) {
        self.cards = cards
        self.leastWidth = leastWidth
        super.init(
            header: ScreenHeader(title: title, column: CardGrid.columnWidth), content: scrollView, quit: quit)
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
        let grid = CardGrid(width: width, leastWidth: content.scaled(leastWidth), cards: cards)
        // The mirror is the root view, whose bounds do not scroll.
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

    // MARK: For screens

    /// Cards came into sight, or left it: override where that means something.
    func contentDidMove() {}

    /// Whether something of `card` is in sight.
    func isInSight(_ card: UIView) -> Bool {
        !card.frame.isEmpty && card.frame.intersects(scrollView.bounds)
    }
}
