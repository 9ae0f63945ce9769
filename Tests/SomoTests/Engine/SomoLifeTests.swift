import CHeapCount
import DrawKit
import Somo
import StageKit
import TestSupport
import Testing
import TextKit

@MainActor
@Suite("Lifetime of bones", .serialized)
struct SomoLifeTests {
    private final class Counter {
        static nonisolated(unsafe) var alive = 0

        init() { Self.alive += 1 }
        deinit { Self.alive -= 1 }
    }

    private final class CountedBone: SomoView {
        let counter = Counter()
    }

    private final class CountedCard: UIView, SomoSkeletonLayout {
        let counter = Counter()

        func somoSkeletonLayout() -> [SomoView] {
            SomoAnimationStyle.allCases.map {
                CountedBone(frame: bounds.insetBy(dx: 2, dy: 2), somoColor: .black, animationStyle: $0)
            }
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 200, height: 100))

    @Test("endSomo deallocates the container and the bones")
    func end() {
        Counter.alive = 0
        let card = CountedCard(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.window.addSubview(card)
        card.beginSomo()
        stage.advance(by: 0.4)
        weak let container = card.somoContainer
        #expect(Counter.alive == 5)

        card.endSomo()
        stage.advance(by: 0.1)
        #expect(Counter.alive == 1)
        #expect(container == nil)
    }

    @Test("A resize deallocates the previous bones")
    func resize() {
        Counter.alive = 0
        let card = CountedCard(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.window.addSubview(card)
        card.beginSomo()
        for width in 51...60 {
            card.frame.size.width = CGFloat(width)
            stage.advance(by: 0.1)
        }
        #expect(Counter.alive == 5)
    }

    @Test("A view released while its bones move is deallocated with them")
    func dropped() {
        Counter.alive = 0
        var card: CountedCard? = CountedCard(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        if let card { stage.window.addSubview(card) }
        card?.beginSomo()
        stage.advance(by: 0.4)
        card?.removeFromSuperview()
        card = nil
        stage.advance(by: 0.1)
        #expect(Counter.alive == 0)
        #expect(stage.window.nextDeadline == nil)
    }

    @Test("A changed style or color appears in the next frame")
    func switching() {
        let bone = SomoView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 60), somoColor: .black, animationStyle: .gradientHorizontal)
        stage.window.addSubview(bone)
        stage.advance(by: 0.75)
        let middle = { stage.pixel(x: 50, y: 30).bytes }
        let beside = { stage.pixel(x: 5, y: 30).bytes }
        #expect(abs(middle()[0] - 76) <= 2)
        #expect(beside() == [0, 0, 0])

        bone.animationStyle = .gradientVertical
        stage.advance(by: 0)
        #expect(beside() == middle())
        bone.animationStyle = .solid
        stage.advance(by: 0)
        #expect(beside() == middle())
        #expect(abs(middle()[0] - 48) <= 2)
        bone.somoColor = .red
        stage.advance(by: 0)
        #expect(middle()[0] == 255 && beside()[1] == middle()[1])
        bone.animationStyle = .gradientHorizontal
        stage.advance(by: 0)
        #expect(abs(middle()[1] - 76) <= 2)
        #expect(beside() == [255, 0, 0])
    }

    @Test("A bone that moves to another window restarts on that window's clock")
    func otherWindow() {
        let bone = SomoView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 60), somoColor: .black, animationStyle: .gradientHorizontal)
        stage.window.addSubview(bone)
        stage.advance(by: 100.2)
        let other = OffscreenStage(size: CGSize(width: 100, height: 60))
        other.advance(by: 1)
        other.window.addSubview(bone)
        other.advance(by: 0.75)
        #expect(abs(other.pixel(x: 50, y: 30).bytes[0] - 76) <= 2)
    }

    @Test("Equal bones share a paint, and frames change paints and commands but not the number of commands")
    func steady() {
        for index in 0..<200 {
            stage.window.addSubview(
                SomoView(
                    frame: CGRect(x: index % 20 * 10, y: index / 20 * 10, width: 8, height: 8), somoColor: .black,
                    animationStyle: SomoAnimationStyle.allCases[index % 4]))
        }
        stage.advance(by: 0.5)
        let before = stage.window.displayList
        #expect(before.paints.count == 3)
        stage.advance(by: 0.1)
        let after = stage.window.displayList
        #expect(before.paints != after.paints)
        #expect(before.commands != after.commands)
        #expect(before.commands.count == after.commands.count)
    }

    @Test(
        "A frame of a thousand bones allocates nothing",
        .enabled(if: heap_count_is_available(), "The allocator is a sanitizer's or not glibc's"),
        arguments: SomoAnimationStyle.allCases)
    func allocations(_ style: SomoAnimationStyle) {
        for index in 0..<1000 {
            stage.window.addSubview(
                SomoView(
                    frame: CGRect(x: index % 40 * 5, y: index / 40 * 4, width: 4, height: 3), somoColor: .black,
                    animationStyle: style))
        }
        // Text that another test has cached could be evicted in a counted frame. This simulates such text and empties
        // the cache.
        _ = TextCache.shared.layout(
            of: StyledText("Not asked for again"), style: TextStyle(font: .systemFont(ofSize: 15)), width: nil)
        for _ in 0..<TextCache.maximumUnusedFrames - 20 { TextCache.shared.beginFrame() }
        TextCache.shared.dropAll()
        stage.advance(by: 0.5)
        stage.advance(by: 0.1)  // the first moving frame plans the drawing of all others
        let window = UndrawnWindow(stage.window)
        var time = stage.time
        heap_count_start()
        while time < stage.time + 0.4 {
            time += 1.0 / 60
            window.runFrame(at: time)
        }
        #expect(heap_count_stop() == 0)
    }
}
