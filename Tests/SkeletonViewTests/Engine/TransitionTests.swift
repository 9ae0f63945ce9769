import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests transitions other than cross-dissolves. The expected images are composed from the images before and after.
@MainActor
@Suite("Transitions")
struct TransitionTests {
    private static let side = 200

    /// A screen with a block that has a subview, a round view, and a view without a bone. The skeleton's root is the
    /// window.
    @MainActor
    private struct Screen {
        let stage = OffscreenStage(size: CGSize(width: side, height: side))
        let block = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 60))

        init(isRightToLeft: Bool = false) {
            if isRightToLeft { stage.direction = .rightToLeft }
            stage.window.backgroundColor = .white
            let left = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            left.backgroundColor = .red
            block.backgroundColor = .blue
            block.addSubview(left)
            let round = UIView(frame: CGRect(x: 120, y: 110, width: 60, height: 60))
            (round.backgroundColor, round.layer.cornerRadius) = (.green, 30)
            let other = UIView(frame: CGRect(x: 10, y: 120, width: 50, height: 50))
            other.backgroundColor = .orange
            for view in [block, round, other] { stage.window.addSubview(view) }
            for view in [block, round] { view.isSkeletonable = true }
            stage.advance(by: 0)
        }

        func show(_ transition: SkeletonTransition) {
            var style = SkeletonStyle.solid(usingColor: .black)
            style.transition = transition
            stage.window.showSkeleton(style)
        }

        /// The images without bones and with bones.
        var ends: (content: [UInt32], bones: [UInt32]) {
            let content = stage.words
            show(.slide(duration: 0))
            stage.advance(by: 0)
            let bones = stage.words
            stage.window.hideSkeletonNow()
            stage.advance(by: 0)
            return (content, bones)
        }
    }

    /// Returns the image after `bones`, moving in from `edge`, have pushed `content` out by `shift` pixels.
    private static func pushed(
        _ content: [UInt32], by bones: [UInt32], _ shift: Int, from edge: SkeletonTransition.Edge
    ) -> [UInt32] {
        (0..<side * side).map { index in
            let (x, y) = (index % side, index / side)
            switch edge {
            case .leading: return x < shift ? bones[index + side - shift] : content[index - shift]
            case .trailing: return x >= side - shift ? bones[index - side + shift] : content[index + shift]
            case .top: return y < shift ? bones[index + (side - shift) * side] : content[index - shift * side]
            case .bottom:
                return y >= side - shift ? bones[index - (side - shift) * side] : content[index + shift * side]
            }
        }
    }

    @Test(
        "With reduced motion, a transition becomes a dissolve of the same duration",
        arguments: [SkeletonMotion.fade, .still],
        [
            SkeletonTransition.slide(duration: 0.5), .scale(duration: 0.5), .wipe(duration: 0.5),
        ])
    func lessMotion(motion: SkeletonMotion, transition: SkeletonTransition) {
        defer { SkeletonAppearance.default.motion = nil }
        let (screen, plain) = (Screen(), Screen())
        SkeletonAppearance.default.motion = motion
        screen.show(transition)
        plain.show(.crossDissolve(0.5))
        for time in [0.1, 0.3, 0.6] {
            for stage in [screen.stage, plain.stage] { stage.advance(by: time - stage.time) }
            #expect(screen.stage.words == plain.stage.words, "at \(time)")
        }
        screen.stage.window.hideSkeleton(transition: transition)
        plain.stage.window.hideSkeleton(transition: .crossDissolve(0.5))
        for _ in 0..<3 {
            for stage in [screen.stage, plain.stage] { stage.advance(by: 0.2) }
            #expect(screen.stage.words == plain.stage.words)
        }
    }

    @Test("Sliding bones push the content out and leave the way they came", arguments: SkeletonTransition.Edge.allCases)
    func slide(edge: SkeletonTransition.Edge) {
        for isRightToLeft in [false, true] {
            let screen = Screen(isRightToLeft: isRightToLeft)
            let (content, bones) = screen.ends
            let seen: SkeletonTransition.Edge =
                switch edge {
                case .leading where isRightToLeft: .trailing
                case .trailing where isRightToLeft: .leading
                default: edge
                }
            screen.show(.slide(from: edge, duration: 1))
            screen.stage.advance(by: 0.5, step: 0.5)
            #expect(screen.stage.words == Self.pushed(content, by: bones, 100, from: seen))
            screen.stage.advance(by: 0.25, step: 0.25)
            let shift = Int((200 * Dissolves.progress(at: 0.75)).rounded())
            #expect(screen.stage.words == Self.pushed(content, by: bones, shift, from: seen))
            screen.stage.advance(by: 0.5)
            #expect(screen.stage.words == bones)
            screen.stage.window.hideSkeleton(transition: .slide(from: edge, duration: 1))
            screen.stage.advance(by: 0.25, step: 0.25)
            #expect(screen.stage.words == Self.pushed(content, by: bones, shift, from: seen))
            screen.stage.advance(by: 1)
            #expect(screen.stage.words == content)
        }
    }

    /// Expects a wipe whose edge has moved by the fraction `progress` toward `angle`, with `front` behind it and `back`
    /// ahead of it. `softness` is the edge's width as a fraction of its path.
    private static func expectWipe(
        _ front: [UInt32], over back: [UInt32], angle: Double, softness: Double, progress: Double, _ seen: [UInt32],
        _ location: SourceLocation = #_sourceLocation
    ) {
        let (dx, dy) = (cos(angle), sin(angle))
        let extent = Double(side) * (abs(dx) + abs(dy))
        let breadth = max(extent * softness, 1)
        let middle = (progress - 0.5) * (extent + breadth)
        var wrong = 0
        for index in 0..<side * side {
            let (x, y) = (Double(index % side) + 0.5 - 100, Double(index / side) + 0.5 - 100)
            func part(_ beside: Double) -> Double {
                min(1, max(0, 0.5 - (x * dx + y * dy + beside - middle) / breadth))
            }
            for shift: UInt32 in [0, 8, 16] {
                let (from, to) = (Double(back[index] >> shift & 255), Double(front[index] >> shift & 255))
                let near = [-0.75, 0, 0.75].map { from + (to - from) * part($0) }
                let found = Double(seen[index] >> shift & 255)
                if found < (near.min() ?? 0) - 3 || found > (near.max() ?? 0) + 3 { wrong += 1 }
            }
        }
        #expect(wrong == 0, "components", sourceLocation: location)
    }

    @Test("A wipe moves an edge that uncovers the bones or, on a hide, the content")
    func wipe() {
        for (angle, softness) in [(0, 0.5), (Double.pi / 2, 0), (0.6, 0.3), (2.5, 1)] {
            let screen = Screen()
            let (content, bones) = screen.ends
            let transition = SkeletonTransition.wipe(angle: angle, softness: softness, duration: 1)
            screen.show(transition)
            for time in [0.25, 0.5, 0.75] {
                screen.stage.advance(by: 0.25, step: 0.25)
                Self.expectWipe(
                    bones, over: content, angle: angle, softness: softness, progress: Dissolves.progress(at: time),
                    screen.stage.words)
            }
            screen.stage.advance(by: 0.5)
            #expect(screen.stage.words == bones)
            screen.stage.window.hideSkeleton(transition: transition)
            screen.stage.advance(by: 0.25, step: 0.25)
            Self.expectWipe(
                content, over: bones, angle: angle, softness: softness, progress: Dissolves.progress(at: 0.25),
                screen.stage.words)
            screen.stage.advance(by: 1)
            #expect(screen.stage.words == content)
        }
    }

    @Test("A wipe without an angle moves in the highlight's direction, mirrored in right-to-left layouts")
    func lightsDirection() {
        for isRightToLeft in [false, true] {
            let screen = Screen(isRightToLeft: isRightToLeft)
            let (content, bones) = screen.ends
            var style = SkeletonStyle.solid(usingColor: .black)
            style.highlight = SkeletonHighlight(angle: 0.4)
            style.transition = .wipe(softness: 0.4, duration: 1)
            screen.stage.window.showSkeleton(style)
            screen.stage.advance(by: 0.5, step: 0.5)
            Self.expectWipe(
                bones, over: content, angle: isRightToLeft ? .pi - 0.4 : 0.4, softness: 0.4, progress: 0.5,
                screen.stage.words)
        }
    }

    @Test("Scaled bones grow from their centers as they fade in")
    func scale() {
        let screen = Screen()
        screen.show(.scale(from: 0.5, duration: 1))
        screen.stage.advance(by: 0.5, step: 0.5)
        // The block is 120 x 60 at (20, 20), and its bone has three quarters of that size.
        let inside = CGRect(x: 35, y: 27.5, width: 90, height: 45)
        for (x, y) in [(36, 30), (80, 50), (123, 70)] {
            #expect(inside.contains(CGPoint(x: x, y: y)))
            let content = x < 80 ? [255, 0, 0] : [0, 0, 255]
            #expect(zip(screen.stage.pixel(x: x, y: y).bytes, content).allSatisfy { abs($0 - $1 / 2) <= 2 })
        }
        for (x, y) in [(30, 50), (130, 50), (80, 24), (80, 76)] {
            let content = x < 80 ? [255, 0, 0] : [0, 0, 255]
            #expect(zip(screen.stage.pixel(x: x, y: y).bytes, content).allSatisfy { abs($0 - ($1 + 255) / 2) <= 2 })
        }
        screen.stage.advance(by: 1)
        #expect(screen.stage.pixel(x: 21, y: 21).bytes == [0, 0, 0])
    }

    private static let all: [SkeletonTransition] = [
        .slide(duration: 1), .slide(from: .bottom, duration: 1), .scale(duration: 1), .wipe(duration: 1),
        .wipe(angle: 1, softness: 0, duration: 1), .crossDissolve(1),
    ]

    @Test("An interrupted transition continues from the visible image, whichever transition follows")
    func interrupted() {
        for first in Self.all {
            for second in Self.all {
                let screen = Screen()
                let (content, bones) = screen.ends
                screen.show(first)
                screen.stage.advance(by: 0.4, step: 0.4)
                let amid = screen.stage.words
                screen.stage.window.hideSkeleton(transition: second)
                screen.stage.advance(by: 0)
                #expect(screen.stage.words == amid, "\(first), \(second)")
                screen.stage.advance(by: 0.3, step: 0.3)
                let back = screen.stage.words
                #expect(back != amid && back != content)
                screen.show(second)
                screen.stage.advance(by: 0)
                #expect(screen.stage.words == back, "\(first), \(second)")
                screen.stage.advance(by: 1.1)
                #expect(screen.stage.words == bones)
                screen.stage.window.hideSkeleton(transition: second)
                screen.stage.advance(by: 1.1)
                #expect(screen.stage.words == content)
            }
        }
    }

    @Test("A hidden part transitions within its own bounds, even when staggered")
    func parts() {
        let screen = Screen()
        let (content, bones) = screen.ends
        screen.show(.slide(duration: 0))
        screen.stage.advance(by: 0)
        screen.stage.window.hideSkeleton(
            staggered: .order(interval: 2), transition: .slide(from: .leading, duration: 1))
        screen.stage.advance(by: 0.5, step: 0.5)
        let seen = screen.stage.words
        for index in 0..<Self.side * Self.side {
            let (x, y) = (index % Self.side, index / Self.side)
            guard (20..<140).contains(x), (20..<80).contains(y) else {
                if seen[index] != bones[index] { Issue.record("(\(x), \(y)) is not as it was") }
                continue
            }
            let wanted = x < 80 ? bones[index] : content[index - 60]
            if seen[index] != wanted { Issue.record("(\(x), \(y)) is not what was pushed there") }
        }
        screen.stage.advance(by: 3)
        #expect(screen.stage.words == content)
    }

    @Test("A nested skeleton transitions with the outer one")
    func nested() {
        let screen = Screen()
        screen.block.subviews[0].isSkeletonable = true
        let (content, bones) = screen.ends
        screen.block.showSkeleton(usingColor: .black, transition: .none)
        screen.show(.slide(duration: 0))
        screen.block.showSkeleton(usingColor: .black, transition: .none)
        screen.stage.advance(by: 0)
        #expect(screen.stage.words == bones)
        for transition in Self.all {
            screen.stage.window.hideSkeleton(transition: transition)
            screen.stage.advance(by: 0.5, step: 0.5)
            #expect(screen.stage.words != bones && screen.stage.words != content)
            screen.stage.advance(by: 1)
            #expect(screen.stage.words == content)
            screen.show(transition)
            screen.stage.advance(by: 1.1)
            #expect(screen.stage.words == bones)
        }
    }

    @Test("Rows of lists slide and wipe with the rest of the screen", arguments: ListScreen.Kind.allCases)
    func lists(kind: ListScreen.Kind) {
        let screen = ListScreen(kind)
        screen.model = [(0..<9).map { "Row \($0)" }]
        screen.list.backgroundColor = .white
        screen.stage.advance(by: 0.1)
        let content = screen.stage.words
        screen.show()
        let bones = screen.stage.words
        screen.stage.window.hideSkeleton(transition: .slide(from: .trailing, duration: 1))
        screen.stage.advance(by: 0.5, step: 0.5)
        #expect(screen.stage.words == Self.pushed(content, by: bones, 100, from: .trailing))
        screen.show()
        #expect(screen.stage.words == bones)
        screen.stage.window.hideSkeleton(transition: .wipe(angle: 1, duration: 1))
        screen.stage.advance(by: 0.5, step: 0.5)
        Self.expectWipe(content, over: bones, angle: 1, softness: 0.3, progress: 0.5, screen.stage.words)
        screen.stage.advance(by: 1)
        #expect(screen.stage.words == content)
        var style = SkeletonStyle.solid(usingColor: .black)
        style.transition = .slide(from: .top, duration: 1)
        screen.stage.window.showSkeleton(style)
        screen.stage.advance(by: 0.5, step: 0.5)
        #expect(screen.stage.words == Self.pushed(content, by: bones, 100, from: .top))
    }

    @Test("A rotated root slides within its rotated bounds")
    func turned() {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
        let root = UIView(frame: CGRect(x: 50, y: 75, width: 100, height: 50))
        root.transform = CGAffineTransform(rotationAngle: .pi / 2)
        root.backgroundColor = .red
        root.isSkeletonable = true
        stage.window.backgroundColor = .white
        stage.window.addSubview(root)
        var style = SkeletonStyle.solid(usingColor: .black)
        style.transition = .slide(duration: 1)
        root.showSkeleton(style)
        stage.advance(by: 0.5, step: 0.5)
        // The leading edge is now at the top.
        #expect(stage.pixel(x: 100, y: 60).bytes == [0, 0, 0] && stage.pixel(x: 100, y: 140).bytes == [255, 0, 0])
        #expect(stage.pixel(x: 70, y: 100).bytes == [255, 255, 255] && stage.pixel(x: 100, y: 40) == .white)
    }

    @Test("Transitions with an invalid duration are immediate; other invalid numbers are replaced or clamped")
    func nonsense() {
        for duration in [0, -1, .nan, .infinity] {
            let screen = Screen()
            let bones = screen.ends.bones
            screen.show(.wipe(duration: duration))
            screen.stage.advance(by: 0)
            #expect(screen.stage.words == bones)
        }
        #expect(SkeletonTransition.scale(from: .nan) == .scale() && SkeletonTransition.wipe(angle: .nan) == .wipe())
        #expect(SkeletonTransition.wipe(softness: .infinity) == .wipe())
        #expect(SkeletonTransition.wipe(softness: 7) == SkeletonTransition.wipe(softness: 1))
        #expect(SkeletonTransition.wipe(softness: 0) != SkeletonTransition.wipe())
    }

    @Test("SkeletonTransitionStyle is the same type as SkeletonTransition")
    func style() {
        let styles: [(SkeletonTransitionStyle, TimeInterval)] = [
            (.none, 0), (.crossDissolve(2), 2), (.crossDissolve(-1), 0), (.crossDissolve(.nan), 0),
        ]
        for (style, duration) in styles {
            let transition: SkeletonTransition = style
            #expect(transition.duration == duration)
        }
    }

    @Test("Slide, scale and wipe near their midpoint match their golden images", arguments: [false, true])
    func pictures(isMirrored: Bool) throws {
        let transitions: [(String, SkeletonTransition)] = [
            ("slide", .slide(duration: 1)), ("scale", .scale(duration: 1)),
            ("wipe", .wipe(angle: 0.4, softness: 0.4, duration: 1)),
        ]
        for (name, transition) in transitions {
            let screen = Screen(isRightToLeft: isMirrored)
            var style = SkeletonStyle.gradient()
            style.transition = transition
            screen.stage.window.showSkeleton(style)
            screen.stage.advance(by: 0.45, step: 0.45)
            try GoldenImage.expect(
                screen.stage.bitmap(), named: "transition-\(name)-\(isMirrored ? "rtl" : "light")")
        }
    }
}
