import CSDL2
import ControlKit
import DrawKit
import Foundation
import FrameMetrics
import LayerKit
import TestSupport
import Testing
import ViewKit

@testable import SDLKit

/// Tests of programs with several windows.
extension ScreenTests {
    /// A run loop with a window titled "Primary", to which the test adds others.
    @MainActor
    private final class Program {
        let loop: DesktopLoop
        let main: UIWindow

        init() throws {
            try SharedScreen.start()
            var options = SDLWindowOptions()
            (options.renderer, options.title, options.size) = (.software, "Primary", CGSize(width: 400, height: 300))
            let host = try SDLWindow(options: options)
            main = host.window
            loop = DesktopLoop(host, recorder: FrameRecorder(), makeRecorder: { FrameRecorder() })
        }

        isolated deinit {
            loop.end()
            SDLApplication.exitCode = nil
        }

        var titles: [String] { loop.roster.windows.map(\.host.title) }

        func turn() throws {
            _ = try loop.turn(at: MonotonicClock.now)
        }

        /// Runs turns until `condition` holds, for at most a minute, because the X server takes time to deliver events.
        func turn(until condition: () -> Bool) throws {
            let limit = MonotonicClock.now + 60
            while !condition(), MonotonicClock.now < limit {
                // Waits for an event, for at most the duration of a frame.
                SDL_WaitEventTimeout(nil, 16)
                try turn()
            }
            #expect(condition())
        }

        /// Shows another window, and runs turns until it is on the desktop and drawn. Returns its desktop window.
        func open(_ window: UIWindow) throws -> SDLWindow {
            window.makeKeyAndVisible()
            try turn()
            let host = try #require(loop.roster.windows.first { $0.content === window }?.host)
            try turn(until: { host.nextDeadline == nil })
            return host
        }

        /// Sends the event that a window manager's close button causes.
        func close(_ host: SDLWindow) {
            var event = SDL_Event()
            event.type = SDL_WINDOWEVENT.rawValue
            event.window.windowID = host.identifier
            event.window.event = UInt8(SDL_WINDOWEVENT_CLOSE.rawValue)
            #expect(SDL_PushEvent(&event) == 1)
        }
    }

    /// Returns a window of 360 x 260 points with the given title.
    private func window(titled title: String) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 260))
        window.rootViewController = UIViewController()
        window.rootViewController?.title = title
        return window
    }

    @Test("A second window has its own size and title, responds after the first is closed, and is the last to close")
    func secondWindow() throws {
        let program = try Program()
        defer { withExtendedLifetime(program) {} }
        let second = window(titled: "Secondary")
        let button = UIButton(frame: CGRect(x: 100, y: 80, width: 160, height: 100))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        second.rootViewController?.view.addSubview(button)
        var strayPresses = 0
        let cover = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        cover.addAction(UIAction { _ in strayPresses += 1 }, for: .touchUpInside)
        program.main.addSubview(cover)
        try program.turn()

        let host = try program.open(second)
        #expect(program.titles == ["Primary", "Secondary"])
        #expect(second.bounds.size == CGSize(width: 360, height: 260))
        #expect(UIApplication.shared.windows.suffix(2) == [program.main, second])

        let center = CGPoint(x: host.screenOrigin.x + 180, y: host.screenOrigin.y + 130)
        let click = ["mousemove", "\(Int(center.x))", "\(Int(center.y))", "click", "1"]
        try SharedScreen.xdotool(["search", "--name", "Secondary", "windowfocus", "--sync"])
        try SharedScreen.xdotool(click)
        try program.turn(until: { presses == 1 })
        #expect(second.isKeyWindow && strayPresses == 0)
        second.rootViewController?.title = "Renamed"
        try program.turn()
        #expect(program.titles == ["Primary", "Renamed"])

        program.close(program.loop.roster.windows[0].host)
        try program.turn()
        #expect(program.titles == ["Renamed"] && program.main.isHidden && !SDLApplication.isEnding)
        #expect(!UIApplication.shared.windows.contains(program.main))
        try SharedScreen.xdotool(click)
        try program.turn(until: { presses == 2 })

        // The close event is sent by a timer while the loop runs.
        second.schedule(after: 0.05) { program.close(host) }
        #expect(try program.loop.run(until: MonotonicClock.now + 60) == 0)
        #expect(SDLApplication.isEnding && !second.isHidden)
    }

    @Test("A window closes when the app hides or releases it, and opens again when it is shown")
    func hiddenAndReleasedWindows() throws {
        let program = try Program()
        var second: UIWindow? = window(titled: "Secondary")
        _ = try program.open(#require(second))
        second?.isHidden = true
        try program.turn()
        #expect(program.titles == ["Primary"] && second?.host == nil)

        second?.isHidden = false
        try program.turn()
        #expect(program.titles == ["Primary", "Secondary"])
        #expect(second?.bounds.size == CGSize(width: 360, height: 260))
        try program.turn()

        second = nil
        try program.turn()
        #expect(program.titles == ["Primary"])
    }

    @Test("Idle windows need no wake-up, and a change in one of them draws only that one")
    func idleWindows() throws {
        let program = try Program()
        let second = window(titled: "Secondary")
        _ = try program.open(second)
        let (main, other) = (program.loop.roster.windows[0], program.loop.roster.windows[1])
        try program.turn(until: { main.nextWake == nil && other.nextWake == nil })

        let (mainFrames, otherFrames) = (main.recorder?.drawnFrames, other.recorder?.drawnFrames)
        second.rootViewController?.view.backgroundColor = .red
        #expect(main.nextWake == nil && other.nextWake != nil)
        try program.turn(until: { other.nextWake == nil })
        #expect(main.recorder?.drawnFrames == mainFrames)
        #expect(other.recorder?.drawnFrames == (otherFrames ?? 0) + 1)
    }

    @Test("A window whose text field is focused before it opens accepts text, and so does a window that opens again")
    func textInputOfNewWindow() throws {
        let program = try Program()
        let second = window(titled: "Secondary")
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
        second.rootViewController?.view.addSubview(field)
        #expect(field.becomeFirstResponder())
        for _ in 0..<2 {
            let host = try program.open(second)
            try SharedScreen.xdotool(["search", "--name", "Secondary", "windowfocus", "--sync"])
            try program.turn(until: { host.hasKeyboard && SDL_IsTextInputActive() == SDL_TRUE })
            second.isHidden = true
            try program.turn()
            #expect(second.host == nil && SDL_IsTextInputActive() == SDL_FALSE)
        }
    }

    @Test("A window whose clock is paused keeps its time when it opens again")
    func timeOfReopenedWindow() throws {
        let program = try Program()
        let second = window(titled: "Secondary")
        _ = try program.open(second)
        second.clock.scale.setSpeed(0)
        let paused = second.clock.scale.time(at: MonotonicClock.now)
        second.isHidden = true
        try program.turn()
        _ = try program.open(second)
        #expect(second.time == paused)
    }

    @Test("Text input follows the keyboard focus between windows")
    func textInput() throws {
        let program = try Program()
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
        program.main.addSubview(field)
        try program.turn()
        #expect(field.becomeFirstResponder())
        let host = try program.open(window(titled: "Secondary"))

        try SharedScreen.xdotool(["search", "--name", "Secondary", "windowfocus", "--sync"])
        try program.turn(until: { host.hasKeyboard && SDL_IsTextInputActive() == SDL_FALSE })
        try SharedScreen.xdotool(["search", "--name", "Primary", "windowfocus", "--sync"])
        try program.turn(until: { !host.hasKeyboard && SDL_IsTextInputActive() == SDL_TRUE })
        #expect(program.main.isKeyWindow)
    }
}
