import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@MainActor
@Suite("withSkeleton")
struct WithSkeletonTests {
    /// A window with a box that contains two red skeletonable views. Its first frame has been drawn.
    private let stage = OffscreenStage(size: CGSize(width: 60, height: 40))
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    private let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    private let right = UIView(frame: CGRect(x: 30, y: 0, width: 30, height: 40))

    private let red = [255, 0, 0]
    private let turquoise = UIColor.turquoise.bytes
    private let amethyst = UIColor.amethyst.bytes

    private struct Failure: Error {}

    private static func still(_ color: UIColor, delay: TimeInterval = 0) -> SkeletonStyle {
        var style = SkeletonStyle.solid(usingColor: color)
        (style.transition, style.delay) = (.none, delay)
        return style
    }

    init() {
        for view in [left, right] {
            view.backgroundColor = .red
            view.isSkeletonable = true
            box.addSubview(view)
        }
        stage.window.addSubview(box)
        stage.advance(by: 0)
    }

    /// The colors of the left and the right view in the next frame.
    private var shown: [[Int]] {
        stage.advance(by: 0)
        return [stage.pixel(x: 15, y: 20).bytes, stage.pixel(x: 45, y: 20).bytes]
    }

    /// Expects no bones, now or later.
    private func expectNothingLeft(_ location: SourceLocation = #_sourceLocation) {
        #expect(shown == [red, red], sourceLocation: location)
        #expect(!stage.window.sk.isSkeletonActive, sourceLocation: location)
        #expect(stage.window.sk.bones.isEmpty, sourceLocation: location)
        stage.advance(by: 5)
        #expect(shown == [red, red], sourceLocation: location)
    }

    @Test("Bones are shown while the load runs, and hidden when it returns its value")
    func value() async {
        let value = await box.withSkeleton(Self.still(.turquoise)) {
            #expect(box.sk.isSkeletonActive)
            #expect(shown == [turquoise, turquoise])
            return 7
        }

        #expect(value == 7)
        expectNothingLeft()
    }

    @Test("By default, a highlight sweeps over bones in the appearance's color, which fade in and out")
    func defaults() async {
        await box.withSkeleton {
            stage.advance(by: 0.25)
            #expect(shown[0] == UIColor.skeletonDefault.bytes)
            stage.advance(by: 1)
            #expect(shown[0] != UIColor.skeletonDefault.bytes)
            #expect(Set((0..<30).map { stage.pixel(x: $0, y: 20).bytes }).count > 1)
        }

        #expect(stage.window.sk.bones.count == 2)
        stage.advance(by: 0.25)
        expectNothingLeft()
    }

    @Test("A gradient slides over the bones only if it is animated")
    func gradient() async {
        let gradient = SkeletonGradient(colors: [.turquoise, .amethyst])
        await box.withSkeleton(.gradient(usingGradient: gradient, animated: true, transition: .none)) {
            let first = shown
            stage.advance(by: 1)
            #expect(shown != first)
        }
        expectNothingLeft()
        await box.withSkeleton(.gradient(usingGradient: gradient, transition: .none)) {
            let first = shown
            stage.advance(by: 1)
            #expect(shown == first)
        }
        expectNothingLeft()
    }

    @Test("Errors thrown by the load are rethrown, and the bones are hidden")
    func throwing() async {
        await #expect(throws: Failure.self) {
            try await box.withSkeleton(Self.still(.turquoise)) {
                #expect(shown == [turquoise, turquoise])
                throw Failure()
            }
        }
        expectNothingLeft()
    }

    @Test("A load shorter than the delay never shows bones")
    func delay() async {
        await box.withSkeleton(Self.still(.turquoise, delay: 0.2)) {
            stage.advance(by: 0.19)
            #expect(shown == [red, red])
        }
        expectNothingLeft()
        await box.withSkeleton(.solid(usingColor: .turquoise, animated: true, delay: 0.2, transition: .none)) {
            stage.advance(by: 0.2)
            #expect(shown == [turquoise, turquoise])
        }
        expectNothingLeft()
    }

    @Test("A canceled load hides its bones")
    func cancelled() async {
        let gate = Gate()
        let task = Task {
            try await box.withSkeleton(Self.still(.turquoise)) { try await gate.pass() }
        }
        await gate.arrival()
        #expect(shown == [turquoise, turquoise])

        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
        expectNothingLeft()
    }

    @Test("A load that ignores cancellation keeps its bones until it ends")
    func stubborn() async {
        let gate = Gate()
        let task = Task { await box.withSkeleton(Self.still(.turquoise)) { await gate.passStubbornly() } }
        await gate.arrival()
        task.cancel()
        #expect(shown == [turquoise, turquoise])

        gate.letGo()
        await task.value
        expectNothingLeft()
    }

    @Test("In a task that is already canceled, the load runs without bones")
    func cancelledBefore() async {
        let gate = Gate()
        let task = Task {
            await gate.passStubbornly()
            return await box.withSkeleton(Self.still(.turquoise)) { box.sk.isSkeletonActive }
        }
        await gate.arrival()
        task.cancel()
        gate.letGo()

        #expect(await !task.value)
        expectNothingLeft()
    }

    @Test("A nested load on the same view changes the look while it runs; the outer load ends the skeleton")
    func reentrant() async {
        await box.withSkeleton(Self.still(.turquoise)) {
            await box.withSkeleton(Self.still(.amethyst)) {
                #expect(shown == [amethyst, amethyst])
            }
            #expect(shown == [turquoise, turquoise])
        }
        expectNothingLeft()
    }

    @Test("Of two concurrent loads on a view, the last to end hides the skeleton", arguments: [true, false])
    func atOnce(endsFirstFirst: Bool) async {
        let gates = [Gate(), Gate()]
        let first = Task {
            try await box.withSkeleton(Self.still(.turquoise)) { try await gates[0].pass() }
        }
        await gates[0].arrival()
        let second = Task {
            try await box.withSkeleton(Self.still(.amethyst)) { try await gates[1].pass() }
        }
        await gates[1].arrival()
        #expect(shown == [amethyst, amethyst])

        let order = endsFirstFirst ? [(0, first), (1, second)] : [(1, second), (0, first)]
        gates[order[0].0].letGo()
        _ = await order[0].1.result
        let left = endsFirstFirst ? amethyst : turquoise
        #expect(shown == [left, left])
        gates[order[1].0].letGo()
        _ = await order[1].1.result
        expectNothingLeft()
    }

    @Test("With two concurrent delayed loads on a view, the bones appear after the shorter delay")
    func delayedAtOnce() async {
        let gate = Gate()
        let first = Task {
            try await box.withSkeleton(Self.still(.turquoise, delay: 1)) { try await gate.pass() }
        }
        await gate.arrival()
        await box.withSkeleton(Self.still(.amethyst, delay: 2)) {
            stage.advance(by: 0.9)
            #expect(shown == [red, red])
            stage.advance(by: 0.1)
            #expect(shown == [amethyst, amethyst])
        }
        #expect(shown == [turquoise, turquoise])

        gate.letGo()
        _ = await first.result
        expectNothingLeft()
    }

    @Test("A load nested in another reveals its own view when it ends")
    func nested() async {
        await box.withSkeleton(Self.still(.turquoise)) {
            await left.withSkeleton(Self.still(.amethyst)) {
                #expect(shown == [amethyst, turquoise])
            }
            #expect(shown == [red, turquoise])
        }
        expectNothingLeft()
    }

    @Test("An outer load that ends first leaves an inner load its bones", arguments: [true, false])
    func outerEndsFirst(innerBeganFirst: Bool) async {
        let (outer, inner) = (Gate(), Gate())
        func load(_ view: UIView, _ color: UIColor, _ gate: Gate) -> Task<Void, any Error> {
            Task { try await view.withSkeleton(Self.still(color)) { try await gate.pass() } }
        }
        var tasks: [Task<Void, any Error>] = []
        for isInner in [innerBeganFirst, !innerBeganFirst] {
            tasks.append(isInner ? load(left, .amethyst, inner) : load(box, .turquoise, outer))
            await (isInner ? inner : outer).arrival()
        }
        #expect(shown[1] == turquoise)
        #expect(shown[0] == (innerBeganFirst ? turquoise : amethyst))

        outer.letGo()
        _ = await tasks[innerBeganFirst ? 1 : 0].result
        #expect(shown == [amethyst, red])

        inner.letGo()
        _ = await tasks[innerBeganFirst ? 0 : 1].result
        expectNothingLeft()
    }

    @Test("Hiding a skeleton during its load ends it for good")
    func hiddenByTheApp() async {
        await box.withSkeleton(Self.still(.turquoise)) {
            await left.withSkeleton(Self.still(.amethyst)) {
                stage.window.hideSkeleton(transition: .none)
                #expect(shown == [red, red])
            }
            #expect(shown == [red, red])
        }
        expectNothingLeft()
    }

    @Test("A view that leaves its window during a load returns without bones")
    func removed() async {
        await box.withSkeleton(Self.still(.turquoise)) {
            #expect(shown == [turquoise, turquoise])
            box.removeFromSuperview()
            stage.advance(by: 1)
        }
        #expect(!box.sk.isSkeletonActive)
        stage.window.addSubview(box)
        expectNothingLeft()

        await box.withSkeleton(Self.still(.turquoise, delay: 1)) { box.removeFromSuperview() }
        stage.window.addSubview(box)
        expectNothingLeft()
    }

    @Test("A view is retained while it loads, and released afterward")
    func memory() async {
        weak var abandoned: UIView?
        let gate = Gate()
        let task: Task<Void, any Error>
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.isSkeletonable = true
            abandoned = view
            task = Task { try await view.withSkeleton(Self.still(.turquoise)) { try await gate.pass() } }
        }
        await gate.arrival()
        #expect(abandoned != nil)

        gate.letGo()
        _ = await task.result
        #expect(abandoned == nil)
    }

    @Test("A style can be shown directly, immediately or after its delay")
    func styles() {
        box.showSkeleton(Self.still(.turquoise))
        #expect(shown == [turquoise, turquoise])
        box.hideSkeleton(transition: .none)
        box.showSkeleton(Self.still(.amethyst, delay: 0.5))
        #expect(shown == [red, red])
        stage.advance(by: 0.5)
        #expect(shown == [amethyst, amethyst])
        box.hideSkeleton(transition: .none)
        expectNothingLeft()
    }
}
