import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Stored layer properties")
struct CALayerHintsTests {
    @Test("Properties that only store a value store it separately for each layer")
    func hints() {
        let (layer, other) = (CALayer(), CALayer())
        #expect(!layer.isOpaque && !layer.shouldRasterize && layer.rasterizationScale == 1)
        layer.shouldRasterize = true
        layer.rasterizationScale = 2
        layer.isOpaque = true
        layer.drawsAsynchronously = true
        layer.allowsEdgeAntialiasing = true
        layer.cornerCurve = .continuous
        #expect(layer.isOpaque && layer.shouldRasterize && layer.rasterizationScale == 2)
        #expect(layer.drawsAsynchronously && layer.allowsEdgeAntialiasing)
        #expect(layer.cornerCurve == .continuous && other.cornerCurve == .circular)
        #expect(!other.shouldRasterize && other.rasterizationScale == 1)
    }

    @Test("A layer has the timing properties of an animation")
    func timing() {
        let (layer, other) = (CALayer(), CALayer())
        let timing: any CAMediaTiming = layer
        #expect(timing.duration == .infinity && timing.fillMode == .removed && timing.speed == 1)
        #expect(timing.repeatDuration == 0 && !timing.autoreverses)
        layer.duration = 2
        layer.repeatDuration = 3
        layer.autoreverses = true
        layer.fillMode = .forwards
        #expect(timing.duration == 2 && timing.repeatDuration == 3)
        #expect(timing.autoreverses && timing.fillMode == .forwards)
        #expect(other.duration == .infinity && other.fillMode == .removed)
    }
}
