package import DrawKit
import Foundation
import ImageKit
import StageKit
package import Testing

/// Compares images with reviewed golden images stored with the tests.
///
/// A mismatch writes NAME.new.png and NAME.diff.png next to NAME.png. If `SKELETON_BLESS=1` is set in the environment,
/// the new image replaces the golden one and the test fails. Review the image before you commit it.
@MainActor
package enum GoldenImage {
    /// The fraction of an image's pixels that may differ within the tolerance. Another version of FreeType draws the
    /// edges of glyphs differently.
    private static let differingShare = 0.05

    /// Expects `bitmap` to equal Golden/`name`.png in the folder of the test target: each component of each pixel
    /// within `tolerance` of 255, and 95% of the pixels exactly. Use 0 for images without text.
    package static func expect(
        _ bitmap: Bitmap, named name: String, tolerance: Int = 0, file: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let snapshot = ReferenceSnapshot(named: name, forTestsIn: "\(file)")
        do throws(SnapshotError) {
            try snapshot.verify(bitmap, componentTolerance: tolerance, differingShare: Self.differingShare)
        } catch {
            Issue.record(error, sourceLocation: sourceLocation)
        }
    }

    /// Expects the ink of `bitmap` at the same positions as in Golden/`name`.png, with each of its boxes within
    /// `distance` pixels. Use this for glyphs whose drawing depends on the font version.
    package static func expectInk(
        _ bitmap: Bitmap, named name: String, within distance: Int32, file: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        guard !ReferenceSnapshot.isRecording else {
            return try expect(bitmap, named: name, file: file, sourceLocation: sourceLocation)
        }
        let folder = ReferenceSnapshot.folder(forTestsIn: "\(file)")
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
}
