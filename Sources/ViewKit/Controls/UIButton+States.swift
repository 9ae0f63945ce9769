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

    /// The current background image.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: contentState) }

    /// The current symbol configuration of the image.
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: contentState) ?? configuration?.preferredSymbolConfigurationForImage
    }

    /// The state for looking up content. The focused state is ignored unless content is set for it.
    var contentState: State { contents[state] == nil ? state.subtracting(.focused) : state }
}
