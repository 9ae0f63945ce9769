import DemoScenes
import Foundation
import NibKit
import ScenePreviews
import StageKit
import TestSupport
import ViewKit

/// Storyboards and xibs with damaged lines or bytes, some with damaged translations. The demo shows the readable files
/// with their skeletons, and saves changes to skeleton properties.
@MainActor
enum SceneCases {
    private static let valid: [(name: String, text: String)] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folders = ["Sources/DemoScenes/Assets/Scenes", "Tests/NibKitTests/Files"].map(root.appendingPathComponent)
        return folders.flatMap { folder -> [(name: String, text: String)] in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().compactMap { name -> (name: String, text: String)? in
                guard name.hasSuffix(".storyboard") || name.hasSuffix(".xib"),
                    let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                else { return nil }
                return (name, text)
            }
        }
    }()

    static func run(_ random: inout SeededGenerator) throws {
        guard !valid.isEmpty else { Programs.fail("the sources of the fuzzer have no storyboards") }
        let (name, text) = valid[random.number(0...(valid.count - 1))]
        try CaseFolder.use { folder in
            let url = URL(fileURLWithPath: folder + "/" + name)
            try damaged(text, &random).write(to: url)
            if random.chance(30) { try translate(url, text, &random) }
            guard let file = try? SceneFile(url: url) else { return }
            show(file, &random)
            save(in: file, &random)
        }
    }

    /// Writes a damaged translation of the file at `url`, which contains `text`, for some of its elements.
    private static func translate(_ url: URL, _ text: String, _ random: inout SeededGenerator) throws {
        let ids = text.components(separatedBy: " id=\"").dropFirst().prefix(20).map { $0.prefix { $0 != "\"" } }
        let properties = ["text", "title", "normalTitle", "segmentTitles[0]", "configuration.title", "headerTitle"]
        let lines = ids.flatMap { id in properties.map { "\"\(id).\($0)\" = \"\\U00e4 \\\"x\\\"\"; /* x */\n" } }
        let folder = url.deletingLastPathComponent().appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = url.deletingPathExtension().lastPathComponent + ".strings"
        let file = folder.appendingPathComponent(name)
        guard !random.chance(5) else { return try CaseFolder.placeOddFile(at: file.path, &random) }
        var data = Data(lines.joined().utf8)
        if random.chance(70) { data = Mutation.damaged(data, &random) }
        try data.write(to: file)
    }

    /// Shows the file in the demo's screen, and then up to three of its scenes for a frame each.
    private static func show(_ file: SceneFile, _ random: inout SeededGenerator) {
        file.loadTime = 0.1
        let stage = OffscreenStage(size: CGSize(width: random.number(1...700), height: random.number(1...500)))
        stage.direction = random.chance(50) ? .leftToRight : .rightToLeft
        let service = LiveFeedService(loader: FeedLoader(source: .embedded, timeout: 1), minimumTime: 0)
        for playback in [DemoPlayback.skeleton, .loop] {
            stage.window.rootViewController = DemoScene.file.makeController(
                style: DemoStyle(), playback: playback, service: service, file: file, quit: {})
            stage.advance(by: 0.3, step: 0.1)
        }
        for index in file.sceneNames.indices.prefix(3) {
            stage.window.rootViewController = file.makeScene(at: index).controller
            stage.advance(by: 0)
        }
    }

    /// Saves random properties of a random element. Fails if the saved file can't be read.
    private static func save(in file: SceneFile, _ random: inout SeededGenerator) {
        guard let text = try? String(contentsOf: file.url, encoding: .utf8) else { return }
        let pieces = text.components(separatedBy: " id=\"").dropFirst()
        guard !pieces.isEmpty else { return }
        let piece = Array(pieces)[random.number(0...(pieces.count - 1))]
        let id = String(piece.prefix { $0 != "\"" })
        let edits: [RuntimeAttributeEdit] = [
            .init("isSkeletonable", .bool(random.chance(50))),
            .init("lastLineFillPercent", .integer(random.number(-5...120))),
            .init("skeletonCornerRadius", .real(Double(random.number(0...100)) / 8)),
        ]
        guard (try? file.save([ElementEdits(file: nil, id: id, edits: edits)])) != nil else { return }
        do {
            try file.reload()
        } catch {
            Programs.fail("a saved file can't be read: \(error)")
        }
    }

    private static func damaged(_ text: String, _ random: inout SeededGenerator) -> Data {
        var text = text
        if random.chance(70) { text = InterfaceDamage.damaged(text, &random) }
        let data = Data(text.utf8)
        return random.chance(40) ? Mutation.damaged(data, &random) : data
    }
}
