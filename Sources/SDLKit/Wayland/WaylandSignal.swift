import CWayland

/// Whether the compositor has sent an event that comes once. Its listener writes that into memory, with no detour over
/// an object, which would allocate in every frame.
@MainActor
final class WaylandSignal {
    /// What a listener is given, and gives to `send`.
    let address: UnsafeMutableRawPointer
    private let flag: UnsafeMutablePointer<Bool>

    /// What hears the event of a `wl_callback` for the signal whose address it is given.
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

    /// Notes the event of the signal at `address`: for listeners.
    nonisolated static func send(_ address: UnsafeMutableRawPointer?) {
        address?.assumingMemoryBound(to: Bool.self).pointee = true
    }
}

/// A table of functions at an address that stays, which libwayland asks for.
func permanent<Table>(_ table: Table) -> UnsafePointer<Table> {
    let place = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    place.initialize(to: table)
    return UnsafePointer(place)
}
