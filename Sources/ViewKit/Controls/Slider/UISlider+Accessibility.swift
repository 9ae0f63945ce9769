extension UISlider: AccessibilityRanged {
    package var accessibilityRange: AccessibilityRange {
        let step = keyStep ?? (maximumValue - minimumValue) * Float(SliderMetrics.step)
        return AccessibilityRange(
            value: Double(value), minimum: Double(minimumValue), maximum: Double(maximumValue), step: Double(step))
    }

    package var isAccessibilityRangeEditable: Bool { isEnabled }

    package func setAccessibilityNumber(_ number: Double) {
        guard isEnabled, number.isFinite else { return }
        let old = value
        setValue(Float(number), animated: false)
        if value != old { sendValueChanged() }
    }
}
