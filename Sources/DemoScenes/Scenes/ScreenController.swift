import Foundation
import SkeletonView

/// The base class of all screens, with a header, the content, an action bar, and keyboard shortcuts for the actions.
@MainActor
class ScreenController: UIViewController, DemoScreen {
    let header: ScreenHeader
    /// The content of the screen, which fills the space between the bars.
    let content: UIView
    /// `false` if the content fills the screen, without the bars. `true` by default.
    var hasBars = true
    private var actionBar = ActionBar([])
    private let quit: @MainActor () -> Void

    init(header: ScreenHeader, content: UIView, quit: @escaping @MainActor () -> Void) {
        self.header = header
        self.content = content
        self.quit = quit
        super.init(nibName: nil, bundle: nil)
        header.pauseNoticeDidChange = { [weak self] in self?.updateActions() }
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: For subclasses

    /// The actions of the screen in addition to the common ones. Override it to add more.
    var actions: [ActionBar.Action] { [] }

    /// The actions of every screen. The Escape action closes the topmost panel or cancels view selection; if neither is
    /// possible, it asks whether to quit.
    var commonActions: [ActionBar.Action] {
        [
            .init(key: Self.quitKey, title: closingTitle ?? "Quit") { [weak self] in
                guard let self else { return }
                // Unlike the key, the button does what its title says while text is edited, too.
                if let field = view.window?.focusedView, field is any UIKeyInput { field.resignFirstResponder() }
                if !closeTopmostPanel() { askToQuit() }
            }
        ]
    }

    /// The playbacks that the user can choose from. Empty by default; override it for a screen with a skeleton.
    var playbacks: [DemoPlayback] { [] }

    /// Shows the skeleton or the content, or starts the loop, according to `playback`. Override it if `playbacks` isn't
    /// empty.
    func show(_ playback: DemoPlayback) {}

    /// Returns `true` if `playback` can be chosen now. Override it if `playbacks` isn't empty.
    func canShow(_ playback: DemoPlayback) -> Bool { true }

    /// Returns `true` if the action for `key` is currently available. Override it to disable actions.
    func canPerformAction(forKey key: String) -> Bool { true }

    /// Updates the availability, the selection and the titles of the actions; called after each action.
    func updateActions() {
        for action in keyActions {
            actionBar.setEnabled(isAvailable(action), forKey: action.key)
            actionBar.setSelected(action.key == playback.key && action.isChoice, forKey: action.key)
            actionBar.setTitle(action.title, forKey: action.key)
        }
    }

    /// Chooses `playback` and shows it.
    final func choose(_ playback: DemoPlayback) {
        let old = self.playback
        self.playback = playback
        show(playback)
        updateActions()
        if playback != old { playbackDidChange?(playback) }
    }

    // MARK: For the window

    /// All actions of the screen.
    var keyActions: [ActionBar.Action] { playbackActions + actions + commonActions }

    /// The chosen playback. The window sets it before the screen appears.
    var playback = DemoPlayback.content
    /// Called after a different playback has been chosen.
    var playbackDidChange: (@MainActor (DemoPlayback) -> Void)?
    /// Pauses or resumes the window's clock; `nil` outside the demo's window.
    var togglePause: (@MainActor () -> Void)?

    /// Called after the number of bones may have changed on a screen where the user can choose it; `nil` outside the
    /// demo's window.
    var boneCountDidChange: (@MainActor () -> Void)?

    /// `true` if the screen has skeletons in the style given to `apply`. `false` by default.
    var hasStyledSkeletons: Bool { false }

    /// Returns the titles of the inspector's settings and sections that have no effect on this screen with `style`.
    /// Override it if the screen replaces parts of the style given to `apply`.
    func ignoredSettings(in style: DemoStyle) -> Set<String> { [] }

    /// The line styles of the content's labels. Override it for a screen with many views and no labels, because all
    /// views are searched by default.
    var visibleLineStyles: VisibleLineStyles {
        hasStyledSkeletons ? VisibleLineStyles(in: content) : VisibleLineStyles()
    }

    /// `true` if the frame time HUD is shown until the user turns it off. `false` by default.
    var showsHud: Bool { false }

    /// The space that is reserved for the frame time HUD in the bottom trailing corner; zero if the HUD isn't shown.
    /// Screens can keep their content out of that space.
    var hudSize = CGSize.zero { didSet { if hudSize != oldValue { viewIfLoaded?.setNeedsLayout() } } }

    /// The number of bones currently shown.
    var boneCount: Int { content.sk.isSkeletonActive ? content.sk.bones.count : 0 }

    /// Applies `style` to skeletons. Override it if the screen has any.
    func apply(_ style: DemoStyle) {}

    // MARK: Life cycle

    override func viewDidLoad() {
        view.backgroundColor = DemoPalette.page
        actionBar = ActionBar(
            keyActions.map { action in
                var action = action
                action.perform = { [weak self, key = action.key] in self?.performAction(forKey: key) }
                return action
            })
        for part in hasBars ? [header, content, actionBar] : [content] { view.addSubview(part) }
        updateActions()
    }

    override func viewDidLayoutSubviews() {
        guard hasBars else {
            content.frame = view.bounds
            return
        }
        let size = view.bounds.size
        actionBar.availableHeight = size.height
        let (top, bottom) = (header.height(width: size.width), actionBar.height(width: size.width))
        header.frame = CGRect(x: 0, y: 0, width: size.width, height: top)
        actionBar.frame = CGRect(x: 0, y: size.height - bottom, width: size.width, height: bottom)
        content.frame = CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key else { return }
        if key.keyCode == .keyboardEscape {
            let isHeld = presses.first?.isRepeat ?? false
            guard !isHeld, !closeTopmostPanel() else { return }
            if let field = view.window?.focusedView, field is any UIKeyInput {
                field.resignFirstResponder()
            } else {
                askToQuit()
            }
            return
        }
        let characters = key.shortcutCharacters
        if characters == "q", key.modifierFlags == .control { return quit() }
        // The plus sign shares a key with the equals sign on many keyboards.
        let name = characters == "=" ? "+" : characters.uppercased()
        let isShortcut = !key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        if isShortcut || !performAction(forKey: name) {
            super.pressesBegan(presses, with: event)
        }
    }

    // MARK: Private

    private static let pauseKey = "P"

    private var playbackActions: [ActionBar.Action] {
        let choices = playbacks.map { playback in
            ActionBar.Action(
                key: playback.key, title: playback.title, toolTip: playback.toolTip, isChoice: true
            ) { [weak self] in self?.choose(playback) }
        }
        guard togglePause != nil else { return choices }
        let title = header.showsPaused || header.pauseNotice != nil ? "Resume" : "Pause"
        return choices + [
            .init(key: Self.pauseKey, title: title, toolTip: "Pause or resume all motion") { [weak self] in
                self?.togglePause?()
            }
        ]
    }

    private func isAvailable(_ action: ActionBar.Action) -> Bool {
        if action.isChoice, let playback = playbacks.first(where: { $0.key == action.key }) { return canShow(playback) }
        return canPerformAction(forKey: action.key)
    }

    private static let quitKey = "Esc"

    /// Asks whether to quit.
    private func askToQuit() {
        finishFrozenDismissal()
        guard presentedViewController == nil else { return }
        present(QuitAlert.make { [weak self] in self?.quit() }, animated: true)
    }

    /// Performs the action for `key` if the action is available. Returns `true` if there is such an action, even if it
    /// isn't available.
    @discardableResult
    final func performAction(forKey key: String) -> Bool {
        guard let action = keyActions.first(where: { $0.key == key }) else { return false }
        if isAvailable(action) {
            action.perform()
            updateActions()
        }
        return true
    }
}
