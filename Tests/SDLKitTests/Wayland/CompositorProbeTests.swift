import Foundation
import Testing

@testable import SDLKit

@MainActor
@Suite("CompositorProbe")
struct CompositorProbeTests {
    private static let interfaces = ["wl_compositor", "wl_subcompositor", "wl_shm", "wl_seat", "xdg_wm_base"]

    /// Returns the reason why the compositor can't be used, or `nil` if it can.
    private func failure(_ compositor: FakeCompositor, within seconds: TimeInterval = 60) -> String? {
        do {
            try CompositorProbe.check(compositor.environment, within: seconds)
            return nil
        } catch {
            #expect(error.operation == "the Wayland compositor at \(compositor.path) cannot be used")
            return error.reason
        }
    }

    @Test("A compositor with all interfaces can be used, any number of times")
    func complete() throws {
        let compositor = try FakeCompositor(interfaces: Self.interfaces)
        for _ in 0..<3 { #expect(failure(compositor) == nil) }
    }

    @Test(
        "A missing interface is named", arguments: ["wl_compositor", "wl_shm", "wl_seat", "xdg_wm_base"])
    func missing(interface: String) throws {
        let compositor = try FakeCompositor(interfaces: Self.interfaces.filter { $0 != interface })
        #expect(failure(compositor) == "it has no \(interface)")
    }

    @Test("A compositor that closes the connection can't be used")
    func hangsUp() throws {
        let compositor = try FakeCompositor { _ in }
        let reasons = [EPIPE, ECONNRESET].map { String(cString: strerror($0)) }
        #expect(reasons.contains(try #require(failure(compositor))))
    }

    @Test("The probe times out if a compositor doesn't answer or accepts no connection")
    func silent() throws {
        #expect(
            failure(try FakeCompositor(respond: FakeCompositor.ignore), within: 0.25)
                == "it did not answer within 0.25 seconds")
        let full = try FakeCompositor(backlog: 0, respond: nil)
        // The first connection waits to be accepted, which fills the queue.
        #expect(failure(full, within: 0.25) == "it did not answer within 0.25 seconds")
        let waiting = UnixSocket.connect(to: full.path)
        #expect(failure(full) == "it accepts no connections")
        if case .connected(let descriptor) = waiting { close(descriptor) }
    }

    @Test(
        "The probe passes without a compositor, because SDL reports the reason itself",
        arguments: [
            [:], ["XDG_RUNTIME_DIR": "/nonexistent"], ["XDG_RUNTIME_DIR": "relative"],
            ["WAYLAND_DISPLAY": "/dev/null"], ["WAYLAND_DISPLAY": "/" + String(repeating: "x", count: 200)],
            ["WAYLAND_SOCKET": "5", "WAYLAND_DISPLAY": "/dev/null"],
        ])
    func absent(environment: [String: String]) throws {
        try CompositorProbe.check(environment, within: 60)
    }

    @Test(
        "The socket is where libwayland looks for it",
        arguments: [
            (["XDG_RUNTIME_DIR": "/run/user/1"], "/run/user/1/wayland-0"),
            (["XDG_RUNTIME_DIR": "/run/user/1", "WAYLAND_DISPLAY": ""], "/run/user/1/wayland-0"),
            (["XDG_RUNTIME_DIR": "/run/user/1", "WAYLAND_DISPLAY": "wayland-7"], "/run/user/1/wayland-7"),
            (["WAYLAND_DISPLAY": "/tmp/other"], "/tmp/other"),
            (["WAYLAND_DISPLAY": "wayland-0"], nil),
        ] as [([String: String], String?)])
    func path(environment: [String: String], expected: String?) {
        #expect(CompositorProbe.socketPath(environment) == expected)
    }
}
