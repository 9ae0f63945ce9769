public import Foundation
import Reporting
public import SelectorKit

/// A button, a custom view or a space in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The style of a bar button's title.
    public enum Style: Int, Sendable {
        /// A title of regular weight.
        case plain = 0
        /// The same as `plain`.
        case bordered = 1
        /// A bolder title, for the button that completes the screen's task.
        case done = 2
    }

    /// `true` if the bar doesn't show the item and leaves no room for it. `false` by default.
    open var isHidden = false { didSet { if isHidden != oldValue { didChange?() } } }
    /// The button's style. `.plain` by default.
    open var style = Style.plain { didSet { if style != oldValue { didChange?() } } }
    /// The action that the button performs. Setting this property doesn't change the item's title and image. `nil` by
    /// default.
    open var primaryAction: UIAction? { didSet { didChange?() } }
    /// The object on which the button calls `action`, held weakly. If `nil`, the default, the button calls `action` on
    /// the first object in the responder chain that implements it.
    open weak var target: AnyObject?
    /// The method that the button calls on `target`. The method takes no parameters, or the item as its only parameter.
    /// Setting this property replaces `primaryAction`. `nil` by default.
    open var action: Selector? { didSet { updateTargetAction() } }
    /// The button's menu. A press opens the menu or, if there is a primary action, a long press does. `nil` by default.
    open var menu: UIMenu? { didSet { didChange?() } }
    /// The view shown in place of a button, at its own size unless `width` is set. `nil` by default.
    open var customView: UIView? { didSet { if customView !== oldValue { didChange?() } } }
    /// The width of the button, the custom view or the space, in points; 0, the default, fits the content.
    open var width: CGFloat = 0 {
        didSet {
            guard width.isFinite, width >= 0 else {
                Diagnostics.report("UIBarButtonItem: invalid width \(width) ignored")
                width = oldValue
                return
            }
            if width != oldValue { didChange?() }
        }
    }
    /// The color of the title and the image. `nil`, the default, uses the bar's tint color, or gray for the standard
    /// `.close` button.
    open var tintColor: UIColor? { didSet { didChange?() } }

    /// The system item that the button represents; `nil` if it has custom content.
    private(set) var systemItem: SystemItem?
    /// `true` if the item is a space between other items.
    package var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }
    /// `true` if the item is a space that fills the room left by the other items.
    package var isFlexibleSpace: Bool { systemItem == .flexibleSpace }

    /// Creates an empty item.
    public override init() {
        super.init()
    }

    /// Creates the item from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a button with a title, or with an image in place of the title. Both default to those of `primaryAction`.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates a button with the system's title or symbol for `systemItem`, or a space for `.fixedSpace` and
    /// `.flexibleSpace`. The style is `.done` for `.done` and `.save`, otherwise `.plain`.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        adopt(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Sets `systemItem`, and the title and the style that belong to it.
    package func adopt(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        title = systemItem.title
        style = systemItem == .done || systemItem == .save ? .done : .plain
    }

    /// Creates an item that shows `customView` in place of a button.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates a space of `width` points between items.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = makeInstance(of: .fixedSpace)
        item.width = width
        return item
    }

    /// Creates a flexible space between the items of a toolbar. No effect in a navigation bar, where the items on each
    /// side stay together.
    open class func flexibleSpace() -> Self { makeInstance(of: .flexibleSpace) }
}

extension UIBarButtonItem {
    /// Common bar buttons with a system title or symbol, and spaces.
    public enum SystemItem: Int, Sendable {
        case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace
        case compose = 7, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
        case fastForward = 20, undo, redo, pageCurl, close

        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .add: "Add"
            case .flexibleSpace, .fixedSpace: nil
            case .compose: "Write"
            case .reply: "Reply"
            case .rewind: "Rewind"
            case .fastForward: "Fast Forward"
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
            case .pageCurl: "Page Curl"
            case .close: "Close"
            }
        }

        /// The symbol shown in place of the title; `nil` if the item has no symbol.
        @MainActor var symbol: UIImage? { name.flatMap { UIImage(systemName: $0, withConfiguration: Self.size) } }

        @MainActor private static let size = UIImage.SymbolConfiguration(pointSize: 18)

        private var name: String? {
            switch self {
            case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace, .rewind, .fastForward,
                .pageCurl:
                nil
            case .reply: "arrow.uturn.backward"
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
