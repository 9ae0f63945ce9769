package import ViewKit

extension UIPageControl: AccessibilityRanged {
    /// The number of the current page, counted from 1, and the range of page numbers.
    package var accessibilityRange: AccessibilityRange {
        let last = Double(max(1, numberOfPages))
        return AccessibilityRange(value: Double(currentPage + 1), minimum: 1, maximum: last, step: 1)
    }

    package var isAccessibilityRangeEditable: Bool { isEnabled }

    package func setAccessibilityNumber(_ number: Double) {
        guard isEnabled, let page = Int(exactly: number.rounded()) else { return }
        let old = currentPage
        currentPage = max(1, page) - 1
        if currentPage != old { sendValueChanged() }
    }
}
