import Foundation
import ViewKit

extension OffscreenStage {
    /// Compares the last drawn frame with the reference image `Golden/NAME.png` in the folder of the test target.
    ///
    ///     stage.advance(by: 0.5)
    ///     try stage.verifySnapshot(named: "inbox-loading")
    ///
    /// If the images differ by more than the tolerances, or if there is no reference image, the new image is written to
    /// the folder of the reference image as `NAME.new.png`. If the sizes are equal, `NAME.diff.png` shows the new image
    /// with the differing pixels in red. With `SKELETON_BLESS=1` in the environment, a new or different image is
    /// recorded as the reference image and the call still throws: review the file, and run again without the variable.
    ///
    /// Images without text are identical on every machine. Glyphs depend on the versions of fonts, Pango and Cairo: use
    /// tolerances, or one image per configuration.
    ///
    /// - Parameters:
    ///   - name: The name of the image, without `.png`.
    ///   - componentTolerance: The difference in red, green, blue or alpha, 0...255, up to which pixels count as equal.
    ///     0 by default.
    ///   - pixelTolerance: The maximum number of different pixels. 0 by default.
    ///   - file: The test's file. Images are in `Golden` in the folder of the file's test target in `Tests` or, if the
    ///     file isn't in `Tests`, next to the file.
    /// - Throws: `SnapshotError`, which describes the difference and names the files to look at.
    public func verifySnapshot(
        named name: String, componentTolerance: Int = 0, pixelTolerance: Int = 0, file: StaticString = #filePath
    ) throws(SnapshotError) {
        guard drawnFrames > 0, !window.bounds.isEmpty else {
            throw SnapshotError(
                .unavailable, "\(name): no image; give the window a size and call advance(by: 0) first")
        }
        try ReferenceSnapshot(named: name, forTestsIn: "\(file)").verify(
            bitmap(), componentTolerance: componentTolerance, pixelTolerance: pixelTolerance)
    }
}
