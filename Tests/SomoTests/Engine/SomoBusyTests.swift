import Foundation
import Somo
import StageKit
import TestSupport
import Testing

@MainActor
@Suite("Accessibility of Somo's bones", .serialized)
struct SomoBusyTests {
    private final class Card: UIView, SomoSkeletonLayout {
        func somoSkeletonLayout() -> [SomoView] { [SomoView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))] }
    }

    @Test("A loading view is one busy element, and its end is posted once")
    func busy() {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
        let (card, label) = (Card(frame: CGRect(x: 10, y: 10, width: 100, height: 50)), UILabel())
        label.text = "Ada"
        card.addSubview(label)
        stage.window.addSubview(card)
        stage.advance(by: 0)
        let posts = AccessibilityPost.during {
            card.beginSomo()
            stage.advance(by: 0.1)
            #expect(
                stage.window.accessibilityElementsDescription == "\"Loading\" updatesFrequently (10, 10, 100, 50)\n")
            SomoView.loadingAccessibilityLabel = "Lädt"
            #expect(stage.window.accessibilityElementsInOrder.map(\.label) == ["Lädt"])
            SomoView.loadingAccessibilityLabel = "Loading"
            card.endSomo()
            card.endSomo()
        }
        #expect(stage.window.accessibilityElementsInOrder.map(\.label) == ["Ada"])
        #expect(posts.count == 1 && posts[0].view === card && posts[0].notification == .layoutChanged)
    }
}
