import DrawKit
import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import SkeletonView

@MainActor
@Suite("SkeletonMotion", .serialized)
struct MotionTests {
    private let stage = OffscreenStage(size: CGSize(width: 120, height: 40))
    private let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 20))

    init() {
        view.isSkeletonable = true
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    private static func style(_ motion: SkeletonMotion?, limit: TimeInterval? = nil) -> SkeletonStyle {
        var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .clouds), animated: true)
        (style.transition, style.motion, style.maximumMotionDuration) = (.none, motion, limit)
        return style
    }

    /// Returns a row of the bone's pixels, 0...255, at each of `times` after showing the skeleton.
    private func rows(_ style: SkeletonStyle, at times: [TimeInterval]) -> [[Int]] {
        let stage = OffscreenStage(size: CGSize(width: 120, height: 40))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
        view.isSkeletonable = true
        stage.window.addSubview(view)
        stage.advance(by: 0)
        view.showSkeleton(style)
        return times.map { time in
            stage.advance(by: time - stage.time)
            return (10..<110).map { stage.pixel(x: $0, y: 20).bytes[0] }
        }
    }

    private var row: [Int] { (10..<110).map { stage.pixel(x: $0, y: 20).bytes[0] } }

    @Test("With slow motion, the same animation runs at half speed")
    func slow() {
        #expect(rows(Self.style(.slow), at: [0.8, 1.6, 2.4]) == rows(Self.style(.full), at: [0.4, 0.8, 1.2]))
    }

    @Test("With the fade motion, whole bones change to the highlight's color and back in four seconds")
    func fade() {
        let rows = rows(Self.style(.fade), at: [0, 1, 2, 3, 4])
        for row in rows { #expect(Set(row).count == 1) }
        let levels = rows.map { $0[0] }
        // 236 is the red component of clouds, and 0.94 of 236 is the red component of the highlight.
        #expect(levels[0] == 236 && levels[2] == 222 && levels[4] == 236)
        #expect(abs(levels[1] - 229) <= 1 && levels[1] == levels[3])
    }

    @Test("With the still motion, bones don't move, and no frames are requested")
    func still() {
        view.showSkeleton(Self.style(.still))
        stage.advance(by: 0.5)
        let before = row
        #expect(stage.window.nextDeadline == nil)
        stage.advance(by: 0.7)
        #expect(row == before && view.sk.isSkeletonActive)
    }

    @Test("Pulses and custom animations follow the skeleton motion")
    func others() {
        var solid = SkeletonStyle.solid(usingColor: .clouds, animated: true)
        (solid.transition, solid.motion) = (.none, .slow)
        #expect(rows(solid, at: [2]).first?.first == 222)
        solid.motion = .still
        #expect(rows(solid, at: [1]).first?.first == 236)
        var own = Self.style(.fade)
        own.animation = GradientDirection.topBottom.slidingAnimation()
        #expect(Set(rows(own, at: [1]).first ?? []).count == 1)
    }

    @Test(
        "A style without a motion uses the appearance's, or else the user's preference, and changes apply immediately")
    func preferences() {
        defer {
            UIAccessibility.isReduceMotionEnabled = false
            SkeletonAppearance.default.motion = nil
        }
        view.showSkeleton(Self.style(nil))
        stage.advance(by: 0.8)
        #expect(Set(row).count > 1)
        UIAccessibility.isReduceMotionEnabled = true
        stage.advance(by: 0.1)
        #expect(Set(row).count == 1)
        SkeletonAppearance.default.motion = .full
        stage.advance(by: 0.1)
        #expect(Set(row).count > 1)
        SkeletonAppearance.default.motion = .still
        stage.advance(by: 0.1)
        #expect(stage.window.nextDeadline == nil)
        SkeletonAppearance.default.motion = nil
        UIAccessibility.isReduceMotionEnabled = false
        stage.advance(by: 0.1)
        #expect(row == rows(Self.style(.full), at: [stage.time]).first)
    }

    @Test("A limited highlight stops after its last complete sweep, and the window is idle")
    func limit() {
        view.showSkeleton(Self.style(.full, limit: 5))
        stage.advance(by: 4.2)
        #expect(Set(row).count > 1)
        stage.advance(by: 0.4)
        #expect(Set(row) == [236] && stage.window.nextDeadline == nil)
        let frames = stage.drawnFrames
        stage.advance(by: 3)
        #expect(stage.drawnFrames == frames && Set(row) == [236])
    }

    @Test("Sweeps and pulses longer than the limit are not shown")
    func longSweeps() {
        var slow = Self.style(.slow, limit: 2)
        var styles = [slow]
        slow.highlight = SkeletonHighlight(angle: 0.4, width: .points(30), pace: .speed(20), pause: 1)
        styles.append(slow)
        slow.animationSpace = .window
        styles.append(slow)
        var long = Self.style(.full, limit: 1)
        long.animation = GradientDirection.topBottom.slidingAnimation(duration: 10)
        styles.append(long)
        styles.append(Self.style(.fade, limit: 2))
        var solid = SkeletonStyle.solid(usingColor: .clouds, animated: true)
        (solid.transition, solid.maximumMotionDuration) = (.none, 1.5)
        styles.append(solid)
        for style in styles {
            for row in rows(style, at: [0, 0.7, 1.9, 4, 9]) { #expect(Set(row) == [236]) }
        }
        view.showSkeleton(styles[0])
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        #expect(stage.window.nextDeadline == nil)
    }

    @Test("A one-time animation longer than the limit ends immediately")
    func longFall() {
        var style = SkeletonStyle.solid(usingColor: .clouds, animated: true)
        (style.transition, style.maximumMotionDuration) = (.none, 1)
        style.animation = { _ in
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 3)
            return animation
        }
        for row in rows(style, at: [0, 0.5, 2]) { #expect(Set(row) == [236]) }
    }

    @Test("A wave ends within the limit in all bones")
    func wave() {
        let stage = OffscreenStage(size: CGSize(width: 40, height: 300))
        let root = UIView(frame: stage.window.bounds)
        root.isSkeletonable = true
        for index in 0..<8 {
            let bone = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 36, width: 40, height: 20))
            bone.isSkeletonable = true
            root.addSubview(bone)
        }
        stage.window.addSubview(root)
        stage.advance(by: 0)
        var style = SkeletonStyle.solid(usingColor: .clouds, animated: true)
        (style.transition, style.maximumMotionDuration) = (.none, 5)
        style.animation = SkeletonAnimationBuilder().makeWaveAnimation()
        root.showSkeleton(style)
        stage.advance(by: 4.6)
        #expect(stage.window.nextDeadline != nil)
        stage.advance(by: 0.4)
        #expect((0..<8).allSatisfy { stage.pixel(x: 20, y: $0 * 36 + 10).bytes[0] == 236 })
        #expect(stage.window.nextDeadline == nil)
    }

    @Test("Invalid limits mean no limit")
    func oddLimits() {
        for limit in [0, -1, .infinity, .nan] {
            #expect(rows(Self.style(.full, limit: limit), at: [100.8]) == rows(Self.style(.full), at: [100.8]))
        }
    }

    @Test(
        "A new style restarts motion that has stopped at its limit",
        arguments: SkeletonAnimationSpace.allCases, [false, true])
    func renewed(space: SkeletonAnimationSpace, isShownAgain: Bool) {
        var style = Self.style(.full, limit: 5)
        style.animationSpace = space
        view.showSkeleton(style)
        stage.advance(by: 20)
        #expect(stage.window.nextDeadline == nil)
        style.highlight = SkeletonHighlight(softness: 0.2)
        if isShownAgain { view.showSkeleton(style) } else { view.updateSkeleton(style) }
        let stops = (0..<12).map { _ in
            stage.advance(by: 0.5)
            return stage.window.nextDeadline == nil
        }
        #expect(!stops[0] && !stops[5] && stops[10] && Set(row) == [236])
        // Changing the user's preferences doesn't restart the motion.
        UIAccessibility.isReduceMotionEnabled = true
        UIAccessibility.isReduceMotionEnabled = false
        stage.advance(by: 0.5)
        #expect(stage.window.nextDeadline == nil)
    }

    @Test("Updating a moving skeleton keeps the phase and restarts the limit")
    func renewedInPhase() {
        var style = Self.style(.full, limit: 5)
        view.showSkeleton(style)
        stage.advance(by: 4)
        let before = row
        #expect(Set(before).count > 1)
        view.updateSkeleton(style)
        stage.advance(by: 0)
        #expect(row == before)
        stage.advance(by: 3)
        #expect(stage.window.nextDeadline != nil)
        stage.advance(by: 2)
        #expect(stage.window.nextDeadline == nil && Set(row) == [236])
        style.maximumMotionDuration = nil
        view.updateSkeleton(style)
        stage.advance(by: 30)
        #expect(stage.window.nextDeadline != nil)
    }

    @Test("Bones shown after a window-wide highlight has stopped move in phase with it until their own limit")
    func joinedHighlight() {
        func rows(limit: TimeInterval?) -> [[[Int]]] {
            let stage = OffscreenStage(size: CGSize(width: 120, height: 60))
            let views = [10, 35].map { UIView(frame: CGRect(x: 10, y: $0, width: 100, height: 20)) }
            for view in views {
                view.isSkeletonable = true
                stage.window.addSubview(view)
            }
            stage.advance(by: 0)
            var style = Self.style(.full, limit: limit)
            style.animationSpace = .window
            views[0].showSkeleton(style)
            stage.advance(by: 20)
            views[1].showSkeleton(style)
            return [20.6, 22.1, 23.7, 24.6, 30].map { time in
                stage.advance(by: time - stage.time)
                return [20, 45].map { y in (10..<110).map { stage.pixel(x: $0, y: y).bytes[0] } }
            }
        }
        let (endless, limited) = (rows(limit: nil), rows(limit: 5))
        #expect(endless.allSatisfy { $0[0] == $0[1] })
        // Sixteen sweeps end after 24 seconds, and the seventeenth after 25.5.
        #expect(limited[..<3].map { $0[1] } == endless[..<3].map { $0[1] })
        #expect(limited.allSatisfy { Set($0[0]) == [236] } && limited[3...].allSatisfy { Set($0[1]) == [236] })
        #expect(Set(limited[0][1]).count > 1)
    }

    @Test("The environment variable sets a motion if its value is valid")
    func environment() {
        #expect(SkeletonMotion(environment: nil) == nil && SkeletonMotion(environment: "") == nil)
        for motion in SkeletonMotion.allCases { #expect(SkeletonMotion(environment: motion.rawValue) == motion) }
        #expect(SkeletonMotion(environment: "quick\u{1B}[31m") == nil)
        #expect(SkeletonMotion(environment: "none") == .still && SkeletonMotion.still.rawValue == "none")
    }

    @Test("SkeletonMotion.still is not confused with Optional.none")
    func stillIsAValue() {
        var style = SkeletonStyle.gradient(animated: true)
        style.motion = .still
        #expect(style.motion?.rawValue == "none")
    }

    // MARK: Contrast

    @Test(
        "With increased contrast, bones have at least 3:1 contrast with the background, and the highlight differs",
        arguments: [
            UIUserInterfaceStyle.light, .dark,
        ])
    func contrast(style: UIUserInterfaceStyle) {
        let stage = OffscreenStage(size: CGSize(width: 120, height: 40), style: style)
        view.removeFromSuperview()
        stage.window.addSubview(view)
        view.showSkeleton(Self.style(.still))
        stage.advance(by: 0.1)
        let plain = stage.pixel(x: 20, y: 11)
        UIAccessibility.isDarkerSystemColorsEnabled = true
        stage.advance(by: 0.1)
        let background = stage.pixel(x: 1, y: 1).cgColor.light
        for y in 10..<30 {
            #expect(stage.pixel(x: 20, y: y).cgColor.light.contrast(with: background) >= 3)
        }
        #expect(stage.pixel(x: 20, y: 11) != stage.pixel(x: 20, y: 20))
        UIAccessibility.isDarkerSystemColorsEnabled = false
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 20, y: 11) == plain)
    }

    @Test(
        "Contrast follows WCAG, and colors with sufficient contrast stay unchanged", arguments: [0.0, 0.2, 0.5, 0.8, 1])
    func ratios(white: Double) {
        let background = CGColor(gray: white, alpha: 1)
        for color in [UIColor.clouds, .red, .black, .white, UIColor(white: white, alpha: 0.1), .peterRiver] {
            let adjusted = BoneContrast.adjusted([color.cgColor], on: background)[0].light
            #expect(adjusted.contrast(with: background.light) >= 3)
        }
        let (black, white) = (CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1))
        #expect(abs(black.light.contrast(with: white.light) - 21) < 1e-9)
        #expect(BoneContrast.adjusted([black], on: white) == [black])
    }

    @Test(
        "The highlight stays visible on adjusted bones and has at least 3:1 contrast with the background",
        arguments: [0.0, 0.1, 0.35, 0.5, 0.8, 1])
    func contrastOfHighlight(white: Double) {
        let background = CGColor(gray: white, alpha: 1)
        let bases: [UIColor] = [.skeletonDefault, .turquoise, .white, .midnightBlue]
        var pairs = bases.map { base in
            let colors = SkeletonGradient(baseColor: base).colors
            return (colors[0], colors[1])
        }
        pairs += [(UIColor.black, UIColor.darkGray), (.white, .clouds)]
        for (base, light) in pairs {
            let colors = BoneContrast.adjusted([base, light, base].map(\.cgColor), on: background)
            #expect(colors[0] == colors[2])
            for style in [\CGColor.light, \.dark] {
                let (bone, light) = (colors[0][keyPath: style], colors[1][keyPath: style])
                // On a medium background, bone and highlight can't differ more while both keep 3:1.
                let wanted = white == 0.5 || white == 0.35 ? 1.3 : 1.7
                #expect(bone == base.cgColor[keyPath: style] || light.contrast(with: bone) >= wanted)
                #expect(min(bone.contrast(with: background.light), light.contrast(with: background.light)) >= 3)
            }
        }
    }

    @Test("A style can turn increased contrast on or off")
    func contrastOfAStyle() {
        defer { SkeletonAppearance.default.increasesContrast = nil }
        let background = UIColor.white.cgColor.light
        stage.window.backgroundColor = .white
        var style = Self.style(.still)
        view.showSkeleton(style)
        stage.advance(by: 0.1)
        let plain = stage.pixel(x: 20, y: 11)
        style.increasesContrast = true
        view.updateSkeleton(style)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 20, y: 11).cgColor.light.contrast(with: background) >= 3)
        SkeletonAppearance.default.increasesContrast = true
        style.increasesContrast = false
        view.showSkeleton(style)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 20, y: 11) == plain)
    }

    @Test("The appearance can increase contrast, measured against the background around the root")
    func appearance() {
        defer { SkeletonAppearance.default.increasesContrast = nil }
        stage.window.backgroundColor = .midnightBlue
        view.showSkeleton(Self.style(.still))
        stage.advance(by: 0.1)
        let plain = stage.pixel(x: 20, y: 11)
        SkeletonAppearance.default.increasesContrast = true
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 20, y: 11) == plain)
        stage.window.backgroundColor = .white
        SkeletonAppearance.default.increasesContrast = nil
        SkeletonAppearance.default.increasesContrast = true
        stage.advance(by: 0.1)
        let background = UIColor.white.cgColor.light
        #expect(stage.pixel(x: 20, y: 11).cgColor.light.contrast(with: background) >= 3)
    }
}
