import Foundation
import ViewKit

extension OffscreenStage {
    /// Compares the last drawn frame with the reference picture `Golden/NAME.png` in the folder of the test target.
    ///
    ///     stage.advance(by: 0.5)
    ///     try stage.verifySnapshot(named: "inbox-loading")
    ///
    /// If they differ, `NAME.new.png` and `NAME.diff.png` are written beside it: the new picture, and the new picture
    /// with the differing pixels in red. With `SKELETON_BLESS=1` in the environment a new or different picture is
    /// recorded as the reference picture, and the call throws all the same: look at the file, and run again without.
    ///
    /// Pictures without text are equal to the byte on every machine. Glyphs depend on the versions of fonts, Pango and
    /// Cairo: give tolerances, or keep a picture for each.
    ///
    /// - Parameters:
    ///   - name: The name of the picture, without `.png`.
    ///   - componentTolerance: How much the red, green, blue and alpha of a pixel may differ, 0...255, before the
    ///     pixel counts as different. 0 by default.
    ///   - pixelTolerance: The largest number of different pixels. 0 by default.
    ///   - file: The test's file: the picture is kept in `Golden` in its target's folder in `Tests`, or beside the file
    ///     if that is somewhere else.
    /// - Throws: `SnapshotError`, which says what differs and which files to look at.
    public func verifySnapshot(
        named name: String, componentTolerance: Int = 0, pixelTolerance: Int = 0, file: StaticString = #filePath
    ) throws(SnapshotError) {
        guard drawnFrames > 0, !window.bounds.isEmpty else {
            throw SnapshotError(
                .unavailable, "\(name): no picture; give the window a size and call advance(by: 0) first")
        }
        try ReferenceSnapshot(named: name, forTestsIn: "\(file)").verify(
            bitmap(), componentTolerance: componentTolerance, pixelTolerance: pixelTolerance)
    }
}
