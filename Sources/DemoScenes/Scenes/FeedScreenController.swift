import Foundation
import ViewKit

/// What the demo's screens have in common: a bar above the content and the hints below it, a feed that loads, and a
/// message with a way to try again where it does not, or where it is empty.
@MainActor
class FeedScreenController: UIViewController {
    let header: ScreenHeader
    /// What the screen is about; it fills the room between the bars, and is hidden while the message is there.
    let content: UIView
    private let hints: KeyHints
    private let service: any FeedService
    private let quit: @MainActor () -> Void
    private let messageView = MessageView()

    init(
        header: ScreenHeader, content: UIView, hints: [KeyHints.Hint], service: any FeedService,
        quit: @escaping @MainActor () -> Void
    ) {
        self.header = header
        self.content = content
        self.hints = KeyHints(hints + [.init(key: "Q", action: "quit")])
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

    /// A key was pressed that all screens do not have: override to say whether the screen took it.
    func handle(key: String) -> Bool { false }

    /// Whether the message stands in place of the content.
    var showsMessage: Bool { !messageView.isHidden }

    /// Loads the feed, again if need be.
    func reload() {
        guard let window = view.window else { return }
        setMessage(nil)
        loadingDidBegin()
        service.load(in: window) { [weak self] result in
            switch result {
            case .success(let feed): self?.finishLoading(feed)
            case .failure(let error):
                self?.setMessage(.failure(error))
                self?.loadingDidFail()
            }
        }
    }

    // MARK: Life

    override func viewDidLoad() {
        view.backgroundColor = DemoPalette.page
        messageView.isHidden = true
        messageView.retry = { [weak self] in self?.reload() }
        for part in [content, messageView, header, hints] { view.addSubview(part) }
    }

    override func viewDidAppear(_ animated: Bool) {
        reload()
    }

    override func viewDidLayoutSubviews() {
        let size = view.bounds.size
        header.frame = CGRect(x: 0, y: 0, width: size.width, height: ScreenHeader.height)
        hints.frame = CGRect(x: 0, y: size.height - KeyHints.height, width: size.width, height: KeyHints.height)
        content.frame = CGRect(
            x: 0, y: ScreenHeader.height, width: size.width,
            height: max(0, size.height - ScreenHeader.height - KeyHints.height))
        messageView.frame = content.frame
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key else { return }
        switch (key.charactersIgnoringModifiers, key.keyCode) {
        case ("r", _): reload()
        case ("q", _), (_, .keyboardEscape): quit()
        case (let other, _) where handle(key: other): break
        default: super.pressesBegan(presses, with: event)
        }
    }

    private func setMessage(_ message: MessageView.Message?) {
        if let message { messageView.show(message) }
        messageView.isHidden = message == nil
        content.isHidden = message != nil
    }
}
