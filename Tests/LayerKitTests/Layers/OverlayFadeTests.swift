import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Fades of overlays") struct OverlayFadeTests {
    private let tree = Tree()

    private func addLayer(_ x: CGFloat, fade: OverlayFade) -> (layer: CALayer, bone: CALayer) {
        let layer = tree.addLayer(CGRect(x: x, y: 0, width: 10, height: 10), color: .red)
        let bone = CALayer()
        bone.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        bone.backgroundColor = .blue
        layer.contentOverlay = bone
        layer.overlayFade = fade
        return (layer, bone)
    }

    @Test(
        "A fade eases from one value to the other and keeps both end values",
        arguments: [
            (time: 0, duration: 2, value: 0.25), (1, 2, 0.25), (2, 2, 0.5), (3, 2, 0.75), (9, 2, 0.75),
            (0, 0, 0.25), (1, 0, 0.75),
        ])
    func values(_ row: (time: TimeInterval, duration: TimeInterval, value: Double)) {
        let fade = OverlayFade(from: 0.25, to: 0.75, begin: 1, duration: row.duration)

        #expect(abs(fade.value(at: row.time) - row.value) < 1e-6)
    }

    @Test("The value depends only on the time, even if earlier times are queried later")
    func repeated() {
        let fade = OverlayFade(from: 0, to: 1, begin: 0, duration: 1)
        let values = [0.25, 0.5, 0.5, 0.25].map(fade.value)

        #expect(values[0] == values[3] && values[1] == values[2])
        #expect(values[0] > 0 && values[0] < values[1])
    }

    @Test("All layers of a fade show it in each frame until it ends; then nothing changes")
    func frames() {
        let fade = OverlayFade(from: 0, to: 1, begin: 0, duration: 1)
        _ = addLayer(0, fade: fade)
        _ = addLayer(20, fade: fade)

        tree.frame(at: 0)
        #expect(tree.lines == ["solid (0,0 10x10) #ffff0000", "solid (20,0 10x10) #ffff0000"])
        #expect(tree.host.nextChange == 0)
        tree.frame(at: 0.5)
        #expect(
            tree.lines == [
                "group (0,0 10x10)", "solid (0,0 10x10) #ffff0000", "turn", "solid (0,0 10x10) #ff0000ff",
                "end opacity 128",
                "group (20,0 10x10)", "solid (20,0 10x10) #ffff0000", "turn", "solid (20,0 10x10) #ff0000ff",
                "end opacity 128",
            ])
        tree.frame(at: 1)
        #expect(tree.lines == ["solid (0,0 10x10) #ff0000ff", "solid (20,0 10x10) #ff0000ff"])
        #expect(tree.host.nextChange == nil)
        #expect(tree.frame(at: 2).isEmpty)
    }

    @Test("The overlay's own opacity and its animation multiply with the fade")
    func ownOpacity() {
        let (_, bone) = addLayer(0, fade: OverlayFade(from: 0, to: 1, begin: 0, duration: 1))
        bone.opacity = 0.5
        tree.frame(at: 0.5)
        #expect(tree.lines.suffix(2) == ["solid (0,0 10x10) #80000080", "end opacity 128"])

        bone.add(CABasicAnimation("opacity", from: 0, to: 0.5, duration: 2), forKey: "own")
        tree.frame(at: 1.5)
        #expect(tree.lines == ["solid (0,0 10x10) #40000040"])
    }

    @Test("Content that becomes hidden fades from its current opacity, while the overlay fades as usual")
    func hidden() {
        let fade = OverlayFade(from: 0, to: 1, begin: 0, duration: 1)
        #expect(fade.hiding(from: 0) === fade && fade.hiding(from: 1) === fade.hiding(from: 1))
        let (layer, _) = addLayer(0, fade: fade.hiding(from: 1))
        tree.frame(at: 0)
        #expect(tree.lines.isEmpty)
        tree.frame(at: 0.5)
        #expect(
            tree.lines == ["group (0,0 10x10)", "turn", "solid (0,0 10x10) #ff0000ff", "end opacity 128"])

        let back = OverlayFade(from: 0.5, to: 0, begin: 1, duration: 1).hiding(from: 1)
        #expect(back.hidden(at: 1) == 1 && back.hidden(at: 2) == 0)
        layer.overlayFade = back
        tree.frame(at: 1.5)
        // The content has an opacity of 2/3 in an image with a weight of 3/4, so half of it is visible.
        #expect(
            tree.lines == [
                "group (0,0 10x10)", "solid (0,0 10x10) #aaaa0000", "turn", "solid (0,0 10x10) #ff0000ff",
                "end opacity 64",
            ])
    }

    @Test("Changing or removing the fade takes effect in the next frame")
    func replaced() {
        let (layer, _) = addLayer(0, fade: OverlayFade(from: 0, to: 1, begin: 0, duration: 0))
        tree.frame(at: 0)
        layer.overlayFade = OverlayFade(from: 1, to: 0, begin: 0, duration: 0)
        tree.frame(at: 1)
        #expect(tree.lines == ["solid (0,0 10x10) #ffff0000"])
        layer.overlayFade = nil
        tree.frame(at: 2)
        #expect(tree.lines == ["solid (0,0 10x10) #ffff0000", "solid (0,0 10x10) #ff0000ff"])
    }
}
