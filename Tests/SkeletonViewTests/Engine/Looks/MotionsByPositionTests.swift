import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

/// Tests animations that depend on a bone's position against positions computed from the definitions.
@MainActor
@Suite("Position-dependent animations")
struct MotionsByPositionTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 300))
    private let root = UIView(frame: CGRect(x: 0, y: 10, width: 200, height: 290))
    private let views = [20, 120, 220].map { UIView(frame: CGRect(x: 40, y: $0, width: 100, height: 20)) }
    private let builder = SkeletonAnimationBuilder()

    init() {
        stage.window.backgroundColor = .white
        for view in views {
            view.isSkeletonable = true
            root.addSubview(view)
        }
        stage.window.addSubview(root)
        stage.advance(by: 0)
    }

    private func show(
        _ animation: @escaping SkeletonLayerAnimation, motion: SkeletonMotion = .full, isGradient: Bool = false,
        limit: TimeInterval? = nil
    ) {
        var style = SkeletonStyle.solid(usingColor: .black, animated: true)
        if isGradient { style.fill = .gradient(SkeletonGradient(colors: [.black, .black])) }
        (style.animation, style.motion, style.transition) = (animation, motion, .none)
        style.maximumMotionDuration = limit
        root.showSkeleton(style)
    }

    /// Returns the red component of a pixel of the window, 0...255.
    private func red(_ x: Int, _ y: Int) -> Int { stage.pixel(x: x, y: y).bytes[0] }

    /// Returns the first dark column in row `y` of the window and the column after the last; -1 and 0 if none is dark.
    private func darkColumns(_ y: Int) -> [Int] {
        let dark = (0..<200).filter { red($0, y) < 128 }
        return [dark.first ?? -1, (dark.last ?? -1) + 1]
    }

    /// Returns the first dark row in the middle column of the bones, from `top` down.
    private func darkTop(from top: Int) -> Int? { (top..<300).first { red(90, $0) < 128 } }

    /// Returns the eased value of the fraction `part`, for a curve with the given control points.
    private func eased(_ part: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
        func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bezier(middle, x1, x2) < part { low = middle } else { high = middle }
        }
        return bezier(low, y1, y2)
    }

    // MARK: Stretch

    @Test("A bone stretches from its leading edge to its full width and back", arguments: [false, true])
    func stretch(isRightToLeft: Bool) {
        if isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
        if isRightToLeft { for view in views { view.semanticContentAttribute = .forceRightToLeft } }
        show(builder.makeStretchAnimation(from: 0.2, duration: 1))
        for (time, part) in [(0.0, 0.0), (0.25, 0.25), (0.5, 0.5), (1, 1), (1.75, 0.25), (2.5, 0.5)] {
            stage.advance(by: time - stage.time)
            let width = Int((100 * (0.2 + 0.8 * eased(part, 0.42, 0, 0.58, 1))).rounded())
            let expected = isRightToLeft ? [140 - width, 140] : [40, 40 + width]
            for (edge, wanted) in zip(darkColumns(40), expected) {
                #expect(abs(edge - wanted) <= 1, "at \(time): \(edge), \(wanted)")
            }
        }
    }

    @Test("A bone that becomes wider stretches to its new width, in phase with the others")
    func resize() {
        show(builder.makeStretchAnimation(from: 0.5, duration: 1))
        stage.advance(by: 0.5)
        views[0].frame.size.width = 140
        stage.advance(by: 0.5)
        #expect(darkColumns(40) == [40, 180] && darkColumns(140) == [40, 140])
        stage.advance(by: 0.5)
        #expect(abs(darkColumns(40)[1] - (40 + 105)) <= 1)
    }

    @Test("Shapes stretch unclipped: circles scale, ovals and continuous corners widen")
    func shapes() {
        let shapes: [SkeletonShape] = [
            .circle, .path { UIBezierPath(ovalIn: $0) }, .continuous(cornerRadius: 20),
        ]
        for (number, shape) in shapes.enumerated() {
            let isCircle = number == 0
            for (index, view) in views.enumerated() {
                view.frame = CGRect(x: 60, y: 20 + 100 * index, width: 60, height: 60)
                view.skeletonShape = shape
            }
            show(builder.makeStretchAnimation(from: 0.5, duration: 1))
            stage.advance(by: 0)
            // The bone is half as wide, starting from the left. The widest row is in the middle, and the top mirrors
            // the bottom.
            let middle = darkColumns(60)
            #expect(abs(middle[0] - 60) <= 1 && abs(middle[1] - 90) <= 1, "\(number): \(middle)")
            let rows = (30..<90).map { darkColumns($0) }
            for (upper, lower) in zip(rows, rows.reversed()) { #expect(upper == lower) }
            // Both edges are round.
            let near = isCircle ? darkColumns(47) : darkColumns(33)
            #expect(near[0] > 60 && abs((near[0] - 60) - (90 - near[1])) <= 1, "\(near)")
            let dark = rows.count { $0[0] >= 0 }
            #expect(abs(dark - (isCircle ? 30 : 60)) <= 2)
            root.hideSkeletonNow()
        }
    }

    // MARK: Drop-in

    @Test("Bones drop in one after another from the top, overshoot and then stay")
    func dropIn() throws {
        show(builder.makeDropInAnimation(height: 15, duration: 0.5, speed: 200))
        stage.advance(by: 0)
        #expect((0..<300).allSatisfy { red(90, $0) > 128 })
        // The tops are 20, 120 and 220 points below the root's top, which is at 10.
        var farthest = 0
        for time in stride(from: 0.05, through: 2, by: 0.05) {
            stage.advance(by: time - stage.time)
            for top in [20, 120, 220] {
                let part = (stage.time - Double(top) / 200) / 0.5
                guard part > 0.25 || part < 0 else { continue }
                let found = darkTop(from: top - 15).flatMap { $0 < top + 30 ? $0 : nil }
                guard part > 0 else {
                    #expect(found == nil, "at \(time)")
                    continue
                }
                let fallen = part < 1 ? eased(part, 0.34, 1.56, 0.64, 1) : 1
                let place = try #require(found)
                #expect(abs(place - Int((Double(10 + top) - 15 * (1 - fallen)).rounded())) <= 1, "at \(time)")
                farthest = max(farthest, place - 10 - top)
            }
        }
        #expect(farthest == 1 || farthest == 2)
        #expect([20, 120, 220].map { darkTop(from: $0) } == [30, 130, 230])
        #expect(stage.window.nextDeadline == nil)
    }

    @Test("After dropping in, all bones continue with the next animation in phase")
    func dropInThenPulse() {
        let pulse: SkeletonLayerAnimation = { _ in
            let animation = CABasicAnimation(keyPath: "backgroundColor")
            (animation.fromValue, animation.toValue) = (UIColor.black.cgColor, UIColor.red.cgColor)
            (animation.duration, animation.autoreverses, animation.repeatCount) = (1, true, .infinity)
            return animation
        }
        show(builder.makeDropInAnimation(height: 15, duration: 0.5, speed: 1000, then: pulse))
        stage.advance(by: 1)
        for y in [40, 140, 240] { #expect(abs(red(90, y) - 128) <= 2) }
        stage.advance(by: 0.5)
        for y in [40, 140, 240] { #expect(red(90, y) == 255) }
    }

    @Test("Bones added or moved after the drop-in don't drop in")
    func lateBones() {
        show(builder.makeDropInAnimation(height: 15, duration: 0.5))
        stage.advance(by: 2)
        let late = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 20))
        late.isSkeletonable = true
        root.addSubview(late)
        views[0].frame.origin.y = 5
        stage.advance(by: 0)
        #expect(darkTop(from: 60) == 70 && darkTop(from: 0) == 15)
        stage.advance(by: 0.1)
        #expect(darkTop(from: 60) == 70 && darkTop(from: 0) == 15)
        #expect(stage.window.nextDeadline == nil)
    }

    @Test("All drop-ins end within the maximum motion duration")
    func limitedFalls() {
        show(builder.makeDropInAnimation(height: 15, duration: 0.5, speed: 10), limit: 1)
        stage.advance(by: 1.01)
        #expect([20, 120, 220].map { darkTop(from: $0) } == [30, 130, 230])
        #expect(stage.window.nextDeadline == nil)
    }

    // MARK: Wave

    /// Returns the expected red component of a black bone under a wave, `time` seconds after the skeleton is shown. The
    /// bone's top is `depth` points below the root's.
    private func highlightColor(depth: Double, time: Double, amplitude: Double, speed: Double, duration: Double) -> Int
    {
        let own = time - depth / speed
        guard own > 0 else { return 0 }
        let way = (own / duration).truncatingRemainder(dividingBy: 2)
        return Int((255 * amplitude * eased(way > 1 ? 2 - way : way, 0.42, 0, 0.58, 1)).rounded())
    }

    @Test("A wave moves down at its speed and with its amplitude", arguments: [false, true])
    func wave(isGradient: Bool) {
        show(
            builder.makeWaveAnimation(amplitude: 0.6, speed: 200, duration: 0.5), isGradient: isGradient)
        for time in [0, 0.3, 0.8, 1.1, 2.35] {
            stage.advance(by: time - stage.time)
            for top in [20, 120, 220] {
                let wanted = highlightColor(depth: Double(top), time: time, amplitude: 0.6, speed: 200, duration: 0.5)
                #expect(abs(red(90, top + 20) - wanted) <= 2, "\(top) at \(time)")
            }
        }
    }

    @Test("A wave follows moved bones and ignores scrolling")
    func waveFollows() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 190))
        scroll.contentSize = CGSize(width: 200, height: 600)
        scroll.isSkeletonable = true
        scroll.addSubview(views[2])
        views[2].frame.origin.y = 150
        root.addSubview(scroll)
        show(builder.makeWaveAnimation(amplitude: 1, speed: 600, duration: 0.5))
        stage.advance(by: 0.7)
        let wanted = highlightColor(depth: 250, time: 0.7, amplitude: 1, speed: 600, duration: 0.5)
        #expect(abs(red(90, 270) - wanted) <= 2 && wanted > 20)
        scroll.contentOffset.y = 100
        stage.advance(by: 0)
        #expect(abs(red(90, 170) - wanted) <= 2)
        views[0].frame.origin.y = 60
        root.setNeedsLayout()
        stage.advance(by: 0)
        #expect(abs(red(90, 80) - highlightColor(depth: 60, time: 0.7, amplitude: 1, speed: 600, duration: 0.5)) <= 2)
    }

    @Test("Frames of a wave over solid colors don't visit layers")
    func waveCosts() {
        show(builder.makeWaveAnimation())
        stage.advance(by: 1)
        let (visited, drawn) = (stage.window.visitedLayers, stage.drawnFrames)
        stage.advance(by: 1)
        #expect(stage.window.visitedLayers == visited && stage.drawnFrames > drawn + 30)
    }

    // MARK: Motion

    private var motions: [(name: String, animation: SkeletonLayerAnimation)] {
        [
            ("stretch", builder.makeStretchAnimation(from: 0.2, duration: 1)),
            ("drop-in", builder.makeDropInAnimation(height: 15, duration: 0.5, speed: 200)),
            ("wave", builder.makeWaveAnimation(amplitude: 0.6, speed: 200, duration: 0.5)),
        ]
    }

    private var column: [[Int]] { [45, 90, 135].map { x in (0..<300).map { red(x, $0) } } }

    @Test("Slow motion halves the speed, the fade motion only changes colors, and the still motion has static bones")
    func motion() {
        for (name, animation) in motions {
            func columns(_ motion: SkeletonMotion, at times: [TimeInterval]) -> [[[Int]]] {
                root.hideSkeletonNow(transition: .none)
                stage.advance(by: 0)
                let begin = stage.time
                show(animation, motion: motion)
                return times.map { time in
                    stage.advance(by: begin + time - stage.time)
                    return column
                }
            }
            #expect(columns(.slow, at: [0.6, 1.4]) == columns(.full, at: [0.3, 0.7]), "\(name)")
            let faded = columns(.fade, at: [0, 1, 2])
            #expect(Set(faded[0]).count == 1 && Set(faded[1]).count == 1, "\(name)")
            let still = columns(.still, at: [0, 0.4])
            #expect(still[0] == still[1] && Set(still[0]).count == 1, "\(name)")
            #expect(stage.window.nextDeadline == nil)
        }
    }

    @Test("Invalid numbers are replaced by the defaults")
    func nonsense() {
        func picture(_ animation: @escaping SkeletonLayerAnimation) -> [[Int]] {
            root.hideSkeletonNow(transition: .none)
            stage.advance(by: 0)
            show(animation)
            stage.advance(by: 0.3)
            return column
        }
        let usual = [
            picture(builder.makeStretchAnimation()), picture(builder.makeDropInAnimation()),
            picture(builder.makeWaveAnimation()),
        ]
        #expect(Set(usual).count == 3)
        for number in [Double.nan, -.infinity] {
            #expect(picture(builder.makeStretchAnimation(from: number, duration: number)) == usual[0])
            let fall = builder.makeDropInAnimation(height: number, duration: number, speed: number)
            #expect(picture(fall) == usual[1])
            let wave = builder.makeWaveAnimation(amplitude: number, speed: number, duration: number)
            #expect(picture(wave) == usual[2])
            for duration in [number, 0] {
                let slide = builder.makeSlidingAnimation(withDirection: .leftRight, duration: duration)
                #expect(slide(CALayer()).duration == 1.5)
            }
        }
    }

    @Test("A stretch animation also runs on a layer that isn't a bone")
    func otherLayers() {
        root.hideSkeletonNow(transition: .none)
        let view = UIView(frame: CGRect(x: 40, y: 250, width: 100, height: 20))
        view.backgroundColor = .black
        stage.window.addSubview(view)
        let builder = SkeletonAnimationBuilder()
        view.layer.add(builder.makeStretchAnimation(from: 0.5, duration: 1)(view.layer), forKey: "stretch")
        stage.advance(by: 0)
        #expect(darkColumns(260) == [40, 90])
        stage.advance(by: 1)
        #expect(darkColumns(260) == [40, 140])
    }

    // MARK: Golden images

    @Test("Rows that stretch, drop in and wave match their golden images", arguments: [false, true])
    func pictures(isDark: Bool) throws {
        for (name, animation) in motions {
            let stage = OffscreenStage(size: CGSize(width: 220, height: 200), style: isDark ? .dark : .light)
            if isDark { stage.direction = .rightToLeft }
            stage.window.backgroundColor = .systemBackground
            for row in 0..<4 {
                let top = CGFloat(16 + row * 46)
                let avatar = UIView(frame: CGRect(x: isDark ? 172 : 12, y: top, width: 36, height: 36))
                avatar.layer.cornerRadius = 18
                let line = UIView(frame: CGRect(x: isDark ? 12 : 60, y: top + 4, width: 148, height: 10))
                let second = UIView(frame: CGRect(x: isDark ? 60 : 60, y: top + 22, width: 100, height: 10))
                for view in [avatar, line, second] {
                    view.isSkeletonable = true
                    stage.window.addSubview(view)
                }
            }
            var style = SkeletonStyle.solid(usingColor: isDark ? .wetAsphalt : .silver, animated: true)
            (style.animation, style.transition) = (animation, .none)
            stage.window.showSkeleton(style)
            stage.advance(by: 0.6)
            try GoldenImage.expect(stage.bitmap(), named: "look-\(name)-\(isDark ? "dark-rtl" : "light")")
        }
    }

    @Test("A wave with a negative amplitude and a speed of 0 is invisible", arguments: [false, true])
    func senselessWaves(isGradient: Bool) {
        stage.window.backgroundColor = .black
        var style = SkeletonStyle.solid(usingColor: .white, animated: true)
        if isGradient { style.fill = .gradient(SkeletonGradient(colors: [.white, .white])) }
        style.transition = .none
        style.animation = builder.makeWaveAnimation(amplitude: -5, speed: 0)
        root.showSkeleton(style)
        for _ in 0..<10 {
            stage.advance(by: 0.21)
            #expect(views.allSatisfy { red(90, Int($0.frame.minY) + 20) == 255 }, "at \(stage.time)")
        }
    }
}
