import Foundation
import ViewKit

/// The content of a menu row.
enum MenuEntry {
    case header(String, isDestructive: Bool)
    case action(any UIMenuLeaf)
    case submenu(UIMenu)
    case separator

    /// The action or command of the row, if any.
    var leaf: (any UIMenuLeaf)? {
        if case .action(let leaf) = self { leaf } else { nil }
    }

    /// The menu that the row opens, if any.
    var submenu: UIMenu? {
        if case .submenu(let menu) = self { menu } else { nil }
    }

    /// Returns the rows of `menu`, with its title at the top if `showsTitle` is `true`. Inline submenus are between
    /// separators, below their title. Hidden actions, and submenus without visible elements, are omitted.
    @MainActor
    static func entries(of menu: UIMenu, showsTitle: Bool = true) -> [MenuEntry] {
        var entries: [MenuEntry] = []
        if showsTitle, !menu.title.isEmpty {
            entries.append(.header(menu.title, isDestructive: menu.options.contains(.destructive)))
        }
        for child in menu.children {
            if let action = child as? any UIMenuLeaf, !action.attributes.contains(.hidden) {
                entries.append(.action(action))
            } else if let submenu = child as? UIMenu, submenu.hasVisibleElements {
                entries +=
                    submenu.isInline ? [.separator] + self.entries(of: submenu) + [.separator] : [.submenu(submenu)]
            }
        }
        return tidy(entries)
    }

    /// Removes separators at the ends, next to other separators, and directly below a title.
    private static func tidy(_ entries: [MenuEntry]) -> [MenuEntry] {
        var tidied: [MenuEntry] = []
        for entry in entries {
            if case .separator = entry {
                switch tidied.last {
                case .action, .submenu: break
                case .header, .separator, nil: continue
                }
            }
            tidied.append(entry)
        }
        if case .separator? = tidied.last { tidied.removeLast() }
        return tidied
    }
}

/// Type-to-select. Letters typed in quick succession match the start of a title, and repeating a letter cycles through
/// the titles that start with it.
struct MenuSearch {
    /// The maximum pause between two letters of a search, in seconds.
    private static let pause = 1.0
    private var typed = ""
    private var lastTime = -Double.infinity

    /// Returns `true` if a search is in progress at `time`, in which case a space is part of the search text.
    func isInProgress(at time: Double) -> Bool { !typed.isEmpty && time - lastTime <= Self.pause }

    /// Returns the index of the title that typing `text` at `time` selects, searching from index `current` and wrapping
    /// around; `nil` if nothing matches.
    mutating func find(_ text: String, at time: Double, in titles: [String], from current: Int?) -> Int? {
        guard !titles.isEmpty else { return nil }
        typed = isInProgress(at: time) ? typed + text : text
        lastTime = time
        let letters = Set(typed.lowercased())
        let isRepeated = letters.count == 1 && typed.count > 1
        let searchText = Self.folded(isRepeated ? String(typed.prefix(1)) : typed)
        // A single letter moves to the next title; multiple letters may still match the current title.
        let start = current.map { isRepeated || typed.count == 1 ? $0 + 1 : $0 } ?? 0
        return (0..<titles.count).lazy.map { (start + $0) % titles.count }
            .first { Self.folded(titles[$0]).hasPrefix(searchText) }
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
