import DrawKit
import Foundation
import TextKit

extension UILabel {
    /// The maximum distance of a shadow in each direction, in pixels.
    private static let maximumShadow: CGFloat = 1024

    /// The shadow attribute of the first character.
    var attributedShadow: NSShadow? {
        guard let attributed, attributed.length > 0 else { return nil }
        return attributed.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow
    }

    /// Returns the shadow of the text, if any; the attribute takes precedence over `shadowColor`.
    func textShadow(scale: CGFloat, isDark: Bool) -> TextShadow? {
        let shadow = attributedShadow
        guard let color = shadow == nil ? shadowColor : shadow?.shadowColor as? UIColor else { return nil }
        let offset = shadow?.shadowOffset ?? shadowOffset
        let limit = Self.maximumShadow
        func pixels(_ length: CGFloat) -> Int32 {
            length.isFinite ? Int32(min(max(length * scale, -limit), limit).rounded()) : 0
        }
        return TextShadow(
            color: color.cgColor.resolved(dark: isDark), x: pixels(offset.width), y: pixels(offset.height))
    }
}
