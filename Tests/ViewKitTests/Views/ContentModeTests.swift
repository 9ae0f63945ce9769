import DrawKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIView.ContentMode")
struct ContentModeTests {
    private static let modes: [UIView.ContentMode] = [
        .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
        .topRight, .bottomLeft, .bottomRight,
    ]

    /// An image of 16 by 8 pixels with a different color in each quarter and a dark border.
    private static let picture = Bitmap(
        size: PixelSize(width: 16, height: 8),
        pixels: .color(
            (0..<128).map { index in
                let (x, y) = (index % 16, index / 16)
                if x == 0 || y == 0 || x == 15 || y == 7 { return 0xFF20_2020 }
                return [0xFFE0_4040, 0xFF40_B040, 0xFF40_60E0, 0xFFE0_C030][x / 8 + y / 4 * 2]
            }))

    private func makeView(_ mode: UIView.ContentMode, _ frame: CGRect) -> UIImageView {
        let view = UIImageView(frame: frame)
        view.image = UIImage(bitmap: Self.picture)
        view.contentMode = mode
        view.clipsToBounds = true
        view.backgroundColor = .systemGray5
        return view
    }

    @Test(
        "Every content mode matches its golden image in taller, wider and smaller views"
    )
    func pictures() throws {
        let stage = OffscreenStage(size: CGSize(width: 13 * 30, height: 90))
        for (index, mode) in Self.modes.enumerated() {
            let left = CGFloat(index) * 30 + 3
            stage.window.addSubview(makeView(mode, CGRect(x: left, y: 3, width: 24, height: 40)))
            stage.window.addSubview(makeView(mode, CGRect(x: left, y: 49, width: 24, height: 10)))
            stage.window.addSubview(makeView(mode, CGRect(x: left, y: 65, width: 10, height: 20)))
        }
        stage.advance(by: 0)

        try GoldenImage.expect(stage.bitmap(), named: "content-modes")
    }

    @Test(
        "Each content mode without scaling places the center of the image correctly",
        arguments: [
            (.center, 20, 20), (.top, 20, 4), (.bottom, 20, 36), (.left, 8, 20), (.right, 32, 20), (.topLeft, 8, 4),
            (.topRight, 32, 4), (.bottomLeft, 8, 36), (.bottomRight, 32, 36),
        ] as [(UIView.ContentMode, Int, Int)])
    func places(mode: UIView.ContentMode, x: Int, y: Int) {
        let stage = OffscreenStage(size: CGSize(width: 40, height: 40))
        stage.window.addSubview(makeView(mode, CGRect(x: 0, y: 0, width: 40, height: 40)))
        stage.advance(by: 0)

        let pixels = [(-1, -1), (0, -1), (-1, 0), (0, 0)].map { stage.pixel(x: x + $0, y: y + $1).bytes }
        #expect(pixels == [[0xE0, 0x40, 0x40], [0x40, 0xB0, 0x40], [0x40, 0x60, 0xE0], [0xE0, 0xC0, 0x30]])
    }
}
