import CSDL2
import Foundation
import Reporting

/// Handling of X server errors. By default, Xlib exits the program, even if another program caused the error, for
/// example by closing its window before receiving the clipboard contents that it had requested.
enum XErrors {
    /// Xlib's `XErrorEvent`.
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

    /// Logs errors, once per kind, instead of exiting. Call this method after SDL's video has started on X11, because
    /// SDL installs its own handler while it starts.
    static func report() {
        guard let function = function("XSetErrorHandler") else { return }
        _ = unsafeBitCast(function, to: SetHandler.self)({ display, event in
            // Xlib ignores the handler's result.
            guard let event = event?.load(as: Event.self) else { return 0 }
            let request = "request \(event.request).\(event.minorRequest)"
            Diagnostics.report("the X server rejected \(request): \(XErrors.text(of: event.code, on: display))")
            return 0
        })
    }

    /// Returns Xlib's message for an error code.
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

    /// Returns the address of an Xlib function. SDL has loaded the library, but possibly without making its symbols
    /// global.
    private static func function(_ name: String) -> UnsafeMutableRawPointer? {
        dlopen("libX11.so.6", RTLD_LAZY).flatMap { dlsym($0, name) }
    }
}
