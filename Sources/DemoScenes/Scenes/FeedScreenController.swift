import Foundation
import ViewKit

/// What the demo's screens have in common: a bar above the content and the actions below it, a feed that loads, and a
/// message with a way to try again where it does not, or where it is empty.
@MainActor
class FeedScreenController: UIViewController, DemoScreen {
    let header: ScreenHeader
    /// What the screen is about; it fills the room between the bars, and is hidden while the message is there.
    let content: UIView
    private var actionBar = ActionBar([])
    private let service: any FeedService
    private let quit: @MainActor () -> Void
    private let messageView = MessageView()

    init(
        header: ScreenHeader, content: UIView, service: any FeedService, quit: @escaping @MainActor () -> Void
    ) {
        self.header = header
        self.content = content
        self.service = service
        self.quit = quit
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: For screens

    /// A load begins: override to show that.
    func loadingDidBegin() {}

    /// The feed is there: override to show it.
    func finishLoading(_ feed: LoadedFeed) {}

    /// Shows `message` in place of the content until the feed is loaded again.
    func show(_ message: MessageView.Message) { setMessage(message) }

    /// There is no feed, and the message says why: override to end what `loadingDidBegin` began.
    func loadingDidFail() {}

    /// What can be done on the screen, besides to load anew and to quit: override to say more.
    var actions: [ActionBar.Action] { [] }

    /// Whether the action of `key` can be done now: override to say when it cannot.
    func canPerformAction(ofKey key: String) -> Bool { true }

    /// Says anew which actions can be done; called when a load begins or ends, and after each action.
    func updateActions() {
        for action in keyActions { actionBar.setEnabled(canPerformAction(ofKey: action.key), forKey: action.key) }
    }

    /// What can be done on the screen, all in all.
    var keyActions: [ActionBar.Action] {
        actions + [
            .init(key: "R", title: "Reload") { [weak self] in self?.reload() },
            .init(key: Self.quitKey, title: "Quit") { [weak self] in self?.quit() },
        ]
    }

    /// Whether the screen has skeletons that look as `apply` says: override where it has.
    var hasStyledSkeletons: Bool { false }

    /// Lets skeletons look as `style` says: override where there are any.
    func apply(_ style: DemoStyle) {}

    /// Whether the message stands in place of the content.
    var showsMessage: Bool { !messageView.isHidden }

    /// Loads the feed, again if need be.
    func reload() {
        guard let window = view.window else { return }
        setMessage(nil)
        loadingDidBegin()
        updateActions()
        service.load(in: window) { [weak self] result in
            switch result {
            case .success(let feed): self?.finishLoading(feed)
            case .failure(let error):
                self?.setMessage(.failure(error))
                self?.loadingDidFail()
            }
            self?.updateActions()
        }
    }

    // MARK: Life

    override func viewDidLoad() {
        view.backgroundColor = DemoPalette.page
        messageView.isHidden = true
        messageView.retry = { [weak self] in self?.reload() }
        actionBar = ActionBar(
            keyActions.map { action in
                .init(key: action.key, title: action.title) { [weak self] in
                    _ = self?.performAction(ofKey: action.key)
                }
            })
        for part in [content, messageView, header, actionBar] { view.addSubview(part) }
    }

    override func viewDidAppear(_ animated: Bool) {
        reload()
    }

    override func viewDidLayoutSubviews() {
        let size = view.bounds.size
        header.frame = CGRect(x: 0, y: 0, width: size.width, height: ScreenHeader.height)
        actionBar.frame = CGRect(
            x: 0, y: size.height - ActionBar.height, width: size.width, height: ActionBar.height)
        content.frame = CGRect(
            x: 0, y: ScreenHeader.height, width: size.width,
            height: max(0, size.height - ScreenHeader.height - ActionBar.height))
        messageView.frame = content.frame
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key else { return }
        if key.keyCode == .keyboardEscape, closesWhatIsOpen { return }
        let isQuit = key.charactersIgnoringModifiers == "q" || key.keyCode == .keyboardEscape
        if !performAction(ofKey: isQuit ? Self.quitKey : key.charactersIgnoringModifiers.uppercased()) {
            super.pressesBegan(presses, with: event)
        }
    }

    // MARK: Private

    private static let quitKey = "Esc"

    /// Does what `key` stands for; says whether it stands for anything.
    private func performAction(ofKey key: String) -> Bool {
        guard let action = keyActions.first(where: { $0.key == key }) else { return false }
        if canPerformAction(ofKey: key) {
            action.perform()
            updateActions()
        }
        return true
    }

    private func setMessage(_ message: MessageView.Message?) {
        if let message { messageView.show(message) }
        messageView.isHidden = message == nil
        content.isHidden = message != nil
    }
}
