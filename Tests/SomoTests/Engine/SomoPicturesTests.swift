import DrawKit
import Somo
import StageKit
import TestSupport
import Testing

/// Tests golden images of bones. They contain no text, so they are identical on every machine.
@MainActor
@Suite("Somo's golden images")
struct SomoPicturesTests {
    private static let names: [SomoAnimationStyle: String] = [
        .solid: "solid", .gradientHorizontal: "horizontal", .gradientVertical: "vertical", .oblique: "oblique",
    ]

    private final class Card: UIView, SomoSkeletonLayout {
        var style = SomoAnimationStyle.solid

        func somoSkeletonLayout() -> [SomoView] {
            let portrait = SomoView(
                frame: CGRect(x: 12, y: 12, width: 40, height: 40), somoColor: Self.color, animationStyle: style)
            portrait.layer.cornerRadius = 20
            let lines = [(60, 16, 80, 12), (60, 36, 52, 10)].map { x, y, width, height -> SomoView in
                let line = SomoView(
                    frame: CGRect(x: x, y: y, width: width, height: height), somoColor: Self.color,
                    animationStyle: style)
                line.layer.cornerRadius = 3
                return line
            }
            let picture = SomoView(
                frame: CGRect(x: 12, y: 64, width: 136, height: 104), somoColor: Self.color, animationStyle: style)
            return [portrait] + lines + [picture]
        }

        private static let color = UIColor(white: 150.0 / 255, alpha: 1)
    }

    @Test(
        "Each style matches its golden image at five points in its period, the last 1 ms before the end",
        arguments: SomoAnimationStyle.allCases)
    func styles(_ style: SomoAnimationStyle) throws {
        let stage = OffscreenStage(size: CGSize(width: 160, height: 180))
        let card = Card(frame: CGRect(x: 0, y: 0, width: 160, height: 180))
        card.style = style
        card.beginSomo()
        stage.window.addSubview(card)
        stage.advance(by: 0)
        let period = style == .solid ? 4.0 : 1.5
        let pictures = [0, 0.25, 0.5, 0.75, 1 - 0.001 / period].map { part -> Bitmap in
            stage.advance(by: part * period - stage.time)
            return stage.bitmap()
        }

        try GoldenImage.expect(pictures.besideEachOther, named: try #require(Self.names[style]))
    }
}

extension [Bitmap] {
    /// The images, which must have the same size, placed next to each other from left to right.
    fileprivate var besideEachOther: Bitmap {
        let (width, height) = (Int(self[0].size.width), Int(self[0].size.height))
        var words: [UInt32] = []
        for row in 0..<height {
            for picture in self {
                guard case .color(let pixels) = picture.pixels else { continue }
                words += pixels[row * width..<(row + 1) * width]
            }
        }
        return Bitmap(size: PixelSize(width: Int32(width * count), height: Int32(height)), pixels: .color(words))
    }
}
