public import Foundation
import Reporting

/// A button of a navigation bar, or a view of the app's own in its place.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How much a button stands out.
    public enum Style: Int, Sendable {
        /// As the others do.
        case plain = 0
        /// As the one that ends what the screen is for: its title is bolder.
        case done = 2
    }

    /// How much the button stands out. `.plain` by default.
    open var style = Style.plain { didSet { if style != oldValue { didChange?() } } }
    /// What the button does; its title and picture are those of the item. Nil by default.
    open var primaryAction: UIAction? { didSet { didChange?() } }
    /// What the button offers to choose from, at once where it does nothing else. Nil by default.
    open var menu: UIMenu? { didSet { didChange?() } }
    /// The view that is shown in place of a button, as large as it fits itself. Nil by default.
    open var customView: UIView? { didSet { if customView !== oldValue { didChange?() } } }
    /// The width in points of the button or the space; 0, the default, is that of its content.
    open var width: CGFloat = 0 {
        didSet {
            guard width.isFinite, width >= 0 else {
                Diagnostics.report("UIBarButtonItem: a width of \(width) was refused: it is no usable number")
                width = oldValue
                return
            }
            if width != oldValue { didChange?() }
        }
    }
    /// The colour of the title and the picture; nil, the default, is the bar's tint.
    open var tintColor: UIColor? { didSet { didChange?() } }

    /// What the button stands for, of those that the system knows.
    let systemItem: SystemItem?
    /// Whether the item is only room between others.
    let isSpace: Bool

    /// Makes an item that shows nothing.
    public override init() {
        (systemItem, isSpace) = (nil, false)
        super.init()
    }

    /// Makes a button with a title, or a picture in place of it: those of the action where none is given.
    public init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        (systemItem, isSpace) = (nil, false)
        super.init()
        self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        self.image = image ?? primaryAction?.image
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Makes a button with the title or the mark that the system has for `systemItem`.
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        (self.systemItem, isSpace) = (systemItem, systemItem == .fixedSpace || systemItem == .flexibleSpace)
        super.init()
        title = systemItem.title
        style = systemItem == .done || systemItem == .save ? .done : .plain
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Makes an item that is `customView`.
    public init(customView: UIView) {
        (systemItem, isSpace) = (nil, false)
        super.init()
        self.customView = customView
    }

    /// Room of `width` points between items.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// Room between items: here as much as there always is, for the items of a side stand together.
    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
}

extension UIBarButtonItem {
    /// Buttons that programs have in common: words, or symbols.
    public enum SystemItem: Int, Sendable {
        case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace
        case compose = 7
        case action = 9, organize, bookmarks, search, refresh, stop, camera, trash, play, pause
        case undo = 21, redo
        case close = 24

        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .add: "Add"
            case .flexibleSpace, .fixedSpace: nil
            case .compose: "Write"
            case .action: "Share"
            case .organize: "File"
            case .bookmarks: "Bookmarks"
            case .camera: "Camera"
            case .play: "Play"
            case .pause: "Pause"
            case .search: "Search"
            case .refresh: "Refresh"
            case .stop: "Stop"
            case .trash: "Delete"
            case .undo: "Undo"
            case .redo: "Redo"
            case .close: "Close"
            }
        }

        /// What is shown in place of the title; nil for words.
        @MainActor var symbol: UIImage? { name.flatMap { UIImage(systemName: $0, withConfiguration: Self.size) } }

        @MainActor private static let size = UIImage.SymbolConfiguration(pointSize: 18)

        private var name: String? {
            switch self {
            case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "bookmark"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .close: "xmark.circle.fill"
            }
        }
    }
}
