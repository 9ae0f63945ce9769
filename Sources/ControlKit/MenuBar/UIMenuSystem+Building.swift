import Foundation
public import ViewKit

extension UIMenuSystem {
    /// Builds the menus of all windows again, before the next frame or, in a window whose menu bar is in use, when its
    /// menu has closed and the focus has left the bar. Call this method when `buildMenu(with:)` of a responder would
    /// build different menus, or when a controller that builds menus has appeared or disappeared. No effect on
    /// `UIMenuSystem.context` or during `buildMenu(with:)`.
    public func setNeedsRebuild() {
        guard !Self.isBuilding else { return }
        for window in windows { window()?.scheduleMenuBar() }
    }

    /// Validates the commands of the open menu of a menu bar again. Commands of other menus are validated when the menu
    /// opens, and before a shortcut performs them. No effect during `validate(_:)`.
    public func setNeedsRevalidate() {
        for window in windows { (window()?.menuBar as? MenuBar)?.revalidate() }
    }

    /// `true` while responders build menus.
    fileprivate static var isBuilding = false

    /// Adds a window whose menus `setNeedsRebuild()` builds again.
    fileprivate func add(_ window: UIWindow) {
        windows.removeAll { $0() == nil }
        if !windows.contains(where: { $0() === window }) { windows.append({ [weak window] in window }) }
    }
}

extension UIWindow: MenuBarBuilding {
    package func buildMenuBar() {
        self[ScheduledMenuBarKey.self]?.cancel()
        self[ScheduledMenuBarKey.self] = nil
        UIMenuSystem.main.add(self)
        let builder = MenuBarBuilder(.main)
        if rootViewController != nil {
            let wasBuilding = UIMenuSystem.isBuilding
            UIMenuSystem.isBuilding = true
            defer { UIMenuSystem.isBuilding = wasBuilding }
            for responder in menuBuildingResponders { responder.buildMenu(with: builder) }
        }
        let menus = builder.menus
        if let bar = menuBar as? MenuBar {
            menus.isEmpty ? bar.remove() : bar.show(menus)
        } else if !menus.isEmpty {
            MenuBar(menus).add(to: self)
        }
    }

    /// Builds the menu bar again before the next frame, or when its menu has closed and the focus has left the bar.
    func scheduleMenuBar() {
        guard self[ScheduledMenuBarKey.self] == nil else { return }
        self[ScheduledMenuBarKey.self] = schedule(after: 0) { [weak self] in self?.rebuildMenuBar() }
    }

    private func rebuildMenuBar() {
        self[ScheduledMenuBarKey.self] = nil
        if let bar = menuBar as? MenuBar, bar.focusedIndex != nil {
            bar.needsRebuild = true
        } else {
            buildMenuBar()
        }
    }

    private enum ScheduledMenuBarKey: ViewAttachmentKey {
        static var defaultValue: ScheduledWork? { nil }
    }

    /// The app delegate and the scene delegates, without those that aren't responders.
    static var delegatesOfApplication: [UIResponder] {
        let application = UIApplication.shared
        let delegates: [Any?] = [application.delegate] + application.connectedScenes.map(\.delegate)
        return delegates.compactMap { $0 as? UIResponder }
    }

    private var menuBuildingResponders: [UIResponder] {
        func controllers(_ controller: UIViewController) -> [UIViewController] {
            [controller] + controller.shownChildren.flatMap { controllers($0) }
        }
        return Self.delegatesOfApplication + [self] + (rootViewController.map(controllers) ?? [])
    }
}

extension UIViewController {
    /// The visible children. For a custom container that isn't in a window, because it is about to enter the window or
    /// is behind a full-screen presentation: the children whose views are in its view, or all children if there are
    /// none.
    var shownChildren: [UIViewController] {
        let visible = visibleChildren
        guard visible.isEmpty, viewIfLoaded?.window == nil else { return visible }
        let inside = children.filter { child in
            viewIfLoaded.map { child.viewIfLoaded?.isDescendant(of: $0) == true } ?? false
        }
        return inside.isEmpty ? children : inside
    }
}
