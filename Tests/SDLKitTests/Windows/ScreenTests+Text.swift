import CSDL2
import ControlKit
import Foundation
import Testing
import ViewKit

@testable import SDLKit

extension ScreenTests {
    @Test("Text typed and pasted in a real window reaches the focused field")
    func typing() throws {
        try SharedScreen.start()
        var options = SDLWindowOptions()
        options.renderer = .software
        let window = try SDLWindow(options: options)
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
        window.window.addSubview(field)
        _ = window.handleEvents()
        _ = try window.runFrame()
        #expect(SDL_IsTextInputActive() == SDL_FALSE)

        field.becomeFirstResponder()
        #expect(SDL_IsTextInputActive() == SDL_TRUE)
        // There is no window manager to give the window the keyboard focus.
        try SharedScreen.xdotool(["search", "--name", options.title, "windowfocus", "--sync"])
        _ = window.handleEvents()
        try SharedScreen.xdotool(["type", "--delay", "0", "Hi x"])
        try SharedScreen.xdotool(["key", "BackSpace", "ctrl+a", "ctrl+c", "End", "ctrl+v"])
        wait(for: window) { field.text == "Hi Hi " }
        #expect(field.text == "Hi Hi ")
        #expect(window.clipboardText == "Hi ")

        field.resignFirstResponder()
        #expect(SDL_IsTextInputActive() == SDL_FALSE)
    }

    @Test("Selected text is published as the primary selection, and a middle click pastes it")
    func primarySelection() throws {
        try SharedScreen.start()
        var options = SDLWindowOptions()
        options.renderer = .software
        let window = try SDLWindow(options: options)
        let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
        window.window.addSubview(view)
        _ = window.handleEvents()
        _ = try window.runFrame()
        view.becomeFirstResponder()
        try SharedScreen.xdotool(["search", "--name", options.title, "windowfocus", "--sync"])
        _ = window.handleEvents()
        try SharedScreen.xdotool(["type", "--delay", "0", "one"])
        try SharedScreen.xdotool(["key", "Return", "shift+Home", "shift+Up", "ctrl+z", "shift+Home"])
        wait(for: window) { window.primarySelection == "one" }
        #expect(view.text == "one" && window.primarySelection == "one")
        var event = SDL_Event()
        event.type = SDL_MOUSEBUTTONDOWN.rawValue
        event.button.button = UInt8(SDL_BUTTON_MIDDLE)
        (event.button.x, event.button.y) = (205, 25)
        #expect(SDL_PushEvent(&event) == 1)
        _ = window.handleEvents()
        #expect(view.text == "oneone")
    }

    @Test("Letters of other scripts arrive from the keyboard and the clipboard")
    func otherScripts() throws {
        try SharedScreen.start()
        var options = SDLWindowOptions()
        options.renderer = .software
        let window = try SDLWindow(options: options)
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 400, height: 34))
        window.window.addSubview(field)
        _ = window.handleEvents()
        _ = try window.runFrame()
        field.becomeFirstResponder()
        try SharedScreen.xdotool(["search", "--name", options.title, "windowfocus", "--sync"])
        _ = window.handleEvents()

        for letter in "éßяω漢€" {
            let text = (field.text ?? "") + String(letter)
            // For each letter that the keyboard lacks, xdotool remaps a free key and restores it, and the window has to
            // handle the event in between. On a busy machine, it may be too late, and the letter is typed again.
            var attempts = 0
            while field.text != text, attempts < 5 {
                let typing = try SharedScreen.startXdotool(["type", "--delay", "60", String(letter)])
                while typing.isRunning { _ = window.handleEvents() }
                wait(for: window, turns: 20) { field.text == text }
                attempts += 1
            }
        }
        #expect(field.text == "éßяω漢€")

        field.text = "héllo 漢字 мир 😀"
        try SharedScreen.xdotool(["key", "ctrl+a", "ctrl+x", "ctrl+v", "ctrl+v"])
        wait(for: window) { field.text == "héllo 漢字 мир 😀héllo 漢字 мир 😀" }
        #expect(field.text == "héllo 漢字 мир 😀héllo 漢字 мир 😀")
    }

    @Test("The application is notified when its window gets or loses focus, is minimized and restored")
    func applicationNotifications() throws {
        try SharedScreen.start()
        var options = SDLWindowOptions()
        options.renderer = .software
        options.title = "application"
        let window = try SDLWindow(options: options)
        var log: [String] = []
        let names: [(Notification.Name, String)] = [
            (UIApplication.didBecomeActiveNotification, "active"),
            (UIApplication.willResignActiveNotification, "resigning"),
            (UIApplication.didEnterBackgroundNotification, "background"),
            (UIApplication.willEnterForegroundNotification, "foreground"),
        ]
        let tokens = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: UIApplication.shared, queue: nil) { _ in
                MainActor.assumeIsolated { log.append(word) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        _ = try window.runFrame()

        let search = ["search", "--name", options.title]
        try SharedScreen.xdotool(search + ["windowfocus", "--sync"])
        wait(for: window) { UIApplication.shared.applicationState == .active }
        try SharedScreen.xdotool(search + ["windowunmap", "--sync"])
        wait(for: window) { log.contains("background") }
        #expect(log.suffix(3) == ["active", "resigning", "background"])
        #expect(!window.isVisible)
        log = []

        try SharedScreen.xdotool(search + ["windowmap"])
        wait(for: window) { log.contains("foreground") }
        #expect(log.first == "foreground")
    }

    /// Handles events until `condition` is `true`. Gives up after waiting `turns` times for 16 ms without an event.
    private func wait(for window: SDLWindow, turns: Int = 1000, until condition: () -> Bool) {
        var turns = turns
        while !condition(), turns > 0 {
            if SDL_WaitEventTimeout(nil, 16) == 0 { turns -= 1 }
            _ = window.handleEvents()
        }
    }
}
