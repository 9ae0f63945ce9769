import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests highlights over the content of views.
@MainActor
@Suite("Shimmer over content")
struct ShimmerTests {
    private let stage = OffscreenStage(size: CGSize(width: 120, height: 60))
    private let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))

    init() {
        stage.window.backgroundColor = .white
        view.backgroundColor = .black
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    private static func shimmer(intensity: CGFloat = 0.6, pause: TimeInterval = 0) -> SkeletonShimmer {
        SkeletonShimmer(
            highlight: SkeletonHighlight(width: .points(40), pace: .duration(1), pause: pause, easing: .linear),
            intensity: intensity)
    }

    private func gray(_ x: Int) -> Double { Double(stage.pixel(x: x, y: 30).bytes[0]) }

    /// Expects black content on white, under a highlight of 40 points that has completed the fraction `progress` of its
    /// sweep.
    private func expectHighlight(
        _ progress: Double, intensity: Double = 0.6, _ location: SourceLocation = #_sourceLocation
    ) {
        let middle = 10 + 50 + (progress - 0.5) * 140
        var wrong = 0
        for x in 10..<110 {
            let part = max(0, 1 - abs(Double(x) + 0.5 - middle) / 20)
            let seen = 1 - intensity + intensity * part
            if abs(gray(x) - 255 * (1 - seen)) > 3 { wrong += 1 }
        }
        #expect(wrong == 0, "pixels", sourceLocation: location)
    }

    @Test("Content is fully visible in the highlight and dimmed next to it")
    func formula() {
        view.startShimmering(Self.shimmer(), fadeDuration: 0)
        #expect(view.isShimmering)
        for progress in [0.2, 0.5, 0.8] {
            stage.advance(by: progress - stage.time)
            expectHighlight(progress)
        }
        #expect(gray(5) == 255)
        #expect(stage.window.hitTest(CGPoint(x: 105, y: 30), with: nil) === view)
    }

    @Test("Content dims and is restored over the fade durations, and no mask remains")
    func fades() {
        view.startShimmering(Self.shimmer(pause: 5), fadeDuration: 0.2)
        stage.advance(by: 0.001)
        #expect(gray(105) < 3)
        stage.advance(by: 0.1)
        #expect(abs(gray(105) - 255 * 0.3) < 6)
        stage.advance(by: 1)
        #expect(abs(gray(105) - 255 * 0.6) < 3)
        view.stopShimmering(fadeDuration: 0.2)
        #expect(!view.isShimmering)
        stage.advance(by: 0.1)
        #expect(abs(gray(105) - 255 * 0.3) < 6)
        #expect(view.layer.mask != nil)
        stage.advance(by: 0.11)
        #expect(gray(105) == 0)
        #expect(view.layer.mask == nil)
        stage.advance(by: 0.1)
        let frames = stage.drawnFrames
        stage.advance(by: 1)
        #expect(stage.drawnFrames == frames)
    }

    @Test("A shimmer's highlight follows the view's size")
    func resized() {
        view.startShimmering(Self.shimmer(), fadeDuration: 0)
        stage.advance(by: 0.25)
        view.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
        stage.advance(by: 0)
        view.frame = CGRect(x: 10, y: 20, width: 100, height: 30)
        stage.advance(by: 0.25)
        expectHighlight(0.5)
    }

    @Test("A layer's own mask applies during a shimmer and is restored afterward")
    func ownMask() {
        let own = CALayer()
        own.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
        own.backgroundColor = UIColor.black.cgColor
        view.layer.mask = own
        view.startShimmering(Self.shimmer(), fadeDuration: 0)
        stage.advance(by: 0.3)
        #expect(gray(80) == 255)
        #expect(gray(30) < 250)
        view.stopShimmering(fadeDuration: 0)
        #expect(view.layer.mask === own)
        stage.advance(by: 0.1)
        #expect(gray(30) == 0)
        #expect(gray(80) == 255)
    }

    @Test("Setting another mask ends a shimmer")
    func otherMask() {
        view.startShimmering(Self.shimmer())
        stage.advance(by: 0.1)
        let own = CALayer()
        view.layer.mask = own
        view.setNeedsLayout()
        stage.advance(by: 0.1)
        #expect(!view.isShimmering)
        #expect(view.layer.mask === own)
    }

    @Test("A shimmer begins when its view enters a window; a stopped one leaves no mask outside a window")
    func windows() {
        view.removeFromSuperview()
        view.startShimmering(Self.shimmer())
        #expect(view.isShimmering)
        stage.advance(by: 0.4)
        stage.window.addSubview(view)
        stage.advance(by: 0.3)
        expectHighlight(0.3)
        view.removeFromSuperview()
        view.stopShimmering()
        #expect(view.layer.mask == nil)
        view.startShimmering(Self.shimmer(), fadeDuration: 0)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        view.stopShimmering()
        view.removeFromSuperview()
        #expect(view.layer.mask == nil)
    }

    @Test("Starting a shimmer again changes its look; starting it during its fade-out restarts it")
    func again() {
        view.startShimmering(Self.shimmer(intensity: 0.2), fadeDuration: 0)
        view.startShimmering(Self.shimmer(), fadeDuration: 0)
        stage.advance(by: 0.5)
        expectHighlight(0.5)
        view.stopShimmering(fadeDuration: 1)
        stage.advance(by: 0.1)
        view.startShimmering(Self.shimmer(), fadeDuration: 0)
        stage.advance(by: 0.5)
        expectHighlight(0.5)
        view.stopShimmering(fadeDuration: 0)
        #expect(view.layer.mask == nil)
    }

    @Test("A shimmer doesn't retain its view", arguments: [false, true])
    func deallocated(stops: Bool) {
        weak var gone: UIView?
        do {
            let other = UIView(frame: view.frame)
            stage.window.addSubview(other)
            other.startShimmering()
            stage.advance(by: 0.1)
            if stops { other.stopShimmering() }
            gone = other
            other.removeFromSuperview()
        }
        stage.advance(by: 0.5)
        #expect(gone == nil)
    }

    @Test("Invalid intensities and fade durations are replaced by valid ones")
    func badNumbers() {
        view.startShimmering(SkeletonShimmer(intensity: .nan), fadeDuration: .nan)
        stage.advance(by: 0.1)
        view.startShimmering(SkeletonShimmer(intensity: 9), fadeDuration: -1)
        stage.advance(by: 0.1)
        #expect(gray(105) == 255)
        view.stopShimmering(fadeDuration: .infinity)
        #expect(view.layer.mask == nil)
    }

    @Test("A running shimmer follows changes to the appearance's motion and limit")
    func motion() {
        defer { SkeletonAppearance.default = SkeletonViewAppearance() }
        SkeletonAppearance.default.motion = .slow
        view.startShimmering(Self.shimmer(), fadeDuration: 0)
        stage.advance(by: 0.5)
        expectHighlight(0.25)
        SkeletonAppearance.default.motion = .still
        stage.advance(by: 0.5)
        #expect([15, 60, 105].allSatisfy { abs(gray($0) - 255 * 0.6) < 3 })
        let frames = stage.drawnFrames
        stage.advance(by: 1)
        #expect(stage.drawnFrames == frames)
        // A fade takes two seconds each way, counted from the start of the shimmer.
        SkeletonAppearance.default.motion = .fade
        stage.advance(by: 2)
        #expect([15, 60, 105].allSatisfy { abs(gray($0) - 255 * 0.6) < 3 })
        stage.advance(by: 2)
        #expect([15, 60, 105].allSatisfy { gray($0) < 3 })
        SkeletonAppearance.default.motion = .full
        stage.advance(by: 0.25)
        expectHighlight(0.25)
        SkeletonAppearance.default.maximumMotionDuration = 1
        stage.advance(by: 0.1)
        #expect([15, 60, 105].allSatisfy { gray($0) == 0 })
    }

    @Test("After a shimmer's last sweep, the content is fully visible until the shimmer is started again")
    func rest() {
        var shimmer = Self.shimmer()
        shimmer.maximumMotionDuration = 2.5
        view.startShimmering(shimmer, fadeDuration: 0)
        stage.advance(by: 1.5)
        expectHighlight(0.5)
        stage.advance(by: 0.6)
        #expect(abs(gray(105) - 255 * 0.4) < 40, "it comes back in a quarter of a second")
        stage.advance(by: 0.3)
        #expect([15, 60, 105].allSatisfy { gray($0) == 0 } && view.isShimmering)
        let frames = stage.drawnFrames
        stage.advance(by: 5)
        #expect(stage.drawnFrames == frames && stage.window.nextDeadline == nil)
        // Resizing, which changes the path, does not restart the shimmer.
        view.frame.size.width = 90
        stage.advance(by: 0.1)
        #expect([15, 60, 95].allSatisfy { gray($0) == 0 })
        view.frame.size.width = 100
        shimmer.intensity = 0.6
        view.startShimmering(shimmer)
        stage.advance(by: 0.5)
        expectHighlight(0.5)
        stage.advance(by: 3)
        #expect([15, 60, 105].allSatisfy { gray($0) == 0 })
        view.stopShimmering()
        #expect(view.layer.mask == nil && !view.isShimmering)
    }

    @Test("If no sweep fits within a shimmer's limit, nothing is dimmed")
    func noTime() {
        var shimmer = Self.shimmer()
        shimmer.maximumMotionDuration = 0.5
        view.startShimmering(shimmer, fadeDuration: 0.1)
        for _ in 0..<4 {
            stage.advance(by: 0.1)
            #expect([15, 60, 105].allSatisfy { gray($0) == 0 })
        }
    }

    @Test("A shimmer's motion and limit take precedence over the appearance's")
    func ownMotion() {
        defer { SkeletonAppearance.default = SkeletonViewAppearance() }
        SkeletonAppearance.default.motion = .still
        var shimmer = Self.shimmer()
        shimmer.motion = .slow
        view.startShimmering(shimmer, fadeDuration: 0)
        stage.advance(by: 0.5)
        expectHighlight(0.25)
        shimmer.motion = .still
        view.startShimmering(shimmer)
        stage.advance(by: 0.1)
        #expect([15, 60, 105].allSatisfy { abs(gray($0) - 255 * 0.6) < 3 })
        (shimmer.motion, shimmer.maximumMotionDuration) = (.full, 2)
        view.startShimmering(shimmer)
        stage.advance(by: 0.5)
        #expect([15, 60, 105].contains { abs(gray($0) - 255 * 0.6) > 20 })
        stage.advance(by: 3)
        let frames = stage.drawnFrames
        stage.advance(by: 1)
        #expect(stage.drawnFrames == frames)
    }

    @Test("With reduced motion, a shimmer dims all content equally")
    func reducedMotion() {
        defer { UIAccessibility.isReduceMotionEnabled = false }
        view.startShimmering(Self.shimmer(), fadeDuration: 0)
        UIAccessibility.isReduceMotionEnabled = true
        stage.advance(by: 1)
        #expect(abs(gray(15) - gray(105)) < 1 && abs(gray(15) - 255 * 0.3) < 6)
    }

    @Test("A shimmer dims bones as it dims content")
    func bones() {
        view.isSkeletonable = true
        view.showSkeleton(usingColor: .black, transition: .none)
        view.startShimmering(Self.shimmer(), fadeDuration: 0)
        stage.advance(by: 0.3)
        expectHighlight(0.3)
    }

    @Test(
        "A shimmer over two lines and an image matches its golden images in both styles",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func picture(style: UIUserInterfaceStyle) throws {
        let stage = OffscreenStage(size: CGSize(width: 240, height: 120), style: style)
        let content = UIView(frame: CGRect(x: 16, y: 16, width: 208, height: 88))
        let parts = [
            CGRect(x: 0, y: 0, width: 88, height: 88), CGRect(x: 100, y: 8, width: 108, height: 20),
            CGRect(x: 100, y: 40, width: 70, height: 14),
        ]
        for (frame, color) in zip(parts, [UIColor.peterRiver, .label, .secondaryLabel]) {
            let part = UIView(frame: frame)
            part.backgroundColor = color
            part.layer.cornerRadius = min(16, frame.height / 3)
            content.addSubview(part)
        }
        stage.window.addSubview(content)
        stage.advance(by: 0)
        content.startShimmering(SkeletonShimmer(intensity: 0.7), fadeDuration: 0)
        stage.advance(by: 0.75)
        try GoldenImage.expect(stage.bitmap(), named: "shimmer-\(style == .dark ? "dark" : "light")")
    }
}
