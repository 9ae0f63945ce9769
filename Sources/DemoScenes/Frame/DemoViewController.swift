import Foundation
package import ViewKit

/// What the demo's window shows: one of its screens, a sidebar to choose another from, and an inspector of its
/// skeletons. They stand beside the screen, or over it in a narrow window.
@MainActor
package final class DemoViewController: UIViewController {
    /// The screen that is shown. Setting it shows another, from its beginning.
    package var scene: DemoScene {
        didSet { if scene != oldValue { showScene() } }
    }
    /// Called when another screen is shown.
    package var sceneDidChange: (@MainActor (DemoScene) -> Void)?
    /// Whether the inspector is open. False at first.
    package var isInspectorOpen = false {
        didSet { if isInspectorOpen != oldValue, isViewLoaded { arrange() } }
    }

    /// What lies over the screen, so that it cannot be used.
    private enum Cover {
        case sidebar
        case keys(KeySheet)
    }

    private var style: DemoStyle
    private let service: any FeedService
    private let quit: @MainActor () -> Void
    private lazy var screen = makeScreen()
    private lazy var sidebar = SidebarView(scene: scene) { [weak self] in self?.choose($0) }
    private lazy var scrim = ScrimView { [weak self] in self?.closeCover() }
    private lazy var buttons = HeaderButtons(
        openSidebar: { [weak self] in self?.openSidebar() },
        openInspector: { [weak self] in self?.isInspectorOpen = true },
        openKeys: { [weak self] in self?.openKeys() })
    /// Made when it is first opened, with what the window is like then.
    private var inspector: InspectorView?
    private var isDocked = false
    private var cover: Cover?
    /// Whether the screen is being asked for a key that nobody took.
    private var isAskingScreen = false

    /// Shows `scene`, whose skeletons look as `style` says. `quit` ends the demo.
    package init(
        scene: DemoScene, style: DemoStyle, service: any FeedService, quit: @escaping @MainActor () -> Void
    ) {
        self.scene = scene
        self.style = style
        self.service = service
        self.quit = quit
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    // MARK: Life

    package override func viewDidLoad() {
        view.backgroundColor = DemoPalette.page
        addChild(screen)
        view.addSubview(screen.view)
        screen.didMove(toParent: self)
        for button in buttons.all { view.addSubview(button) }
        if isInspectorOpen { arrange() }
    }

    package override func viewWillLayoutSubviews() {
        let isDocked = layout.isDocked
        guard isDocked != self.isDocked else { return }
        self.isDocked = isDocked
        if case .sidebar? = cover { cover = nil }
        // It would cover the screen of a window that became narrow.
        if !isDocked { isInspectorOpen = false }
        arrange()
    }

    package override func viewDidLayoutSubviews() {
        let layout = layout
        screen.view.frame = view.mirroredIfNeeded(layout.screen)
        sidebar.frame = view.mirroredIfNeeded(layout.sidebar)
        inspector?.frame = view.mirroredIfNeeded(layout.inspector)
        scrim.frame = view.bounds
        if case .keys(let sheet)? = cover { sheet.frame = sheet.frame(in: view.bounds.size) }
        buttons.place(in: layout.screen, of: view, header: screen.header)
    }

    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard !isAskingScreen, let key = presses.first?.key else { return super.pressesBegan(presses, with: event) }
        if take(key) { return }
        // What covers the screen lets no key through to it.
        guard cover == nil else { return super.pressesBegan(presses, with: event) }
        isAskingScreen = true
        defer { isAskingScreen = false }
        // What has the keys need not be on the screen, whose keys count all the same.
        screen.pressesBegan(presses, with: event)
    }

    // MARK: Package

    /// Closes what is open over the screen, the uppermost first; says whether there was anything.
    func closeUppermost() -> Bool {
        if cover != nil {
            closeCover()
        } else if isInspectorOpen, !isDocked {
            isInspectorOpen = false
        } else {
            return false
        }
        return true
    }

    // MARK: Private

    private var layout: FrameLayout { FrameLayout(size: view.bounds.size, isInspectorOpen: isInspectorOpen) }

    /// Does what `key` stands for in the window, and says whether that is anything.
    private func take(_ key: UIKey) -> Bool {
        if key.keyCode == .keyboardEscape { return closeUppermost() }
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        let characters = key.charactersIgnoringModifiers
        if case .keys? = cover {
            guard Self.isQuestionMark(key) else { return false }
            closeCover()
        } else if Self.isQuestionMark(key) {
            openKeys()
        } else if characters == "m", !isDocked {
            cover == nil ? openSidebar() : closeCover()
        } else if characters == "i", cover == nil {
            isInspectorOpen.toggle()
        } else if let number = Int(characters), DemoScene.allCases.indices.contains(number - 1) {
            choose(DemoScene.allCases[number - 1])
        } else {
            return false
        }
        return true
    }

    /// Keys come without modifiers: the question mark is over the slash on most keyboards, and over the ß on some.
    private static func isQuestionMark(_ key: UIKey) -> Bool {
        let character = key.charactersIgnoringModifiers
        return character == "?" || character == "/" || (character == "ß" && key.modifierFlags.contains(.shift))
    }

    private func choose(_ scene: DemoScene) {
        closeCover()
        self.scene = scene
    }

    private func makeScreen() -> any DemoScreen {
        scene.makeScreen(style: style, service: service, quit: quit)
    }

    private func showScene() {
        sidebar.scene = scene
        guard isViewLoaded else { return }
        let old = screen
        screen = makeScreen()
        old.willMove(toParent: nil)
        old.view.removeFromSuperview()
        old.removeFromParent()
        addChild(screen)
        screen.view.frame = old.view.frame
        view.insertSubview(screen.view, belowSubview: buttons.all[0])
        screen.didMove(toParent: self)
        inspector?.isUsedByScreen = screen.hasStyledSkeletons
        view.setNeedsLayout()
        sceneDidChange?(scene)
    }

    // MARK: Panels

    private func makeInspector() -> InspectorView {
        let traits = view.traitCollection
        return InspectorView(
            settings: DemoSettings(style: style, theme: traits.userInterfaceStyle, direction: traits.layoutDirection),
            close: { [weak self] in self?.isInspectorOpen = false },
            didChange: { [weak self] in self?.apply($0) })
    }

    private func apply(_ settings: DemoSettings) {
        // A light that slides as text reads turns with the direction, so that comes first.
        view.window?.setAppearance(style: settings.theme, direction: settings.direction)
        style = settings.style
        screen.apply(style)
    }

    private func openSidebar() {
        cover = .sidebar
        arrange()
        sidebar.takeKeys()
    }

    private func openKeys() {
        closeCover()
        let content = DemoKeys.content(screen: scene.title, actions: screen.keyActions)
        let sheet = KeySheet(content) { [weak self] in self?.closeCover() }
        cover = .keys(sheet)
        arrange()
        sheet.takeKeys()
    }

    private func closeCover() {
        guard case let closed? = cover else { return }
        cover = nil
        if case .keys(let sheet) = closed { sheet.removeFromSuperview() }
        arrange()
    }

    /// Puts the panels where they belong, which is also the order of Tab: the sidebar, the screen and the inspector
    /// beside each other, and in front what lies over them.
    private func arrange() {
        scrim.removeFromSuperview()
        if !isDocked {
            sidebar.removeFromSuperview()
        } else if view.subviews.first !== sidebar {
            view.insertSubview(sidebar, at: 0)
        }
        arrangeInspector()
        for part in view.subviews { part.isUserInteractionEnabled = cover == nil }
        if cover != nil { view.addSubview(scrim) }
        let front: UIView? =
            switch cover {
            case .sidebar?: sidebar
            case .keys(let sheet)?: sheet
            case nil: nil
            }
        if let front {
            front.isUserInteractionEnabled = true
            view.addSubview(front)
        }
        buttons.update(isSidebarBeside: isDocked, isInspectorOpen: isInspectorOpen)
        view.setNeedsLayout()
    }

    private func arrangeInspector() {
        guard isInspectorOpen else {
            inspector?.removeFromSuperview()
            return
        }
        let inspector = inspector ?? makeInspector()
        self.inspector = inspector
        inspector.isUsedByScreen = screen.hasStyledSkeletons
        if inspector.superview == nil { view.addSubview(inspector) }
    }
}
