import DrawKit
import Foundation

/// The colors of a button in one state.
struct ButtonPalette {
    var background: UIColor?
    var foreground: UIColor
    /// The opacity of the title and the image.
    var contentAlpha: CGFloat = 1

    /// The state and tint color, which together with the configuration determine the colors.
    struct State {
        var isEnabled: Bool
        var isPressed: Bool
        var isHovered: Bool
        var tint: UIColor
    }

    private enum Shade {
        /// The opacities of the tint color behind a button without a background, at rest, hovered and pressed.
        static let plain: (rest: CGFloat, hover: CGFloat, press: CGFloat) = (0, 0.08, 0.18)
        static let tinted: (rest: CGFloat, hover: CGFloat, press: CGFloat) = (0.15, 0.21, 0.27)
        /// White text on system blue has too little contrast. With this slightly darker blue, the contrast ratio is at
        /// least 4.5:1.
        static let filled = UIColor(light: 0x0071EB, dark: 0x0A72E0)
        static let gray = UIColor(light: 0xE5E5EA, dark: 0x3A3A3C)
        static let pressedContent: CGFloat = 0.55
        static let disabledContent: CGFloat = 0.6
    }

    /// Creates the palette of a button with `configuration`.
    init(_ configuration: UIButton.Configuration, in state: State) {
        let tint = configuration.baseForegroundColor ?? state.tint
        guard state.isEnabled else {
            foreground = .tertiaryLabel
            // Filled buttons lose their fill, too, because a gray one would be brighter than enabled gray buttons.
            background = configuration.style == .plain ? configuration.baseBackgroundColor : .systemGray5
            return
        }
        switch configuration.style {
        case .plain:
            foreground = tint
            background = configuration.baseBackgroundColor.map(state.shaded) ?? state.tintOverlay(tint, Shade.plain)
        case .tinted:
            foreground = tint
            background = state.tintOverlay(configuration.baseBackgroundColor ?? state.tint, Shade.tinted)
        case .gray:
            foreground = tint
            background = configuration.baseBackgroundColor.map(state.shaded) ?? state.deepened(Shade.gray)
        case .filled:
            foreground = configuration.baseForegroundColor ?? .white
            let base = state.tint == .systemBlue ? Shade.filled : state.tint
            background = state.darkened(configuration.baseBackgroundColor ?? base)
        }
    }

    /// Creates the palette of a button without a configuration. A `titleColor` of `nil` uses the default color.
    init(type: UIButton.ButtonType, titleColor: UIColor?, in state: State) {
        background = nil
        switch type {
        case .custom:
            foreground = titleColor ?? .white
            if state.isPressed { contentAlpha = Shade.pressedContent }
            if !state.isEnabled { contentAlpha = Shade.disabledContent }
        default:
            foreground = titleColor ?? (state.isEnabled ? state.tint : .tertiaryLabel)
            if state.isEnabled { background = state.tintOverlay(state.tint, Shade.plain) }
        }
    }
}

extension ButtonPalette.State {
    /// Returns `color` with the opacity for the state, or `nil` if that opacity is 0.
    fileprivate func tintOverlay(_ color: UIColor, _ shades: (rest: CGFloat, hover: CGFloat, press: CGFloat))
        -> UIColor?
    {
        let alpha = isPressed ? shades.press : (isHovered ? shades.hover : shades.rest)
        return alpha > 0 ? color.withAlphaComponent(alpha) : nil
    }

    /// Returns `color` with more contrast against the background if the button is hovered, and even more if it is
    /// pressed.
    fileprivate func deepened(_ color: UIColor) -> UIColor {
        guard isPressed || isHovered else { return color }
        let fraction = isPressed ? 0.2 : 0.07
        return UIColor(
            cgColor: CGColor(
                light: color.cgColor.light.interpolated(to: .black, fraction: fraction),
                dark: color.cgColor.dark.interpolated(to: .white, fraction: fraction)))
    }

    /// Returns `color`, darkened if the button is hovered and darkened more if it is pressed. White text on the color
    /// remains readable.
    fileprivate func darkened(_ color: UIColor) -> UIColor {
        guard isPressed || isHovered else { return color }
        func mixed(_ color: RGBA) -> RGBA { color.interpolated(to: .black, fraction: isPressed ? 0.22 : 0.1) }
        return UIColor(cgColor: CGColor(light: mixed(color.cgColor.light), dark: mixed(color.cgColor.dark)))
    }

    /// Returns `color`, lightened if the button is hovered and darkened if it is pressed.
    fileprivate func shaded(_ color: UIColor) -> UIColor {
        guard isPressed || isHovered else { return color }
        func mixed(_ color: RGBA) -> RGBA {
            color.interpolated(to: isPressed ? .black : .white, fraction: isPressed ? 0.22 : 0.12)
        }
        return UIColor(cgColor: CGColor(light: mixed(color.cgColor.light), dark: mixed(color.cgColor.dark)))
    }
}
