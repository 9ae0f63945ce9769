public import Foundation

/// A position to which a tab advances, and the alignment of the text after it.
open class NSTextTab: NSObject {
    /// An option of a tab stop. No options are supported.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String

        /// Creates an option from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    let stop: TextTab

    /// Creates a tab stop.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the text up to the next tab. With `.left`, the text begins at the location; with
    ///     `.center`, it is centered there; with `.right`, it ends there. Other values count as `.left`.
    ///   - loc: The distance from the leading edge in points, clamped to 0...10,000.
    ///   - options: Accepted but has no effect.
    public convenience init(
        textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
    ) {
        self.init(TextTab(location: loc > 0 ? min(loc, TextTab.largestLocation) : 0, alignment: alignment))
    }

    init(_ stop: TextTab) {
        self.stop = stop
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
