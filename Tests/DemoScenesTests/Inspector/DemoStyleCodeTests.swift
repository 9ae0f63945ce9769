import Foundation
import SkeletonView
import StageKit
import Testing

@testable import DemoScenes

/// Tests that the code copied by the inspector compiles and has the same effect as the style.
@MainActor
@Suite("Swift code of a skeleton style", .serialized)
struct DemoStyleCodeTests {
    private static func style(_ change: (inout DemoStyle) -> Void) -> DemoStyle {
        var style = DemoStyle()
        change(&style)
        return style
    }

    /// Styles that together use every setting.
    private static let styles: KeyValuePairs<String, DemoStyle> = [
        "usual": DemoStyle(),
        "solid": style { ($0.type, $0.isAnimated, $0.color, $0.transitionDuration) = (.solid, false, .turquoise, 0) },
        "pulse": style {
            ($0.type, $0.color, $0.delay) = (.solid, UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1), 0.3)
        },
        "still": style { ($0.isAnimated, $0.color, $0.secondaryColor) = (false, .clouds, .silver) },
        "slide": style {
            ($0.direction, $0.duration, $0.autoreverses) = (.topBottom, 2.5, true)
            ($0.color, $0.transitionDuration) = (.peterRiver, 0.5)
            $0.lines = SkeletonLineChanges(
                SkeletonLineStyle(height: 12, spacing: 6, lastLineFill: 50, cornerRadius: 4))
        },
        "text": style {
            var lines = SkeletonLineStyle(height: 15, spacing: 3, cornerRadius: 0)
            (lines.rule, lines.inset) = (.font, 8)
            $0.lines = SkeletonLineChanges(lines)
        },
        "insets": style {
            var lines = SkeletonLineStyle()
            lines.inset = 4
            $0.lines = SkeletonLineChanges(lines)
        },
        "constraints": style {
            var lines = SkeletonLineStyle()
            (lines.rule, lines.lastLineFill) = (.constraints, 30)
            $0.lines = SkeletonLineChanges(lines)
        },
        "light": style {
            $0.light = DemoSweep(width: 0.4, softness: 0.25, tilt: -15, pause: 0.5)
            ($0.duration, $0.color, $0.delay) = (2, .carrot, 0.1)
        },
        "oneLight": style { ($0.animationSpace, $0.transitionDuration) = (.window, 0) },
        "oneSlowLight": style {
            ($0.animationSpace, $0.duration, $0.transitionDuration) = (.root, 4, 0.1)
        },
        "oneNarrowLight": style {
            ($0.animationSpace, $0.direction) = (.window, .topBottom)
            ($0.light.width, $0.light.tilt) = (0.25, 20)
        },
        "calm": style { ($0.motion, $0.motionLimit) = (.slow, .infinity) },
        "fading": style { ($0.motion, $0.color) = (.fade, .silver) },
        "late": style { ($0.duration, $0.delay) = (0.8, 0.2) },
        "steady": style { ($0.delay, $0.minimumTime) = (0.2, 0.5) },
        "slidesIn": style { ($0.transitionKind, $0.color) = (.slide, .emerald) },
        "growsSolid": style {
            ($0.transitionKind, $0.type, $0.isAnimated, $0.transitionDuration) = (.grow, .solid, false, 0.5)
            $0.color = .wisteria
        },
        "wipes": style { ($0.transitionKind, $0.direction, $0.delay, $0.color) = (.wipe, .topBottom, 0.4, .amethyst) },
        "eased": style {
            $0.light = DemoSweep(softness: 0.5, pause: 0.2, speed: 150, easing: .linear)
            $0.color = .concrete
        },
        "growsFromACorner": style {
            ($0.light.origin, $0.light.easing, $0.animationSpace) = (.corner, .easeOut, .root)
            $0.color = .asbestos
        },
        "growsFromTheMiddle": style { ($0.light.origin, $0.duration, $0.color) = (.middle, 2, .belizeHole) },
        "raised": style { ($0.increasesContrast, $0.color, $0.duration) = (true, .clouds, 1) },
        "plain": style { ($0.increasesContrast, $0.type, $0.color) = (false, .solid, .sunFlower) },
        "fails": style { ($0.timeout, $0.failureColor) = (1, .alizarin) },
        "failsAsItIs": style { ($0.timeout, $0.color) = (0.5, .greenSea) },
        "automatic": style { ($0.isAutomatic, $0.color) = (true, .alizarin) },
        "automaticSolid": style {
            ($0.isAutomatic, $0.type, $0.isAnimated, $0.color) = (true, .solid, false, .pumpkin)
        },
        "inOrder": style { ($0.stagger.order, $0.color) = (.order, .pomegranate) },
        "byDistance": style {
            $0.stagger = DemoStagger(order: .distance, interval: 0.2, finishesSweep: true)
            $0.color = .nephritis
        },
        "byAClosure": style {
            ($0.stagger.order, $0.transitionKind, $0.color) = (.closure, .wipe, .wetAsphalt)
            $0.stagger.finishesSweep = true
        },
        "lateStill": style {
            ($0.type, $0.isAnimated, $0.color, $0.delay) = (.solid, false, .midnightBlue, 0.5)
        },
    ]

    private nonisolated static let pastedFile = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("PastedSkeletons.swift")

    /// The source text of `PastedSkeletons.swift`, with the code of every style.
    private static var pastedCode: String {
        let entries = styles.map { name, style in
            let lines = style.swiftCode.split(separator: "\n").map { "            \($0)\n" }.joined()
            return "        \"\(name)\": { view in\n\(lines)        },\n"
        }
        return """
            // Written by DemoStyleCodeTests with SKELETON_BLESS=1.
            // swift-format-ignore-file
            import SkeletonView

            /// The code that the inspector copies for the styles of `DemoStyleCodeTests`, pasted into a program.
            @MainActor
            enum PastedSkeletons {
                static let all: [String: @MainActor (UIView) -> Void] = [
            \(entries.joined())    ]
            }

            """
    }

    /// Returns the image, as PNG data, of a view with a label and an image view, 1.45 seconds after `show`.
    private func picture(isMirrored: Bool, _ show: (UIView, UILabel) -> Void) throws -> Data {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 120))
        if isMirrored { stage.direction = .rightToLeft }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
        let label = UILabel(frame: CGRect(x: 60, y: 10, width: 130, height: 100))
        label.numberOfLines = 3
        let image = UIImageView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        for part in [label, image] {
            part.isSkeletonable = true
            view.addSubview(part)
        }
        stage.window.addSubview(view)
        stage.advance(by: 0)
        show(view, label)
        stage.advance(by: 1.45)
        #expect(view.sk.isSkeletonActive)
        return try stage.png()
    }

    @Test("The copied code equals the code that is compiled with these tests")
    func text() throws {
        if ProcessInfo.processInfo.environment["SKELETON_BLESS"] == "1" {
            try Self.pastedCode.write(to: Self.pastedFile, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.pastedFile, encoding: .utf8) == Self.pastedCode)
    }

    @Test("Pasted code draws the same pixels as the style", arguments: [false, true])
    func pixels(isMirrored: Bool) throws {
        defer { SkeletonAppearance.default = SkeletonViewAppearance() }
        var pictures: Set<Data> = []
        for (name, style) in Self.styles {
            let paste = try #require(PastedSkeletons.all[name])
            let wanted = try picture(isMirrored: isMirrored) { view, label in
                style.lines.applied(to: SkeletonLineStyle()).apply(to: label)
                style.show(on: view)
            }
            let pasted = try picture(isMirrored: isMirrored) { view, _ in paste(view) }
            SkeletonAppearance.default = SkeletonViewAppearance()
            let isSame = pasted == wanted
            #expect(isSame, "\(name)")
            pictures.insert(wanted)
        }
        #expect(pictures.count == Self.styles.count)
    }

    @Test("Updating a visible skeleton gives the same result as showing it")
    func updates() throws {
        // Updates have no timeout; only showing a skeleton does.
        for (name, style) in Self.styles where style.delay == 0 && style.timeout == 0 {
            let shown = try picture(isMirrored: false) { view, label in
                style.lines.applied(to: SkeletonLineStyle()).apply(to: label)
                style.show(on: view)
            }
            let updated = try picture(isMirrored: false) { view, label in
                view.showSkeleton(usingColor: .pumpkin, transition: style.transition)
                style.lines.applied(to: SkeletonLineStyle()).apply(to: label)
                style.update(on: view)
            }
            let isSame = shown == updated
            #expect(isSame, "\(name)")
        }
    }

    @Test("Library colors are copied by name, other colors by component")
    func colors() {
        #expect(SkeletonColors.all.count == 22 && Set(SkeletonColors.all.map(\.name)).count == 22)
        #expect(SkeletonColors.swiftCode(of: .wetAsphalt) == ".wetAsphalt")
        let color = UIColor(red: 1 / 3, green: 1, blue: 0, alpha: 0.5)
        #expect(SkeletonColors.swiftCode(of: color) == "UIColor(red: 0.333, green: 1, blue: 0, alpha: 0.5)")
    }
}
