/// Measures the stack usage of some work.
///
/// The memory below the current frame is first filled with a pattern; bytes that differ afterward were used. This way,
/// every frame counts, and the result does not depend on the location of the code.
@MainActor
public enum StackGauge {
    private static let paint: UInt64 = 0x5AFE_57AC_5AFE_57AC
    /// The number of bytes examined, which is the capacity of the smallest stack of a thread in this process.
    private static let reach: UInt = 2 << 20
    /// The amount of stack used by filling and examining.
    private static let margin: UInt = 16 << 10

    /// Returns the number of bytes of stack that `work` uses: at least 16 KiB, at most 2 MiB.
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
