import Foundation
import Somo

/// Bones that are placed by hand: the four styles, and lists, each with a button that begins and ends it.
@MainActor
final class SomoViewController: UIViewController {
    private let service: any FeedService
    private let quit: @MainActor () -> Void

    private let header = ScreenHeader(title: "Somo", column: SomoScreenLayout.columnWidth)
    private let scrollView = UIScrollView()
    private let messageView = MessageView()
    private let hints = KeyHints([
        .init(key: "B", action: "begin all"), .init(key: "E", action: "end all"), .init(key: "R", action: "reload"),
        .init(key: "Tab", action: "next"), .init(key: "Q", action: "quit"),
    ])
    private var isLoaded = false
    private let styleHeading = UILabel.line(size: 17, weight: .bold)
    private let listHeading = UILabel.line(size: 17, weight: .bold)
    private let stylePanels = [
        SomoPanel(
            title: "Solid", note: "fades to half and back",
            example: StyleExample(style: .solid, place: 0)),
        SomoPanel(
            title: "Horizontal", note: "from left to right",
            example: StyleExample(style: .gradientHorizontal, place: 1)),
        SomoPanel(
            title: "Vertical", note: "from top to bottom",
            example: StyleExample(style: .gradientVertical, place: 2)),
        SomoPanel(
            title: "Oblique", note: "broad and slanting",
            example: StyleExample(style: .oblique, place: 3)),
    ]
    private let listPanels = [
        SomoPanel(title: "Table", note: "one kind of cell", example: PeopleExample(), fillsWidth: true),
        SomoPanel(title: "Mixed table", note: "two kinds, two heights", example: StoriesExample(), fillsWidth: true),
        SomoPanel(title: "Collection", note: "tiles in a flow layout", example: PicturesExample(), fillsWidth: true),
    ]

    init(service: any FeedService, quit: @escaping @MainActor () -> Void) {
        self.service = service
        self.quit = quit
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        view.backgroundColor = DemoPalette.page
        scrollView.backgroundColor = DemoPalette.page
        styleHeading.text = "Styles"
        listHeading.text = "Lists"
        messageView.isHidden = true
        messageView.retry = { [weak self] in self?.reload() }
        for part in [styleHeading] + stylePanels + [listHeading] + listPanels { scrollView.addSubview(part) }
        for part in [scrollView, messageView, header, hints] { view.addSubview(part) }
        for panel in panels { panel.loadingDidChange = { [weak self] in self?.updateStatus() } }
    }

    override func viewDidAppear(_ animated: Bool) {
        reload()
    }

    override func viewDidLayoutSubviews() {
        let size = view.bounds.size
        header.frame = CGRect(x: 0, y: 0, width: size.width, height: ScreenHeader.height)
        hints.frame = CGRect(x: 0, y: size.height - KeyHints.height, width: size.width, height: KeyHints.height)
        let content = CGRect(
            x: 0, y: ScreenHeader.height, width: size.width,
            height: max(0, size.height - ScreenHeader.height - KeyHints.height))
        scrollView.frame = content
        messageView.frame = content
        let layout = SomoScreenLayout(size: content.size, styleCount: stylePanels.count)
        func place(_ views: [UIView], _ frames: [CGRect]) {
            // The mirror is the root view, whose bounds do not scroll.
            for (part, frame) in zip(views, frames) { part.frame = view.mirroredIfNeeded(frame) }
        }
        place([styleHeading, listHeading], [layout.styleHeading, layout.listHeading])
        place(stylePanels, layout.styles)
        place(listPanels, layout.lists)
        scrollView.contentSize = CGSize(width: size.width, height: layout.contentHeight)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key else { return }
        switch (key.charactersIgnoringModifiers, key.keyCode) {
        case ("b", _): setLoading(true)
        case ("e", _): setLoading(false)
        case ("r", _): reload()
        case ("q", _), (_, .keyboardEscape): quit()
        default: super.pressesBegan(presses, with: event)
        }
    }

    // MARK: Private

    private var panels: [SomoPanel] { stylePanels + listPanels }

    private func reload() {
        guard let window = view.window else { return }
        isLoaded = false
        setMessage(nil)
        setLoading(true)
        service.load(in: window) { [weak self] result in self?.finishLoading(result) }
    }

    private func finishLoading(_ result: Result<LoadedFeed, FeedError>) {
        switch result {
        case .success(let feed):
            isLoaded = true
            for panel in panels { panel.take(feed) }
        case .failure(let error):
            setMessage(error)
        }
        setLoading(false)
        updateStatus()
    }

    private func setLoading(_ isLoading: Bool) {
        for panel in panels { panel.setLoading(isLoading) }
    }

    /// Shows what went wrong instead of the examples; nil shows the examples.
    private func setMessage(_ error: FeedError?) {
        if let error { messageView.show(error) }
        messageView.isHidden = error == nil
        scrollView.isHidden = error != nil
    }

    private func updateStatus() {
        let count = panels.count(where: \.isLoading)
        header.status =
            switch count {
            case 0: isLoaded ? "Loaded" : "Not loaded"
            case panels.count: "Loading…"
            default: "\(count) of \(panels.count) loading"
            }
    }
}
