import DrawKit

/// The colours that controls share. Edges stand off every background of the system, and what lies on them, by 3:1 or
/// more; text by 4.5:1 or more.
package enum ControlColors {
    /// The line around a control, and the ground of what is off.
    package static var edge: UIColor { UIColor(light: 0x828287, dark: 0x7C7C80) }
    /// What can be filled, and is not: inside a track.
    package static var trough: UIColor { UIColor(light: 0xE9E9EB, dark: 0x2C2C2E) }
    /// The ground of a row of segments, and of the halves of a stepper.
    package static var ground: UIColor { UIColor(light: 0xE5E5EA, dark: 0x2C2C2E) }
    /// What lies on that ground where it is chosen.
    package static var chosen: UIColor { UIColor(light: 0xFFFFFF, dark: 0x5A5A5E) }
    /// What is held and moved.
    package static var thumb: UIColor { .white }
    /// The same where it cannot be used.
    package static var idleThumb: UIColor { UIColor(light: 0xF7F7F9, dark: 0x7C7C80) }
    /// The ground of a switch that is on.
    package static var on: UIColor { UIColor(light: 0x248A3D, dark: 0x26893F) }
    /// Text on the grounds above.
    package static var text: UIColor { .label }
    /// Text beside the most important one.
    package static var note: UIColor { UIColor(light: 0x66666B, dark: 0xA0A0A6) }
    /// Text and marks of what cannot be used, which need not be read.
    package static var faint: UIColor { UIColor(light: 0xA1A1A6, dark: 0x6E6E73) }
    /// Lines between things that belong together.
    package static var line: UIColor { UIColor(light: 0xC6C6CB, dark: 0x48484A) }
    /// The ground of bars at the edges of a screen.
    package static var bar: UIColor { UIColor(light: 0xF8F8FA, dark: 0x1C1C1E) }
    /// The ground of a mark with white text on it.
    package static var badge: UIColor { UIColor(light: 0xD70015, dark: 0xD2302A) }
    /// The ground of what lies over the window.
    package static var panel: UIColor { UIColor(light: 0xFFFFFF, dark: 0x242426) }
    /// The ground of a menu's row that is pointed at: white text on it is readable.
    package static var marked: UIColor { UIColor(light: 0x0071EB, dark: 0x0C74E2) }
    /// Text on `marked`.
    package static var markedText: UIColor { .white }
    /// The text of what destroys.
    package static var destructive: UIColor { UIColor(light: 0xD70015, dark: 0xFF6961) }
    /// The spokes of an activity indicator.
    package static var spoke: UIColor { UIColor(light: 0x66666B, dark: 0xA0A0A6) }

    /// How opaque what cannot be used is.
    static let disabledAlpha: CGFloat = 0.4
}

extension UIColor {
    /// The colour as it is shown where it is pointed at or pressed: farther from the background, darker in the light
    /// style and lighter in the dark one.
    func raised(isHovered: Bool, isPressed: Bool) -> UIColor {
        guard isHovered || isPressed else { return self }
        let fraction = isPressed ? 0.18 : 0.08
        return UIColor(
            cgColor: CGColor(
                light: cgColor.light.interpolated(to: .black, fraction: fraction),
                dark: cgColor.dark.interpolated(to: .white, fraction: fraction)))
    }

    /// The colour as it is shown under something white where it is pointed at or pressed: darker in both styles.
    func darkened(isHovered: Bool, isPressed: Bool) -> UIColor {
        darkened(by: isPressed ? 0.2 : (isHovered ? 0.1 : 0))
    }

    /// The colour `fraction` of the way to black in both styles.
    func darkened(by fraction: Double) -> UIColor {
        guard fraction > 0 else { return self }
        return UIColor(
            cgColor: CGColor(
                light: cgColor.light.interpolated(to: .black, fraction: fraction),
                dark: cgColor.dark.interpolated(to: .black, fraction: fraction)))
    }
}
