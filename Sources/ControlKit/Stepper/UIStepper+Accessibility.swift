package import ViewKit

extension UIStepper: AccessibilityRanged {
    package var accessibilityRange: AccessibilityRange {
        AccessibilityRange(value: value, minimum: minimumValue, maximum: maximumValue, step: stepValue)
    }

    package var isAccessibilityRangeEditable: Bool { isEnabled }

    package func setAccessibilityNumber(_ number: Double) {
        guard isEnabled, !number.isNaN else { return }
        let old = value
        value = number
        if value != old { sendValueChanged() }
    }
}
