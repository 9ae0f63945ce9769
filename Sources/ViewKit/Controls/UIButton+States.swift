public import Foundation

extension UIButton {
    /// What a button shows in one state; nil is as in the normal one.
    struct StateContent {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var image: UIImage?
    }

    /// Sets the title for `state`; nil takes that of the normal state.
    public func setTitle(_ title: String?, for state: State) {
        contents[state, default: StateContent()].title = title
        contentDidChange()
    }

    /// Sets the title with attributes for `state`; where there is one it is shown instead of the plain title.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents[state, default: StateContent()].attributedTitle = title
        contentDidChange()
    }

    /// Sets the colour of the title for `state`; nil takes that of the normal state, and for that the look's.
    public func setTitleColor(_ color: UIColor?, for state: State) {
        contents[state, default: StateContent()].titleColor = color
        contentDidChange()
    }

    /// Sets the picture for `state`; nil takes that of the normal state.
    public func setImage(_ image: UIImage?, for state: State) {
        contents[state, default: StateContent()].image = image
        contentDidChange()
    }

    /// The title that is shown in `state`.
    public func title(for state: State) -> String? {
        contents[state]?.title ?? contents[.normal]?.title ?? configuration?.title
    }

    /// The title with attributes that is shown in `state`; nil where the plain one is.
    public func attributedTitle(for state: State) -> NSAttributedString? {
        contents[state]?.attributedTitle ?? contents[.normal]?.attributedTitle
    }

    /// The colour that the title has in `state`.
    public func titleColor(for state: State) -> UIColor? {
        contents[state]?.titleColor ?? contents[.normal]?.titleColor
    }

    /// The picture that is shown in `state`.
    public func image(for state: State) -> UIImage? {
        contents[state]?.image ?? contents[.normal]?.image ?? configuration?.image
    }

    /// The title that is shown now.
    public var currentTitle: String? { title(for: contentState) }

    /// The title with attributes that is shown now.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: contentState) }

    /// The colour that the title has now.
    public var currentTitleColor: UIColor { palette.foreground }

    /// The picture that is shown now.
    public var currentImage: UIImage? { image(for: contentState) }

    /// The state by which content is looked up: a button that has the keyboard shows what it shows without, unless
    /// something is set for it.
    var contentState: State { contents[state] == nil ? state.subtracting(.focused) : state }
}
