package import Foundation

extension CGRect {
    /// Returns the rectangle inset by `dx` and `dy`, each limited to half of its size. The result may be empty but,
    /// unlike that of `insetBy`, is never the null rectangle.
    package func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
        insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
    }
}
