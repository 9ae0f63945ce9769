import Foundation
import StageKit
package import Testing

/// Compares text with reviewed golden text stored with the tests, next to the images.
///
/// A mismatch writes NAME.new.txt next to NAME.txt. If `SKELETON_BLESS=1` is set in the environment, the new text
/// replaces the golden one and the test fails. Review the difference before you commit it.
package enum GoldenText {
    /// Expects `text` to equal Golden/`name`.txt in the folder of the test target.
    @MainActor
    package static func expect(
        _ text: String, named name: String, file: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let folder = ReferenceSnapshot.folder(forTestsIn: "\(file)")
        let kept = folder.appendingPathComponent("\(name).txt")
        let expected = try? String(contentsOf: kept, encoding: .utf8)
        guard expected != text else { return }
        if ReferenceSnapshot.isRecording {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(to: kept, atomically: true, encoding: .utf8)
            Issue.record("\(name) was recorded: read \(kept.path)", sourceLocation: sourceLocation)
            return
        }
        let new = folder.appendingPathComponent("\(name).new.txt")
        try text.write(to: new, atomically: true, encoding: .utf8)
        let (old, lines) = (expected?.components(separatedBy: "\n") ?? [], text.components(separatedBy: "\n"))
        let place = zip(old, lines).prefix { $0 == $1 }.count
        Issue.record(
            """
            \(name) differs from line \(place + 1) on: \(lines.dropFirst(place).first ?? "nothing"), not \
            \(old.dropFirst(place).first ?? "nothing"); see \(new.path)
            """, sourceLocation: sourceLocation)
    }
}
