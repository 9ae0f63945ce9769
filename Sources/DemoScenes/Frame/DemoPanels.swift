import Foundation
import ViewKit

/// The panels of the demo's window: a sidebar and an inspector, beside the screen where there is room for them and over
/// it where there is not, and the sheet of keys; with the buttons on the screen's header that open them.
@MainActor
final class DemoPanels {
    /// Whether the inspector is open. False at first.
    var isInspectorOpen = false {
        didSet { if isInspectorOpen != oldValue { inspectorDidToggle() } }
    }
    /// Whether it is, or will be when the window is wide again.
    var wantsInspector: Bool { isInspectorOpen || returnsInspector }
    /// Whether there is room for the sidebar beside the screen, and for the inspector.
    private(set) var isDocked = false
    private var hasRoomForInspector = false

    /// What lies over the screen, so that it cannot be used.
    private enum Cover {
        case sidebar
        case keys(KeySheet)
        case text(TextSheet)

        /// What lies in the middle of the window; nil for what does not.
        var sheet: SheetView? {
            switch self {
            case .sidebar: nil
            case .keys(let sheet): sheet
            case .text(let sheet): sheet
            }
        }
    }

    private unowned let owner: any DemoPanelsOwner
    /// The window's controller's view, once there is one.
    private weak var view: UIView?
    private let sidebar: SidebarView
    private lazy var scrim = ScrimView { [weak self] in self?.closeCover() }
    private lazy var buttons = HeaderButtons(
        openSidebar: { [weak self] in self?.openSidebar() },
        openInspector: { [weak self] in self?.isInspectorOpen = true },
        openKeys: { [weak self] in self?.openKeys() },
        toggleSelecting: { [unowned owner] in owner.toggleSelecting() })
    /// Made when it is first opened, with what the window is like then.
    private var inspector: InspectorView?
    private var cover: Cover?
    /// Where the keys were before the inspector was opened, and before something was over the screen.
    private var (inspectorFocus, coverFocus) = (FocusMemory(), FocusMemory())
    /// Whether a key opens the inspector, which takes the keys then.
    private var isOpenedByKey = false
    /// Whether it was closed by a narrow window, and comes back in a wide one.
    private var returnsInspector = false

    /// Makes the panels of a window that shows `scene`, one of `scenes`; its controller is the `owner`.
    init(scene: DemoScene, of scenes: [DemoScene], owner: any DemoPanelsOwner) {
        self.owner = owner
        sidebar = SidebarView(scene: scene, of: scenes) { [unowned owner] in owner.choose($0) }
    }

    // MARK: For the window

    /// Puts the panels on `view`, over the screen that it shows.
    func place(on view: UIView) {
        self.view = view
        for button in buttons.all { view.addSubview(button) }
        if isInspectorOpen { arrange() }
    }

    /// Shows `screen` on the view in the place of `old`, under the panels.
    func replace(_ old: UIView, by screen: UIView) {
        screen.frame = old.frame
        old.removeFromSuperview()
        view?.insertSubview(screen, belowSubview: buttons.all[0])
    }

    /// Follows another screen being shown, or about to be.
    func sceneDidChange(to scene: DemoScene) {
        sidebar.scene = scene
        inspector?.isUsedByScreen = owner.isInspectorUsed
        updateSeenLines()
    }

    /// Decides whether panels stand beside the screen in a window of `size`.
    func prepareLayout(for size: CGSize) {
        let layout = layout(for: size)
        if layout.hasRoomForInspector != hasRoomForInspector {
            hasRoomForInspector = layout.hasRoomForInspector
            // It would cover the screen of a window that became narrow.
            if hasRoomForInspector, returnsInspector {
                isInspectorOpen = true
            } else if !hasRoomForInspector, isInspectorOpen {
                isInspectorOpen = false
                returnsInspector = true
            }
        }
        guard layout.isDocked != isDocked else { return }
        isDocked = layout.isDocked
        if case .sidebar? = cover { cover = nil }
        arrange()
    }

    /// Lays out the panels, and `screen` with what is left.
    func layOut(_ screen: any DemoScreen, in view: UIView) {
        let layout = layout(for: view.bounds.size)
        screen.view.frame = view.mirroredIfNeeded(layout.screen)
        sidebar.frame = view.mirroredIfNeeded(layout.sidebar)
        inspector?.frame = view.mirroredIfNeeded(layout.inspector)
        (view as? FrameView)?.coveringPanel = layout.hasRoomForInspector ? nil : inspector
        inspector?.accessibilityViewIsModal = !layout.hasRoomForInspector
        scrim.frame = view.bounds
        if let sheet = cover?.sheet { sheet.frame = sheet.frame(in: view.bounds.size) }
        buttons.place(in: layout.screen, of: view, header: screen.header)
    }

    /// Whether something lies over the screen.
    var coversScreen: Bool { cover != nil }

    /// Closes what is open over the screen, the uppermost first; says whether there was anything.
    func closeUppermost() -> Bool {
        if cover != nil {
            closeCover()
        } else if isInspectorOpen {
            isInspectorOpen = false
        } else {
            return false
        }
        return true
    }

    /// Does what `key` stands for, and says whether that is anything. The sheet of keys lets none through.
    func take(_ key: UIKey) -> Bool {
        let characters = key.charactersIgnoringModifiers
        if Self.isQuestionMark(key) {
            if case .keys? = cover { closeCover() } else { openKeys() }
        } else if case .text(let sheet)? = cover {
            guard characters == "c" else { return false }
            sheet.copyText()
        } else if showsSheet {
            return false
        } else if characters == "m", !isDocked {
            cover == nil ? openSidebar() : closeCover()
        } else if characters == "i", cover == nil {
            isOpenedByKey = true
            defer { isOpenedByKey = false }
            isInspectorOpen.toggle()
        } else {
            return false
        }
        return true
    }

    /// Whether a sheet is open.
    var showsSheet: Bool { cover?.sheet != nil }

    /// Closes what covers the screen.
    func closeCover() {
        guard case let closed? = cover else { return }
        cover = nil
        closed.sheet?.removeFromSuperview()
        let opener = if case .keys = closed { buttons.opener.keys } else { buttons.screens }
        arrange()
        coverFocus.giveBack(in: view?.window, orTo: opener)
    }

    /// Shows `text`, which is called `title`, over the screen, to read and to copy.
    func show(_ text: String, called title: String) {
        closeCover()
        open(.text(TextSheet(title, text: text) { [weak self] in self?.closeCover() }))
    }

    /// Whether the button that lets a click select a view looks as if it does.
    var showsSelecting: Bool {
        get { buttons.isSelecting }
        set { buttons.isSelecting = newValue }
    }

    /// The section of the selected view in the inspector, which opens for it.
    var selection: SelectionView? {
        get { inspector?.selection }
        set {
            if newValue != nil { isInspectorOpen = true }
            inspector?.selection = newValue
        }
    }

    /// Lets the inspector show how the bones of the screen's texts look now.
    func updateSeenLines() {
        if isInspectorOpen { inspector?.settings.seen = owner.seenLines }
    }

    /// Lets the inspector show how time passes.
    func show(_ time: DemoTime) {
        inspector?.settings.time = time
    }

    /// Lets the inspector show how the window shows everything.
    func show(_ display: DemoDisplay) {
        inspector?.settings.display = display
    }

    // MARK: Private

    private func layout(for size: CGSize) -> FrameLayout {
        FrameLayout(size: size, isInspectorOpen: isInspectorOpen, scale: view?.barScale ?? 1)
    }

    /// Keys come without modifiers: the question mark is over the slash on most keyboards, and over the ß on some.
    private static func isQuestionMark(_ key: UIKey) -> Bool {
        let character = key.charactersIgnoringModifiers
        return character == "?" || character == "/" || (character == "ß" && key.modifierFlags.contains(.shift))
    }

    private func inspectorDidToggle() {
        let window = view?.window
        returnsInspector = false
        if isInspectorOpen {
            inspectorFocus.note(window)
            // The button is not there while the inspector is, and no control is seen that it lies over.
            let hidesControl = !hasRoomForInspector && window?.focusedView is UIControl
            let hadKeys = isOpenedByKey || buttons.opener.inspector.isFirstResponder || hidesControl
            arrange()
            if hadKeys { inspector?.takeKeys() }
        } else {
            let hadKeys = inspector.map { window?.focusedView?.isDescendant(of: $0) == true } ?? false
            arrange()
            if hadKeys { inspectorFocus.giveBack(in: window, orTo: buttons.opener.inspector) }
        }
        owner.inspectorDidToggle()
    }

    private func openSidebar() {
        coverFocus.note(view?.window)
        cover = .sidebar
        arrange()
        sidebar.takeKeys()
    }

    private func openKeys() {
        closeCover()
        open(.keys(KeySheet(owner.keySheetContent) { [weak self] in self?.closeCover() }))
    }

    private func open(_ cover: Cover) {
        coverFocus.note(view?.window)
        self.cover = cover
        arrange()
        cover.sheet?.takeKeys()
    }

    /// Puts the panels where they belong, which is also the order of Tab: the sidebar, the screen and the inspector
    /// beside each other, and in front what lies over them.
    private func arrange() {
        guard let view else { return }
        scrim.removeFromSuperview()
        if !isDocked {
            sidebar.removeFromSuperview()
        } else if view.subviews.first !== sidebar {
            view.insertSubview(sidebar, at: 0)
        }
        arrangeInspector(on: view)
        for part in view.subviews { part.isUserInteractionEnabled = cover == nil }
        if cover != nil { view.addSubview(scrim) }
        let front: UIView? =
            switch cover {
            case .sidebar?: sidebar
            case .keys?, .text?: cover?.sheet
            case nil: nil
            }
        sidebar.accessibilityViewIsModal = front === sidebar
        if let front {
            // Assistive tools do not come to what it lies over.
            front.accessibilityViewIsModal = true
            front.isUserInteractionEnabled = true
            view.addSubview(front)
        }
        buttons.update(isSidebarBeside: isDocked, isInspectorOpen: isInspectorOpen)
        view.setNeedsLayout()
    }

    private func arrangeInspector(on view: UIView) {
        guard isInspectorOpen else {
            inspector?.removeFromSuperview()
            return
        }
        let inspector = inspector ?? makeInspector()
        self.inspector = inspector
        inspector.isUsedByScreen = owner.isInspectorUsed
        updateSeenLines()
        if inspector.superview == nil { view.addSubview(inspector) }
    }

    private func makeInspector() -> InspectorView {
        InspectorView(
            settings: owner.inspectorSettings, original: owner.originalSettings, exportPlace: owner.exportPlace,
            close: { [weak self] in self?.isInspectorOpen = false },
            didChange: { [unowned owner] in owner.apply($0) }, perform: { [unowned owner] in owner.perform($0) })
    }
}
