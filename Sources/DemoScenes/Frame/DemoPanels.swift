import Foundation
import ViewKit

/// The panels in the demo's window, and the buttons on the screen's header that open them. The sidebar and the
/// inspector go beside the screen or, if there is no room, over it; sheets always go over it.
@MainActor
final class DemoPanels {
    /// `true` if the inspector is open. `false` by default.
    var isInspectorOpen = false {
        didSet { if isInspectorOpen != oldValue { inspectorDidToggle() } }
    }
    /// `true` if the inspector is open, or will reopen when the window is wide again.
    var wantsInspector: Bool { isInspectorOpen || returnsInspector }
    /// `true` if there is room for the sidebar beside the screen.
    private(set) var isDocked = false
    /// `true` if there is room for the inspector beside the screen.
    private var hasRoomForInspector = false

    /// A panel that covers the screen and blocks interaction with it.
    private enum Cover {
        case sidebar
        case keys(KeySheet)
        case text(TextSheet)
        case palette(PaletteSheet)

        /// The sheet in the middle of the window; `nil` if the cover is not a sheet.
        var sheet: SheetView? {
            switch self {
            case .sidebar: nil
            case .keys(let sheet): sheet
            case .text(let sheet): sheet
            case .palette(let sheet): sheet
            }
        }
    }

    private unowned let owner: any DemoPanelsOwner
    /// The view of the window's controller; `nil` until it is loaded.
    private weak var view: UIView?
    private let sidebar: SidebarView
    private lazy var scrim = ScrimView { [weak self] in self?.closeCover() }
    private lazy var buttons = HeaderButtons(
        openSidebar: { [weak self] in self?.openSidebar() },
        openInspector: { [weak self] in self?.isInspectorOpen = true },
        openKeys: { [weak self] in self?.openKeys() },
        toggleSelecting: { [unowned owner] in owner.toggleSelecting() })
    /// The inspector, created from the window's current state when it is first needed.
    private var inspector: InspectorView?
    private var cover: Cover?
    /// The view that had the keyboard focus before the inspector was opened.
    private var inspectorFocus = FocusMemory()
    /// The view that had the keyboard focus before the screen was covered.
    private var coverFocus = FocusMemory()
    /// `true` while a key opens the inspector, which then takes the keyboard focus.
    private var isOpenedByKey = false
    /// `true` if the inspector was closed because the window became narrow, and will reopen when the window is wide
    /// again.
    private var returnsInspector = false

    /// Creates the panels for a window that shows `scene`, one of `scenes`; `owner` is the window's controller.
    init(scene: DemoScene, of scenes: [DemoScene], owner: any DemoPanelsOwner) {
        self.owner = owner
        sidebar = SidebarView(
            scene: scene, of: scenes, choose: { [unowned owner] in owner.choose($0) },
            find: { [unowned owner] in owner.togglePalette() })
    }

    // MARK: For the window

    /// Adds the panels to `view`, in front of the screen.
    func place(on view: UIView) {
        self.view = view
        for button in buttons.all { view.addSubview(button) }
        if isInspectorOpen { arrange() }
    }

    /// Replaces the view `old` with `screen`, behind the panels.
    func replace(_ old: UIView, by screen: UIView) {
        screen.frame = old.frame
        old.removeFromSuperview()
        view?.insertSubview(screen, belowSubview: buttons.all[0])
    }

    /// Updates the panels for a screen that was just shown or is about to be shown.
    func sceneDidChange(to scene: DemoScene) {
        sidebar.scene = scene
        if let inspector { follow(inspector) }
        updateVisibleLines()
    }

    /// Decides whether panels go beside the screen in a window of `size`. Closes the inspector when the window becomes
    /// too narrow for it, and reopens it when the window is wide again.
    func prepareLayout(for size: CGSize) {
        let layout = layout(for: size)
        if layout.hasRoomForInspector != hasRoomForInspector {
            hasRoomForInspector = layout.hasRoomForInspector
            // In a narrow window, the inspector would cover the screen.
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

    /// Lays out the panels, and `screen` in the remaining space.
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

    /// `true` if the sidebar or a sheet covers the screen and blocks interaction with it.
    var coversScreen: Bool { cover != nil }

    /// Closes the sidebar or sheet that covers the screen or, if neither does, the inspector. Returns `true` if
    /// anything was closed.
    func closeTopmost() -> Bool {
        if cover != nil {
            closeCover()
        } else if isInspectorOpen {
            isInspectorOpen = false
        } else {
            return false
        }
        return true
    }

    /// Performs the action of `key` and returns `true`, or returns `false` if the key has no action in the panels.
    /// While a sheet is open, only the question mark and the sheet's own keys have an action.
    func handle(_ key: UIKey) -> Bool {
        let characters = key.shortcutCharacters
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

    /// `true` if a sheet is open.
    var showsSheet: Bool { cover?.sheet != nil }

    /// Closes the sidebar or sheet that covers the screen, and restores the keyboard focus. No effect if nothing covers
    /// the screen.
    func closeCover() {
        guard case let closed? = cover else { return }
        cover = nil
        closed.sheet?.removeFromSuperview()
        arrange()
        let opener: UIView? =
            switch closed {
            case .sidebar: buttons.screens
            case .keys: buttons.opener.keys
            case .text, .palette: nil
            }
        coverFocus.restore(in: view?.window, orTo: opener)
    }

    /// Shows `text` in a sheet with the given title, for reading and copying.
    func show(_ text: String, called title: String) {
        closeCover()
        open(.text(TextSheet(title, text: text) { [weak self] in self?.closeCover() }))
    }

    /// Shows the list of keyboard shortcuts.
    func openKeys() {
        closeCover()
        open(.keys(KeySheet(owner.keySheetContent) { [weak self] in self?.closeCover() }))
    }

    /// Opens or closes the palette.
    func togglePalette() {
        if case .palette? = cover { return closeCover() }
        closeCover()
        open(.palette(PaletteSheet(owner.paletteEntries) { [weak self] in self?.closeCover() }))
    }

    /// The sections and titles of all settings for the current screen, in order.
    var settingTitles: [(section: String, title: String)] {
        let inspector = loadedInspector
        follow(inspector)
        return inspector.settingTitles
    }

    /// Opens the inspector at the setting titled `title` and moves the keyboard focus to its control.
    func reveal(setting title: String) {
        isInspectorOpen = true
        view?.layoutIfNeeded()
        inspector?.reveal(setting: title)
    }

    /// The Swift code for the current settings.
    var swiftCode: String {
        let inspector = loadedInspector
        inspector.settings.visibleLines = owner.visibleLineStyles
        return inspector.swiftCode
    }

    /// Changes the title of the inspector's button for `action` to "Copied" for a short time; `nil` means the button
    /// that copies the Swift code. Returns `false` if the button isn't in sight.
    func confirmCopy(_ action: InspectorAction?) -> Bool {
        isInspectorOpen && inspector?.confirmCopy(action) == true
    }

    /// `true` if the button for selecting views appears selected.
    var showsSelecting: Bool {
        get { buttons.isSelecting }
        set { buttons.isSelecting = newValue }
    }

    /// The inspector's section for the selected view. Setting a section opens the inspector.
    var selection: SelectionView? {
        get { inspector?.selection }
        set {
            if newValue != nil { isInspectorOpen = true }
            inspector?.selection = newValue
        }
    }

    /// Updates the inspector with the line styles of the text on the screen.
    func updateVisibleLines() {
        if isInspectorOpen { inspector?.settings.visibleLines = owner.visibleLineStyles }
    }

    /// Shows `settings` in the inspector, except that the inspector keeps its line styles and shows the condition of
    /// the network that is in use.
    func show(_ settings: DemoSettings) {
        guard let inspector else { return }
        var settings = settings
        settings.visibleLines = inspector.settings.visibleLines
        let current = owner.inspectorSettings
        // Setting the condition clears the failure, so the failure comes last.
        settings.network = current.network
        settings.networkFailure = current.networkFailure
        inspector.settings = settings
    }

    /// Enables or disables the inspector's Undo, Redo and Reset buttons. `views` is `true` if there is a changed view
    /// to reset.
    func setAvailable(undo: Bool, redo: Bool, views: Bool) {
        inspector?.setAvailable(undo: undo, redo: redo, views: views)
    }

    /// Shows the settings of the window's clock in the inspector.
    func show(_ time: DemoTime) {
        inspector?.settings.time = time
    }

    /// Shows the window's display settings in the inspector.
    func show(_ display: DemoDisplay) {
        inspector?.settings.display = display
    }

    /// Shows the current condition of the network in the inspector.
    func showNetwork() {
        if let inspector { show(inspector.settings) }
    }

    // MARK: Private

    private func layout(for size: CGSize) -> FrameLayout {
        FrameLayout(size: size, isInspectorOpen: isInspectorOpen, scale: view?.barScale ?? 1)
    }

    /// Returns `true` if `key` is the key with the question mark. Characters are reported without modifiers, and the
    /// question mark shares a key with the slash on many keyboards, and with ß on some.
    private static func isQuestionMark(_ key: UIKey) -> Bool {
        let character = key.charactersIgnoringModifiers
        return character == "?" || character == "/" || (character == "ß" && key.modifierFlags.contains(.shift))
    }

    private func inspectorDidToggle() {
        let window = view?.window
        returnsInspector = false
        if isInspectorOpen {
            inspectorFocus.storeFocus(of: window)
            // Opening the inspector hides the button, and any control beneath the inspector.
            let hidesControl = !hasRoomForInspector && window?.focusedView is UIControl
            let movesFocus = isOpenedByKey || buttons.opener.inspector.isFirstResponder || hidesControl
            arrange()
            if movesFocus { inspector?.takeKeyFocus() }
        } else {
            let movesFocus = inspector.map { window?.focusedView?.isDescendant(of: $0) == true } ?? false
            arrange()
            // The layout decides which buttons are shown, and only shown ones can have the focus.
            view?.layoutIfNeeded()
            if movesFocus { inspectorFocus.restore(in: window, orTo: buttons.opener.inspector) }
        }
        owner.inspectorDidToggle()
    }

    private func openSidebar() {
        coverFocus.storeFocus(of: view?.window)
        cover = .sidebar
        arrange()
        sidebar.takeKeyFocus()
    }

    private func open(_ cover: Cover) {
        coverFocus.storeFocus(of: view?.window)
        self.cover = cover
        arrange()
        cover.sheet?.takeKeyFocus()
    }

    /// Arranges the panels in Tab order: sidebar, screen and inspector side by side, and the cover in front of them.
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
            case .keys?, .text?, .palette?: cover?.sheet
            case nil: nil
            }
        sidebar.accessibilityViewIsModal = front === sidebar
        if let front {
            // Hides everything beneath the cover from assistive technologies.
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
        let inspector = loadedInspector
        follow(inspector)
        updateVisibleLines()
        if inspector.superview == nil { view.addSubview(inspector) }
    }

    /// The inspector, created if needed.
    private var loadedInspector: InspectorView {
        let inspector = inspector ?? makeInspector()
        self.inspector = inspector
        return inspector
    }

    /// Updates `inspector` for the current screen.
    private func follow(_ inspector: InspectorView) {
        inspector.isUsedByScreen = owner.isInspectorUsed
        inspector.ignoredSettings = { [unowned owner] in owner.ignoredSettings(in: $0) }
        inspector.loadsFeed = owner.loadsFeed
    }

    private func makeInspector() -> InspectorView {
        InspectorView(
            settings: owner.inspectorSettings, original: owner.originalSettings, exportPlace: owner.exportPlace,
            close: { [weak self] in self?.isInspectorOpen = false },
            didChange: { [unowned owner] in owner.apply($0, changing: $1) },
            perform: { [unowned owner] in owner.perform($0) })
    }
}
