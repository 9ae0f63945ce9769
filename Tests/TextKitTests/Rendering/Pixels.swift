import DrawKit
import Foundation
import TextKit

/// A font whose measures are the same on every machine.
func pinnedFont(_ size: CGFloat = 16) throws -> UIFont {
    try PinnedFonts.use()
    return UIFont.systemFont(ofSize: size)
}

let fox = "The quick brown fox jumps over the lazy dog, and then runs away into the dark forest."

extension RenderedText {
    /// How much of each pixel is covered, row by row.
    var coverage: [UInt8] {
        switch bitmap.pixels {
        case .alpha(let bytes): bytes
        case .color(let words): words.map { UInt8($0 >> 24) }
        }
    }

    /// The columns, in pixels from the layout's left, between the first ink and the last.
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
