import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests golden images of bones. They contain no text, so they are identical on every machine.
@MainActor
@Suite("Golden images of skeletons")
struct SkeletonPicturesTests {
    /// Creates a portrait, a name, a paragraph and an image in a column.
    private func profile(direction: UIUserInterfaceLayoutDirection, style: UIUserInterfaceStyle) -> OffscreenStage {
        let stage = OffscreenStage(size: CGSize(width: 240, height: 200), scale: 1.5, style: style)
        stage.direction = direction
        let portrait = UIView(frame: CGRect(x: 16, y: 16, width: 48, height: 48))
        portrait.layer.cornerRadius = 24
        let name = UILabel(frame: CGRect(x: 76, y: 24, width: 148, height: 32))
        name.linesCornerRadius = 7
        name.lastLineFillPercent = 50
        let paragraph = UILabel(frame: CGRect(x: 16, y: 76, width: 208, height: 65))
        paragraph.numberOfLines = 3
        paragraph.linesCornerRadius = 4
        paragraph.textAlignment = direction == .rightToLeft ? .center : .natural
        let picture = UIView(frame: CGRect(x: 16, y: 152, width: 208, height: 40))
        picture.skeletonCornerRadius = 10
        for view in [portrait, name, paragraph, picture] {
            view.isSkeletonable = true
            stage.window.addSubview(view)
        }
        stage.advance(by: 0)
        return stage
    }

    @Test("A solid skeleton without motion matches its golden image")
    func solid() throws {
        let stage = profile(direction: .leftToRight, style: .light)
        stage.window.showSkeleton(transition: .none)
        stage.advance(by: 0)

        try GoldenImage.expect(stage.bitmap(), named: "solid")
    }

    @Test("A gradient without motion runs from top to bottom, as in SkeletonView on iOS")
    func gradient() throws {
        let stage = profile(direction: .leftToRight, style: .light)
        stage.window.showGradientSkeleton(transition: .none)
        stage.advance(by: 0)

        try GoldenImage.expect(stage.bitmap(), named: "gradient")
    }

    @Test("A sliding highlight, dark and right to left, matches its golden image after half a sweep")
    func sliding() throws {
        let stage = profile(direction: .rightToLeft, style: .dark)
        stage.window.showAnimatedGradientSkeleton()
        stage.advance(by: 1)

        try GoldenImage.expect(stage.bitmap(), named: "sliding-dark-rtl")
    }

    @Test("A cross-dissolve into a slanted highlight matches its golden image")
    func dissolving() throws {
        let stage = profile(direction: .leftToRight, style: .light)
        stage.window.showAnimatedGradientSkeleton(
            usingGradient: SkeletonGradient(baseColor: .belizeHole),
            animation: GradientDirection.topLeftBottomRight.slidingAnimation(), transition: .crossDissolve(0.5))
        stage.advance(by: 0.25)

        try GoldenImage.expect(stage.bitmap(), named: "dissolving-slanted")
    }

    @Test("A timed-out skeleton and skeletons with increased contrast match their golden images")
    func failedAndContrast() throws {
        let stage = profile(direction: .leftToRight, style: .light)
        var style = SkeletonStyle.gradient(animated: true)
        (style.transition, style.timeout, style.timeoutTintColor) = (.none, 1, .alizarin)
        stage.window.showSkeleton(style)
        stage.advance(by: 1.5)
        try GoldenImage.expect(stage.bitmap(), named: "timed-out")

        for (name, theme) in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
            let stage = profile(direction: .leftToRight, style: theme)
            var style = SkeletonStyle.gradient()
            (style.transition, style.increasesContrast) = (.none, true)
            stage.window.showSkeleton(style)
            stage.advance(by: 0)
            try GoldenImage.expect(stage.bitmap(), named: "contrast-\(name)")
        }
    }
}
