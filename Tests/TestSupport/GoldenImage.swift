package import DrawKit
package import Foundation
import ImageKit
package import Testing

/// Compares pictures with the ones that were looked at and kept with the tests.
///
/// A picture that differs leaves NAME.new.png and NAME.diff.png beside NAME.png. With `SKELETON_BLESS=1` in the
/// environment the new picture takes the place of the kept one; look at it before it is committed.
@MainActor
package enum GoldenImage {
    /// Expects `bitmap` to equal Golden/`name`.png in the folder of the test's target, each component of each pixel
    /// within `tolerance` of 255: 0 for pictures without text.
    package static func expect(
        _ bitmap: Bitmap, named name: String, tolerance: Int = 0, file: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let folder = folder(for: "\(file)")
        let kept = folder.appendingPathComponent("\(name).png")
        let new = folder.appendingPathComponent("\(name).new.png")
        let diff = folder.appendingPathComponent("\(name).diff.png")
        if ProcessInfo.processInfo.environment["SKELETON_BLESS"] == "1" {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try ImageCodec.png(bitmap).write(to: kept)
            return
        }
        guard FileManager.default.fileExists(atPath: kept.path) else {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try ImageCodec.png(bitmap).write(to: new)
            Issue.record("there is no \(kept.path); look at \(new.path)", sourceLocation: sourceLocation)
            return
        }
        let expected = try ImageCodec.decode(Data(contentsOf: kept), name: kept.path, reducible: false)
        let comparison = PixelComparison(expected, bitmap)
        guard comparison.largestDifference > tolerance || !comparison.isSameSize else { return }
        try ImageCodec.png(bitmap).write(to: new)
        if let difference = comparison.picture { try ImageCodec.png(difference).write(to: diff) }
        Issue.record("\(name) differs: \(comparison); see \(diff.path)", sourceLocation: sourceLocation)
    }

    /// Expects the ink of `bitmap` to be where it is in Golden/`name`.png, each box of it within `distance` pixels: for
    /// glyphs whose drawing depends on the version of their font.
    package static func expectInk(
        _ bitmap: Bitmap, named name: String, within distance: Int32, file: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        guard ProcessInfo.processInfo.environment["SKELETON_BLESS"] != "1" else {
            return try expect(bitmap, named: name, file: file, sourceLocation: sourceLocation)
        }
        let folder = folder(for: "\(file)")
        let kept = folder.appendingPathComponent("\(name).png")
        let expected = try ImageCodec.decode(Data(contentsOf: kept), name: kept.path, reducible: false)
        let (wanted, found) = (InkBoxes(expected), InkBoxes(bitmap))
        guard !found.isNear(wanted, within: distance) else { return }
        let new = folder.appendingPathComponent("\(name).new.png")
        try ImageCodec.png(bitmap).write(to: new)
        Issue.record(
            "\(name) has ink at \(found.boxes), not at \(wanted.boxes); see \(new.path)", sourceLocation: sourceLocation
        )
    }

    /// Where the pictures of the tests in `file` are kept: `Golden` in the folder of their target.
    package static func folder(for file: String) -> URL {
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        while folder.pathComponents.count > 2, folder.deletingLastPathComponent().lastPathComponent != "Tests" {
            folder.deleteLastPathComponent()
        }
        return folder.appendingPathComponent("Golden")
    }
}

/// How two pictures differ.
package struct PixelComparison: CustomStringConvertible {
    package let isSameSize: Bool
    /// The largest difference of any component, 0...255; 255 for pictures of different sizes.
    package let largestDifference: Int
    /// How many pixels differ at all.
    package let count: Int
    /// The new picture with the differences in red; nil for pictures of different sizes.
    package let picture: Bitmap?

    package init(_ left: Bitmap, _ right: Bitmap) {
        guard left.size == right.size, case .color(let old) = left.pixels, case .color(let new) = right.pixels else {
            (isSameSize, largestDifference, count, picture) = (false, 255, 0, nil)
            return
        }
        var (largest, count) = (0, 0)
        var shown = new
        // Most pictures are the same, and most pixels of the others.
        for index in old == new ? 0..<0 : old.indices where old[index] != new[index] {
            let difference = Self.difference(old[index], new[index])
            largest = max(largest, difference)
            count += 1
            shown[index] = 0xFF00_0000 | UInt32(min(255, difference * 8)) << 16
        }
        isSameSize = true
        largestDifference = largest
        self.count = count
        picture = Bitmap(size: left.size, pixels: .color(shown))
    }

    package var description: String {
        isSameSize ? "\(count) pixels, by \(largestDifference) at most" : "the sizes are not the same"
    }

    private static func difference(_ left: UInt32, _ right: UInt32) -> Int {
        var (largest, left, right) = (0, left, right)
        while left != right {
            largest = max(largest, abs(Int(left & 0xFF) - Int(right & 0xFF)))
            (left, right) = (left >> 8, right >> 8)
        }
        return largest
    }
}
