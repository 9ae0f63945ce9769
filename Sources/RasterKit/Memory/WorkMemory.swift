/// Memory for intermediate results that grows to the largest size ever asked for and then stays.
final class WorkMemory<Element: BitwiseCopyable> {
    private struct State {
        var base: UnsafeMutablePointer<Element>
        var capacity: Int
    }

    /// Kept behind a pointer: the checks that every use of a class's variable brings show in the time of small shapes.
    private let state: UnsafeMutablePointer<State>

    var base: UnsafeMutablePointer<Element> { state.pointee.base }
    /// How many elements there is room for.
    var capacity: Int { state.pointee.capacity }

    // MARK: Lifecycle

    init(capacity: Int = 64) {
        state = .allocate(capacity: 1)
        state.initialize(to: State(base: .allocate(capacity: capacity), capacity: capacity))
    }

    deinit {
        base.deallocate()
        state.deallocate()
    }

    // MARK: Internal

    /// Makes room for `count` elements; the first `used` of those in the memory are kept.
    @inline(__always)
    func reserve(_ count: Int, keeping used: Int = 0) {
        if count > state.pointee.capacity { grow(to: max(count, state.pointee.capacity * 2), keeping: used) }
    }

    // MARK: Private

    private func grow(to capacity: Int, keeping used: Int) {
        let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        grown.update(from: base, count: used)
        base.deallocate()
        state.pointee = State(base: grown, capacity: capacity)
    }
}
