import Foundation
import Observation
import SkeletonView
import StageKit
import TestSupport
import Testing

@MainActor
@Suite("Skeleton states")
struct SkeletonStateTests {
    private let stage = OffscreenStage(size: CGSize(width: 60, height: 40))
    private let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    /// A style without motion or transition.
    private static let style: SkeletonStyle = {
        var style = SkeletonStyle.solid(usingColor: .turquoise)
        style.transition = .none
        return style
    }()

    private struct Failure: Error {}

    @MainActor
    private final class Log {
        var bones: [Bool?] = []
    }

    init() {
        leaf.backgroundColor = .red
        leaf.isSkeletonable = true
        stage.window.addSubview(leaf)
        stage.advance(by: 0)
    }

    /// `true` if the next frame shows bones, `false` if it shows content, and `nil` for anything else.
    private var showsBones: Bool? {
        stage.advance(by: 0)
        switch stage.pixel(x: 30, y: 20).bytes {
        case UIColor.turquoise.bytes: return true
        case [255, 0, 0]: return false
        default: return nil
        }
    }

    @Test("Bones are shown for each loading state, and the handler gets every state")
    func follows() async {
        let (states, say) = AsyncStream.makeStream(of: SkeletonState.self)
        let (heard, hear) = AsyncStream.makeStream(of: String.self)
        let task = Task {
            await leaf.showSkeleton(Self.style, following: states) { state in
                hear.yield("\(state) \(leaf.sk.isSkeletonActive)")
            }
        }
        var words = heard.makeAsyncIterator()
        let steps: [(SkeletonState, String, Bool)] = [
            (.loading, "loading true", true), (.loading, "loading true", true), (.loaded, "loaded true", false),
            (.loaded, "loaded false", false), (.loading, "loading true", true), (.empty, "empty true", false),
            (.loading, "loading true", true), (.failed(Failure()), "failed(Failure()) true", false),
        ]
        for (state, word, isShown) in steps {
            say.yield(state)
            let next = await words.next(isolation: MainActor.shared)
            #expect(next?.hasSuffix(word.suffix(6)) == true && next?.hasPrefix(word.prefix(5)) == true)
            #expect(showsBones == isShown, "\(word)")
        }
        say.finish()
        await task.value
        #expect(showsBones == false)
    }

    @MainActor @Observable
    final class Model {
        var state = SkeletonState.loading
        var other = 0
    }

    @Test("A skeleton can follow the state of an observable model")
    func observable() async {
        let model = Model()
        let (heard, hear) = AsyncStream.makeStream(of: Bool.self)
        let task = Task {
            await leaf.showSkeleton(Self.style, following: Observations { model.state }) { hear.yield($0.isLoading) }
        }
        var loads = heard.makeAsyncIterator()
        for (state, isLoading) in [(SkeletonState.loaded, true), (.loading, false), (.empty, true)] {
            #expect(await loads.next(isolation: MainActor.shared) == isLoading)
            #expect(showsBones == isLoading)
            model.other += 1
            model.state = state
        }
        #expect(await loads.next(isolation: MainActor.shared) == false && showsBones == false)
        task.cancel()
        await task.value
    }

    @Test("A timed-out skeleton moves again when the next load begins")
    func anotherLoadAfterTheTimeout() async {
        var style = SkeletonStyle.solid(usingColor: .turquoise, animated: true)
        (style.transition, style.timeout) = (.none, 1)
        let (states, say) = AsyncStream.makeStream(of: SkeletonState.self)
        let (heard, hear) = AsyncStream.makeStream(of: Void.self)
        let task = Task { await leaf.showSkeleton(style, following: states) { _ in hear.yield() } }
        var words = heard.makeAsyncIterator()
        func isMoving() -> Bool {
            let drawn = stage.drawnFrames
            stage.advance(by: 0.4)
            return stage.drawnFrames > drawn
        }
        for _ in 0..<3 {
            say.yield(.loading)
            await words.next(isolation: MainActor.shared)
            stage.advance(by: 0)
            #expect(isMoving())
            stage.advance(by: 1)
            #expect(!isMoving() && leaf.sk.isSkeletonActive)
        }
        say.finish()
        await task.value
    }

    @Test("Ending the sequence or canceling the task while loading leaves no bones", arguments: [true, false])
    func ending(isCancelled: Bool) async {
        let (states, say) = AsyncStream.makeStream(of: SkeletonState.self)
        let (heard, hear) = AsyncStream.makeStream(of: Void.self)
        let task = Task { await leaf.showSkeleton(Self.style, following: states) { _ in hear.yield() } }
        say.yield(.loading)
        var words = heard.makeAsyncIterator()
        await words.next(isolation: MainActor.shared)
        #expect(showsBones == true)

        if isCancelled { task.cancel() } else { say.finish() }
        await task.value
        #expect(showsBones == false)
        #expect(!leaf.sk.isSkeletonActive && leaf.sk.bones.isEmpty)
    }

    @Test("Errors thrown by the sequence are rethrown and leave no bones")
    func throwing() async {
        let (states, say) = AsyncThrowingStream.makeStream(of: SkeletonState.self)
        say.yield(.loading)
        say.finish(throwing: Failure())
        let log = Log()
        await #expect(throws: Failure.self) {
            try await leaf.showSkeleton(Self.style, following: states) { _ in log.bones.append(showsBones) }
        }
        #expect(log.bones == [true])
        #expect(showsBones == false)
    }

    @Test("A concurrent load keeps its bones when the state changes")
    func besideALoad() async {
        let (states, say) = AsyncStream.makeStream(of: SkeletonState.self)
        await leaf.withSkeleton(Self.style) {
            say.yield(.loading)
            say.yield(.loaded)
            say.finish()
            await leaf.showSkeleton(Self.style, following: states)
            #expect(showsBones == true)
        }
        #expect(showsBones == false)
    }
}
