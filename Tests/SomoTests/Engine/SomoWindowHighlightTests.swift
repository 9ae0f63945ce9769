import Foundation
import SkeletonView
import Somo
import StageKit
import TestSupport
import Testing

/// Tests that the bones of Somo and SkeletonView, which don't depend on each other, share a window-wide highlight.
@MainActor
@Suite("Somo in the window-wide highlight")
struct SomoWindowHighlightTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 100))
    private let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 20))

    init() {
        stage.window.backgroundColor = .black
        leaf.isSkeletonable = true
        stage.window.addSubview(leaf)
        stage.advance(by: 0)
    }

    private func bone(
        _ frame: CGRect, _ style: SomoAnimationStyle = .gradientHorizontal, in space: SomoAnimationSpace = .window
    ) -> SomoView {
        let bone = SomoView(frame: frame, somoColor: .black, animationStyle: style)
        bone.animationSpace = space
        stage.window.addSubview(bone)
        return bone
    }

    private func show(_ highlight: SkeletonHighlight? = nil, motion: SkeletonMotion = .full) {
        var style = SkeletonStyle.gradient(
            usingGradient: SkeletonGradient(colors: [.black, .white, .black]), animated: true)
        (style.animationSpace, style.highlight, style.transition, style.motion) = (.window, highlight, .none, motion)
        leaf.showSkeleton(style)
    }

    /// Returns the brightest column of the row `y` and its level; `nil` without a highlight.
    private func peak(_ y: Int) -> (x: Int, level: Int)? {
        let row = (0..<400).map { stage.pixel(x: $0, y: y).bytes[0] }
        guard let most = row.max(), most > 8 else { return nil }
        let places = row.indices.filter { row[$0] == most }
        return (places.reduce(0, +) / places.count, most)
    }

    private func expectOnePeak(_ location: SourceLocation = #_sourceLocation) {
        guard let (skeleton, somo) = peak(10).map({ ($0, peak(60)) }), let somo else {
            Issue.record("no light", sourceLocation: location)
            return
        }
        #expect(abs(skeleton.x - somo.x) <= 3, sourceLocation: location)
    }

    @Test("The highlight has one peak across both kinds of bones, whichever came first", arguments: [false, true])
    func onePeak(isSomoFirst: Bool) {
        for highlight in [
            nil, SkeletonHighlight(width: .points(120), pace: .speed(300), easing: .linear),
            SkeletonHighlight(angle: .pi, pace: .duration(2), easing: .easeInEaseOut),
        ] {
            if !isSomoFirst { show(highlight) }
            let somo = bone(CGRect(x: 0, y: 50, width: 400, height: 20))
            stage.advance(by: 0.2)
            if isSomoFirst { show(highlight) }
            let begin = stage.time - 0.2
            for time in [0.7, 0.9, 1.1] {
                stage.advance(by: begin + time - stage.time)
                expectOnePeak()
            }
            somo.removeFromSuperview()
            leaf.hideSkeletonNow()
            stage.advance(by: 0)
        }
    }

    @Test("Changing a skeleton's highlight or motion also changes that of Somo's bones")
    func changes() {
        let somo = bone(CGRect(x: 0, y: 50, width: 400, height: 20))
        show(SkeletonHighlight(pace: .duration(2), easing: .linear))
        stage.advance(by: 0.9)
        expectOnePeak()
        show(SkeletonHighlight(angle: .pi, pace: .duration(1.6), easing: .linear))
        stage.advance(by: 0.1)
        expectOnePeak()
        show(SkeletonHighlight(pace: .duration(1), easing: .linear), motion: .slow)
        stage.advance(by: 0.1)
        expectOnePeak()
        somo.animationSpace = .perView
        stage.advance(by: 0.3)
        let own = peak(60)
        #expect(own == nil || abs((own?.x ?? 0) - (peak(10)?.x ?? 0)) > 10)
    }

    /// Returns the expected level of the highlight, 0...255, at column `x` of a window that is 400 points wide, after
    /// the fraction `part` of a sweep.
    private func level(_ x: Double, _ part: Double) -> Double {
        let place = x / 400 - (2 * part - 1)
        let alphas = [0, 0.03, 0.09, 0.15, 0.21, 0.27, 0.30, 0.27, 0.21, 0.15, 0.09, 0.03, 0]
        let places = [0] + (0..<11).map { (Double($0) + 0.5) / 11 } + [1]
        guard place > 0, place < 1, let next = places.firstIndex(where: { $0 > place }) else { return 0 }
        let share = (place - places[next - 1]) / (places[next] - places[next - 1])
        return 255 * (alphas[next - 1] + (alphas[next] - alphas[next - 1]) * share)
    }

    @Test("Without a skeleton, Somo's bones share one highlight, including bones added later")
    func alone() {
        let first = bone(CGRect(x: 20, y: 50, width: 60, height: 20))
        stage.advance(by: 0.4)
        let late = bone(CGRect(x: 200, y: 50, width: 150, height: 20), .oblique)
        for time in [0.6, 0.9, 1.2] {
            stage.advance(by: time - stage.time)
            for bone in [first, late] {
                for x in stride(from: Int(bone.frame.minX), to: Int(bone.frame.maxX), by: 7) {
                    let found = Double(stage.pixel(x: x, y: 60).bytes[0])
                    #expect(abs(found - level(Double(x) + 0.5, time / 1.5)) <= 3, "\(x) at \(time)")
                }
            }
        }
    }

    @Test("A bone that returns is in phase with the skeleton, and alone in a second window it starts a new sweep")
    func windows() {
        let somo = bone(CGRect(x: 0, y: 50, width: 400, height: 20))
        show(SkeletonHighlight(pace: .duration(2), easing: .linear))
        stage.advance(by: 0.5)
        somo.removeFromSuperview()
        stage.advance(by: 0.4)
        stage.window.addSubview(somo)
        stage.advance(by: 0.1)
        expectOnePeak()
        let other = OffscreenStage(size: CGSize(width: 400, height: 100))
        other.advance(by: 3)
        somo.removeFromSuperview()
        other.window.backgroundColor = .black
        other.window.addSubview(somo)
        other.advance(by: 0.75)
        let row = (0..<400).map { other.pixel(x: $0, y: 60).bytes[0] }
        let brightest = row.indices.filter { row[$0] == row.max() }
        #expect(abs(brightest.reduce(0, +) / brightest.count - 200) <= 3)
    }

    @Test("A window-wide highlight doesn't affect per-view and solid bones")
    func others() {
        show()
        for style in SomoAnimationStyle.allCases {
            let plain = SomoView(
                frame: CGRect(x: 0, y: 50, width: 100, height: 20), somoColor: .belizeHole, animationStyle: style)
            let own = SomoView(
                frame: CGRect(x: 0, y: 75, width: 100, height: 20), somoColor: .belizeHole, animationStyle: style)
            if style == .solid { own.animationSpace = .window }
            for bone in [plain, own] { stage.window.addSubview(bone) }
            stage.advance(by: 0.6)
            for x in 0..<100 { #expect(stage.pixel(x: x, y: 60) == stage.pixel(x: x, y: 85)) }
            for bone in [plain, own] { bone.removeFromSuperview() }
        }
    }

    @Test("Bones of both kinds in one highlight match their golden image")
    func picture() throws {
        stage.window.backgroundColor = .white
        var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .silver), animated: true)
        (style.animationSpace, style.transition) = (.window, .none)
        leaf.showSkeleton(style)
        for column in 0..<4 {
            let bone = bone(CGRect(x: 10 + 98 * column, y: 35, width: 86, height: 50), .oblique)
            (bone.somoColor, bone.layer.cornerRadius) = (.belizeHole, 10)
        }
        stage.advance(by: 1)
        try GoldenImage.expect(stage.bitmap(), named: "window-light")
    }
}
