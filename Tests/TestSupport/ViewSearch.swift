import DrawKit
package import ViewKit

extension UIView {
    /// The text of all visible labels at and below this view, in drawing order.
    package var shownTexts: [String] {
        guard !isHidden else { return [] }
        let own = (self as? UILabel)?.text.map { [$0] } ?? []
        return own + subviews.flatMap(\.shownTexts)
    }

    /// Returns all views of `type` at and below this view, in drawing order.
    package func descendants<View: UIView>(of type: View.Type) -> [View] {
        ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.descendants(of: type) }
    }
}

extension UIColor {
    /// The components of the color for light style in 0...255, rounded.
    package var bytes: [Int] {
        let color = cgColor.light
        return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }
}
