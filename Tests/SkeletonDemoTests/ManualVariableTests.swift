import Foundation
import Testing

/// Compares the environment variables in the manual pages with those in the sources.
@Suite("Environment variables in the manual pages")
struct ManualVariableTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

    /// A module that neither program uses, and the module that generates the pages.
    private static let unusedModules: Set = ["LogKit", "CommandOptions"]
    /// The modules that only one of the programs uses.
    private static let ownModules = ["skeleton-demo": ["SkeletonDemo", "DemoScenes"], "skeleton-bench": ["BenchKit"]]
    /// The variables that a program sets for a program that it starts, and the one that records reference images.
    private static let internalVariables: Set = [
        "SKELETON_BENCH_FIRST_FRAME", "SKELETON_BENCH_RATIOS", "SKELETON_BENCH_RATIO_SEED",
        "SKELETON_BENCH_REFERENCES", "SKELETON_BENCH_TURNS", "SKELETON_BENCH_USE", "SKELETON_BLESS",
        "SKELETON_DEMO_PROGRESS", "WAYLAND_DEBUG",
    ]
    /// Values of variables, which look like their names.
    private static let values: Set = ["POSIX"]

    @Test("Every variable that the sources read is in the manual page of a program that reads it")
    func complete() throws {
        let pages = try Self.ownModules.keys.map { ($0, try listed(by: $0)) }
        var count = 0
        for (module, names) in try variables() where !Self.unusedModules.contains(module) {
            let readers = pages.filter { Self.ownModules[$0.0]?.contains(module) == true }
            for name in names where !Self.internalVariables.contains(name) {
                count += 1
                if readers.isEmpty {
                    #expect(pages.contains { $0.1.contains(name) }, "\(name) in \(module)")
                } else {
                    #expect(readers.allSatisfy { $0.1.contains(name) }, "\(name) in \(module)")
                }
            }
        }
        #expect(count > 25)
    }

    @Test("The manual pages list no other variables", arguments: ownModules.keys)
    func current(program: String) throws {
        let read = try variables().values.reduce(into: Set<String>()) { $0.formUnion($1) }
        let listed = try listed(by: program)
        #expect(listed.count > 10 && listed.isDisjoint(with: Self.internalVariables))
        // Foundation reads the folder for temporary files.
        #expect(listed.subtracting(read).subtracting(["TMPDIR"]).isEmpty)
    }

    // MARK: The pages and the sources

    /// Returns the variables in the manual page of `program`.
    private func listed(by program: String) throws -> Set<String> {
        let process = Demo.process(["--man-page"])
        process.executableURL = Demo.productsFolder.appendingPathComponent(program)
        let page = try Demo.finish(process).output
        let section = page.components(separatedBy: "\n.SH ").first { $0.hasPrefix("ENVIRONMENT\n") } ?? ""
        return Set(section.matches(of: /\\fB([A-Z0-9_]+)\\fR/).map { String($0.1) })
    }

    /// Returns the names in string literals of all files that read the environment, for each module.
    private func variables() throws -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
        where path.hasSuffix(".swift") || path.hasSuffix(".c") {
            let text = try String(contentsOf: Self.sources.appendingPathComponent(path), encoding: .utf8)
            // The tables of the manual pages don't count.
            guard text.contains(/environment|getenv/), !text.contains("ManualEntry(") else { continue }
            let names = text.matches(of: /"([A-Z][A-Z0-9_]{3,})"/).map { String($0.1) }
            found[String(path.prefix { $0 != "/" }), default: []].formUnion(names)
        }
        return found.mapValues { $0.subtracting(Self.values) }
    }
}
