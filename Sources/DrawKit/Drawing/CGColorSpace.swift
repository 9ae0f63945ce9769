/// The interpretation of color components. sRGB is the only supported color space.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"

    /// Creates the color space with `name`. Returns `nil` for every name but `sRGB`.
    public init?(name: String) {
        guard name == Self.sRGB else { return nil }
    }

    init() {}

    /// Always returns `true`, because there is only one color space.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { true }

    /// Adds nothing to the hash, because all color spaces are equal.
    public func hash(into hasher: inout Hasher) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the color space of the screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
