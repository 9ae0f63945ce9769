public import Foundation
public import ViewKit

/// An interaction that opens a context menu for its view.
///
/// The menu opens with the secondary mouse button, with a long press of 0.5 seconds, with the Menu key or Shift+F10
/// while the view or a view inside it has keyboard focus, and with an action that assistive technologies offer. It
/// doesn't open while a skeleton covers the view. If views with context menus are nested, the innermost one opens its
/// menu.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The appearance of a context menu.
    public enum Appearance: Int, Sendable {
        /// No menu is open.
        case unknown = 0
        /// A menu with a preview. Never used here.
        case rich = 1
        /// A menu without a preview.
        case compact = 2
    }

    /// The view that the interaction is attached to, if any.
    open private(set) weak var view: UIView?
    /// The delegate, which provides the menus.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The location of the last request for a menu, in the window's coordinates.
    private var location = CGPoint.zero
    private let press = ContextMenuPress()

    /// Creates an interaction whose menus come from `delegate`, which is held weakly.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The appearance of the open menu: `.compact`, or `.unknown` if no menu is open.
    open var menuAppearance: Appearance { openMenu == nil ? .unknown : .compact }

    /// Returns the location at which the menu was last requested, in the coordinates of `view`, or of the window if
    /// `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint { view?.convert(location, from: nil) ?? location }

    /// Closes the menu, if it is open.
    open func dismissMenu() { openMenu?.close() }

    /// Replaces the open menu with the result of `block`, which receives the current menu. No effect if no menu is
    /// open.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let openMenu else { return }
        openMenu.show(block(openMenu.menu))
    }

    /// Called before the interaction is attached or detached. Overrides must call `super`.
    open func willMove(to view: UIView?) {
        dismissMenu()
        self.view?.removeGestureRecognizer(press)
        self.view = nil
    }

    /// Called after the interaction has been attached or detached. Overrides must call `super`.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    // MARK: Internal

    /// Returns the menu for `point` in the view's coordinates.
    func contextMenu(at point: CGPoint) -> ContextMenu? {
        guard let view, let delegate else { return nil }
        location = view.convert(point, to: nil)
        let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        guard let configuration else { return nil }
        return ContextMenu(configuration, rect: view.bounds) { [weak self] animator in
            guard let self else { return }
            self.delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        } willEnd: { [weak self] animator in
            guard let self else { return }
            self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        }
    }

    private var openMenu: OpenContextMenu? { view.flatMap(OpenContextMenu.of) }
}

/// A delegate that provides the context menus of a view.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns the menu for `location`, which is in the coordinates of the interaction's view; `nil` opens no menu. If
    /// a key opens the menu, `location` is the center of the view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Called when a menu is about to appear. Does nothing by default.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called when a menu is about to disappear, before the chosen action is performed. Does nothing by default.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}
