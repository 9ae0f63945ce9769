public import Foundation

/// An array under its Core Foundation name. For source compatibility only, for example with `colors as CFArray`; use
/// `[Any]`.
public typealias CFArray = [Any]

/// Colors and their locations, drawn by a context along an axis or between two circles.
public final class CGGradient: Sendable {
    /// The color of each stop.
    package let colors: [CGColor]
    /// The locations of the stops. `nil` spaces them evenly.
    package let locations: [Double]?

    /// Creates a gradient from an array of `CGColor`. Returns `nil` if the array is empty or contains values of other
    /// types.
    ///
    /// - Parameters:
    ///   - space: The space in which colors are mixed, always sRGB.
    ///   - colors: At least one color.
    ///   - locations: One location per color, 0...1 and ascending; `nil` spaces the colors evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        self.colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty, self.colors.count == colors.count else { return nil }
        self.locations = locations.map { UnsafeBufferPointer(start: $0, count: colors.count).map(Double.init) }
    }

    /// Creates a gradient of `count` colors with four components each: red, green, blue and alpha, 0...1. Returns `nil`
    /// if `count` is 0.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let numbers = UnsafeBufferPointer(start: components, count: count * 4)
        colors = (0..<count).map { index in
            CGColor(
                red: numbers[index * 4], green: numbers[index * 4 + 1], blue: numbers[index * 4 + 2],
                alpha: numbers[index * 4 + 3])
        }
        self.locations = locations.map { UnsafeBufferPointer(start: $0, count: count).map(Double.init) }
    }

    /// Returns the stops in light or dark appearance.
    package func stops(dark isDark: Bool) -> GradientStops {
        GradientStops(colors: colors.map { $0.resolved(dark: isDark) }, locations: locations)
    }
}

extension CGGradient: Hashable {
    /// Returns `true` if both gradients are the same object.
    public static func == (left: CGGradient, right: CGGradient) -> Bool { left === right }

    /// Adds the identity of the object to the hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// Options that extend a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in Core Graphics.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Extends the first color before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Extends the last color beyond the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
