import Foundation
import ViewKit

/// A screen that shows a feed, or a message and a retry button if the feed fails to load or is empty.
@MainActor
class FeedScreenController: ScreenController {
    private let service: any FeedService
    private let messageView = MessageView()

    init(
        header: ScreenHeader, content: UIView, service: any FeedService, quit: @escaping @MainActor () -> Void
    ) {
        self.service = service
        super.init(header: header, content: content, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: For subclasses

    /// Called when a load begins. Override it to show that the feed is loading.
    func loadingDidBegin() {}

    /// Called when the feed has loaded. Override it to show the feed.
    func finishLoading(_ feed: LoadedFeed) {}

    /// Shows `message` in place of the content until the feed is loaded again.
    func show(_ message: MessageView.Message) { setMessage(message) }

    /// Called when loading has failed, after a message with the reason has been shown. Override it to undo
    /// `loadingDidBegin`.
    func loadingDidFail() {}

    override var commonActions: [ActionBar.Action] {
        [.init(key: "R", title: "Reload") { [weak self] in self?.reload() }] + super.commonActions
    }

    /// The posts that the first load will probably show; empty if unknown.
    var expectedPosts: [Post] { service.expectedPosts }

    /// `true` if the message replaces the content.
    var showsMessage: Bool { !messageView.isHidden }

    /// Loads or reloads the feed. No effect outside a window.
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

    // MARK: Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        messageView.isHidden = true
        messageView.retry = { [weak self] in self?.reload() }
        view.insertSubview(messageView, aboveSubview: content)
    }

    override func viewDidAppear(_ animated: Bool) {
        reload()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        messageView.frame = content.frame
    }

    // MARK: Private

    private func setMessage(_ message: MessageView.Message?) {
        if let message { messageView.show(message) }
        let (hidden, shown): (UIView, UIView) = message == nil ? (messageView, content) : (content, messageView)
        guard shown.isHidden else { return }
        hidden.setHidden(true)
        shown.setHidden(false)
        // While the message is shown, the window hides the compared copy of the content.
        parent?.viewIfLoaded?.setNeedsLayout()
    }
}
