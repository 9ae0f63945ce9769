import CSDL2
import Foundation
import Reporting

/// What the X server refuses. Xlib would end the program for it, even where the cause is another program's: a window
/// that asked for the clipboard and is gone before it has the answer.
enum XErrors {
    /// An `XErrorEvent` of Xlib.
    private struct Event {
        var type: Int32
        var display: UnsafeMutableRawPointer?
        var resource: UInt
        var serial: UInt
        var code: UInt8
        var request: UInt8
        var minorRequest: UInt8
    }

    private typealias Handler =
        @convention(c) (_ display: UnsafeMutableRawPointer?, _ event: UnsafeMutableRawPointer?) -> Int32
    private typealias SetHandler = @convention(c) (Handler?) -> Handler?
    private typealias GetText =
        @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<CChar>, Int32) -> Int32

    /// Lets the program go on after such an error, and say so, each kind once. SDL's video on X11 must have started:
    /// it has a handler of its own until then.
    static func report() {
        guard let function = function("XSetErrorHandler") else { return }
        _ = unsafeBitCast(function, to: SetHandler.self)({ display, event in
            // A handler's value means nothing to Xlib.
            guard let event = event?.load(as: Event.self) else { return 0 }
            let request = "request \(event.request).\(event.minorRequest)"
            Diagnostics.report("the X server refused \(request): \(XErrors.text(of: event.code, on: display))")
            return 0
        })
    }

    /// Xlib's words for an error.
    private static func text(of code: UInt8, on display: UnsafeMutableRawPointer?) -> String {
        let length = 128
        guard let function = function("XGetErrorText") else { return "error \(code)" }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: length) { text in
            text.initialize(repeating: 0)
            guard let start = text.baseAddress else { return "error \(code)" }
            _ = unsafeBitCast(function, to: GetText.self)(display, Int32(code), start, Int32(length))
            return String(cString: start)
        }
    }

    /// SDL has the library loaded, but may have hidden its names from a search of the whole program.
    private static func function(_ name: String) -> UnsafeMutableRawPointer? {
        dlopen("libX11.so.6", RTLD_LAZY).flatMap { dlsym($0, name) }
    }
}
