public import Foundation

/// An array, as Core Foundation calls it: `colors as CFArray` is what sources written for iOS say.
public typealias CFArray = [Any]

/// Colours along an axis, which a context draws.
public final class CGGradient: Sendable {
    /// One for each stop.
    package let colors: [CGColor]
    /// Where the stops are; nil for evenly.
    package let locations: [Double]?

    /// Makes a gradient of `CGColor`s; nil where there is none, or something else among them.
    ///
    /// - Parameters:
    ///   - space: In which it is mixed: always sRGB.
    ///   - colors: At least one.
    ///   - locations: As many numbers, 0...1 and rising; nil spreads the colours evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        self.colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty, self.colors.count == colors.count else { return nil }
        self.locations = locations.map { UnsafeBufferPointer(start: $0, count: colors.count).map(Double.init) }
    }

    /// Makes a gradient of `count` colours, each of four numbers: red, green, blue and alpha, 0...1; nil for none.
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

    /// The stops in one of the two styles.
    package func stops(dark isDark: Bool) -> GradientStops {
        GradientStops(colors: colors.map { $0.resolved(dark: isDark) }, locations: locations)
    }
}

/// Where a gradient goes on beyond its ends, as a set.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// Core Graphics' bits.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Before the start, in the first colour.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// After the end, in the last colour.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
