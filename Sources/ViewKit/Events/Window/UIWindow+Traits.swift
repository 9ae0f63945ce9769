import LayerKit
package import TextKit

/// Propagation of traits, such as the style and the text size, through the window.
extension UIWindow {
    // MARK: Package: for hosts

    /// Sets the interface style and layout direction of every view that doesn't override them.
    package func setAppearance(style: UIUserInterfaceStyle, direction: UIUserInterfaceLayoutDirection) {
        changeTraits(to: windowTraits.with(style: style, direction: direction))
    }

    /// Sets the text size of every view with adjustable text, within the limits set by the view and its ancestors.
    package func setContentSizeCategory(_ category: UIContentSizeCategory) {
        changeTraits(to: windowTraits.with(contentSizeCategory: category))
    }

    /// Calls `action` after traits have changed, until `removeObserver` is called. The argument is the window if the
    /// window's traits changed, or the root of a subtree if a trait override at that root changed.
    @preconcurrency
    package func observeTraits(_ observer: AnyObject, action: @escaping @MainActor (UIView) -> Void) {
        traitObservers.set(action, of: observer)
    }

    // MARK: Internal

    /// Notifies the controllers that the window's traits are about to change, and then sets the traits.
    private func changeTraits(to traits: UITraitCollection) {
        let transition = announce(bounds.size, traits)
        setTraits(traits)
        transition?.finish()
    }

    /// Notifies the controllers that the window is about to get `size` and `traits`. Returns the coordinator of the
    /// transition, which the caller must finish after the change; `nil` if nothing changes or no controller's view is
    /// shown.
    func announce(_ size: CGSize, _ traits: UITraitCollection) -> ResizeCoordinator? {
        guard let rootViewController, rootViewController.isViewLoaded, !bounds.isEmpty,
            bounds.size != size || traits != windowTraits
        else { return nil }
        let coordinator = ResizeCoordinator(self)
        let presented = presentations.map(\.controller)
        if traits != windowTraits {
            rootViewController.willTransition(to: traits, with: coordinator)
            for controller in presented { controller.willTransition(to: traits, with: coordinator) }
        }
        if bounds.size != size {
            rootViewController.viewWillTransition(to: size, with: coordinator)
            for controller in presented { controller.viewWillTransition(to: size, with: coordinator) }
        }
        return coordinator
    }

    /// Sets the window's traits and propagates the change.
    func setTraits(_ traits: UITraitCollection) {
        guard traits != windowTraits else { return }
        let previous = windowTraits
        windowTraits = traits
        layerHost.isDark = traits.userInterfaceStyle == .dark
        traitsDidChange(
            in: self, from: previous,
            isTextSize: traits.preferredContentSizeCategory != previous.preferredContentSizeCategory)
    }

    /// Propagates a trait change to `view` and its descendants.
    func traitsDidChange(in view: UIView, from previous: UITraitCollection? = nil, isTextSize: Bool = false) {
        if isTextSize, view === self { UIApplication.shared.updateContentSizeCategory() }
        notifyOfTraits(view, previous, isTextSize: isTextSize)
        for observer in traitObservers.actions { observer(view) }
    }

    private func notifyOfTraits(_ view: UIView, _ previous: UITraitCollection?, isTextSize: Bool) {
        if let controller = view.viewController {
            controller.traitCollectionDidChange(previous)
            controller.notifyTraitRegistrations()
        }
        view.traitCollectionDidChange(previous)
        view.notifyTraitRegistrations()
        view.setNeedsLayout()
        if view.ownDrawing != .unsupported { view.traitsOfDrawingDidChange() }
        for subview in view.storedSubviews { notifyOfTraits(subview, previous, isTextSize: isTextSize) }
        // Descendants are notified first, because the view's response may depend on their new sizes.
        if isTextSize { view.contentSizeCategoryDidChange() }
    }
}
