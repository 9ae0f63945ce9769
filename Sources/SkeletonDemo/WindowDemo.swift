import DemoScenes
import Foundation
import FrameMetrics
import Glibc
import Reporting
import SDLKit
import StageKit
import ViewKit

/// Runs the demo in a window, or draws a contact sheet if there is no display.
@MainActor
struct WindowDemo {
    /// The path of the contact sheet that is drawn if there is no display. The user didn't name the file, so existing
    /// files are kept.
    private static var contactSheetPath: String {
        let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? "skeleton-demo.png" : "skeleton-demo-\($0).png" }
        var status = stat()
        return names.first { lstat($0, &status) != 0 } ?? "skeleton-demo.png"
    }

    let options: DemoOptions

    func run() throws -> Int32 {
        guard try VideoSystem.hasDisplay() else { return try runWithoutDisplay() }
        let keeper = options.savesState ? StateKeeper() : nil
        let saved = options.ignoresSavedState || options.linkedState != nil ? nil : keeper?.state()
        let file = try options.sceneFile()
        var options = options
        if let saved { options.restore(saved, on: VideoSystem.displaysSize) }
        let state = options.linkedState ?? saved
        let window = try SDLWindow(options: Self.windowOptions(options))
        let service = Self.service(options)
        let frames = FrameRecorder()
        let demo = DemoViewController(
            scene: options.scene, style: options.style, service: service, file: file, recorder: frames,
            quit: { SDLApplication.quit() })
        var beginning = DemoState(
            scene: self.options.scene, size: self.options.size, style: self.options.style, theme: self.options.theme,
            direction: self.options.direction)
        beginning.textSize = self.options.textSize
        demo.originalState = beginning
        demo.originalNetwork = self.options.network
        demo.textSize = options.textSize
        let display = WindowDisplay(window)
        demo.displayOwner = display
        let recorder = WindowRecorder(self.options)
        demo.recorder = recorder
        demo.originalDisplay = DemoDisplay(
            scale: Double(self.options.scale ?? 1), renderer: .init(self.options.renderer ?? .auto))
        if let state {
            demo.restorePanels(state)
        } else if options.savesState {
            demo.isInspectorOpen = DemoViewController.hasRoomForInspector(in: options.size)
            demo.playback = .loop
        }
        if let playback = options.playback { demo.playback = playback }
        demo.sceneDidChange = { [weak window, weak demo] in window?.title = Self.windowTitle(demo?.title(of: $0)) }
        window.title = Self.windowTitle(demo.title(of: options.scene))
        window.window.rootViewController = demo
        keeper?.follow(demo, in: window.window)
        defer {
            withExtendedLifetime(display) { keeper?.finish() }
            recorder.finish()
        }
        let status = try SDLApplication.run(window, duration: options.duration, recorder: frames)
        if let path = options.statisticsPath { try write(FrameReport(frames), to: path) }
        return status
    }

    // MARK: Private

    private static func windowTitle(_ screen: String?) -> String { "\(screen ?? "Demo") – SkeletonSDL" }

    /// Returns the service that loads the feed. The network of the demo's own feed can be changed in the window.
    private static func service(_ options: DemoOptions) -> any FeedService {
        guard options.source == .embedded else {
            return LiveFeedService(
                loader: FeedLoader(source: options.source, timeout: options.timeout), minimumTime: 0)
        }
        let service = NetworkFeedService(timeout: options.timeout, minimumTime: options.loadTime)
        service.choose(options.network)
        if let failure = service.failure { SkeletonDemo.reportError(failure) }
        return service
    }

    private static func windowOptions(_ options: DemoOptions) -> SDLWindowOptions {
        var window = SDLWindowOptions()
        window.title = windowTitle(options.scene.title)
        window.icon = DemoIcon.image()
        window.size = options.size
        if let scale = options.scale { window.scale = scale }
        window.style = options.theme
        window.layoutDirection = options.direction
        window.renderer = options.renderer ?? .auto
        return window
    }

    private func runWithoutDisplay() throws -> Int32 {
        guard options.renderer == nil else {
            throw DemoError(
                "--renderer needs a display; set DISPLAY or WAYLAND_DISPLAY, "
                    + "or draw an image with --snapshot FILE.png --at SECONDS")
        }
        guard !options.given.contains("--network") else {
            throw DemoError("--network needs a display; set DISPLAY or WAYLAND_DISPLAY")
        }
        let path = Self.contactSheetPath
        SkeletonDemo.reportError("there is no display; drawing a contact sheet into \(path)")
        try MainLoop.finish { try await OffscreenDemo(options: options).contactSheet(path: path) }
        return 0
    }

    private func write(_ report: FrameReport, to path: String) throws {
        do {
            try ResultFile.write(report.json(), to: path)
        } catch {
            throw DemoError(
                "\(printable(path)) can't be written (\(error.localizedDescription)); choose another file for --stats")
        }
    }
}
