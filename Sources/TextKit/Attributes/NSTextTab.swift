public import Foundation

/// A position to which a tab advances, and the alignment of the text after it.
open class NSTextTab: NSObject {
    /// An option of a tab stop. Options have no effect.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String

        /// Creates an option from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The characters that end a column, in addition to tabs and newlines. No effect.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    let stop: TextTab
    /// The options that were passed to the initializer. No effect. Empty if the tab stop is from a paragraph style,
    /// which doesn't keep options.
    public let options: [OptionKey: Any]

    /// Creates a tab stop.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the text up to the next tab. With `.left`, the text begins at the location; with
    ///     `.center`, it is centered there; with `.right`, it ends there. Other values count as `.left`.
    ///   - loc: The distance from the leading edge in points, clamped to 0...10,000.
    ///   - options: Stored in `options`, without an effect.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        stop = TextTab(location: loc > 0 ? min(loc, TextTab.largestLocation) : 0, alignment: alignment)
        self.options = options
        super.init()
    }

    init(_ stop: TextTab) {
        self.stop = stop
        options = [:]
        super.init()
    }

    /// The distance from the leading edge, in points.
    open var location: CGFloat { stop.location }
    /// The alignment of the text up to the next tab.
    open var alignment: NSTextAlignment { stop.alignment }

    /// Returns `true` if `object` is a tab stop with the same location and alignment.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.stop == stop }

    /// A hash of the location and alignment.
    open override var hash: Int { stop.hashValue }
}

/// The values of a tab stop.
package struct TextTab: Hashable, Comparable, Sendable {
    var location: CGFloat
    var alignment: NSTextAlignment

    static let largestLocation: CGFloat = 10_000

    package static func < (left: TextTab, right: TextTab) -> Bool { left.location < right.location }
}
