import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Group opacity and dissolves")
struct GroupOpacityTests {
    private let tree = Tree()

    private func add(_ frame: CGRect, _ color: CGColor, to layer: CALayer? = nil) -> CALayer {
        guard let layer else { return tree.addLayer(frame, color: color) }
        let added = CALayer()
        (added.frame, added.backgroundColor) = (frame, color)
        layer.addSublayer(added)
        return added
    }

    private func frame(_ side: CGFloat) -> CGRect { CGRect(x: 0, y: 0, width: side, height: side) }

    @Test("A translucent layer with several parts is drawn as a group; one with a single part isn't")
    func opacity() {
        let card = add(frame(20), .red)
        card.opacity = 0.5
        tree.frame(at: 0)
        #expect(tree.lines == ["solid (0,0 20x20) #80800000"])

        let inner = add(frame(5), .blue, to: card)
        inner.opacity = 0.5
        tree.frame(at: 1)
        let lines = [
            "group (0,0 20x20)", "turn", "solid (0,0 20x20) #ffff0000", "solid (0,0 5x5) #80000080", "end opacity 128",
        ]
        #expect(tree.lines == lines)

        card.allowsGroupOpacity = false
        tree.frame(at: 2)
        #expect(tree.lines == ["solid (0,0 20x20) #80800000", "solid (0,0 5x5) #40000040"])

        card.allowsGroupOpacity = true
        inner.removeFromSuperlayer()
        card.borderWidth = 1
        tree.frame(at: 3)
        #expect(tree.lines.count == 5 && tree.lines.last == "end opacity 128")

        card.opacity = 0
        tree.frame(at: 4)
        #expect(tree.lines.isEmpty)
    }

    @Test("Invisible layers form no group, and the nesting of groups is limited")
    func depth() {
        let outside = add(CGRect(x: 5000, y: 0, width: 5, height: 5), .red)
        _ = add(frame(5), .blue, to: outside)
        outside.opacity = 0.5
        tree.frame(at: 0)
        #expect(tree.lines.isEmpty)

        var layer = add(frame(20), .red)
        for _ in 0..<30 {
            layer.opacity = 0.9
            layer = add(frame(20), .blue, to: layer)
        }
        tree.frame(at: 1)
        #expect(tree.lines.count { $0.hasPrefix("group") } == 8)
        #expect(tree.lines.count { $0.hasPrefix("end") } == 8)
    }

    @Test("An overlay that has the same fade as a layer around it dissolves with that layer, others separately")
    func dissolve() {
        let card = add(frame(20), CGColor(.white))
        let text = add(frame(5), .red, to: card)
        let bone = CALayer()
        (bone.frame, bone.backgroundColor) = (frame(5), .blue)
        text.contentOverlay = bone
        let fade = OverlayFade(from: 0, to: 1, begin: 0, duration: 1)
        text.overlayFade = fade
        card.overlayDissolve = fade

        tree.frame(at: 0)
        #expect(tree.lines == ["solid (0,0 20x20) #ffffffff", "solid (0,0 5x5) #ffff0000"])
        tree.frame(at: 0.5)
        #expect(
            tree.lines == [
                "group (0,0 20x20)", "solid (0,0 20x20) #ffffffff", "solid (0,0 5x5) #ffff0000", "turn",
                "solid (0,0 20x20) #ffffffff", "solid (0,0 5x5) #ff0000ff", "end opacity 128",
            ])
        text.overlayFade = OverlayFade(from: 0.5, to: 1, begin: 0, duration: 1)
        tree.frame(at: 0.5)
        #expect(tree.lines.count { $0.hasPrefix("group") } == 3)
        tree.frame(at: 1)
        #expect(tree.lines == ["solid (0,0 20x20) #ffffffff", "solid (0,0 5x5) #ff0000ff"])
        #expect(tree.host.nextChange == nil)
    }
}
