import Foundation
import Testing

/// An idiom is a line of a test in this folder: a statement of its own, as apps for iOS have it. What only looks at the
/// effect does not count, nor does a line that was counted before.
@Suite("The idioms of this folder")
struct IdiomCountTests {
    private static let least = 400
    /// What belongs to the tests and not to apps.
    private static let ofTests = [
        "#expect", "stage.", "let stage", "let cell = try #require", "//", ")", "}", "]", ".",
    ]

    @Test("There are at least 400, and no two are the same")
    func count() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        var idioms: Set<Substring> = []
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            guard file.pathExtension == "swift", file.path != #filePath else { continue }
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                // The first level inside of a test's function.
                guard line.hasPrefix("        "), !line.hasPrefix("         ") else { continue }
                let statement = line.dropFirst(8)
                if !Self.ofTests.contains(where: statement.hasPrefix) { idioms.insert(statement) }
            }
        }
        #expect(idioms.count >= Self.least)
    }
}
