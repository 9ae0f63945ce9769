import DrawKit
public import Foundation
import Reporting

/// A layer that emits particles, for effects such as confetti, sparks and snow.
///
/// Particles are emitted and moved in the frames of the layer's window while particles exist or a cell emits them;
/// otherwise, the layer requests no frames. They are sublayers of the first sublayer. At most 2000 particles exist at a
/// time; further ones are not emitted.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
    /// The sources of particles. `nil`, the default, emits none. Removing a cell also removes its particles.
    open var emitterCells: [CAEmitterCell]? { didSet { cellsDidChange(from: oldValue ?? []) } }
    /// The factor of the birth rates of the cells. 1 by default.
    open var birthRate: Float = 1 { didSet { start() } }
    /// The factor of the lifetimes of the cells. 1 by default.
    open var lifetime: Float = 1 { didSet { start() } }
    /// The center of the shape, in points. Zero by default.
    open var emitterPosition = CGPoint.zero
    /// The size of the shape, in points. Zero by default.
    open var emitterSize = CGSize.zero
    /// The shape from which particles are emitted. `.point` by default.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the shape from which particles are emitted. `.volume` by default.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// The order in which particles are drawn. `.unordered` by default.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// The factor of the velocities of the cells. 1 by default.
    open var velocity: Float = 1
    /// The factor of the scales of the cells. 1 by default.
    open var scale: Float = 1
    /// The factor of the spins of the cells. 1 by default.
    open var spin: Float = 1
    /// The seed of the random numbers. Layers with the same seed, other than 0, emit the same particles. 0 by default.
    open var seed: UInt32 = 0 { didSet { state = UInt64(seed) } }

    private var particles: [Particle] = []
    /// The layers of particles that don't exist anymore.
    private var unused: [CALayer] = []
    private let container = CALayer()
    private var sources: [Source] = []
    private var link: CADisplayLink?
    private var lastTime: TimeInterval?
    /// The state of the random numbers; 0 before the first one if there is no seed.
    private var state: UInt64 = 0

    /// The emission by a cell.
    private struct Source {
        let cell: CAEmitterCell
        /// The time for which the layer has requested frames since the cell was added, in seconds.
        var age: TimeInterval = 0
        /// The fraction of the next particle that is due.
        var due = 0.0
    }

    private enum Metrics {
        static let maximumCount = 2000
        /// The maximum time by which a frame moves particles, in seconds.
        static let longestFrame: TimeInterval = 0.1
    }

    /// Creates a layer without cells.
    public required init() {
        super.init()
        addSublayer(container)
    }

    /// Creates a layer with the values currently presented by `layer`, but without cells and particles.
    public override init(layer: Any) {
        super.init(layer: layer)
        addSublayer(container)
    }

    /// Always returns `nil`, because layers can't be archived.
    public required init?(coder: NSCoder) {
        nil
    }

    private func cellsDidChange(from old: [CAEmitterCell]) {
        let cells = emitterCells ?? []
        sources = cells.map { cell in sources.first { $0.cell === cell } ?? Source(cell: cell) }
        for cell in old { cell.remove(from: self) }
        for cell in cells { cell.add(to: self) }
        let removed = particles.filter { particle in !cells.contains { particle.isOf($0) } }
        particles.removeAll { particle in !cells.contains { particle.isOf($0) } }
        removed.forEach(retire)
        start()
    }

    // MARK: Frames

    /// Requests frames if a cell emits particles or will emit some.
    func start() {
        guard link == nil, sources.contains(where: canEmit) else { return }
        lastTime = nil
        link = CADisplayLink.scheduled(for: self) { [weak self] link in
            guard let self else { return link.invalidate() }
            advance(to: link.timestamp)
        }
    }

    private func advance(to time: TimeInterval) {
        defer { lastTime = time }
        guard let lastTime else { return }
        let interval = min(max(time - lastTime, 0), Metrics.longestFrame)
        moveParticles(by: interval)
        for index in sources.indices { emit(from: index, interval: interval) }
        for particle in particles { particle.show() }
        guard particles.isEmpty, !sources.contains(where: canEmit) else { return }
        link?.invalidate()
        link = nil
        container.sublayers = nil
        unused = []
    }

    private func moveParticles(by interval: TimeInterval) {
        var count = 0
        for index in particles.indices {
            guard particles[index].advance(by: interval) else {
                retire(particles[index])
                continue
            }
            if count != index { particles.swapAt(count, index) }
            count += 1
        }
        particles.removeLast(particles.count - count)
    }

    /// Returns the number of particles that `cell` emits per second.
    private func rate(of cell: CAEmitterCell) -> Double {
        let rate = Double(cell.birthRate) * Double(birthRate)
        return cell.isEnabled && rate > 0 && rate.isFinite ? rate : 0
    }

    /// Returns `true` if `source` emits particles or will emit some.
    private func canEmit(_ source: Source) -> Bool {
        let cell = source.cell
        return rate(of: cell) > 0 && lifetime > 0 && cell.hasLifetime && source.age < cell.beginTime + cell.duration
    }

    private func emit(from index: Int, interval: TimeInterval) {
        let cell = sources[index].cell
        sources[index].age += interval
        let age = sources[index].age
        guard age >= cell.beginTime, age < cell.beginTime + cell.duration else { return }
        let rate = rate(of: cell)
        guard rate > 0 else { return }
        sources[index].due += min(rate * interval, Double(Metrics.maximumCount))
        while sources[index].due >= 1 {
            guard particles.count < Metrics.maximumCount else {
                sources[index].due = 0
                return Diagnostics.report(
                    "\(label): more than \(Metrics.maximumCount) particles; further ones are skipped")
            }
            sources[index].due -= 1
            let particle = Particle(of: cell, in: self, at: randomPosition(), layer: freeLayer()) {
                self.random() - 0.5
            }
            if particle.exists { particles.append(particle) } else { retire(particle) }
        }
    }

    private func freeLayer() -> CALayer {
        let layer = unused.popLast() ?? CALayer()
        switch renderMode {
        case .oldestFirst: container.addSublayer(layer)
        case .oldestLast: container.insertSublayer(layer, at: 0)
        default: if layer.superlayer == nil { container.addSublayer(layer) }
        }
        return layer
    }

    private func retire(_ particle: Particle) {
        particle.layer.isHidden = true
        unused.append(particle.layer)
    }

    override func copyPresentedValues(from layer: CALayer, at time: TimeInterval) {
        super.copyPresentedValues(from: layer, at: time)
        guard let layer = layer as? CAEmitterLayer else { return }
        birthRate = layer.birthRate
        lifetime = layer.lifetime
        emitterPosition = layer.emitterPosition
        emitterSize = layer.emitterSize
        emitterShape = layer.emitterShape
        emitterMode = layer.emitterMode
        renderMode = layer.renderMode
        velocity = layer.velocity
        scale = layer.scale
        spin = layer.spin
        seed = layer.seed
    }

    // MARK: Random numbers

    /// Returns a random number in 0..<1.
    private func random() -> Double {
        if state == 0 { state = UInt64.random(in: 1...UInt64.max) }
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 33) / Double(1 << 31)
    }

    private func randomPosition() -> CGPoint {
        let (wide, high) = (emitterSize.width, emitterSize.height)
        func point(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(x: emitterPosition.x + x * wide, y: emitterPosition.y + y * high)
        }
        switch (emitterShape, emitterMode) {
        case (.line, .points): return point(random() < 0.5 ? -0.5 : 0.5, 0)
        case (.line, _): return point(random() - 0.5, 0)
        case (.rectangle, .points), (.cuboid, .points):
            return point(random() < 0.5 ? -0.5 : 0.5, random() < 0.5 ? -0.5 : 0.5)
        case (.rectangle, .volume), (.cuboid, .volume): return point(random() - 0.5, random() - 0.5)
        case (.rectangle, _), (.cuboid, _):
            let (along, isFirst) = (random() - 0.5, random() < 0.5)
            let isHorizontal = random() * (wide + high) < wide
            return isHorizontal ? point(along, isFirst ? -0.5 : 0.5) : point(isFirst ? -0.5 : 0.5, along)
        case (.circle, .volume), (.sphere, .volume): return circlePoint(radius: wide * random().squareRoot())
        case (.circle, .outline), (.sphere, .outline), (.circle, .surface), (.sphere, .surface):
            return circlePoint(radius: wide)
        default: return emitterPosition
        }
    }

    private func circlePoint(radius: CGFloat) -> CGPoint {
        let angle = random() * 2 * .pi
        return CGPoint(x: emitterPosition.x + radius * cos(angle), y: emitterPosition.y + radius * sin(angle))
    }
}
