import Foundation

/// How lengths are written in a page, which is as wide as its window where that is narrower than the skeleton: in a
/// unit of the page's own, `--u`, which is a pixel as long as there is room.
enum PageLength {
    /// `value` points, as text.
    static func text(_ value: CGFloat) -> String {
        value == 0 ? "0px" : "calc(\(BlueprintText.number(value))*var(--u))"
    }

    /// All of `values`, with spaces between.
    static func texts(_ values: [CGFloat]) -> String { values.map(text).joined(separator: " ") }

    /// The rules for a skeleton that is `width` points wide.
    static func sheet(width: CGFloat) -> String {
        """
        body { margin: 0; container-type: inline-size; }
        .skeleton { --u: 1px; }
        @supports (width: 1cqw) { .skeleton { --u: min(1px, 100cqw / \(BlueprintText.number(max(1, width)))); } }
        """
    }
}
