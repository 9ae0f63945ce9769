import DrawKit

/// The shared colors of controls. Edges have a contrast ratio of at least 3:1 against the system backgrounds and
/// against the content they enclose. Text that isn't disabled has a contrast ratio of at least 4.5:1.
package enum ControlColors {
    /// The outline of a control, and the background of a switch that is off.
    package static var edge: UIColor { UIColor(light: 0x828287, dark: 0x7C7C80) }
    /// The unfilled part of a track.
    package static var track: UIColor { UIColor(light: 0xE9E9EB, dark: 0x2C2C2E) }
    /// The background of segmented controls and steppers.
    package static var background: UIColor { UIColor(light: 0xE5E5EA, dark: 0x2C2C2E) }
    /// The background of a selected segment.
    package static var chosen: UIColor { UIColor(light: 0xFFFFFF, dark: 0x5A5A5E) }
    /// The thumb of a slider or switch.
    package static var thumb: UIColor { .white }
    /// The thumb of a disabled control.
    package static var idleThumb: UIColor { UIColor(light: 0xF7F7F9, dark: 0x7C7C80) }
    /// The background of a switch that is on.
    package static var on: UIColor { UIColor(light: 0x248A3D, dark: 0x26893F) }
    /// Primary text.
    package static var text: UIColor { .label }
    /// Secondary text.
    package static var secondaryText: UIColor { UIColor(light: 0x66666B, dark: 0xA0A0A6) }
    /// Disabled text and glyphs, which are exempt from the contrast requirement.
    package static var faint: UIColor { UIColor(light: 0xA1A1A6, dark: 0x6E6E73) }
    /// Separators.
    package static var line: UIColor { UIColor(light: 0xC6C6CB, dark: 0x48484A) }
    /// The background of bars.
    package static var bar: UIColor { UIColor(light: 0xF8F8FA, dark: 0x1C1C1E) }
    /// The background of bars in the style `.black`.
    package static var blackBar: UIColor { UIColor(light: 0x1C1C1E, dark: 0x1C1C1E) }
    /// The lines of bars in the style `.black`.
    package static var blackLine: UIColor { UIColor(light: 0x48484A, dark: 0x48484A) }
    /// The background of a badge with white text.
    package static var badge: UIColor { UIColor(light: 0xD70015, dark: 0xD2302A) }
    /// The background of panels over the window.
    package static var panel: UIColor { UIColor(light: 0xFFFFFF, dark: 0x242426) }
    /// The background of a highlighted menu row, on which white text is readable.
    package static var marked: UIColor { UIColor(light: 0x0071EB, dark: 0x0C74E2) }
    /// Text on `marked`.
    package static var markedText: UIColor { .white }
    /// The text of destructive actions.
    package static var destructive: UIColor { UIColor(light: 0xD70015, dark: 0xFF6961) }
    /// The spokes of an activity indicator.
    package static var spoke: UIColor { UIColor(light: 0x66666B, dark: 0xA0A0A6) }

    /// The opacity of disabled controls.
    package static let disabledAlpha: CGFloat = 0.4
}

extension UIColor {
    /// Returns the color for the hovered or pressed state, with more contrast against the background. The color is
    /// darker in light appearance and lighter in dark appearance.
    package func raised(isHovered: Bool, isPressed: Bool) -> UIColor {
        guard isHovered || isPressed else { return self }
        let fraction = isPressed ? 0.18 : 0.08
        return UIColor(
            cgColor: CGColor(
                light: cgColor.light.interpolated(to: .black, fraction: fraction),
                dark: cgColor.dark.interpolated(to: .white, fraction: fraction)))
    }

    /// Returns the color for the hovered or pressed state behind white content, which is darker in both light and dark
    /// appearance.
    package func darkened(isHovered: Bool, isPressed: Bool) -> UIColor {
        darkened(by: isPressed ? 0.2 : (isHovered ? 0.1 : 0))
    }

    /// Returns the color mixed with black by `fraction` in both light and dark appearance.
    package func darkened(by fraction: Double) -> UIColor {
        guard fraction > 0 else { return self }
        return UIColor(
            cgColor: CGColor(
                light: cgColor.light.interpolated(to: .black, fraction: fraction),
                dark: cgColor.dark.interpolated(to: .black, fraction: fraction)))
    }
}
