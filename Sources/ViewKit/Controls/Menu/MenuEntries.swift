import Foundation

/// One line of a menu as it is shown.
enum MenuEntry {
    case header(String, isDestructive: Bool)
    case action(UIAction)
    case separator

    /// The lines of `menu`: a menu in it stands between separators, under its title; what is hidden is left out.
    @MainActor
    static func entries(of menu: UIMenu) -> [MenuEntry] {
        var entries: [MenuEntry] = []
        if !menu.title.isEmpty {
            entries.append(.header(menu.title, isDestructive: menu.options.contains(.destructive)))
        }
        for child in menu.children {
            if let action = child as? UIAction, !action.attributes.contains(.hidden) {
                entries.append(.action(action))
            } else if let part = child as? UIMenu {
                entries += [.separator] + self.entries(of: part) + [.separator]
            }
        }
        return tidy(entries)
    }

    /// Leaves out separators at the ends, beside others, and right under a title.
    private static func tidy(_ entries: [MenuEntry]) -> [MenuEntry] {
        var tidied: [MenuEntry] = []
        for entry in entries {
            if case .separator = entry {
                guard case .action? = tidied.last else { continue }
            }
            tidied.append(entry)
        }
        if case .separator? = tidied.last { tidied.removeLast() }
        return tidied
    }
}

/// Finds lines by what is typed: several letters quickly are the beginning of a title, one letter again and again goes
/// from one title with it to the next.
struct MenuSearch {
    /// The longest time between two letters of one search, in seconds.
    private static let pause = 1.0
    private var typed = ""
    private var lastTime = -Double.infinity

    /// Whether a search is under way at `time`, so that a space belongs to it.
    func isUnderWay(at time: Double) -> Bool { !typed.isEmpty && time - lastTime <= Self.pause }

    /// The index in `titles` of the line that typing `text` at `time` goes to from `current`; nil where there is none.
    mutating func find(_ text: String, at time: Double, in titles: [String], from current: Int?) -> Int? {
        guard !titles.isEmpty else { return nil }
        typed = isUnderWay(at: time) ? typed + text : text
        lastTime = time
        let letters = Set(typed.lowercased())
        let isRepeated = letters.count == 1 && typed.count > 1
        let wanted = Self.folded(isRepeated ? String(typed.prefix(1)) : typed)
        // One letter goes on to the next title; more of them may be those of the present one.
        let start = current.map { isRepeated || typed.count == 1 ? $0 + 1 : $0 } ?? 0
        return (0..<titles.count).lazy.map { (start + $0) % titles.count }
            .first { Self.folded(titles[$0]).hasPrefix(wanted) }
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
