import CWayland

/// A flag set by a compositor event. The flag is plain memory, so that a C listener can set it without access to this
/// object, which is isolated to the main actor.
@MainActor
final class WaylandSignal {
    /// The user data with which a listener is registered. The listener passes it to `send`.
    let address: UnsafeMutableRawPointer
    private let flag: UnsafeMutablePointer<Bool>

    /// A listener for a `wl_callback` that sets the flag at the address in its user data.
    static let listener = permanent(wl_callback_listener(done: { data, _, _ in WaylandSignal.send(data) }))

    init(isSent: Bool) {
        flag = .allocate(capacity: 1)
        flag.initialize(to: isSent)
        address = UnsafeMutableRawPointer(flag)
    }

    isolated deinit {
        flag.deallocate()
    }

    var isSent: Bool {
        get { flag.pointee }
        set { flag.pointee = newValue }
    }

    /// Sets the flag at `address`. Called by listeners.
    nonisolated static func send(_ address: UnsafeMutableRawPointer?) {
        address?.assumingMemoryBound(to: Bool.self).pointee = true
    }
}

/// Copies a table of functions to a permanent address, as libwayland requires.
func permanent<Table>(_ table: Table) -> UnsafePointer<Table> {
    let pointer = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    pointer.initialize(to: table)
    return UnsafePointer(pointer)
}
