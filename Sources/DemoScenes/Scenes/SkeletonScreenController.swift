import Foundation
import SkeletonView

/// A screen whose content is a skeleton while its feed loads.
@MainActor
class SkeletonScreenController: FeedScreenController {
    private(set) var style: DemoStyle
    /// Takes the flags away while bones are to be found without any.
    let flags = FlagKeeper()
    private let things: (one: String, many: String)
    /// Whether the list has something to show without bones.
    private var isLoaded = false
    /// Whether a feed is waited for.
    private var isLoading = false
    /// Whether a skeleton is on, or will be when its delay has passed.
    private var isSkeletonWanted = false
    private lazy var pause = MotionPause(in: header)

    /// Makes the screen called `title` of `list`, a list or a page, which shows `things`, and whose content is `column`
    /// wide in a window of the given width.
    init(
        title: String, things: (one: String, many: String), column: @escaping @MainActor (CGFloat) -> CGFloat,
        list: UIScrollView, style: DemoStyle, service: any FeedService, quit: @escaping @MainActor () -> Void
    ) {
        self.style = style
        self.things = things
        super.init(
            header: ScreenHeader(title: title, column: column), content: list, service: service, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: For screens

    /// Takes a feed that arrived and returns how many things the screen shows of it.
    func take(_ feed: LoadedFeed) -> Int { 0 }

    /// Lets the lists of the screen ask for what there is now: the hide asks for it where a skeleton was on; where the
    /// user had ended it, nobody did. Override where the content is no list.
    func reloadData() {
        (content as? UITableView)?.reloadData()
        (content as? UICollectionView)?.reloadData()
    }

    // MARK: For the window

    override var hasStyledSkeletons: Bool { true }

    override func apply(_ style: DemoStyle) {
        let old = self.style
        self.style = style
        if style.lines != old.lines { applyLines(below: content) }
        if style.isAutomatic != old.isAutomatic {
            flags.follow(style, in: content)
            if content.sk.isSkeletonActive { showAnew() }
        }
        style.update(on: content)
        if isSkeletonWanted { expectPause() }
    }

    // MARK: Life

    override func viewDidLoad() {
        super.viewDidLoad()
        content.backgroundColor = DemoPalette.page
        content.isSkeletonable = true
    }

    override func loadingDidBegin() {
        isLoading = true
        showSkeleton()
    }

    override func finishLoading(_ feed: LoadedFeed) {
        isLoading = false
        let count = take(feed)
        isLoaded = count > 0
        header.status = count == 1 ? "1 \(things.one)" : "\(count) \(things.many)"
        if count == 0 { show(.empty(of: things.many)) }
        // Under the message nothing is seen to fade.
        count == 0 ? hideSkeletonAtOnce() : hideSkeleton()
        reloadData()
    }

    override func loadingDidFail() {
        isLoading = false
        hideSkeletonAtOnce()
        header.status = "Not loaded"
    }

    override var actions: [ActionBar.Action] {
        [
            .init(key: "S", title: "Show") { [weak self] in self?.showSkeleton() },
            .init(key: "H", title: "Hide") { [weak self] in self?.hideSkeleton() },
        ]
    }

    override func canPerformAction(ofKey key: String) -> Bool {
        switch key {
        case "S": !showsMessage && !isSkeletonWanted
        case "H": isLoaded && isSkeletonWanted
        default: super.canPerformAction(ofKey: key)
        }
    }

    // MARK: Private

    private func applyLines(below view: UIView) {
        (view as? any LineStyledCell)?.apply(style.lines)
        for subview in view.subviews { applyLines(below: subview) }
    }

    private func showSkeleton() {
        isSkeletonWanted = true
        flags.follow(style, in: content)
        show(style)
    }

    private func show(_ style: DemoStyle) {
        showLoading()
        let words = DemoStyle.timeoutWords(style.timeout)
        // Where the feed is there the bones are only looked at, and nothing is late.
        style.show(on: content) { [weak self] in
            self?.pause.end()
            if self?.isLoading == true { self?.header.status = words }
        }
        expectPause()
    }

    private func expectPause() {
        guard style.isAnimated else { return pause.end() }
        pause.begin(style) { [weak self] in self?.content.sk.isSkeletonActive ?? false }
    }

    /// Says that the feed is waited for, if it is.
    private func showLoading() {
        if isLoading { header.status = "Loading…" }
    }

    /// Shows the skeleton that is on from the beginning, with other bones.
    private func showAnew() {
        content.hideSkeletonNow(transition: .dissolve(duration: 0))
        var atOnce = style
        (atOnce.transition, atOnce.delay) = (.none, 0)
        show(atOnce)
    }

    private func hideSkeleton() {
        isSkeletonWanted = false
        pause.end()
        showLoading()
        style.hide(on: content)
    }

    private func hideSkeletonAtOnce() {
        isSkeletonWanted = false
        pause.end()
        content.hideSkeleton(transition: .dissolve(duration: 0))
    }
}
