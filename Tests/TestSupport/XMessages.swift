import Foundation
import Glibc

/// Messages from one X client to the window of another, which any program on the screen can send.
package enum XMessages {
    private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutableRawPointer?
    private typealias Close = @convention(c) (UnsafeMutableRawPointer?) -> Int32
    private typealias Intern = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>, Int32) -> UInt
    private typealias Send =
        @convention(c) (
            UnsafeMutableRawPointer?, UInt, Int32, Int, UnsafeMutableRawPointer
        ) -> Int32

    /// Xlib's `XClientMessageEvent`, with the size of an `XEvent`.
    private struct ClientMessage {
        var type: Int32 = 33
        var serial: UInt = 0
        var isSent: Int32 = 1
        var display: UnsafeMutableRawPointer?
        var window: UInt
        var message: UInt
        var format: Int32 = 32
        var data: (Int, Int, Int, Int, Int)
        var padding = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    }

    /// Sends client messages of the type `name`, one for each element of `data`, to `window` on `display`.
    package static func send(
        _ name: String, _ data: [(Int, Int, Int, Int, Int)], to window: UInt, on display: String
    ) throws {
        let library = dlopen("libX11.so.6", RTLD_NOW)
        guard let open = dlsym(library, "XOpenDisplay"), let close = dlsym(library, "XCloseDisplay"),
            let intern = dlsym(library, "XInternAtom"), let send = dlsym(library, "XSendEvent"),
            let connection = unsafeBitCast(open, to: Open.self)(display)
        else { throw ToolError("the screen \(display) can't be reached") }
        // Closing waits until the server has received everything.
        defer { _ = unsafeBitCast(close, to: Close.self)(connection) }
        let type = unsafeBitCast(intern, to: Intern.self)(connection, name, 0)
        for data in data {
            var message = ClientMessage(display: connection, window: window, message: type, data: data)
            withUnsafeMutablePointer(to: &message) {
                _ = unsafeBitCast(send, to: Send.self)(connection, window, 0, 0, $0)
            }
        }
    }
}
