package import ViewKit

extension UISlider: AccessibilityRanged {
    package var accessibilityRange: AccessibilityRange {
        let (low, high) = (Double(minimumValue), Double(maximumValue))
        let step = keyStep.map(Double.init) ?? (high - low) * SliderMetrics.step
        return AccessibilityRange(value: Double(value), minimum: low, maximum: high, step: step)
    }

    package var isAccessibilityRangeEditable: Bool { isEnabled }

    package func setAccessibilityNumber(_ number: Double) {
        guard isEnabled, number.isFinite else { return }
        let old = value
        setValue(Float(number), animated: false)
        if value != old { sendValueChanged() }
    }
}
