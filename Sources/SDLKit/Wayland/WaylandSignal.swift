import CWayland

/// A one-time event of the compositor. Its listener writes to plain memory, because an object would be allocated in
/// every frame.
@MainActor
final class WaylandSignal {
    /// The user data of a listener, to pass to `send`.
    let address: UnsafeMutableRawPointer
    private let flag: UnsafeMutablePointer<Bool>

    /// A listener for a `wl_callback` that sets the signal at the address of its user data.
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

    /// Sets the signal at `address`. Called by listeners.
    nonisolated static func send(_ address: UnsafeMutableRawPointer?) {
        address?.assumingMemoryBound(to: Bool.self).pointee = true
    }
}

/// Returns a table of functions at a permanent address, which libwayland requires.
func permanent<Table>(_ table: Table) -> UnsafePointer<Table> {
    let place = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    place.initialize(to: table)
    return UnsafePointer(place)
}
