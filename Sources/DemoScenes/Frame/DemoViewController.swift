import Foundation
package import FrameMetrics
package import ScenePreviews
package import ViewKit

/// The root controller of the demo's window, with the current screen, a sidebar for choosing another, and an inspector
/// for the screen's skeletons. The panels are beside the screen, or over it in a narrow window.
@MainActor
package final class DemoViewController: UIViewController {
    /// The current screen. Setting another screen shows that screen in its initial state.
    package var scene: DemoScene {
        didSet { if scene != oldValue { showScene() } }
    }
    /// Called when a different screen is shown.
    package var sceneDidChange: (@MainActor (DemoScene) -> Void)?
    /// Called when `state` may have changed.
    package var stateDidChange: (@MainActor () -> Void)?
    /// The state that Reset restores. If it is `nil`, Reset restores the state at the time when the window's view first
    /// appeared or when the inspector was created, whichever was earlier.
    package var originalState: DemoState?
    /// The object that can change the display settings; `nil` without a desktop window.
    package weak var displayOwner: (any DemoDisplayOwner)?
    /// The original display settings, which Reset restores.
    package var originalDisplay: DemoDisplay?
    /// The object that records the window; `nil` if the window can't be recorded.
    package weak var recorder: (any DemoRecorder)?
    /// The folder in which the inspector saves files.
    package var exportFolder = ExportFolder.usual()
    /// `true` if the inspector is open. `false` by default.
    package var isInspectorOpen: Bool {
        get { panels.isInspectorOpen }
        set { panels.isInspectorOpen = newValue }
    }

    /// Determines whether the screens show the skeleton, the content, or both alternately. `.content` by default.
    package var playback = DemoPlayback.content {
        didSet {
            guard playback != oldValue else { return }
            interruptedPlayback = nil
            if isViewLoaded, screen.playback != playback, screen.playbacks.contains(playback) {
                screen.choose(playback)
            }
        }
    }
    /// The playback that resumes when view selection ends, unless the user chooses another one in the meantime; `nil`
    /// if view selection hasn't interrupted the playback.
    var interruptedPlayback: DemoPlayback?

    let scenes: [DemoScene]
    private let file: SceneFile?
    var style: DemoStyle
    let service: any FeedService
    private let quit: @MainActor () -> Void
    private(set) lazy var screen = makeScreen()
    private(set) lazy var panels = DemoPanels(scene: scene, of: scenes, owner: self)
    private let frames: FrameRecorder?
    private(set) lazy var hud = Hud(frames) { [weak self] in self?.screen.boneCount ?? 0 }
    private(set) lazy var explainer = Explainer(
        screen: { [unowned self] in screen }, didSelect: { [weak self] in self?.didSelect($0) })
    /// `true` if the user turned on the frame time HUD, and `false` if they turned it off; `nil` leaves it to each
    /// screen.
    var wantsHud: Bool?
    /// The style A that the current style is compared with; `nil` without a comparison.
    var pinnedStyle: DemoStyle?
    /// The comparison on the current screen; `nil` without a comparison, or if the screen doesn't support comparisons.
    var comparison: StyleComparison?
    /// The position of the divider on the next screen with a comparison, 0...1. A new comparison starts in the middle.
    var dividerPosition: Float = 0.5
    /// The changes that can be undone and redone.
    var history = SettingsHistory()
    /// The condition of the network that Reset restores, if the condition can be changed.
    package var originalNetwork = DemoNetwork.fast
    /// The settings that Reset restores.
    private(set) lazy var originalSettings = makeOriginalSettings()
    /// The original states of the views that the user changed in the inspector.
    var changedViews: [SelectionState] = []
    /// The settings of the window's clock.
    var time = DemoTime() {
        didSet { if time != oldValue { follow(time, from: oldValue) } }
    }
    /// The text size of the window's views; `nil` uses the user's.
    package var textSize: UIContentSizeCategory? {
        didSet { if isViewLoaded { showTextSize() } }
    }
    /// A newly selected view, until the next layout pass has scrolled it into view.
    weak var selectedView: UIView?
    /// `true` while an unhandled key is offered to the screen.
    private var isForwardingKey = false

    /// Creates a controller that shows `scene`, one of `scenes`, with skeletons in `style` and the frame times from
    /// `recorder`. A `file` adds a screen with its scenes. `quit` ends the demo.
    package init(
        scene: DemoScene, of scenes: [DemoScene] = DemoScene.allCases, style: DemoStyle, service: any FeedService,
        file: SceneFile? = nil, recorder: FrameRecorder? = nil, quit: @escaping @MainActor () -> Void
    ) {
        self.scene = scene
        frames = recorder
        self.scenes = scenes + (file == nil ? [] : [.file])
        self.file = file
        self.style = style
        self.service = service
        self.quit = quit
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    /// Returns the title of the screen `scene`; for a scene file, this is the name of the file.
    package func title(of scene: DemoScene) -> String {
        scene == .file ? file?.url.lastPathComponent ?? scene.title : scene.title
    }

    // MARK: Life cycle

    package override func loadView() {
        view = FrameView()
    }

    package override func viewDidLoad() {
        view.backgroundColor = DemoPalette.page
        showTextSize()
        addChild(screen)
        view.addSubview(screen.view)
        screen.didMove(toParent: self)
        panels.place(on: view)
        hud.close = { [weak self] in self?.toggleHud() }
        hud.place(on: view)
        hud.isShown = wantsHud ?? screen.showsHud
        explainer.place(on: view)
        updateShimmer()
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showTextSize()
        // Menus and alerts receive all keys, but Ctrl+Q quits from them, too.
        view.window?.handlesKey = { [weak self] in self?.quit(by: $0) ?? false }
        _ = originalSettings
        // Only a visible screen can be compared.
        if pinnedStyle != nil { updateComparison() }
        // The theme and the direction are those of the window, which an inspector opened at launch couldn't know yet.
        panels.show(inspectorSettings)
    }

    package override func viewWillLayoutSubviews() {
        panels.prepareLayout(for: view.bounds.size)
    }

    package override func viewDidLayoutSubviews() {
        screen.hudSize = hud.reservedSize(in: view)
        panels.layOut(screen, in: view)
        comparison?.layOut()
        if hud.isShown {
            // The height of the bars depends on the width.
            screen.view.layoutIfNeeded()
            hud.layOut(in: screen.view.convert(screen.content.frame, to: view), of: view)
        }
        explainer.layOut()
        stateDidChange?()
        view.window?.observeLayout(self) { [weak self] in self?.layoutDidEnd() }
    }

    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard !isForwardingKey, let key = presses.first?.key else { return super.pressesBegan(presses, with: event) }
        // A held Escape that has canceled an edit must not close anything afterward.
        if key.keyCode == .keyboardEscape, presses.first?.isRepeat == true { return }
        if handle(key) { return }
        // While a panel covers the screen, no keys reach the screen.
        guard !panels.coversScreen else { return super.pressesBegan(presses, with: event) }
        isForwardingKey = true
        defer { isForwardingKey = false }
        // The screen's keys work even if the focus is outside the screen.
        screen.pressesBegan(presses, with: event)
    }

    // MARK: Internal

    /// Shows or hides the frame times.
    func toggleHud() {
        wantsHud = !hud.isShown
        hud.isShown.toggle()
        stateDidChange?()
    }

    // MARK: Private

    /// Quits if `press` is Ctrl+Q, or else returns `false`.
    private func quit(by press: UIPress) -> Bool {
        guard let key = press.key, key.shortcutCharacters == "q", key.modifierFlags == .control else { return false }
        quit()
        return true
    }

    /// Performs the window's action for `key`. Returns `false` if `key` has no action.
    private func handle(_ key: UIKey) -> Bool {
        if key.keyCode == .keyboardEscape { return closeTopmost() }
        if key.shortcutCharacters == "c", key.modifierFlags == [.control, .shift], !panels.coversScreen {
            toggleSelecting()
            return true
        }
        if key.shortcutCharacters == "k", key.modifierFlags == .control {
            panels.togglePalette()
            return true
        }
        if !panels.coversScreen, handleUndo(key) { return true }
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        if panels.handle(key) { return true }
        if !panels.coversScreen, handleOverlayKey(key) { return true }
        // The tenth screen has the key 0.
        guard !panels.showsSheet, let digit = Int(key.shortcutCharacters),
            case let index = digit == 0 ? 9 : digit - 1, scenes.indices.contains(index)
        else { return false }
        choose(scenes[index])
        return true
    }

    /// Handles a key for the overlays on the scene, the accessibility elements, the comparison, or the clock. Returns
    /// `false` for other keys.
    private func handleOverlayKey(_ key: UIKey) -> Bool {
        if key.keyCode == .keyboardF1 {
            toggleHud()
        } else if key.keyCode == .keyboardF2 {
            explainer.showsAll.toggle()
        } else if key.shortcutCharacters == "c" {
            toggleSelecting()
        } else if key.shortcutCharacters == "a" {
            showElements()
        } else if key.shortcutCharacters == "x" {
            toggleComparison()
        } else if key.shortcutCharacters == "p" {
            togglePause()
        } else if key.shortcutCharacters == "." {
            time.step()
        } else {
            return false
        }
        stateDidChange?()
        return true
    }

    /// Applies the text size to the view and, for alerts, to the window.
    private func showTextSize() {
        for view in [view, view.window].compactMap(\.self) {
            view.minimumContentSizeCategory = textSize
            view.maximumContentSizeCategory = textSize
        }
    }

    /// The controls screen, which is kept so that its values stay while other screens are shown.
    private var controls: (any DemoScreen)?

    private func makeScreen() -> any DemoScreen {
        let screen = scene == .controls ? controls ?? makeScreen(scene) : makeScreen(scene)
        if scene == .controls { controls = screen }
        screen.togglePause = { [weak self] in self?.togglePause() }
        screen.boneCountDidChange = { [weak self] in self?.hud.boneCountDidChange() }
        screen.header.showsPaused = time.isPaused
        showIntroduction(on: screen)
        if screen.playbacks.contains(.loop) {
            screen.playback = playback
            screen.playbackDidChange = { [weak self] in
                self?.playback = $0
                self?.stateDidChange?()
            }
        }
        return screen
    }

    /// Creates a screen for `scene` without connecting it to the pause and playback controls. If `style` is `nil`, uses
    /// the current style.
    func makeScreen(_ scene: DemoScene, in style: DemoStyle? = nil) -> any DemoScreen {
        scene.makeScreen(style: style ?? self.style, service: service, file: file, quit: quit)
    }

    private func showScene() {
        guard isViewLoaded else { return panels.sceneDidChange(to: scene) }
        let old = screen
        old.header.endConfirmation()
        let hadFocus = view.window?.tabStart?.isDescendant(of: old.view) == true
        screen = makeScreen()
        old.willMove(toParent: nil)
        addChild(screen)
        panels.replace(old.view, by: screen.view)
        updateComparison()
        explainer.sceneDidChange()
        old.removeFromParent()
        screen.didMove(toParent: self)
        // A screen that was kept may still show the titles from before it was replaced.
        screen.updateActions()
        panels.sceneDidChange(to: scene)
        hud.isShown = wantsHud ?? screen.showsHud
        hud.sceneDidChange()
        updateShimmer()
        updateUndoButtons()
        view.setNeedsLayout()
        if hadFocus { focusContent() }
        sceneDidChange?(scene)
        stateDidChange?()
    }

    /// Moves the keyboard focus to the first focusable view in the screen's content.
    func focusContent() {
        view.layoutIfNeeded()
        view.window?.moveFocus(into: screen.content)
    }
}
