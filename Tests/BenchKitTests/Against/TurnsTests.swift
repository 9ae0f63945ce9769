import BenchKit
import Foundation
import FrameMetrics
import Testing

@Suite("Programs that take turns") struct TurnsTests {
    @Test("Each program has one turn in each round, in random order, and turns never overlap")
    func rounds() throws {
        let rounds = 20
        // Takes a turn, works, and hands the turn back before taking the next one. The last turn ends with the program.
        let script = """
            for round in $(seq \(rounds)); do
                [ $round = 1 ] || printf x >&3
                dd bs=1 count=1 <&3 >/dev/null 2>&1
                mkdir "$1/busy" || exit 9
                echo $2 >>"$1/turns"
                rmdir "$1/busy"
            done
            """
        let (ends, lines) = try run(script, script)

        #expect(ends.map { $0?.code } == [0, 0])
        #expect(lines.count == 2 * rounds)
        let pairs = stride(from: 0, to: lines.count - 1, by: 2).map { lines[$0] + lines[$0 + 1] }
        #expect(Set(pairs) == ["ab", "ba"], "\(pairs)")
    }

    @Test("A program that doesn't support turns runs to completion in its first turn")
    func withoutTurns() throws {
        let rounds = 300
        let script = "for round in $(seq \(rounds)); do echo $2 >>$1/turns; done"

        let (ends, lines) = try run(script, script)

        #expect(ends.map { $0?.code } == [0, 0])
        let halves = [lines.prefix(rounds), lines.suffix(rounds)].map { Set($0) }
        #expect(lines.count == 2 * rounds && (halves == [["a"], ["b"]] || halves == [["b"], ["a"]]))
    }

    @Test("If a program fails, the other one is killed and has no outcome")
    func failure() throws {
        let (ends, _) = try run("exit 5", "dd bs=1 count=1 <&3 2>&1; printf x >&3; sleep 1000")

        #expect(ends[0]?.code == 5 && ends[1] == nil)
    }

    @Test("A program that doesn't hand back its turn is killed")
    func endless() throws {
        let (ends, _) = try run("sleep 1000", "sleep 1000", limit: 0.3)

        #expect(ends.compactMap { $0 } == [BoundedProcess.Outcome(isTimedOut: true)])
    }

    @Test("A program that takes turns exits when its parent is gone")
    func orphan() throws {
        // Reading a turn from /dev/null ends immediately, as if the parent were gone.
        let end = try BoundedProcess(
            path: "/bin/sh",
            arguments: [
                "sh", "-c", "SKELETON_BENCH_TURNS=3 exec \"$0\" \"$@\" 3</dev/null", Self.program, "--allow-debug",
                "--frames", "100000", "--surface", "memory",
            ]
        ).run(["PLANTED": "none"], within: 300)

        #expect(end.code == 1 && end.output.isEmpty)
    }

    // MARK: Private

    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("PlantedBench").path

    /// Runs two scripts, with a folder and the name "a" or "b" as arguments. Returns their outcomes and the lines of
    /// the file "turns" in the folder.
    private func run(
        _ one: String, _ other: String, limit: TimeInterval = 300
    ) throws -> (ends: [BoundedProcess.Outcome?], lines: [String]) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("turns-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let programs = [(one, "a"), (other, "b")].map {
            BoundedProcess(path: "/bin/sh", arguments: ["sh", "-c", $0.0, "sh", folder.path, $0.1])
        }
        var generator = SeededGenerator(seed: 5)
        let ends = try BoundedProcess.runTurns(programs, within: limit, using: &generator)
        let text = (try? String(contentsOf: folder.appendingPathComponent("turns"), encoding: .utf8)) ?? ""
        return (ends, text.split(separator: "\n").map(String.init))
    }
}
