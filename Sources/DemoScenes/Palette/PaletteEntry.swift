/// An entry that the palette can find, with the action that is performed when it is chosen.
struct PaletteEntry {
    /// The kind of an entry and, for a setting or a card, its location.
    enum Kind: Equatable {
        case screen, preset, action
        case setting(section: String)
        case card(screen: String)

        /// The text beside the title.
        var text: String {
            switch self {
            case .screen: "Screen"
            case .preset: "Preset"
            case .action: "Action"
            case .setting(let section): "Setting · \(section)"
            case .card(let screen): "Card · \(screen)"
            }
        }
    }

    var title: String
    var kind: Kind
    /// Other search terms for the entry, separated by spaces. A match of the first one counts almost as much as a match
    /// of the title.
    var keywords = ""
    /// The key that has the same effect, if any.
    var key: String?
    var perform: @MainActor () -> Void

    /// The title and the kind, for assistive technologies.
    var spokenTitle: String { "\(title), \(kind.text)" }
}
