import DemoScenes
import DrawKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("DemoIcon")
struct DemoIconTests {
    @Test("The icon matches its golden images, large and small", arguments: [128, 32])
    func golden(side: Int) throws {
        let image = try #require(DemoIcon.image(side: side).cgImage)
        let size = PixelSize(width: Int32(side), height: Int32(side))
        try GoldenImage.expect(try #require(image.bitmap(for: size)), named: "icon-\(side)")
    }
}
