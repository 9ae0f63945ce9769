import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@MainActor
@Suite("Show and hide")
struct ShowAndHideTests {
    /// A window with one red skeletonable view. Its first frame has been drawn.
    private let stage = OffscreenStage(size: CGSize(width: 60, height: 40))
    private let content = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))

    private let red = [255, 0, 0]
    private let bone = UIColor.turquoise.bytes

    init() {
        content.backgroundColor = .red
        content.isSkeletonable = true
        stage.window.addSubview(content)
        stage.advance(by: 0)
    }

    private var middle: [Int] { stage.pixel(x: 30, y: 20).bytes }

    @Test("Without a transition, the next frame shows only bones or, after hiding, only content")
    func noTransition() {
        stage.window.showSkeleton(usingColor: .turquoise, transition: .none)
        stage.advance(by: 0)
        #expect(middle == bone)
        #expect(stage.window.sk.isSkeletonActive)

        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(middle == red)
        #expect(!stage.window.sk.isSkeletonActive)
        #expect(stage.window.sk.bones.isEmpty)
    }

    @Test("A cross-dissolve is half done after half its duration, and done at its end")
    func crossDissolve() {
        stage.window.showSkeleton(usingColor: .turquoise, transition: .crossDissolve(1))
        stage.advance(by: 0)
        #expect(middle == red)

        stage.advance(by: 0.5)
        let half = zip(red, bone).map { content, bone in (content + bone) / 2 }
        #expect(zip(middle, half).allSatisfy { abs($0 - $1) <= 1 })

        stage.advance(by: 0.5)
        #expect(middle == bone)
    }

    @Test("A skeleton that fades out is inactive, but its bones are listed until they are gone")
    func fadeOut() {
        stage.window.showSkeleton(usingColor: .turquoise, transition: .none)
        stage.advance(by: 0.1)
        stage.window.hideSkeleton(transition: .crossDissolve(0.5))

        #expect(!stage.window.sk.isSkeletonActive)
        #expect(stage.window.sk.bones.count == 1)

        stage.advance(by: 0.49)
        #expect(stage.window.sk.bones.count == 1)
        stage.advance(by: 0.01)
        #expect(stage.window.sk.bones.isEmpty)
        #expect(middle == red)
    }

    @Test("Showing a skeleton during its fade-out reverses the fade and leaves no orphaned bone")
    func showDuringFadeOut() {
        stage.window.showSkeleton(usingColor: .turquoise, transition: .none)
        stage.advance(by: 0.1)
        stage.window.hideSkeleton(transition: .crossDissolve(1))
        stage.advance(by: 0.5)
        let before = middle
        stage.window.showSkeleton(usingColor: .turquoise, transition: .crossDissolve(1))
        stage.advance(by: 0)
        #expect(zip(middle, before).allSatisfy { abs($0 - $1) <= 1 })

        stage.advance(by: 1)
        #expect(middle == bone)
        #expect(stage.window.sk.bones.count == 1)

        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 2)
        #expect(middle == red)
        #expect(stage.window.sk.bones.isEmpty)
    }

    @Test("Hiding a skeleton during its fade-in reverses the fade")
    func hideDuringFadeIn() {
        stage.window.showSkeleton(usingColor: .turquoise, transition: .crossDissolve(1))
        stage.advance(by: 0.5)
        let before = middle
        stage.window.hideSkeleton(transition: .crossDissolve(1))
        stage.advance(by: 0)
        #expect(zip(middle, before).allSatisfy { abs($0 - $1) <= 1 })

        stage.advance(by: 1)
        #expect(middle == red)
    }

    @Test("Values that the app sets while loading are kept, and bones follow the layout")
    func contentIsTheApps() {
        stage.window.showSkeleton(usingColor: .turquoise, transition: .none)
        content.backgroundColor = .green
        content.frame = CGRect(x: 0, y: 0, width: 60, height: 15)
        stage.advance(by: 0.1)
        #expect(middle == [255, 255, 255])
        #expect(stage.pixel(x: 5, y: 5).bytes == bone)

        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(stage.pixel(x: 5, y: 5).bytes == [0, 255, 0])
        #expect(content.alpha == 1)
        #expect(!content.isHidden)
    }

    @Test("A view added and flagged while a skeleton is shown gets a bone in the next frame")
    func lateViews() {
        stage.window.showSkeleton(usingColor: .turquoise, transition: .none)
        let late = UIView(frame: CGRect(x: 0, y: 32, width: 60, height: 8))
        stage.window.addSubview(late)
        stage.advance(by: 0.1)
        #expect(stage.window.sk.bones.count == 1)

        late.isSkeletonable = true
        stage.advance(by: 0.1)
        #expect(stage.window.sk.bones.map(\.frame) == [content.frame, late.frame])
    }

    @Test("A view that leaves its window loses its bones and shows its content when added again")
    func removedViews() {
        stage.window.showSkeleton(usingColor: .turquoise, transition: .none)
        stage.advance(by: 0.1)
        content.removeFromSuperview()
        stage.advance(by: 0.1)
        #expect(stage.window.sk.bones.isEmpty)

        stage.window.hideSkeleton(transition: .none)
        stage.window.addSubview(content)
        stage.advance(by: 0.1)
        #expect(middle == red)
    }

    @Test("A skeleton shown outside a window begins its transition when its root enters one")
    func beforeTheWindow() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        leaf.isSkeletonable = true
        box.addSubview(leaf)
        box.showSkeleton(usingColor: .turquoise, transition: .crossDissolve(1))
        #expect(box.sk.isSkeletonActive)

        stage.advance(by: 5)
        stage.window.addSubview(box)
        stage.advance(by: 0.5)
        #expect(middle != bone)
        stage.advance(by: 0.5)
        #expect(middle == bone)
    }

    @Test("Bones block touches unless isUserInteractionDisabledWhenSkeletonIsActive is false")
    func touches() {
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        button.isSkeletonable = true
        stage.window.addSubview(button)
        stage.window.showSkeleton(transition: .none)
        stage.advance(by: 0.1)

        stage.click(at: CGPoint(x: 30, y: 20))
        #expect(presses == 0)

        button.isUserInteractionDisabledWhenSkeletonIsActive = false
        stage.advance(by: 0.1)
        stage.click(at: CGPoint(x: 30, y: 20))
        #expect(presses == 1)

        stage.window.hideSkeleton(transition: .none)
        stage.click(at: CGPoint(x: 30, y: 20))
        #expect(presses == 2)
    }

    @Test("A skeleton without motion draws no frames once it is shown")
    func stillSkeletonIsIdle() {
        stage.window.showGradientSkeleton(transition: .none)
        stage.advance(by: 0.1)
        let drawn = stage.drawnFrames

        stage.advance(by: 1)

        #expect(stage.drawnFrames == drawn)
    }

    @Test("A pulsing bone fades to its complementary color and back")
    func pulse() {
        stage.window.showAnimatedSkeleton(usingColor: .clouds, transition: .none)
        stage.advance(by: 0)
        #expect(middle == UIColor.clouds.bytes)

        stage.advance(by: 1)
        #expect(zip(middle, [222, 226, 227]).allSatisfy { abs($0 - $1) <= 1 })
        stage.advance(by: 1)
        #expect(middle == UIColor.clouds.bytes)
    }

    @Test("A released screen is deallocated with its skeleton")
    func memory() {
        weak var abandoned: UIView?
        autoreleasing {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
            box.isSkeletonable = true
            stage.window.addSubview(box)
            box.showAnimatedGradientSkeleton()
            stage.advance(by: 0.1)
            box.removeFromSuperview()
            abandoned = box
        }
        stage.advance(by: 1)
        #expect(abandoned == nil)
    }

    private func autoreleasing(_ body: () -> Void) {
        body()
    }
}
