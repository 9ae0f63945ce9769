import Foundation
import Testing
import ViewKit

@MainActor
@Suite("Overrides in extensions of toolkit classes")
struct ExtensionOverridesTests {
    @Test("hitTest calls the override of the class, which can call the standard behavior")
    func hitTest() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let bar = ClickableBar(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        bar.addSubview(inner)
        outer.addSubview(bar)
        #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === inner)
        #expect(outer.hitTest(CGPoint(x: 30, y: 5), with: nil) === bar)
        #expect(outer.hitTest(CGPoint(x: 30, y: 40), with: nil) === outer)

        let special = SpecialBar(frame: bar.frame)
        #expect(special.hitTest(CGPoint(x: 30, y: 5), with: nil) === special && special.calls == 1)
        #expect(special.hitTest(CGPoint(x: 30, y: 40), with: nil) == nil && special.calls == 2)
    }

    @Test("sizeToFit calls the override of the class, which can call the standard behavior")
    func sizeToFit() {
        let bar = ClickableBar(frame: CGRect(x: 3, y: 4, width: 50, height: 50))
        bar.sizeToFit()
        #expect(bar.frame == CGRect(x: 3, y: 4, width: 50, height: 30))
        let label = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 50))
        label.sizeToFit()
        #expect(label.frame == CGRect(x: 3, y: 4, width: 50, height: 50))
    }
}

private class ClickableBar: UIView {}

/// As in a rewritten extension of a toolkit class.
extension ClickableBar: _HitTestOverriding, _SizeToFitOverriding {
    func overridingHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        point.y > 30 ? nil : _standardHitTest(point, with: event)
    }

    func overridingSizeToFit() {
        _standardSizeToFit()
        frame.size.height = 30
    }
}

private final class SpecialBar: ClickableBar {
    var calls = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        calls += 1
        return super.hitTest(point, with: event)
    }
}
