import CSDL2
import Foundation
import Reporting
import Testing

@testable import SDLKit

extension ScreenTests {
    /// In practice, this happens if a window that requested the clipboard no longer exists.
    @Test("X server errors are reported once, and the program continues")
    func serverErrors() throws {
        try SharedScreen.start()
        let window = try SDLWindow(options: SDLWindowOptions())
        let display = try #require(CSDL2GetX11Display(window.handle))
        let library = try #require(dlopen("libX11.so.6", RTLD_LAZY))
        typealias Map = @convention(c) (UnsafeMutableRawPointer, UInt) -> Int32
        typealias Sync = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
        let map = unsafeBitCast(try #require(dlsym(library, "XMapWindow")), to: Map.self)
        let sync = unsafeBitCast(try #require(dlsym(library, "XSync")), to: Sync.self)

        let messages = Diagnostics.messages {
            for _ in 0..<3 {
                _ = map(display, 0x1FFF_FFFF)
                _ = sync(display, 0)
            }
        }
        #expect(messages == ["the X server rejected request 8.0: BadWindow (invalid Window parameter)"])
        _ = window.handleEvents()
        #expect(try window.runFrame())
    }
}
