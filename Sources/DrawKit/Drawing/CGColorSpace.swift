/// What the numbers of colours mean. There is one space here: sRGB.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"

    /// Makes the space called `name`; nil where it is not sRGB.
    public init?(name: String) {
        guard name == Self.sRGB else { return nil }
    }

    init() {}

    /// Whether both are the same space: always.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { true }

    /// Puts nothing into a hash, since all are equal.
    public func hash(into hasher: inout Hasher) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of the screen's colours: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
