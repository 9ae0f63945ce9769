import Foundation

extension UIButton {
    /// A button's content in one state. Properties that are `nil` fall back to the normal state.
    struct StateContent {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbolConfiguration: UIImage.SymbolConfiguration?
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
