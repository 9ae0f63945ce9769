import Foundation
import Somo

/// A screen of hand-placed bones: the four styles, and lists, each with a button that shows and hides its bones.
@MainActor
final class SomoViewController: FeedScreenController {
    private let scrollView = UIScrollView()
    private var isLoaded = false
    private let styleHeading = UILabel.line(size: 17, weight: .bold)
    private let listHeading = UILabel.line(size: 17, weight: .bold)
    private let stylePanels = [
        SomoPanel(
            title: "Solid", note: "fades to half and back",
            example: StyleExample(style: .solid, index: 0)),
        SomoPanel(
            title: "Horizontal", note: "from left to right",
            example: StyleExample(style: .gradientHorizontal, index: 1)),
        SomoPanel(
            title: "Vertical", note: "from top to bottom",
            example: StyleExample(style: .gradientVertical, index: 2)),
        SomoPanel(
            title: "Oblique", note: "broad and slanting",
            example: StyleExample(style: .oblique, index: 3)),
    ]
    private let listPanels = [
        SomoPanel(title: "Table", note: "one kind of cell", example: PeopleExample(), fillsWidth: true),
        SomoPanel(title: "Mixed table", note: "two kinds, two heights", example: StoriesExample(), fillsWidth: true),
        SomoPanel(title: "Collection", note: "tiles in a flow layout", example: PicturesExample(), fillsWidth: true),
    ]

    init(service: any FeedService, quit: @escaping @MainActor () -> Void) {
        super.init(
            header: ScreenHeader(title: "Somo"), content: scrollView, service: service, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.backgroundColor = DemoPalette.page
        styleHeading.text = "Styles"
        listHeading.text = "Lists"
        for part in [styleHeading] + stylePanels + [listHeading] + listPanels { scrollView.addSubview(part) }
        for panel in panels { panel.loadingDidChange = { [weak self] in self?.updateStatus() } }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let layout = SomoScreenLayout(
            size: content.bounds.size, styleCount: stylePanels.count, textScale: content.textScale)
        func place(_ views: [UIView], _ frames: [CGRect]) {
            // Frames are mirrored within the root view, because the scroll view's bounds move.
            for (part, frame) in zip(views, frames) { part.frame = view.mirroredIfNeeded(frame) }
        }
        place([styleHeading, listHeading], [layout.styleHeading, layout.listHeading])
        place(stylePanels, layout.styles)
        place(listPanels, layout.lists)
        scrollView.contentSize = CGSize(width: content.bounds.width, height: layout.contentHeight)
    }

    override func loadingDidBegin() {
        isLoaded = false
        setLoading(true)
    }

    override func finishLoading(_ feed: LoadedFeed) {
        isLoaded = true
        for panel in panels { panel.store(feed) }
        setLoading(false)
        updateStatus()
    }

    override func loadingDidFail() {
        setLoading(false)
        updateStatus()
    }

    override var actions: [ActionBar.Action] {
        [
            .init(key: "B", title: "Begin all", toolTip: "Show all skeletons") { [weak self] in
                self?.setLoading(true)
            },
            .init(key: "E", title: "End all", toolTip: "Hide all skeletons") { [weak self] in
                self?.setLoading(false)
            },
        ]
    }

    override func canPerformAction(forKey key: String) -> Bool {
        switch key {
        case "B": panels.contains { !$0.isLoading }
        case "E": panels.contains(where: \.isLoading)
        default: super.canPerformAction(forKey: key)
        }
    }

    // MARK: Private

    private var panels: [SomoPanel] { stylePanels + listPanels }

    private func setLoading(_ isLoading: Bool) {
        for panel in panels { panel.setLoading(isLoading) }
    }

    private func updateStatus() {
        let count = panels.count(where: \.isLoading)
        header.status =
            switch count {
            case 0: isLoaded ? "Loaded" : "Not loaded"
            case panels.count: "Loading…"
            default: "\(count) of \(panels.count) loading"
            }
        updateActions()
    }
}
