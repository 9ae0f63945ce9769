import Foundation

extension UIButton {
    /// A button's content in one state. Properties that are `nil` fall back to the normal state.
    struct StateContent {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbolConfiguration: UIImage.SymbolConfiguration?
    }

    /// Sets the color of the title's shadow for `state`; `nil` falls back to the normal state. The offset is that of
    /// `titleLabel`.
    public func setTitleShadowColor(_ color: UIColor?, for state: State) {
        contents[state, default: StateContent()].titleShadowColor = color
        if color == nil { label.shadowColor = nil }
        contentDidChange()
    }

    /// Returns the shadow color that is set for `state` or, without one, for the normal state.
    public func titleShadowColor(for state: State) -> UIColor? {
        contents[state]?.titleShadowColor ?? contents[.normal]?.titleShadowColor
    }

    /// The color of the title's shadow in the current state, if any.
    public var currentTitleShadowColor: UIColor? { titleShadowColor(for: contentState) }

    /// Applies the shadow color of the current state to a title. Without shadow colors, the label keeps its own.
    func updateTitleShadow() {
        guard contents.values.contains(where: { $0.titleShadowColor != nil }) else { return }
        label.shadowColor = currentTitle == nil && currentAttributedTitle == nil ? nil : currentTitleShadowColor
    }

    /// The background image for the current state, if any.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: contentState) }

    /// The symbol configuration of the image for the current state or, if none is set, that of `configuration`.
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: contentState) ?? configuration?.preferredSymbolConfigurationForImage
    }

    /// The state for which content is looked up: the current state, without `.focused` if no content is set for the
    /// current state.
    var contentState: State { contents[state] == nil ? state.subtracting(.focused) : state }
}

extension UIButton.ButtonType {
    /// The symbol that buttons of this type show, if any.
    @MainActor var symbol: UIImage? {
        switch self {
        case .custom, .system, .plain: nil
        case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
        case .contactAdd: UIImage(systemName: "plus.circle")
        case .close: UIImage(systemName: "xmark.circle.fill")
        }
    }
}
