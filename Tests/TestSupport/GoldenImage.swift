package import DrawKit
import Foundation
import ImageKit
import StageKit
package import Testing

/// Compares pictures with the ones that were looked at and kept with the tests.
///
/// A picture that differs leaves NAME.new.png and NAME.diff.png beside NAME.png. With `SKELETON_BLESS=1` in the
/// environment the new picture replaces the kept one and the test fails; look at it before it is committed.
@MainActor
package enum GoldenImage {
    /// Expects `bitmap` to equal Golden/`name`.png in the folder of the test's target, each component of each pixel
    /// within `tolerance` of 255: 0 for pictures without text.
    package static func expect(
        _ bitmap: Bitmap, named name: String, tolerance: Int = 0, file: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let snapshot = ReferenceSnapshot(named: name, forTestsIn: "\(file)")
        do throws(SnapshotError) {
            try snapshot.verify(bitmap, componentTolerance: tolerance)
        } catch {
            Issue.record(error, sourceLocation: sourceLocation)
        }
    }

    /// Expects the ink of `bitmap` to be where it is in Golden/`name`.png, each box of it within `distance` pixels: for
    /// glyphs whose drawing depends on the version of their font.
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
