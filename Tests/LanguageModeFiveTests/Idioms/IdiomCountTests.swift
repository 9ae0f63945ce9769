import Foundation
import Testing

/// Counts the idioms in this folder. An idiom is a statement at the top level of a test, as iOS apps contain it. Lines
/// that only check the effect, and repeated lines, don't count.
@Suite("Number of idioms")
struct IdiomCountTests {
    private static let least = 400
    /// The prefixes of lines that belong to the tests, not to apps.
    private static let ofTests = [
        "#expect", "stage.", "let stage", "let cell = try #require", "//", ")", "}", "]", ".",
    ]

    @Test("There are at least 400 distinct idioms")
    func count() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        var idioms: Set<Substring> = []
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            guard file.pathExtension == "swift", file.path != #filePath else { continue }
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                // The top level of a test function.
                guard line.hasPrefix("        "), !line.hasPrefix("         ") else { continue }
                let statement = line.dropFirst(8)
                if !Self.ofTests.contains(where: statement.hasPrefix) { idioms.insert(statement) }
            }
        }
        #expect(idioms.count >= Self.least)
    }
}
