package import Foundation

extension CGRect {
    /// The rectangle with its sides moved in by `dx` and `dy`, but no farther than to its middle: where `insetBy` gives
    /// the null rectangle, which lies nowhere, this is empty.
    package func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
        insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
    }
}
