import SkeletonView
import Somo
import StageKit
import TestSupport
import Testing

@MainActor
@Suite("Somo and SkeletonView together")
struct SomoBesideSkeletonTests {
    @Test("A window can use both, and neither affects the other")
    func both() {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
        let card = CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let label = UILabel(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
        label.text = "Loaded"
        label.isSkeletonable = true
        stage.window.addSubview(card)
        stage.window.addSubview(label)
        card.beginSomo()
        stage.window.showAnimatedGradientSkeleton(transition: .none)
        stage.advance(by: 0.5)

        #expect(card.isLoadingSkeleton && card.bones.count == 2)
        #expect(label.sk.isSkeletonActive)
        #expect(stage.window.sk.bones.allSatisfy { $0.frame.minY >= 50 })
        #expect(stage.pixel(x: 90, y: 35).bytes == [248, 248, 248])

        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0.1)
        #expect(card.isLoadingSkeleton && card.bones.count == 2)
        #expect(!label.sk.isSkeletonActive)

        stage.window.showSkeleton(transition: .none)
        card.endSomo()
        stage.advance(by: 0.1)
        #expect(label.sk.isSkeletonActive)
        #expect(!card.isLoadingSkeleton)
        #expect(label.text == "Loaded")
        #expect(label.isUserInteractionEnabled == UILabel().isUserInteractionEnabled)
    }
}
