import DrawKit
import TestSupport

typealias Sample = SamplePicture

/// Returns a bitmap of `width` by `height` pixels with valid premultiplied colors, all of which differ.
func testBitmap(width: Int = 16, height: Int = 16) -> Bitmap { SamplePicture.bitmap(width: width, height: height) }

extension Bitmap {
    var words: [UInt32] {
        if case .color(let words) = pixels { words } else { [] }
    }
}
