public import Foundation

/// What a font is asked for by: its family, its size and its traits. Fonts are made from descriptors that were changed.
// Unchecked since the compiler believes it of final classes only: nothing in a descriptor ever changes.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// Traits of a font, as a set.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// One bit a trait.
        public let rawValue: UInt32

        /// Makes a set from its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Slanted letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Heavy strokes: at least those of `.semibold`.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Characters that are all equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    let font: UIFont

    init(_ font: UIFont) {
        self.font = font
    }

    /// The size in points.
    open var pointSize: CGFloat { font.pointSize }

    /// The traits.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if font.family.kind == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The descriptor with these traits and no others; nil for a trait that is not named above. Bold that was there
    /// keeps its weight.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard symbolicTraits.isSubset(of: [.traitItalic, .traitBold, .traitMonoSpace]) else { return nil }
        let (isBold, wasBold) = (symbolicTraits.contains(.traitBold), self.symbolicTraits.contains(.traitBold))
        let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
        let keepsFamily = isMonospaced == (font.family.kind == .monospaced)
        return UIFontDescriptor(
            UIFont(
                family: keepsFamily ? font.family : isMonospaced ? .monospaced : .system, size: font.pointSize,
                weight: isBold == wasBold ? font.weight : isBold ? .bold : .regular,
                isItalic: symbolicTraits.contains(.traitItalic), hasEqualDigits: font.hasEqualDigits))
    }

    /// The descriptor in another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }

    /// Whether `object` is a descriptor of an equal font.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }

    /// Made of what `isEqual` compares.
    open override var hash: Int { font.hash }
}

extension UIFont {
    /// Makes the font that `descriptor` asks for; `pointSize` is in points, and 0 is the descriptor's size. Like a font
    /// that `withSize` returns, it does not follow text sizes.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font
        self.init(
            family: font.family, size: pointSize == 0 ? font.pointSize : pointSize, weight: font.weight,
            isItalic: font.isItalic, hasEqualDigits: font.hasEqualDigits)
    }

    /// What the font is asked for by.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}
