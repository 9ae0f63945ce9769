import Foundation
import Reporting
import ScenePreviews
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

/// Tests the storyboards in Assets/Scenes.
@MainActor
@Suite("Storyboards in Assets/Scenes")
struct ReadyScenesTests {
    nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Assets/Scenes").standardizedFileURL
    nonisolated private static let names =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    @Test("There are ten storyboards")
    func count() {
        #expect(Self.names.count == 10)
    }

    @Test("Each storyboard shows bones, then its content, without a warning", arguments: names, [393, 700])
    func scene(name: String, width: Int) throws {
        let stage = OffscreenStage(size: CGSize(width: width, height: 800))
        let file = try SceneFile(url: Self.folder.appending(path: name))
        file.loadTime = 1
        let messages = Messages.during {
            stage.window.rootViewController = DemoScene.file.makeController(
                style: DemoStyle(), service: PreparedFeedService(result: .success(SampleFeed.feed), loadTime: 1),
                file: file, quit: {})
            stage.type("f")
            stage.advance(by: 0.5)
        }
        #expect(messages.isEmpty)
        let screen = stage.window.rootViewController as? SceneFileViewController
        #expect((screen?.boneCount ?? 0) >= 8)
        #expect(stage.window.shownTexts.contains("Loading…"), "the file says which views are skeletonable")
        #expect(file.makeScene(at: file.firstIndex).warnings.isEmpty)
        stage.advance(by: 2)
        #expect(!stage.window.sk.isSkeletonActive)
    }
}
