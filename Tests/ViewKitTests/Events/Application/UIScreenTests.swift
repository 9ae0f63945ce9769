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
