import BenchKit
import CSDL2
import DemoScenes
import Foundation
import FrameMetrics
import SDLKit
import ScenePreviews
import StageKit
import TestSupport
import ViewKit

/// The demo's window under random use in this process: screens, storyboards, settings, sizes, themes, directions, text
/// sizes, scales, and other renderers.
@MainActor
final class SoakWindow {
    private let display: SoakDisplay
    private var user: RandomUser
    private var random: TestSupport.SeededGenerator
    private var demo: DemoViewController?
    private var window: SDLWindow?
    private var start = 0.0
    private static let size = CGSize(width: 1200, height: 800)
    private static let scenes = DemoScene.allCases.filter { $0 != .stress } + [.file]

    init(display: SoakDisplay, seed: UInt64) {
        self.display = display
        user = RandomUser(seed: seed, size: Self.size)
        random = TestSupport.SeededGenerator(seed: seed &+ 1)
    }

    /// Uses the window for `seconds`, and prints samples and the time of the longest frame.
    func run(seconds: Double) throws {
        // Random input may save files.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("soak-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = SDLWindowOptions()
        options.size = Self.size
        options.renderer = display.renderer
        let window = try SDLWindow(options: options)
        let frames = FrameRecorder()
        let demo = DemoViewController(
            scene: .feed, of: Self.scenes.dropLast(), style: DemoStyle(),
            service: LiveFeedService(loader: FeedLoader(source: .embedded, timeout: 10), minimumTime: 1),
            file: try Self.sceneFile(in: folder), recorder: frames, quit: {})
        demo.exportFolder = folder
        demo.isInspectorOpen = true
        demo.playback = .loop
        window.window.rootViewController = demo
        (self.window, self.demo, start) = (window, demo, MonotonicClock.now)
        // Not scheduled on the window's clock, which the simulated user pauses and slows down.
        let timers = [
            repeating(every: 1.0 / 60) { $0.act() }, repeating(every: max(0.5, seconds / 60)) { $0.sample() },
        ]
        defer { for timer in timers { timer.cancel() } }
        let status = try SDLApplication.run(window, duration: seconds, recorder: frames)
        let longest = frames.samples.map(\.total).max() ?? 0
        Self.write("longest \(Double(longest) / 1e9)")
        guard status == 0 else { throw ToolError("the run loop ended with \(status)") }
    }

    // MARK: Private

    /// Returns a copy of a storyboard, because the inspector can save into it.
    private static func sceneFile(in folder: URL) throws -> SceneFile {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let copy = folder.appendingPathComponent("Chat.storyboard")
        try FileManager.default.copyItem(
            at: root.appendingPathComponent("Sources/DemoScenes/Assets/Scenes/Chat.storyboard"), to: copy)
        return try SceneFile(url: copy)
    }

    /// Writes a line immediately, so that it isn't lost if the process crashes.
    private static func write(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    private func repeating(
        every interval: Double, _ action: @escaping @MainActor (SoakWindow) -> Void
    ) -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: interval)
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated { if let self { action(self) } }
        }
        timer.activate()
        return timer
    }

    private func sample() {
        Self.write(SoakSample(seconds: MonotonicClock.now - start).line)
    }

    /// Performs the next actions of the simulated user, and sometimes changes the display settings.
    private func act() {
        for action in user.next() { perform(action) }
        if random.chance(1) { changeDisplay() }
    }

    private func perform(_ action: RandomUser.Action) {
        guard let window else { return }
        switch action {
        case .event(let event): window.window.handle(event)
        case .size(let size): SDL_SetWindowSize(window.handle, Int32(size.width), Int32(size.height))
        }
    }

    private func changeDisplay() {
        guard let window, let demo else { return }
        switch random.number(0...7) {
        case 0...2: demo.scene = Self.scenes[random.number(0...(Self.scenes.count - 1))]
        case 3: window.window.overrideUserInterfaceStyle = random.chance(50) ? .light : .dark
        case 4: window.window.semanticContentAttribute = random.chance(50) ? .forceRightToLeft : .forceLeftToRight
        case 5: demo.textSize = random.chance(50) ? nil : .accessibilityLarge
        case 6: window.scale = random.chance(50) ? 1 : 1.5
        default:
            let other: RendererChoice = random.chance(50) ? .software : display.renderer
            do {
                if window.rendererChoice != other { try window.setRenderer(other) }
            } catch {
                Self.write("the renderer could not be changed: \(error)")
            }
        }
    }
}
