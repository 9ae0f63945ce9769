import DrawKit
import Foundation
import TextKit

/// Returns a font with the same metrics on every machine.
func pinnedFont(_ size: CGFloat = 16) throws -> UIFont {
    try PinnedFonts.use()
    return UIFont.systemFont(ofSize: size)
}

let fox = "The quick brown fox jumps over the lazy dog, and then runs away into the dark forest."

extension RenderedText {
    /// The coverage of each pixel, row by row.
    var coverage: [UInt8] {
        switch bitmap.pixels {
        case .alpha(let bytes): bytes
        case .color(let words): words.map { UInt8($0 >> 24) }
        }
    }

    /// The range of columns from the first to the last pixel with ink, from the left of the layout.
    var inkColumns: ClosedRange<Int>? {
        let width = Int(bitmap.size.width)
        let columns = coverage.enumerated().filter { $0.element > 32 }.map { $0.offset % width + Int(frame.minX) }
        guard let first = columns.min(), let last = columns.max() else { return nil }
        return first...last
    }

    var words: [UInt32]? {
        if case .color(let words) = bitmap.pixels { words } else { nil }
    }
}
