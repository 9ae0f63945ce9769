public import Foundation

/// A closure that returns the preview of a context menu. Never called, because menus have no previews here.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// A closure that returns the menu to show. The array of suggested elements that the closure receives is always empty
/// here.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// A context menu, whose elements are created when it opens.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The identifier of the configuration. A new `NSUUID` by default.
    public let identifier: any NSCopying
    private let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration for the menu that `actionProvider` returns. No menu opens if the provider or its result
    /// is `nil`. `previewProvider` is ignored.
    @preconcurrency
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.actionProvider = actionProvider
        super.init()
    }

    /// Returns the menu to show, if any.
    package func makeMenu() -> UIMenu? { actionProvider?([]) }
}

/// Animations that accompany the appearance or disappearance of a context menu. Menus appear and disappear immediately
/// here, so animations run at once, followed by the completions.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview. Always `nil`, because previews aren't supported.
    var previewViewController: UIViewController? { get }
    /// Runs `animations` when the menu appears or disappears.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs `completion` after the menu has appeared or disappeared.
    func addCompletion(_ completion: @escaping () -> Void)
}
