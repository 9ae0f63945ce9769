import Foundation
import SDLKit
import SkeletonView
import TestSupport
import Testing

/// Returns the name that the README's example loads.
func loadName() async -> String { "Ada" }

@MainActor
@Suite("README")
struct ReadmeTests {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("All Swift code in the README and the articles is compiled in this target")
    func snippets() throws {
        let tests = root.appendingPathComponent("Tests/ReadmeTests")
        let example = try text(tests.appendingPathComponent("Example.swift"))
        let files = try FileManager.default.contentsOfDirectory(atPath: tests.path)
            .filter { $0.hasSuffix("Snippets.swift") }
        let marked = try files.map { try text(tests.appendingPathComponent($0)) }
        let compiled = Set(
            [outdented(example)] + marked.flatMap { blocks(in: $0, from: "// snippet", to: "// end") })
        var used: Set<String> = []
        for page in try pages() {
            for block in blocks(in: try text(page), from: "```swift", to: "```") {
                let isCompiled = compiled.contains(block)
                #expect(isCompiled, "\(page.lastPathComponent) has code that is not compiled:\n\(block)")
                used.insert(block)
            }
        }
        let unused = compiled.subtracting(used)
        #expect(unused.isEmpty)
    }

    /// Returns the README, ARCHITECTURE, CONTRIBUTING and all articles.
    private func pages() throws -> [URL] {
        let sources = root.appendingPathComponent("Sources")
        let articles = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
            .filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.map(sources.appendingPathComponent)
        return ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(root.appendingPathComponent) + articles
    }

    private func text(_ file: URL) throws -> String {
        try String(contentsOf: file, encoding: .utf8)
    }

    /// Returns the blocks between lines equal to `start` and `end`, without their common indentation.
    private func blocks(in text: String, from start: String, to end: String) -> [String] {
        var (found, block): ([String], [String]?) = ([], nil)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let word = line.trimmingCharacters(in: .whitespaces)
            if block != nil, word == end {
                found.append(outdented((block ?? []).joined(separator: "\n")))
                block = nil
            } else if block == nil, word == start {
                block = []
            } else {
                block?.append(line)
            }
        }
        return found
    }

    private func outdented(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
        let shared = indents.min() ?? 0
        return lines.map { String($0.dropFirst(shared)) }.joined(separator: "\n").trimmingCharacters(in: .newlines)
    }

    @Test("The example shows a bone, then the name")
    func behavior() async throws {
        let stage = OffscreenStage(size: CGSize(width: 400, height: 100))
        stage.window.rootViewController = ProfileViewController()
        stage.advance(by: 0.1)
        #expect(stage.window.sk.bones.count == 1)

        try await reachLoadedState(stage: stage)

        #expect(stage.window.shownTexts == ["Ada"])
    }

    @Test("Every source file that ARCHITECTURE names exists")
    func namedFiles() throws {
        let names = try text(root.appendingPathComponent("ARCHITECTURE.md")).matches(of: /[A-Z]\w+\/[\w\/+]+\.swift/)
        #expect(!names.isEmpty)
        for name in names.map({ String($0.0) }) {
            let path = root.appendingPathComponent("Sources").appendingPathComponent(name).path
            #expect(FileManager.default.fileExists(atPath: path), "ARCHITECTURE.md names \(name)")
        }
    }

    @Test("Every file that the README and the articles link to exists")
    func links() throws {
        for page in try pages() {
            let text = try text(page)
            for match in text.matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/) {
                let path = page.deletingLastPathComponent().appendingPathComponent(String(match.1)).path
                #expect(
                    FileManager.default.fileExists(atPath: path), "\(page.lastPathComponent) links to \(match.1)")
            }
        }
    }
}
