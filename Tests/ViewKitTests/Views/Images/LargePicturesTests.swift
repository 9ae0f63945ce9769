import DrawKit
import Foundation
import ImageKit
import StageKit
import TestSupport
import Testing
import ViewKit

/// Pictures that are much larger than the place in which they are shown.
@MainActor
@Suite("Large pictures")
struct LargePicturesTests {
    private static let size = PixelSize(width: 2048, height: 1024)

    private static let large: Bitmap = {
        let words = (0..<PixelRect(size: size).area).map { index -> UInt32 in
            let (x, y) = (UInt32(index % 2048), UInt32(index / 2048))
            return 0xFF00_0000 | (x / 8) << 16 | (y / 4) << 8 | (x / 64 + y / 64) % 2 * 255
        }
        return Bitmap(size: size, pixels: .color(words), reducible: true)
    }()

    private func stage(showing image: UIImage) -> OffscreenStage {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.image = image
        stage.window.addSubview(view)
        stage.advance(by: 0)
        return stage
    }

    @Test("A large picture is held no larger than it is shown, and looks as it would from all its pixels")
    func equal() throws {
        let image = try #require(UIImage(data: try ImageCodec.png(Self.large)))
        #expect(image.size == CGSize(width: 2048, height: 1024))

        let stage = stage(showing: image)

        let comparison = PixelComparison(stage.bitmap(), self.stage(showing: UIImage(bitmap: Self.large)).bitmap())
        #expect(comparison.count == 0, "\(comparison)")
        // On the stage a picture is there in the first frame.
        #expect(stage.window.displayList.bitmaps.count == 1)
    }

    @Test("A picture that is not in sight is not asked for its pixels")
    func outOfSight() throws {
        let image = try #require(UIImage(data: try ImageCodec.png(Self.large)))
        let stage = stage(showing: image)
        stage.window.subviews.first?.frame.origin.y = 500
        stage.advance(by: 0)

        #expect(stage.window.displayList.bitmaps.isEmpty)
    }

    @Test("A picture whose pixels are broken is none, however good its header is")
    func broken() throws {
        var data = try ImageCodec.png(Self.large)
        data[data.count / 2] ^= 0x55
        _ = Messages.during { #expect(UIImage(data: data) == nil) }
    }

    @Test("What is no file is no picture")
    func devices() {
        #expect(UIImage(contentsOfFile: "/dev/zero") == nil)
        #expect(UIImage(contentsOfFile: "/dev/null") == nil)
    }
}
