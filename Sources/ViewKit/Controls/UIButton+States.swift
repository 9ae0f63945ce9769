public import Foundation

extension UIButton {
    /// A button's content in one state. Properties that are `nil` fall back to the normal state.
    struct StateContent {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var image: UIImage?
    }

    /// Sets the title for `state`; `nil` falls back to the normal state.
    public func setTitle(_ title: String?, for state: State) {
        contents[state, default: StateContent()].title = title
        contentDidChange()
    }

    /// Sets the attributed title for `state`. It takes precedence over the plain title.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents[state, default: StateContent()].attributedTitle = title
        contentDidChange()
    }

    /// Sets the title color for `state`; `nil` falls back to the normal state, and then to the style's color.
    public func setTitleColor(_ color: UIColor?, for state: State) {
        contents[state, default: StateContent()].titleColor = color
        contentDidChange()
    }

    /// Sets the image for `state`; `nil` falls back to the normal state.
    public func setImage(_ image: UIImage?, for state: State) {
        contents[state, default: StateContent()].image = image
        contentDidChange()
    }

    /// Returns the title shown in `state`.
    public func title(for state: State) -> String? {
        contents[state]?.title ?? contents[.normal]?.title ?? configuration?.title
    }

    /// Returns the attributed title shown in `state`; `nil` if the plain title is shown.
    public func attributedTitle(for state: State) -> NSAttributedString? {
        contents[state]?.attributedTitle ?? contents[.normal]?.attributedTitle
    }

    /// Returns the title color that is set for `state` or, without one, for the normal state.
    public func titleColor(for state: State) -> UIColor? {
        contents[state]?.titleColor ?? contents[.normal]?.titleColor
    }

    /// Returns the image shown in `state`.
    public func image(for state: State) -> UIImage? {
        contents[state]?.image ?? contents[.normal]?.image ?? configuration?.image
    }

    /// The current title.
    public var currentTitle: String? { title(for: contentState) }

    /// The current attributed title.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: contentState) }

    /// The current color of the title.
    public var currentTitleColor: UIColor { palette.foreground }

    /// The current image.
    public var currentImage: UIImage? { image(for: contentState) }

    /// The state for looking up content. The focused state is ignored unless content is set for it.
    var contentState: State { contents[state] == nil ? state.subtracting(.focused) : state }
}
