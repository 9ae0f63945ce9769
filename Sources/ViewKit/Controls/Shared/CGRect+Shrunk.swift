package import Foundation

extension CGRect {
    /// Returns the rectangle inset by `dx` and `dy`, at most to its center. The result may be empty but, unlike with
    /// `insetBy`, is never the null rectangle.
    package func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
        insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
    }
}
