import LayerKit
package import TextKit

/// Style, direction, scale and text size: how a change reaches everything in the window.
extension UIWindow {
    // MARK: Package: for hosts

    /// Sets the style and the direction of everything that has none of its own.
    package func setAppearance(style: UIUserInterfaceStyle, direction: UIUserInterfaceLayoutDirection) {
        setTraits(windowTraits.with(style: style, direction: direction))
    }

    /// Sets the text size of everything that follows one, within the limits of the views around it.
    package func setContentSizeCategory(_ category: UIContentSizeCategory) {
        setTraits(windowTraits.with(contentSizeCategory: category))
    }

    /// Calls `action` with the topmost view whose traits changed, until `removeObserver`.
    @preconcurrency
    package func observeTraits(_ observer: AnyObject, action: @escaping @MainActor (UIView) -> Void) {
        traitObservers.set(action, of: observer)
    }

    // MARK: Internal

    /// Makes `traits` those of the window, and lets everything in it know.
    func setTraits(_ traits: UITraitCollection) {
        guard traits != windowTraits else { return }
        let previous = windowTraits
        windowTraits = traits
        layerHost.isDark = traits.userInterfaceStyle == .dark
        traitsDidChange(
            in: self, from: previous,
            isTextSize: traits.preferredContentSizeCategory != previous.preferredContentSizeCategory)
    }

    /// Lets everything in `view` know that its traits are others now, with another text size where `isTextSize`.
    func traitsDidChange(in view: UIView, from previous: UITraitCollection? = nil, isTextSize: Bool = false) {
        if isTextSize, view === self { UIApplication.shared.updateContentSizeCategory() }
        if let controller = view.viewController {
            controller.traitCollectionDidChange(previous)
            controller.tellTraitRegistrations()
        }
        view.traitCollectionDidChange(previous)
        view.tellTraitRegistrations()
        view.setNeedsLayout()
        if view.ownDrawing != .none { view.traitsOfDrawingDidChange() }
        for subview in view.subviews { traitsDidChange(in: subview, from: previous, isTextSize: isTextSize) }
        // After the views inside, whose sizes are others then.
        if isTextSize { view.contentSizeCategoryDidChange() }
        if previous == nil || view === self {
            for observer in traitObservers.actions { observer(view) }
        }
    }
}
