import Foundation
import SkeletonView

/// What all of the demo's screens have in common: a bar above the content, the actions below it, and keys that do the
/// same.
@MainActor
class ScreenController: UIViewController, DemoScreen {
    let header: ScreenHeader
    /// What the screen is about; it fills the room between the bars.
    let content: UIView
    private var actionBar = ActionBar([])
    private let quit: @MainActor () -> Void

    init(header: ScreenHeader, content: UIView, quit: @escaping @MainActor () -> Void) {
        self.header = header
        self.content = content
        self.quit = quit
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: For screens

    /// What can be done on the screen, besides what every screen can do: override to say more.
    var actions: [ActionBar.Action] { [] }

    /// The actions that every screen has. The last one quits; its key must be pressed twice.
    var commonActions: [ActionBar.Action] {
        let title = isAboutToQuit ? "Press again to quit" : "Quit"
        return [.init(key: Self.quitKey, title: title) { [weak self] in self?.quit() }]
    }

    /// Whether the action of `key` can be done now: override to say when it cannot.
    func canPerformAction(ofKey key: String) -> Bool { true }

    /// Says anew which actions can be done; called after each action.
    func updateActions() {
        for action in keyActions {
            actionBar.setEnabled(canPerformAction(ofKey: action.key), forKey: action.key)
            actionBar.setTitle(action.title, forKey: action.key)
        }
    }

    // MARK: For the window

    /// What can be done on the screen, all in all.
    var keyActions: [ActionBar.Action] { actions + commonActions }

    /// Whether the screen has skeletons that look as `apply` says: override where it has.
    var hasStyledSkeletons: Bool { false }

    /// How the bones of the content's texts look: override where there are none, and very many views.
    var seenLines: SeenLines { hasStyledSkeletons ? SeenLines(in: content) : SeenLines() }

    /// Whether frame times are shown over the screen unless the user says otherwise: override where they are.
    var showsHud: Bool { false }

    /// How many bones are shown now.
    var boneCount: Int { content.sk.isSkeletonActive ? content.sk.bones.count : 0 }

    /// Lets skeletons look as `style` says: override where there are any.
    func apply(_ style: DemoStyle) {}

    // MARK: Life

    override func viewDidLoad() {
        view.backgroundColor = DemoPalette.page
        actionBar = ActionBar(
            keyActions.map { action in
                .init(key: action.key, title: action.title) { [weak self] in
                    _ = self?.performAction(ofKey: action.key)
                }
            })
        for part in [header, content, actionBar] { view.addSubview(part) }
        updateActions()
    }

    override func viewDidLayoutSubviews() {
        let size = view.bounds.size
        let (top, bottom) = (header.height(width: size.width), actionBar.height(width: size.width))
        header.frame = CGRect(x: 0, y: 0, width: size.width, height: top)
        actionBar.frame = CGRect(x: 0, y: size.height - bottom, width: size.width, height: bottom)
        content.frame = CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key else { return }
        if key.keyCode == .keyboardEscape {
            let isHeld = presses.first?.isRepeat ?? false
            if !closesWhatIsOpen, !isHeld { pressEscape() }
            return
        }
        let characters = key.charactersIgnoringModifiers
        if characters == "q", key.modifierFlags == .control { return quit() }
        // The plus is over the equals sign on most keyboards.
        let name = characters == "=" ? "+" : characters.uppercased()
        if !performAction(ofKey: name) {
            super.pressesBegan(presses, with: event)
        }
    }

    // MARK: Private

    private static let quitKey = "Esc"
    /// How many seconds a second Escape quits.
    private static let quitTime: TimeInterval = 2

    /// Ends to say that another Escape quits.
    private var quitWait: ScheduledWork?
    private var isAboutToQuit: Bool { quitWait?.isPending ?? false }

    /// Quits if it is the second within a short time; the first has the button say so.
    private func pressEscape() {
        guard !isAboutToQuit else { return quit() }
        quitWait = view.window?.schedule(after: Self.quitTime) { [weak self] in
            self?.quitWait = nil
            self?.updateActions()
        }
        updateActions()
        UIAccessibility.post(notification: .announcement, argument: "Press Escape again to quit")
    }

    /// Does what `key` stands for; says whether it stands for anything.
    private func performAction(ofKey key: String) -> Bool {
        guard let action = keyActions.first(where: { $0.key == key }) else { return false }
        if canPerformAction(ofKey: key) {
            action.perform()
            updateActions()
        }
        return true
    }
}
