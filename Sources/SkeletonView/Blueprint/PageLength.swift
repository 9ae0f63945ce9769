import Foundation

/// Lengths on a web page, as multiples of the CSS custom property `--u`, which is one pixel, or less if the window is
/// narrower than the skeleton, so that the skeleton shrinks to the window's width.
enum PageLength {
    /// Returns `value` points as a CSS length.
    static func text(_ value: CGFloat) -> String {
        value == 0 ? "0px" : "calc(\(BlueprintText.number(value))*var(--u))"
    }

    /// Returns `values` as CSS lengths, separated by spaces.
    static func texts(_ values: [CGFloat]) -> String { values.map(text).joined(separator: " ") }

    /// Returns the CSS rules for a skeleton that is `width` points wide.
    static func sheet(width: CGFloat) -> String {
        """
        body { margin: 0; container-type: inline-size; }
        .skeleton { --u: 1px; }
        @supports (width: 1cqw) { .skeleton { --u: min(1px, 100cqw / \(BlueprintText.number(max(1, width)))); } }
        """
    }
}
