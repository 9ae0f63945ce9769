import Foundation
import SDLKit
import SkeletonView
import TestSupport
import Testing

/// What the README's example waits for.
func loadName() async -> String { "Ada" }

@MainActor
@Suite("README")
struct ReadmeTests {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("The example in the README is the code that is compiled here")
    func example() throws {
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let example = try String(
            contentsOf: root.appendingPathComponent("Tests/ReadmeTests/Example.swift"), encoding: .utf8)

        #expect(readme.contains(example))
    }

    @Test("The example shows a bone, then the name")
    func behaviour() async {
        let stage = OffscreenStage(size: CGSize(width: 400, height: 100))
        stage.window.rootViewController = ProfileViewController()
        stage.advance(by: 0.1)
        #expect(stage.window.sk.bones.count == 1)

        while stage.window.sk.isSkeletonActive { await Task.yield() }
        stage.advance(by: 1)

        #expect(stage.window.sk.bones.isEmpty)
        #expect(stage.window.shownTexts == ["Ada"])
    }

    @Test("Every file that the README and the articles link to exists")
    func links() throws {
        let pages = ["README.md", "CONTRIBUTING.md"]
        for page in pages {
            let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
            for match in text.matches(of: /\]\(([^)#:]+)\)/) {
                let path = root.appendingPathComponent(String(match.1)).path
                #expect(FileManager.default.fileExists(atPath: path), "\(page) links to \(match.1)")
            }
        }
    }
}
