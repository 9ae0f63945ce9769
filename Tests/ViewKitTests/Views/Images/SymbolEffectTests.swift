import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Symbol effects")
struct SymbolEffectTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let view = UIImageView(image: UIImage(systemName: "heart.fill"))

    init() {
        view.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    /// The width that the view shows `interval` seconds later, rounded to thousandths.
    private func width(after interval: TimeInterval) -> CGFloat {
        stage.advance(by: interval)
        return ((view.layer.presentation()?.frame.width ?? 0) * 1000).rounded() / 1000
    }

    private func keyCount() -> Int { view.layer.animationKeys()?.count ?? 0 }

    @Test("A bounce runs once by default, and with options as often as they say")
    func bounce() {
        view.addSymbolEffect(.bounce)
        #expect(width(after: 0.15) > 21)
        #expect(width(after: 0.5) == 20 && keyCount() == 0)
        view.addSymbolEffect(.bounce.down, options: .repeating)
        #expect(width(after: 0.15) < 19)
        #expect(width(after: 5) < 19 && keyCount() == 1)
        view.removeSymbolEffect(ofType: .bounce)
        #expect(keyCount() == 0)
        view.addSymbolEffect(.bounce, options: .repeat(2).speed(2))
        #expect(width(after: 0.3) != 20)
        #expect(width(after: 0.3) == 20 && keyCount() == 0)
        view.addSymbolEffect(.bounce, animated: false)
        #expect(keyCount() == 0)
    }

    @Test("A pulse and a scale last until they are removed")
    func indefinite() {
        view.addSymbolEffect(.pulse)
        view.addSymbolEffect(.scale.up, animated: false)
        #expect(width(after: 0) == 25)
        #expect(width(after: 10.5) == 25)
        #expect((view.layer.presentation()?.opacity ?? 1) < 0.4 && view.alpha == 1)
        view.removeAllSymbolEffects()
        #expect(width(after: 0.1) == 20 && keyCount() == 0)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.addSymbolEffect(.scale.down)
        #expect(width(after: 1) == 32)
    }

    @Test("Other images have no effects")
    func otherImages() {
        view.image = nil
        view.addSymbolEffect(.bounce, options: .repeating)
        #expect(keyCount() == 0)
    }
}
