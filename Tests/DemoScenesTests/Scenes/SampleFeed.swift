import DrawKit
import ViewKit

@testable import DemoScenes

/// A feed of posts by several people with generated pictures, so that golden images don't depend on a JPEG decoder.
@MainActor
enum SampleFeed {
    static var posts: [Post] {
        (1...8).map { number in
            Post(
                id: "\(number)",
                author: .init(name: "Ada \(number)", handle: "@ada\(number)", avatar: "face \(number % 3)"),
                time: "\(number * 4) min", text: String(repeating: "Some words about the day. ", count: number),
                picture: number.isMultiple(of: 2) ? nil : "view \(number)", likes: number * 431, comments: number * 7)
        }
    }

    static var feed: LoadedFeed {
        LoadedFeed(
            posts: posts,
            images: [
                "face 0": checks(64, 0xFF34_98DB), "face 1": checks(64, 0xFFE6_7E22), "face 2": checks(64, 0xFF9B_59B6),
                "view 1": checks(256, 0xFF2E_CC71), "view 3": checks(256, 0xFFE7_4C3C),
                "view 5": checks(256, 0xFF34_495E), "view 7": checks(256, 0xFFF1_C40F),
            ])
    }

    private static func checks(_ side: Int, _ color: UInt32) -> UIImage {
        let words = (0..<side * side).map { ($0 / side / 16 + $0 % side / 16) % 2 == 0 ? color : 0xFFFF_FFFF }
        return UIImage(
            bitmap: Bitmap(size: PixelSize(width: Int32(side), height: Int32(side)), pixels: .color(words)))
    }
}
