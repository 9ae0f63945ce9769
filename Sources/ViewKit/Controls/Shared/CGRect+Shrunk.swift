package import Foundation

extension CGRect {
    /// Returns the rectangle inset by `dx` and `dy`, limited to half the rectangle's width and height, respectively.
    /// The result may be empty but, unlike the result of `insetBy`, is never null.
    package func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
        insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
    }
}
