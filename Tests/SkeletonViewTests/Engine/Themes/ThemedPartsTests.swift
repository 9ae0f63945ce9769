import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import SkeletonView

@MainActor
@Suite("Themed parts and time")
final class ThemedPartsTests: ThemedPage {
    @Test("A part's window-wide highlight is shared with other skeletons")
    func windowHighlight() {
        var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .midnightBlue), animated: true)
        (style.transition, style.animationSpace) = (.none, .window)
        side.skeletonTheme = style
        page.showSkeleton(Self.solid(.alizarin))
        stage.advance(by: 0.8)
        other.showSkeleton(style)
        stage.advance(by: 0.35)
        let (first, second) = (stage.pixel(x: 79, y: 40).bytes, stage.pixel(x: 111, y: 40).bytes)
        let own = (20..<80).map { stage.pixel(x: $0, y: 40).bytes[0] }
        #expect(Set(own).count > 3)
        page.hideSkeletonNow()
        page.showSkeleton(style)
        // A single skeleton over both parts looks the same at the same time, so they shared one band.
        stage.advance(by: 1.15)
        #expect(stage.pixel(x: 79, y: 40).bytes == first)
        #expect(stage.pixel(x: 111, y: 40).bytes == second)
    }

    @Test("A part's highlight with a speed continues from its position when the root is resized")
    func resized() {
        var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .midnightBlue), animated: true)
        (style.transition, style.animationSpace) = (.none, .root)
        style.highlight = SkeletonHighlight(width: .points(40), pace: .speed(100))
        side.skeletonTheme = style
        page.showSkeleton(Self.solid(.alizarin))
        stage.advance(by: 0.6)
        let before = (20..<80).map { stage.pixel(x: $0, y: 40).bytes }
        page.frame.size.width = 190
        stage.advance(by: 0)
        let after = (20..<80).map { stage.pixel(x: $0, y: 40).bytes }
        #expect(Set(before).count > 2)
        let differences = zip(before, after).flatMap { zip($0, $1).map { abs($0 - $1) } }
        #expect(differences.max() ?? 0 <= 2)
    }

    @Test("A part's shared highlight starts when the skeleton is shown, even on a page without motion")
    func begin() {
        var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .midnightBlue), animated: true)
        style.animationSpace = .root
        side.skeletonTheme = style
        page.showSkeleton()
        stage.advance(by: 1)
        let part = (20..<80).map { stage.pixel(x: $0, y: 40).bytes }
        page.hideSkeletonNow()
        page.showSkeleton(style)
        stage.advance(by: 1)
        #expect((20..<80).map { stage.pixel(x: $0, y: 40).bytes } == part)
    }

    @Test("Bones whose theme is set after the motion limit move until a new limit", arguments: [false, true])
    func motionAnew(isPart: Bool) {
        var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .midnightBlue), animated: true)
        (style.transition, style.maximumMotionDuration) = (.none, 2)
        let view = isPart ? side : page
        view.skeletonTheme = style
        page.showSkeleton()
        stage.advance(by: 5)
        func moves() -> Bool {
            let before = stage.pixel(x: 60, y: 50).bytes
            stage.advance(by: 0.4)
            return stage.pixel(x: 60, y: 50).bytes != before
        }
        stage.advance(by: 0.6)
        #expect(!moves())
        style.fill = .gradient(SkeletonGradient(baseColor: .belizeHole))
        view.skeletonTheme = style
        stage.advance(by: 0.7)
        #expect(moves())
        stage.advance(by: 2)
        #expect(!moves())
    }

    @Test("Increased contrast in a part is measured against the part's background")
    func contrast() {
        side.backgroundColor = UIColor(red: 0.15, green: 0.17, blue: 0.21, alpha: 1)
        var style = Self.solid(UIColor(red: 0.28, green: 0.32, blue: 0.38, alpha: 1))
        style.increasesContrast = true
        side.showSkeleton(style)
        let alone = innerColor
        side.hideSkeletonNow()
        side.skeletonTheme = style
        page.showSkeleton(Self.solid(.alizarin))
        #expect(innerColor == alone)
    }

    @Test("The failure color comes from a part's theme at the time of the timeout")
    func failure() {
        var style = Self.solid(.emerald)
        (style.timeout, style.timeoutTintColor) = (1, .alizarin)
        stage.window.skeletonTheme = style
        var part = Self.solid(.midnightBlue)
        part.timeoutTintColor = .pomegranate
        side.skeletonTheme = part
        page.showSkeleton()
        stage.advance(by: 0.5)
        style.timeoutTintColor = .amethyst
        stage.window.skeletonTheme = style
        stage.advance(by: 0.6)
        #expect(otherColor == .amethyst)
        #expect(innerColor == .pomegranate)
    }

    @Test("Setting a theme in layoutSubviews doesn't cause repeated layout")
    func inLayout() {
        let view = ThemedInLayout(frame: other.frame)
        view.isSkeletonable = true
        other.removeFromSuperview()
        page.addSubview(view)
        page.showSkeleton(Self.solid(.alizarin))
        #expect(otherColor == .emerald)
        let layouts = view.layouts
        #expect(layouts < 4)
        #expect(otherColor == .emerald)
        #expect(view.layouts == layouts)
    }
}

/// A view that sets its theme during layout.
private final class ThemedInLayout: UIView {
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        skeletonTheme = .solid(usingColor: .emerald)
    }
}
