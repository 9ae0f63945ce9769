/// Measures the stack usage of some work.
///
/// The memory below the current frame is filled with a pattern first; bytes that differ afterward were used. So every
/// frame counts, and the result does not depend on where the code is.
@MainActor
public enum StackGauge {
    private static let paint: UInt64 = 0x5AFE_57AC_5AFE_57AC
    /// The number of bytes examined: as many as the smallest stack of a thread in this process can hold.
    private static let reach: UInt = 2 << 20
    /// The stack used by filling and examining.
    private static let margin: UInt = 16 << 10

    /// Returns the bytes of stack that `work` uses: at least 16 KiB, at most 2 MiB.
    @inline(never)
    public static func bytes(during work: () -> Void) -> Int {
        var mark: UInt64 = 0
        let top = withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) } & ~7
        var address = top - reach
        while address < top - margin {
            UnsafeMutablePointer<UInt64>(bitPattern: address)?.pointee = paint
            address += 8
        }
        work()
        address = top - reach
        while address < top - margin, UnsafeMutablePointer<UInt64>(bitPattern: address)?.pointee == paint {
            address += 8
        }
        return Int(top - address)
    }
}
