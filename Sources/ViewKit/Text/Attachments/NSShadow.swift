public import Foundation
import TextKit

/// The shadow of attributed text, the value of the attribute `.shadow`.
open class NSShadow: NSObject, NSCopying {
    // Must be the first stored property: see `FoundationWord`.
    private let foundationWord = FoundationWord.ofObject
    /// The distance of the shadow from the text, in points; positive values move it to the right and down. Zero by
    /// default.
    open var shadowOffset = CGSize.zero
    /// Stored, but has no effect: shadows of text are sharp. 0 by default.
    open var shadowBlurRadius: CGFloat = 0
    /// The color, a `UIColor`. Black with an opacity of a third by default; `nil` draws no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// Creates a shadow with the default values.
    public override init() {}

    /// Returns a shadow with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Returns `true` if `object` is a shadow with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? NSObject == other.shadowColor as? NSObject
    }

    /// A hash of the values that `isEqual(_:)` compares.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }
}
