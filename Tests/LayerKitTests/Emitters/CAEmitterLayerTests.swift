import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("CAEmitterLayer")
struct CAEmitterLayerTests {
    private let tree = Tree()
    private let emitter = CAEmitterLayer()
    private let cell = CAEmitterCell()

    init() {
        tree.root.addSublayer(emitter)
        emitter.emitterPosition = CGPoint(x: 50, y: 50)
        emitter.seed = 7
        cell.contents = Self.image(0xFFFF_FFFF)
        cell.birthRate = 100
        cell.lifetime = 10
    }

    private static func image(_ word: UInt32) -> CGImage {
        CGImage(bitmap: Bitmap(size: PixelSize(width: 4, height: 2), pixels: .color(.init(repeating: word, count: 8))))
    }

    /// The layers of the particles that exist, from back to front.
    private func particles(of emitter: CAEmitterLayer? = nil) -> [CALayer] {
        ((emitter ?? self.emitter).sublayers?.first?.sublayers ?? []).filter { !$0.isHidden }
    }

    /// Adds the cell and runs frames for `seconds`, after the frame in which the emission begins.
    private func emit(for seconds: TimeInterval) {
        emitter.emitterCells = [cell]
        tree.frame(at: 0)
        tree.step(to: seconds, interval: 0.02)
    }

    @Test("Particles are emitted at the birth rate until the factor of the layer is 0, and exist for their lifetime")
    func count() {
        cell.lifetime = 0.5
        emit(for: 0.4)
        #expect((38...40).contains(particles().count) && particles().first?.bounds.size == CGSize(width: 4, height: 2))
        tree.step(to: 2, interval: 0.02)
        #expect((48...52).contains(particles().count))
        emitter.birthRate = 0
        tree.step(to: 2.3, interval: 0.02)
        #expect((18...22).contains(particles().count) && tree.host.nextChange != nil)
        tree.step(to: 2.7, interval: 0.02)
        #expect(particles().isEmpty && tree.host.nextChange == nil)
        emitter.birthRate = 0.5
        tree.frame(at: 3)
        tree.step(to: 3.2, interval: 0.02)
        #expect((9...10).contains(particles().count))
        emitter.emitterCells = nil
        #expect(particles().isEmpty)
    }

    @Test("Cells have a begin time and a duration, and can be disabled")
    func duration() {
        cell.beginTime = 0.2
        cell.duration = 0.3
        emit(for: 0.19)
        #expect(particles().isEmpty)
        tree.step(to: 1, interval: 0.02)
        #expect((28...32).contains(particles().count))
        cell.duration = .infinity
        cell.isEnabled = false
        tree.step(to: 1.2, interval: 0.02)
        #expect((28...32).contains(particles().count))
    }

    @Test("Particles move, accelerate, rotate, shrink and fade")
    func motion() throws {
        cell.birthRate = 50
        cell.duration = 0.03
        cell.velocity = 100
        cell.yAcceleration = 200
        cell.spin = 1
        cell.scale = 2
        cell.scaleSpeed = -1
        cell.alphaSpeed = -0.5
        emit(for: 0.02)
        let layer = try #require(particles().first)
        tree.step(to: 1.02, interval: 0.01)
        #expect(particles().count == 1)
        #expect(abs(layer.position.x - 150) < 0.01 && abs(layer.position.y - 150) < 2)
        #expect(abs(layer.opacity - 0.5) < 0.01)
        let transform = layer.affineTransform()
        #expect(abs(hypot(transform.a, transform.b) - 1) < 0.01 && abs(atan2(transform.b, transform.a) - 1) < 0.01)
        tree.step(to: 2.2, interval: 0.01)
        #expect(particles().isEmpty)
    }

    @Test("Properties vary by half of their range, and layers with the same seed emit the same particles")
    func variation() {
        let other = CAEmitterLayer()
        tree.root.addSublayer(other)
        other.emitterPosition = emitter.emitterPosition
        other.seed = 7
        other.emitterCells = [cell]
        cell.velocity = 100
        cell.velocityRange = 40
        cell.emissionRange = 1
        cell.duration = 0.03
        cell.birthRate = 1000
        emit(for: 1)
        let distances = particles().map { hypot($0.position.x - 50, $0.position.y - 50) }
        let angles = particles().map { atan2($0.position.y - 50, $0.position.x - 50) }
        #expect(distances.count > 10 && distances.allSatisfy { (75...120).contains($0) })
        #expect(distances.max() ?? 0 > (distances.min() ?? 0) + 10)
        #expect(angles.allSatisfy { abs($0) <= 0.5 } && angles.contains { $0 > 0.1 } && angles.contains { $0 < -0.1 })
        #expect(particles(of: other).map(\.position) == particles().map(\.position))
    }

    @Test(
        "Particles come from the shape",
        arguments: [
            (CAEmitterLayerEmitterShape.point, CAEmitterLayerEmitterMode.volume), (.line, .volume), (.line, .points),
            (.rectangle, .volume), (.rectangle, .outline), (.rectangle, .points), (.circle, .volume),
            (.circle, .outline),
        ])
    func shapes(shape: CAEmitterLayerEmitterShape, mode: CAEmitterLayerEmitterMode) {
        emitter.emitterShape = shape
        emitter.emitterMode = mode
        emitter.emitterSize = CGSize(width: 40, height: 20)
        emit(for: 1)
        let offsets = particles().map { (x: $0.position.x - 50, y: $0.position.y - 50) }
        #expect(offsets.count > 50)
        func isEdge(_ value: CGFloat, _ edge: CGFloat) -> Bool { abs(abs(value) - edge) < 1e-9 }
        for (x, y) in offsets {
            let isInside =
                switch (shape, mode) {
                case (.line, .points): isEdge(x, 20) && y == 0
                case (.line, _): abs(x) <= 20 && y == 0
                case (.rectangle, .points): isEdge(x, 20) && isEdge(y, 10)
                case (.rectangle, .outline): isEdge(x, 20) && abs(y) <= 10 || isEdge(y, 10) && abs(x) <= 20
                case (.rectangle, _): abs(x) <= 20 && abs(y) <= 10
                case (.circle, .outline): abs(hypot(x, y) - 40) < 1e-9
                case (.circle, _): hypot(x, y) <= 40
                default: x == 0 && y == 0
                }
            #expect(isInside, "\(x), \(y)")
        }
        if shape != .point { #expect(offsets.contains { $0.x > 5 } && offsets.contains { $0.x < -5 }) }
    }

    @Test("The image is multiplied by the color")
    func colors() throws {
        emit(for: 0.1)
        #expect(try #require(particles().first).contents as? CGImage === cell.contents as? CGImage)
        emitter.emitterCells = nil
        cell.color = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        emitter.emitterCells = [cell]
        tree.frame(at: 0.2)
        tree.step(to: 0.3, interval: 0.02)
        let layer = try #require(particles().first)
        let picture = try #require(layer.contents as? CGImage)
        guard case .color(let words) = picture.bitmap(for: PixelSize(width: 4, height: 2))?.pixels else {
            throw CancellationError()
        }
        #expect(words == .init(repeating: 0xFFFF_0000, count: 8) && layer.opacity == 0.5)
        #expect(particles().allSatisfy { $0.contents as? CGImage === picture })
    }

    @Test("The render mode determines the order")
    func order() throws {
        emitter.renderMode = .oldestLast
        cell.velocity = 10
        emit(for: 0.5)
        let distances = particles().map { $0.position.x }
        #expect(distances.count > 40 && distances == distances.sorted())
        emitter.emitterCells = nil
        emitter.renderMode = .oldestFirst
        emitter.emitterCells = [cell]
        tree.frame(at: 0.6)
        tree.step(to: 1, interval: 0.02)
        let reversed = particles().map { $0.position.x }
        #expect(reversed.count > 30 && reversed == reversed.sorted().reversed())
    }

    @Test("The number of particles is limited, and copies of the layer have no particles of their own")
    func limit() {
        cell.birthRate = 1_000_000
        let texts = messages { emit(for: 0.1) }
        #expect(particles().count == 2000 && texts.count == 1)
        #expect(emitter.presentation()?.sublayers?.count == 1)
    }

    @Test("A layer whose cells can't emit requests no frames until a cell can")
    func idle() {
        cell.lifetime = 0.1
        cell.birthRate = 0
        emit(for: 0.1)
        #expect(tree.host.nextChange == nil)
        cell.birthRate = 100
        tree.frame(at: 0.2)
        tree.step(to: 0.3, interval: 0.02)
        #expect(particles().count > 5 && tree.host.nextChange != nil)

        cell.isEnabled = false
        tree.step(to: 0.6, interval: 0.02)
        #expect(particles().isEmpty && tree.host.nextChange == nil)
        #expect(emitter.sublayers?.first?.sublayers?.isEmpty ?? true)
        cell.isEnabled = true
        tree.frame(at: 0.7)
        tree.step(to: 0.8, interval: 0.02)
        #expect(particles().count > 5)

        emitter.lifetime = 0
        tree.step(to: 1.1, interval: 0.02)
        #expect(particles().isEmpty && tree.host.nextChange == nil)
        emitter.emitterCells = nil
        emitter.lifetime = 1
        tree.frame(at: 1.2)
        #expect(tree.host.nextChange == nil)
        cell.birthRate = 50
        #expect(tree.host.nextChange == nil)
    }

    @Test("Particles without a lifetime are never shown")
    func noLifetime() {
        cell.lifetime = -1
        cell.lifetimeRange = 2.1
        cell.birthRate = 1000
        emitter.emitterCells = [cell]
        tree.frame(at: 0)
        tree.frame(at: 0.1)
        #expect(particles().count < 20)
    }

    @Test("A color that doesn't vary is exact")
    func exactColor() throws {
        cell.color = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        emit(for: 0.1)
        let picture = try #require(particles().first?.contents as? CGImage)
        guard case .color(let words) = picture.bitmap(for: PixelSize(width: 4, height: 2))?.pixels else {
            throw CancellationError()
        }
        #expect(words.first == 0xFF33_6699)
    }

    @Test("Presentation copies have the settings of the layer, but request no frames")
    func presentation() throws {
        emitter.emitterShape = .line
        emitter.emitterSize.width = 30
        emitter.birthRate = 2
        emit(for: 0.1)
        let copy = try #require(emitter.presentation())
        #expect(copy.emitterPosition == CGPoint(x: 50, y: 50) && copy.emitterShape == .line)
        #expect(copy.emitterSize.width == 30 && copy.birthRate == 2 && copy.seed == 7 && copy.emitterCells == nil)
    }
}
