import DrawKit
import Foundation
import ImageKit
import StageKit
import TestSupport
import Testing
import ViewKit

/// Tests images that are much larger than the views that show them.
@MainActor
@Suite("Large images")
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

    @Test("A large image is decoded at its display size and looks as if decoded in full")
    func equal() throws {
        let image = try #require(UIImage(data: try ImageCodec.png(Self.large)))
        #expect(image.size == CGSize(width: 2048, height: 1024))

        let stage = stage(showing: image)

        let comparison = PixelComparison(stage.bitmap(), self.stage(showing: UIImage(bitmap: Self.large)).bitmap())
        #expect(comparison.count == 0, "\(comparison)")
        // The stage decodes synchronously, so the image is in the first frame.
        #expect(stage.window.displayList.bitmaps.count == 1)
    }

    @Test("An image outside the visible area is not decoded")
    func outOfSight() throws {
        let image = try #require(UIImage(data: try ImageCodec.png(Self.large)))
        let stage = stage(showing: image)
        stage.window.subviews.first?.frame.origin.y = 500
        stage.advance(by: 0)

        #expect(stage.window.displayList.bitmaps.isEmpty)
    }

    @Test("An image with damaged pixels is nil even if its header is valid")
    func broken() throws {
        var data = try ImageCodec.png(Self.large)
        data[data.count / 2] ^= 0x55
        _ = Messages.during { #expect(UIImage(data: data) == nil) }
    }

    @Test("A path that is not a regular file is not an image")
    func devices() {
        #expect(UIImage(contentsOfFile: "/dev/zero") == nil)
        #expect(UIImage(contentsOfFile: "/dev/null") == nil)
    }
}
