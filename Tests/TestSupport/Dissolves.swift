import DrawKit
package import StageKit
package import Testing
import ViewKit

/// Expectations for a cross-dissolve of a quarter of a second.
@MainActor
package enum Dissolves {
    /// Returns the weight of the new image after the fraction `part` of the dissolve.
    package static func progress(at part: Double) -> Double {
        CAMediaTimingFunction(name: .easeInEaseOut).value(at: part)
    }

    /// Expects `seen` to be a mix of `before` and `after`, in which `after` has the weight `part`. Color components may
    /// differ by 2 of 255.
    package static func expectMix(
        _ before: [UInt32], _ after: [UInt32], _ part: Double, _ seen: [UInt32], _ what: Comment,
        at location: SourceLocation = #_sourceLocation
    ) {
        var worst = 0.0
        for index in seen.indices {
            for shift: UInt32 in [0, 8, 16] {
                func level(_ words: [UInt32]) -> Double { Double(words[index] >> shift & 255) }
                let wanted = level(before) * (1 - part) + level(after) * part
                worst = max(worst, abs(level(seen) - wanted))
            }
        }
        #expect(worst <= 2, what, sourceLocation: location)
    }

    /// Expects the images at the quarters of a dissolve to be mixes of `before` and the image at its end.
    package static func expectMix(
        from before: [UInt32], _ seen: (quarters: [[UInt32]], end: [UInt32]), _ what: String,
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(seen.end != before, "\(what)", sourceLocation: location)
        for (index, picture) in seen.quarters.enumerated() {
            let part = progress(at: Double(index) / 4)
            expectMix(before, seen.end, part, picture, "\(what), \(index) quarters", at: location)
        }
    }
}

extension OffscreenStage {
    /// The pixels of the last frame.
    package var words: [UInt32] {
        if case .color(let words) = bitmap().pixels { words } else { [] }
    }

    /// Returns the images of a quarter-second dissolve started by `begin`, at its quarters and at its end.
    package func pictures(_ begin: () -> Void) -> (quarters: [[UInt32]], end: [UInt32]) {
        begin()
        advance(by: 0, step: 0.25)
        let quarters = (0..<4).map { _ in
            defer { advance(by: 0.0625, step: 0.0625) }
            return words
        }
        advance(by: 0.5)
        return (quarters, words)
    }
}
