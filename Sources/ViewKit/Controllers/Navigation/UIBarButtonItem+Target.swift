public import SelectorKit

extension UIBarButtonItem {
    /// Creates a button that has a title and calls `action` on `target`.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title, image: nil)
        adopt(style, target, action)
    }

    /// Creates a button that has an image and calls `action` on `target`.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, image: image)
        adopt(style, target, action)
    }

    /// Creates a button that has an image and calls `action` on `target`. `landscapeImagePhone` has no effect.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
    }

    /// Creates a button that has the system's title or symbol for `systemItem` and calls `action` on `target`.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        adopt(style, target, action)
    }

    private func adopt(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Sets a primary action that calls `action`, or removes the primary action if `action` is `nil`.
    func updateTargetAction() {
        guard let action else {
            primaryAction = nil
            return
        }
        primaryAction = UIAction { [weak self] _ in
            guard let self else { return }
            if let target {
                action.perform(on: target, self)
            } else {
                UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
            }
        }
    }
}
