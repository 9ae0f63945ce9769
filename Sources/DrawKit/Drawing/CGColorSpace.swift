/// The meaning of color components. The only space here is sRGB.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"

    /// Creates the space called `name`; returns `nil` for every name but `sRGB`.
    public init?(name: String) {
        guard name == Self.sRGB else { return nil }
    }

    init() {}

    /// Returns `true`: there is only one space.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { true }

    /// Adds nothing to the hash, because all spaces are equal.
    public func hash(into hasher: inout Hasher) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the color space of the screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
