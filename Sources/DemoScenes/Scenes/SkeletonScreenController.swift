import Foundation
import SkeletonView

/// A screen whose content is one list that is a skeleton while its feed loads.
@MainActor
class SkeletonScreenController: FeedScreenController {
    let style: SkeletonStyle

    /// Makes the screen called `title` of `list`, whose content is `column` wide in a window of the given width;
    /// `hints` are the keys that other such screens do not have.
    init(
        title: String, column: @escaping @MainActor (CGFloat) -> CGFloat, list: UIScrollView, hints: [KeyHints.Hint],
        style: SkeletonStyle, service: any FeedService, quit: @escaping @MainActor () -> Void
    ) {
        self.style = style
        super.init(
            header: ScreenHeader(title: title, column: column), content: list,
            hints: [
                .init(key: "S", action: "show"), .init(key: "H", action: "hide"), .init(key: "R", action: "reload"),
            ] + hints,
            service: service, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: For screens

    /// Takes a feed that arrived and says in a few words how much it is.
    func take(_ feed: LoadedFeed) -> String { "" }

    // MARK: Life

    override func viewDidLoad() {
        super.viewDidLoad()
        content.backgroundColor = DemoPalette.page
        content.isSkeletonable = true
    }

    override func loadingDidBegin() {
        header.status = "Loading…"
        style.show(on: content)
    }

    override func finishLoading(_ feed: LoadedFeed) {
        header.status = take(feed)
        content.hideSkeleton(transition: style.transition)
        reloadData()
    }

    override func loadingDidFail() {
        content.hideSkeleton(transition: .none)
        header.status = "Not loaded"
    }

    override func handle(key: String) -> Bool {
        switch key {
        case "s": if !showsMessage { style.show(on: content) }
        case "h": content.hideSkeleton(transition: style.transition)
        default: return false
        }
        return true
    }

    /// The hide asked for the feed's items where a skeleton was on; where the user had ended it, nobody did.
    private func reloadData() {
        (content as? UITableView)?.reloadData()
        (content as? UICollectionView)?.reloadData()
    }
}
