import ControlKit
import Foundation
import Reporting
import StageKit
import Synchronization
import Testing
import ViewKit

/// Tests the screen, the pasteboard and the URL opener of one application.
@MainActor
@Suite("UIScreen, UIPasteboard, UIDevice and UIApplication.open")
struct UIScreenTests {
    @Test("The key window is the one that last had focus, and the screen has its bounds")
    func screen() {
        let application = UIApplication()
        let screen = UIScreen(application: application)
        #expect(application.windows.isEmpty && application.keyWindow == nil)
        #expect(screen.bounds == CGRect(x: 0, y: 0, width: 1280, height: 800) && screen.scale == 1)

        let first = OffscreenStage(size: CGSize(width: 40, height: 30), scale: 2)
        let second = OffscreenStage(size: CGSize(width: 50, height: 60), style: .dark)
        application.windowDidOpen(first.window)
        application.windowDidOpen(second.window)
        #expect(application.windows == [first.window, second.window] && application.keyWindow === first.window)
        #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 80, height: 60) && screen.nativeScale == 2)

        application.window(second.window, hasKeyboard: true)
        application.window(second.window, hasKeyboard: false)
        #expect(application.keyWindow === second.window)
        #expect(screen.bounds.size == CGSize(width: 50, height: 60))
        #expect(application.userInterfaceLayoutDirection == .leftToRight)
        second.direction = .rightToLeft
        #expect(application.userInterfaceLayoutDirection == .rightToLeft)
        #expect(screen.traitCollection.userInterfaceStyle == .dark && screen.maximumFramesPerSecond == 60)

        application.windowDidClose(second.window)
        #expect(application.windows == [first.window] && application.keyWindow === first.window)
    }

    /// A controller that records the width of its view when it appears, and also the scale and style once the view is
    /// in the window.
    private final class SizeLog: UIViewController {
        var entries: [String] = []

        private func log(_ call: String) {
            let traits = view.traitCollection
            entries.append("\(call) \(view.bounds.width) \(traits.displayScale) \(traits.userInterfaceStyle == .dark)")
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            entries.append("appears \(view.bounds.width)")
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            log("layout")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log("appeared")
        }
    }

    private let size = CGSize(width: 375, height: 667)

    @Test("While a program launches, the screen has the size and traits of the first window")
    func launchScreen() {
        let application = UIApplication()
        let screen = UIScreen(application: application)
        application.initialDisplay = InitialDisplay(size: size, scale: 2, style: .dark, direction: .rightToLeft)
        #expect(screen.bounds.size == size && screen.nativeBounds.width == 750)
        #expect(screen.traitCollection.userInterfaceStyle == .dark)
        #expect(screen.traitCollection.horizontalSizeClass == .compact)
        #expect(application.userInterfaceLayoutDirection == .rightToLeft)

        let stage = OffscreenStage(size: CGSize(width: 40, height: 30))
        application.windowDidOpen(stage.window)
        #expect(screen.bounds.size == CGSize(width: 40, height: 30) && screen.scale == 1)
        #expect(application.userInterfaceLayoutDirection == .leftToRight)
    }

    @Test("A window created at launch is laid out once, at the size, scale and style with which it opens")
    func launchWindow() {
        UIApplication.shared.initialDisplay = InitialDisplay(
            size: size, scale: 2, style: .dark, direction: .leftToRight)
        defer { UIApplication.shared.initialDisplay = nil }
        let controller = SizeLog()
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        let entries = ["appears 375.0", "layout 375.0 2.0 true", "appeared 375.0 2.0 true"]
        #expect(controller.entries == entries)
        #expect(window.traitCollection.horizontalSizeClass == .compact)

        window.setAppearance(style: .dark, direction: .leftToRight)
        window.resize(to: size, scale: 2)
        window.layout()
        #expect(controller.entries == entries)
    }

    @Test("The pasteboard uses the window's clipboard, or keeps its content in memory if there is no window")
    func pasteboard() {
        let application = UIApplication()
        let pasteboard = UIPasteboard(application: application)
        #expect(pasteboard.string == nil && pasteboard.strings == nil && !pasteboard.hasStrings)
        pasteboard.strings = ["one", "two"]
        #expect(pasteboard.string == "one" && pasteboard.hasStrings && !pasteboard.hasURLs)

        let stage = OffscreenStage(size: CGSize(width: 40, height: 30))
        application.windowDidOpen(stage.window)
        #expect(pasteboard.string == nil)
        pasteboard.url = URL(string: "https://example.org/a")
        #expect(stage.clipboardText == "https://example.org/a" && pasteboard.url?.host == "example.org")
        pasteboard.string = ""
        #expect(pasteboard.string == nil && !pasteboard.hasStrings)
    }

    @Test("UIDevice.current is a desktop with a name and a system version")
    func device() {
        let device = UIDevice.current
        #expect(device.userInterfaceIdiom == .mac && device.systemName == "Linux")
        #expect(!device.name.isEmpty && !device.name.contains("\0") && device.systemVersion.contains("."))
    }

    @Test("URLs with a scheme are opened by the desktop; others are rejected", arguments: [true, false])
    func opening(_ isTaken: Bool) async throws {
        let application = UIApplication()
        let asked = Mutex<[URL]>([])
        application.opener = { url, completion in
            asked.withLock { $0.append(url) }
            completion(isTaken)
        }
        let page = try #require(URL(string: "https://example.org/a?b=c"))
        #expect(application.canOpenURL(page))
        #expect(await answer(to: page, of: application) == isTaken)
        #expect(asked.withLock { $0 } == [page])

        let path = try #require(URL(string: "a/b"))
        let messages = Diagnostics.messages { application.open(path) }
        #expect(messages == ["UIApplication: can't open an address without a scheme: a/b"])
        #expect(await answer(to: path, of: application) == false)
        #expect(asked.withLock { $0 } == [page])
    }

    private func answer(to url: URL, of application: UIApplication) async -> Bool {
        await withCheckedContinuation { done in application.open(url) { done.resume(returning: $0) } }
    }
}
