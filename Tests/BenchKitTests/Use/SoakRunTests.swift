import BenchKit
import Foundation
import Testing
import ViewKit

@MainActor
@Suite("SoakRun")
struct ScreenUseTests {
    /// The folder that a screen received.
    @MainActor
    private final class Notes {
        var folder: URL?
    }

    /// A screen that saves a file when it is created, and optionally fails.
    private struct Saving: SoakScreen {
        let name = "use-saving"
        let summary = "saves a file"
        let notes: Notes
        var fails = false

        @MainActor
        func makeViewController(savingInto folder: URL) throws -> UIViewController {
            notes.folder = folder
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
            try Data("saved".utf8).write(to: folder.appendingPathComponent("file.svg"))
            if fails { throw BenchError("no screen") }
            return UIViewController()
        }
    }

    private func plan() throws -> BenchPlan {
        let arguments = ["--surface", "memory", "--size", "320x320", "--frames", "3"]
        return try BenchOptions(arguments, command: "mine", scenarios: [Scenario(Saving(notes: Notes()))]).plan
    }

    @Test("A screen is used for the planned number of frames, and the memory is reported")
    func lines() throws {
        var lines: [UseLine] = []
        try SoakRun.run(Saving(notes: Notes()), plan: plan(), seed: 1) { lines.append($0) }
        #expect(lines.count == 3)
        guard case .memory(0, _) = lines[0], case .memory(0.05, _) = lines[1], case .end(4, _, _) = lines[2] else {
            Issue.record("not what was used: \(lines)")
            return
        }
    }

    @Test("Saved files are deleted with their folder at the end, even after a failure", arguments: [false, true])
    func files(fails: Bool) throws {
        let notes = Notes()
        let result = Result { try SoakRun.run(Saving(notes: notes, fails: fails), plan: plan(), seed: 1) { _ in } }
        #expect((try? result.get()) != nil || fails)
        let folder = try #require(notes.folder)
        #expect(folder.path != FileManager.default.currentDirectoryPath)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
