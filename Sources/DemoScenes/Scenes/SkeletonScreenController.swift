import Foundation
import SkeletonView

/// A screen whose content is one list that is a skeleton while its feed loads.
@MainActor
class SkeletonScreenController: FeedScreenController {
    let style: SkeletonStyle
    private let things: (one: String, many: String)

    /// Makes the screen called `title` of `list`, which shows `things`, and whose content is `column` wide in a window
    /// of the given width; `hints` are the keys that other such screens do not have.
    init(
        title: String, things: (one: String, many: String), column: @escaping @MainActor (CGFloat) -> CGFloat,
        list: UIScrollView, hints: [KeyHints.Hint], style: SkeletonStyle, service: any FeedService,
        quit: @escaping @MainActor () -> Void
    ) {
        self.style = style
        self.things = things
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

    /// Takes a feed that arrived and returns how many things the screen shows of it.
    func take(_ feed: LoadedFeed) -> Int { 0 }

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
        let count = take(feed)
        header.status = count == 1 ? "1 \(things.one)" : "\(count) \(things.many)"
        if count == 0 { show(.empty(of: things.many)) }
        // Under the message nothing is seen to fade.
        content.hideSkeleton(transition: count == 0 ? .none : style.transition)
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
