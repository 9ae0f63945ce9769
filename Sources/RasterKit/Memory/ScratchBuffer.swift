/// A buffer for temporary values that grows as needed and never shrinks.
final class ScratchBuffer<Element: BitwiseCopyable> {
    private struct State {
        var base: UnsafeMutablePointer<Element>
        var capacity: Int
    }

    /// Kept behind a pointer because exclusivity checks on class properties are measurable for small shapes.
    private let state: UnsafeMutablePointer<State>

    var base: UnsafeMutablePointer<Element> { state.pointee.base }
    /// The capacity in elements.
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

    /// Grows the buffer to at least `count` elements and preserves the first `used` elements.
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
