import Foundation
import ViewKit

/// Connects a search controller to a navigation bar. Contains the search bar if it is part of the navigation bar.
@MainActor
final class SearchPalette: UIView, NavigationPalette {
    let controller: UISearchController
    /// The search bar; `nil` if it is elsewhere and the search only hides the title and buttons of the navigation bar.
    private(set) var searchBar: UISearchBar?

    init(_ controller: UISearchController, searchBar: UISearchBar?) {
        self.controller = controller
        self.searchBar = searchBar
        super.init(frame: .zero)
        guard let searchBar else { return }
        searchBar.isInNavigationBar = true
        addSubview(searchBar)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() { searchBar?.frame = bounds }

    var paletteHeight: CGFloat { searchBar?.contentHeight ?? 0 }

    var hidesRow: Bool { controller.isActive && controller.hidesNavigationBarDuringPresentation }

    func contentDidMove() { controller.updateContent() }

    /// Handles Ctrl+F, which begins editing, and Escape, which ends the search. Returns `true` if the key was handled.
    func handle(_ key: UIKey) -> Bool {
        if key.keyCode == .keyboardEscape, key.isPlain, controller.isActive {
            controller.searchBar.cancel()
            return true
        }
        guard let searchBar, key.isFind, searchBar.becomeFirstResponder() else { return false }
        searchBar.searchTextField.selectAll(nil)
        return true
    }

    /// Disconnects the search bar, which can then be used elsewhere.
    func removeSearchBar() {
        controller.isActive = false
        controller.item = nil
        searchBar?.isInNavigationBar = false
        searchBar?.removeFromSuperview()
        searchBar = nil
    }
}

extension UIKey {
    /// `true` for Ctrl+F. The user's keyboard layout determines the F key; a key that types nothing or no ASCII
    /// character is identified by its position.
    fileprivate var isFind: Bool {
        guard modifierFlags.intersection([.control, .alternate, .command, .shift]) == .control else { return false }
        return charactersIgnoringModifiers.isEmpty
            ? keyCode == .keyboardF : shortcutCharacters.lowercased() == "f"
    }
}
