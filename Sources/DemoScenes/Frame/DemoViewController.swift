import Foundation
package import FrameMetrics
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
    /// Called when `state` may have changed.
    package var stateDidChange: (@MainActor () -> Void)?
    /// What Reset brings back; nil is what the inspector was opened with.
    package var beginning: DemoState?
    /// Who can change how the window shows everything, and how it did at first, which Reset brings back.
    package weak var displayOwner: (any DemoDisplayOwner)?
    package var firstDisplay: DemoDisplay?
    /// Where the inspector saves files.
    package var exportFolder = ExportFolder.usual()
    /// Whether the inspector is open. False at first.
    package var isInspectorOpen: Bool {
        get { panels.isInspectorOpen }
        set { panels.isInspectorOpen = newValue }
    }

    let scenes: [DemoScene]
    var style: DemoStyle
    private let service: any FeedService
    private let quit: @MainActor () -> Void
    private(set) lazy var screen = makeScreen()
    private(set) lazy var panels = DemoPanels(scene: scene, of: scenes, owner: self)
    private let recorder: FrameRecorder?
    private(set) lazy var hud = Hud(recorder) { [weak self] in self?.screen.boneCount ?? 0 }
    private(set) lazy var explainer = Explainer(
        screen: { [unowned self] in screen }, didSelect: { [weak self] in self?.didSelect($0) })
    /// Whether the user wants frame times; nil leaves it to each screen.
    var wantsHud: Bool?
    /// How fast time passes.
    var time = DemoTime() {
        didSet { if time != oldValue { follow(time, from: oldValue) } }
    }
    /// The text size of the screens; nil is the window's.
    package var textSize: UIContentSizeCategory? {
        didSet { if isViewLoaded { showTextSize() } }
    }
    /// A view that was selected, until the layout after that has brought it into sight.
    weak var selectedView: UIView?
    /// Whether the screen is being asked for a key that nobody took.
    private var isAskingScreen = false

    /// Shows `scene`, one of `scenes`, whose skeletons look as `style` says, and the frame times that `recorder` has.
    /// `quit` ends the demo.
    package init(
        scene: DemoScene, of scenes: [DemoScene] = DemoScene.allCases, style: DemoStyle, service: any FeedService,
        recorder: FrameRecorder? = nil, quit: @escaping @MainActor () -> Void
    ) {
        self.scene = scene
        self.recorder = recorder
        self.scenes = scenes
        self.style = style
        self.service = service
        self.quit = quit
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    // MARK: Life

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
        hud.place(on: view)
        hud.isShown = wantsHud ?? screen.showsHud
        explainer.place(on: view)
        updateShimmer()
    }

    package override func viewWillLayoutSubviews() {
        panels.prepareLayout(for: view.bounds.size)
    }

    package override func viewDidLayoutSubviews() {
        panels.layOut(screen, in: view)
        hud.layOut(in: screen.view.frame, of: view)
        explainer.layOut()
        stateDidChange?()
        view.window?.observeLayout(self) { [weak self] in self?.layoutDidEnd() }
    }

    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard !isAskingScreen, let key = presses.first?.key else { return super.pressesBegan(presses, with: event) }
        if take(key) { return }
        // What covers the screen lets no key through to it.
        guard !panels.coversScreen else { return super.pressesBegan(presses, with: event) }
        isAskingScreen = true
        defer { isAskingScreen = false }
        // What has the keys need not be on the screen, whose keys count all the same.
        screen.pressesBegan(presses, with: event)
    }

    // MARK: Internal

    /// Closes what is open over the screen, the uppermost first; says whether there was anything.
    func closeUppermost() -> Bool {
        guard explainer.isSelecting, !panels.coversScreen else { return panels.closeUppermost() }
        toggleSelecting()
        return true
    }

    // MARK: Private

    /// Does what `key` stands for in the window, and says whether that is anything.
    private func take(_ key: UIKey) -> Bool {
        if key.keyCode == .keyboardEscape { return closeUppermost() }
        if key.charactersIgnoringModifiers == "q", key.modifierFlags == .control {
            quit()
            return true
        }
        if key.charactersIgnoringModifiers == "c", key.modifierFlags == [.control, .shift], !panels.coversScreen {
            toggleSelecting()
            return true
        }
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        if panels.take(key) { return true }
        if !panels.coversScreen, takeLook(key) { return true }
        guard !panels.showsSheet, let number = Int(key.charactersIgnoringModifiers),
            scenes.indices.contains(number - 1)
        else { return false }
        choose(scenes[number - 1])
        return true
    }

    /// Does what `key` stands for among what is shown over the scene.
    private func takeLook(_ key: UIKey) -> Bool {
        if key.keyCode == .keyboardF1 {
            wantsHud = !hud.isShown
            hud.isShown.toggle()
        } else if key.keyCode == .keyboardF2 {
            explainer.showsAll.toggle()
        } else if key.charactersIgnoringModifiers == "c" {
            toggleSelecting()
        } else if key.charactersIgnoringModifiers == "a" {
            showElements()
        } else if key.charactersIgnoringModifiers == "p" {
            time.isPaused.toggle()
        } else if key.charactersIgnoringModifiers == "." {
            time.step()
        } else {
            return false
        }
        stateDidChange?()
        return true
    }

    private func showTextSize() {
        view.minimumContentSizeCategory = textSize
        view.maximumContentSizeCategory = textSize
    }

    private func makeScreen() -> any DemoScreen {
        scene.makeScreen(style: style, service: service, quit: quit)
    }

    private func showScene() {
        guard isViewLoaded else { return panels.sceneDidChange(to: scene) }
        let old = screen
        screen = makeScreen()
        screen.header.saysTimeStands = time.isPaused
        old.willMove(toParent: nil)
        addChild(screen)
        panels.replace(old.view, by: screen.view)
        explainer.sceneDidChange()
        old.removeFromParent()
        screen.didMove(toParent: self)
        panels.sceneDidChange(to: scene)
        hud.isShown = wantsHud ?? screen.showsHud
        updateShimmer()
        view.setNeedsLayout()
        sceneDidChange?(scene)
        stateDidChange?()
    }
}
