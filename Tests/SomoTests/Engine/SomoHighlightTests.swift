import DrawKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import Somo

/// Tests the drawn highlight against Somo's numbers, computed independently in `ExpectedHighlight`.
@MainActor
@Suite("Somo's highlight")
struct SomoHighlightTests {
    private struct Case: Sendable, CustomTestStringConvertible {
        let style: SomoAnimationStyle
        let (width, height): (Int, Int)
        var scale = 1

        var testDescription: String { "\(style), \(width) x \(height), scale \(scale)" }
    }

    private nonisolated static let cases: [Case] = [
        Case(style: .gradientHorizontal, width: 200, height: 30),
        Case(style: .gradientHorizontal, width: 17, height: 90),
        Case(style: .gradientVertical, width: 60, height: 50), Case(style: .gradientVertical, width: 40, height: 300),
        Case(style: .oblique, width: 260, height: 24), Case(style: .oblique, width: 150, height: 150),
        Case(style: .oblique, width: 120, height: 90, scale: 2), Case(style: .oblique, width: 30, height: 420),
        Case(style: .oblique, width: 400, height: 900),
        Case(style: .gradientHorizontal, width: 100, height: 20, scale: 2),
    ]

    /// Creates a window filled by a bone. If the bone is black, each pixel is the highlight's alpha.
    private func stage(_ test: Case, color: UIColor = .black) -> OffscreenStage {
        let size = CGSize(width: test.width, height: test.height)
        let stage = OffscreenStage(size: size, scale: CGFloat(test.scale))
        stage.window.addSubview(
            SomoView(frame: CGRect(origin: .zero, size: size), somoColor: color, animationStyle: test.style))
        stage.advance(by: 0)
        return stage
    }

    /// Expects sampled pixels to be within 2 of 255 levels of the expected values within half a pixel of their centers.
    private func compare(_ stage: OffscreenStage, _ test: Case, progress: Double) {
        let highlight = ExpectedHighlight(
            style: test.style, width: Double(test.width), height: Double(test.height), progress: progress)
        var (worst, place) = (0.0, "")
        let scale = Double(test.scale)
        let shifts = Self.shifts(of: test.style)
        let (width, height) = (test.width * test.scale, test.height * test.scale)
        for y in stride(from: 0, to: height, by: max(3, height / 70)) {
            for x in stride(from: 0, to: width, by: max(1, width / 130)) {
                let shown = Double(stage.pixel(x: x, y: y).cgColor.light.red) * 255
                let expected = shifts.map { dx, dy in
                    255 * highlight.alpha(x: (Double(x) + 0.5 + dx) / scale, y: (Double(y) + 0.5 + dy) / scale)
                }
                // An edge that crosses the pixel covers part of it.
                let (least, most) = (expected.min() ?? 0, expected.max() ?? 0)
                let difference = max(least - shown, shown - most, 0)
                if difference > worst { (worst, place) = (difference, "\(x), \(y): \(shown), not \(expected[0])") }
            }
        }
        #expect(worst <= 2, "\(test.testDescription) at \(progress): \(place)")
    }

    /// Returns positions within half a pixel of a pixel's center, along the axes on which the highlight of `style`
    /// varies.
    private static func shifts(of style: SomoAnimationStyle) -> [(x: Double, y: Double)] {
        let halves: [Double] = [0, -0.5, 0.5]
        let (columns, rows): ([Double], [Double]) =
            switch style {
            case .solid, .gradientHorizontal: (halves, [0])
            case .gradientVertical: ([0], halves)
            case .oblique: (halves, halves)
            }
        return columns.flatMap { x in rows.map { y in (x, y) } }
    }

    @Test("A sliding highlight has the profile and position of the formulas throughout its sweep", arguments: cases)
    private func sliding(_ test: Case) {
        let stage = stage(test)
        for progress in [0, 0.25, 0.5, 0.75, 1 - 0.001 / 1.5] {
            stage.advance(by: progress * 1.5 - stage.time)
            compare(stage, test, progress: progress)
        }
        // The sweep repeats forever: the third one is like the first.
        stage.advance(by: 3 + 0.6 - stage.time)
        compare(stage, test, progress: 0.4)
    }

    @Test("A resized bone has the expected highlight, which is clipped only if necessary")
    func heights() {
        let stage = OffscreenStage(size: CGSize(width: 500, height: 900))
        let bone = SomoView(
            frame: CGRect(x: 0, y: 0, width: 500, height: 900), somoColor: .black, animationStyle: .oblique)
        stage.window.addSubview(bone)
        stage.advance(by: 0)
        let sizes = [
            (500, 459, false), (500, 460, true), (500, 900, true), (120, 900, false), (220, 900, true),
            (500, 300, false),
        ]
        for (width, height, isClipped) in sizes {
            bone.frame.size = CGSize(width: width, height: height)
            stage.advance(by: 1.5)
            #expect(bone.layer.masksToBounds == isClipped, "\(width) x \(height)")
            compare(stage, Case(style: .oblique, width: width, height: height), progress: 0)
            stage.advance(by: 0.75)
            compare(stage, Case(style: .oblique, width: width, height: height), progress: 0.5)
            stage.advance(by: 0.75)
        }
        bone.frame.size = CGSize(width: 400, height: 900)
        stage.advance(by: 0.75)
        bone.animationStyle = .gradientVertical
        stage.advance(by: 0)
        #expect(bone.layer.childLayers.isEmpty)
        compare(stage, Case(style: .gradientVertical, width: 400, height: 900), progress: 0.5)
    }

    @Test("A solid bone fades linearly to half its opacity and back, taking two seconds each way")
    func solid() {
        let stage = stage(Case(style: .solid, width: 20, height: 20))
        for (time, opacity) in [(0, 1), (0.5, 0.875), (1, 0.75), (2, 0.5), (3, 0.75), (3.999, 0.99975), (6, 0.5)] {
            stage.advance(by: time - stage.time)
            let shown = stage.pixel(x: 10, y: 10).cgColor.light.red * 255
            #expect(abs(shown - 255 * (1 - opacity)) <= 2, "\(shown) at \(time)")
        }
    }

    @Test("The vertical band of a tall bone is half as tall as the bone, not 1 point as in Somo on iOS")
    func tallVertical() {
        let stage = stage(Case(style: .gradientVertical, width: 10, height: 200))
        stage.advance(by: 0.75)
        let lit = (0..<200).filter { stage.pixel(x: 5, y: $0).bytes[0] > 2 }
        // At its edges, the highlight is so faint that the outermost pixels are as dark as the bone.
        #expect(lit == Array(51..<149))
    }

    @Test("The highlight is clipped at the bone's bounds and rounded corners")
    func cut() throws {
        let stage = OffscreenStage(size: CGSize(width: 120, height: 120))
        stage.window.backgroundColor = .red
        let bone = SomoView(
            frame: CGRect(x: 30, y: 30, width: 60, height: 60), somoColor: .black, animationStyle: .oblique)
        bone.layer.cornerRadius = 30
        stage.window.addSubview(bone)
        for progress in [0.1, 0.3, 0.5, 0.7, 0.9] {
            stage.advance(by: progress * 1.5 - stage.time)
            for (x, y) in [(29, 60), (90, 60), (60, 29), (60, 90), (32, 32), (87, 32), (32, 87), (87, 87)] {
                #expect(stage.pixel(x: x, y: y).bytes == [255, 0, 0], "\(x), \(y) at \(progress)")
            }
        }
    }

    @Test("A highlight over a translucent bone blends with the background")
    func translucent() {
        let stage = stage(
            Case(style: .gradientHorizontal, width: 60, height: 10),
            color: UIColor(white: 0, alpha: 0.5))
        stage.advance(by: 0.75)
        // The pixel is a white background with half black over it, and 0.3 of the highlight over both.
        let shown = stage.pixel(x: 30, y: 5).cgColor.light.red
        #expect(abs(shown - (0.5 + 0.5 * 0.3)) < 2.0 / 255)
    }

    @Test("Bones stop after their last complete sweep, or don't move if no sweep fits within the limit")
    func limit() {
        SomoView.maximumMotionDuration = 5
        defer { SomoView.maximumMotionDuration = .infinity }
        func row(_ stage: OffscreenStage) -> Set<[Int]> { Set((0..<60).map { stage.pixel(x: $0, y: 10).bytes }) }
        let sliding = stage(Case(style: .gradientHorizontal, width: 60, height: 20), color: .blue)
        let fading = stage(Case(style: .solid, width: 60, height: 20), color: .blue)
        let slanting = stage(Case(style: .oblique, width: 60, height: 20), color: .blue)
        for stage in [sliding, fading, slanting] { stage.advance(by: 3.75) }
        #expect(row(sliding).count > 3)
        for stage in [sliding, fading, slanting] {
            stage.advance(by: 1.3)
            #expect(row(stage) == [[0, 0, 255]] && stage.window.nextDeadline == nil)
            stage.advance(by: 1)
            #expect(row(stage) == [[0, 0, 255]])
        }
        for limit in [1, 0.001] {
            SomoView.maximumMotionDuration = limit
            let still = stage(Case(style: .gradientHorizontal, width: 60, height: 20), color: .blue)
            still.advance(by: 0.75)
            #expect(row(still) == [[0, 0, 255]] && still.window.nextDeadline == nil)
        }
        for limit in [0, -1, TimeInterval.nan] {
            SomoView.maximumMotionDuration = limit
            let moving = stage(Case(style: .gradientHorizontal, width: 60, height: 20), color: .blue)
            moving.advance(by: 60.75)
            #expect(row(moving).count > 3)
        }
    }

    @Test("The environment variable sets a motion if its value is valid", arguments: ["full", "slow", "fade", "none"])
    func environment(name: String) {
        #expect(SomoPreference.Amount(environment: name)?.rawValue == name)
        #expect(SomoPreference.Amount(environment: nil) == nil && SomoPreference.Amount(environment: "quick") == nil)
    }

    @Test("With slow motion, an animation runs at half speed within the time limit")
    func slow() throws {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1.5
        let preference = SomoPreference(amount: .slow, limit: 7)
        let repeated = try #require(preference.repeated(animation, begin: 2))
        #expect(repeated.speed == 0.5 && repeated.repeatCount == 2 && repeated.beginTime == 2)
    }

    @Test("While reduced motion is on, sliding bones fade like solid ones")
    func reducedMotion() {
        defer { UIAccessibility.isReduceMotionEnabled = false }
        func row(_ stage: OffscreenStage) -> [[Int]] { (0..<60).map { stage.pixel(x: $0, y: 10).bytes } }
        let sliding = stage(Case(style: .gradientHorizontal, width: 60, height: 20), color: .blue)
        let fading = stage(Case(style: .solid, width: 60, height: 20), color: .blue)
        for stage in [sliding, fading] { stage.advance(by: 0.75) }
        #expect(Set(row(sliding)).count > 3)

        UIAccessibility.isReduceMotionEnabled = true
        for stage in [sliding, fading] { stage.advance(by: 0.25) }
        #expect(Set(row(sliding)).count == 1 && row(sliding) == row(fading))
        #expect(row(sliding)[0] != [0, 0, 255])

        UIAccessibility.isReduceMotionEnabled = false
        sliding.advance(by: 1.25)
        #expect(Set(row(sliding)).count > 3)
    }

    @Test("The change of the motion preference can be posted on another thread")
    func preferenceFromAnotherThread() async {
        let sliding = stage(Case(style: .gradientHorizontal, width: 60, height: 20))
        await Task.detached {
            NotificationCenter.default.post(
                name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        }.value
        sliding.advance(by: 0.75)
        #expect(Set((0..<60).map { sliding.pixel(x: $0, y: 10).bytes }).count > 3)
    }
}
