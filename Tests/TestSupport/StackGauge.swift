/// Measures how much of the stack some work takes.
///
/// The memory below the present frame is painted before, and what is no longer paint afterwards was used. So each frame
/// counts, whoever's it is, and the result is the same whenever the code is.
@MainActor
public enum StackGauge {
    private static let paint: UInt64 = 0x5AFE_57AC_5AFE_57AC
    /// How far down is looked, in bytes: as much as the smallest stack that a thread of this process may have can bear.
    private static let reach: UInt = 2 << 20
    /// What painting and looking take themselves.
    private static let margin: UInt = 16 << 10

    /// The bytes of stack that `work` takes: 16 KiB at least, 2 MiB at most.
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
