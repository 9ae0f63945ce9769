import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@testable import DemoScenes

/// Tests that what leaves the window contains the whole comparison, or says which style it shows.
@MainActor
@Suite("Export of a comparison")
struct ComparisonExportTests {
    @MainActor
    private final class Recorder: DemoRecorder {
        let canRecordVideo = true
        private(set) var states: [DemoState] = []

        func record(
            _ state: DemoState, to file: URL, progress: @escaping @MainActor (Double) -> Void,
            completion: @escaping @MainActor (String?) -> Void
        ) -> @MainActor () -> Void {
            states.append(state)
            return {}
        }

        func commandLine(for state: DemoState) -> String { state.link }
    }

    /// A comparison of two styles with the divider at 0.25.
    private func fixture(size: CGSize = CGSize(width: 1280, height: 800)) throws -> DemoFixture {
        let fixture = try DemoFixture(size: size, loadTime: 100)
        fixture.stage.advance(by: 1)
        fixture.stage.type("x")
        fixture.demo.change("Look") { $0.preset = .facebook }
        fixture.stage.advance(by: 0)
        let divider = try #require(fixture.stage.window.descendants(of: ComparisonDivider.self).first)
        divider.value = 0.25
        divider.sendActions(for: .valueChanged)
        fixture.stage.advance(by: 0)
        return fixture
    }

    @Test("Recordings, images, links and commands contain both styles and the position of the divider")
    func states() throws {
        let fixture = try fixture()
        let (demo, recorder) = (fixture.demo, Recorder())
        demo.recorder = recorder
        for action in [InspectorAction.recordGIF, .savePNG] {
            demo.perform(action)
            fixture.stage.advance(by: 0.5)
            fixture.stage.press(.keyboardEscape)
            fixture.stage.advance(by: 0.5)
        }
        var states = recorder.states
        for action in [InspectorAction.copyLink, .copyCommand] {
            demo.perform(action)
            states.append(try #require(DemoState(link: fixture.stage.clipboardText ?? "")))
        }
        #expect(recorder.states.count == 2 && states.count == 4)
        for state in states {
            #expect(state.pinned == demo.pinnedStyle && state.style == demo.style && state.divider == 0.25)
        }
    }

    @Test("A link whose divider is outside the screen is refused", arguments: ["-0.1", "1.5", "middle"])
    func refused(divider: String) {
        #expect(DemoState(link: "skeleton://feed?divider=\(divider)") == nil)
    }

    @Test("A screen without bars shows both styles, the divider and the names", arguments: [false, true])
    func bare(isMirrored: Bool) throws {
        try PinnedFonts.use()
        var facebook = DemoStyle()
        DemoPreset.facebook.apply(to: &facebook)
        let stage = OffscreenStage(size: CGSize(width: 600, height: 400))
        if isMirrored { stage.direction = .rightToLeft }
        let service = PreparedFeedService(result: .success(SampleFeed.feed), loadTime: 2)
        let controller = DemoScene.feed.makeController(
            style: facebook, comparedWith: DemoStyle(), divider: 0.25, playback: .loop, service: service,
            hasBars: false, quit: {})
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        stage.advance(by: 1)
        let divider = try #require(stage.window.descendants(of: ComparisonDivider.self).first)
        #expect(divider.value == 0.25 && divider.bounds.size == stage.window.bounds.size)
        #expect((divider.knob.midX > 300) == isMirrored)
        let content = try #require(controller.sceneContent)
        #expect(content.sk.isSkeletonActive && content.sk.bones.count * 2 == stage.window.sk.bones.count)
        #expect(stage.window.shownTexts.contains("B  Facebook"))
        stage.advance(by: 1.5)
        #expect(!stage.window.sk.isSkeletonActive && stage.window.sk.bones.isEmpty)
    }

    @Test("A screen outside the window shows the shimmer of its style over the content")
    func shimmer() throws {
        var style = DemoStyle()
        style.shimmer.isOn = true
        let service = PreparedFeedService(result: .success(SampleFeed.feed), loadTime: 1)
        let controller = DemoScene.feed.makeController(style: style, service: service, hasBars: false, quit: {})
        #expect(controller.sceneContent?.isShimmering == true)
    }

    @Test("The SVG and HTML of a comparison show style B, and the inspector and the messages say so")
    func documents() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let fixture = try fixture()
        fixture.demo.exportFolder = folder
        func shows(_ words: String) -> Bool { fixture.stage.window.shownTexts.contains { $0.contains(words) } }
        fixture.demo.perform(.copySVG)
        #expect(shows("SVG of B copied"))
        fixture.demo.perform(.saveHTML)
        fixture.stage.advance(by: 0.5)
        #expect(shows("The skeleton of B is in "))
        fixture.stage.type("\n")
        fixture.stage.advance(by: 0.5)
        fixture.demo.isInspectorOpen = true
        fixture.stage.advance(by: 0.1)
        #expect(shows("SVG and HTML show style B. "))
    }
}
