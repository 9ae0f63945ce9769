import CSDL2
import Foundation
import Testing
import ViewKit

@testable import SDLKit

extension ScreenTests {
    @Test func `What is typed and pasted in a real window reaches the field that has the keyboard`() throws {
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
        // There is no window manager that would give the window the keyboard.
        try SharedScreen.xdotool(["search", "--name", options.title, "windowfocus", "--sync"])
        _ = window.handleEvents()
        try SharedScreen.xdotool(["type", "--delay", "0", "Hi x"])
        try SharedScreen.xdotool(["key", "BackSpace", "ctrl+a", "ctrl+c", "End", "ctrl+v"])
        var turns = 0
        while field.text != "Hi Hi ", turns < 10_000 {
            _ = window.handleEvents()
            turns += 1
        }
        #expect(field.text == "Hi Hi ")
        #expect(window.clipboardText == "Hi ")

        field.resignFirstResponder()
        #expect(SDL_IsTextInputActive() == SDL_FALSE)
    }
}
