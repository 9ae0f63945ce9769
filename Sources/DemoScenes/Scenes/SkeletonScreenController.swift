import Foundation
import SkeletonView

/// A screen whose content shows a skeleton while its feed loads.
@MainActor
class SkeletonScreenController: FeedScreenController, UIScrollViewDelegate {
    private(set) var style: DemoStyle
    /// The flags that are suspended while bones are found automatically.
    let flags = FlagSuspension()
    private let nouns: (one: String, many: String)
    /// `true` if the list has content to show without bones.
    private var isLoaded = false
    /// `true` if a feed is loading.
    private var isLoading = false
    /// `true` if a skeleton is shown, or will be after its delay.
    private var isSkeletonShown = false
    /// The header's status once a feed has been loaded.
    private var loadedStatus: String?
    /// The feed that is shown; `nil` until a feed has been loaded.
    private var feed: LoadedFeed?
    /// A copy of this screen in another style that shows the skeleton and the content when this screen does. `nil` by
    /// default.
    private(set) weak var follower: SkeletonScreenController?
    /// The screen that this one is a copy of, set before the copy appears; `nil` for a screen that loads its own feed.
    weak var leader: SkeletonScreenController?
    private lazy var pause = MotionPause(in: header) { [weak self] in self?.choose(.skeleton) }
    private lazy var loop = LoadLoop(
        loadTime: { [weak self] in self?.style.loopLoadTime ?? 0 },
        showSkeleton: { [weak self] in self?.showSkeleton() },
        showContent: { [weak self] in self?.hideSkeleton() })
    /// `true` if the skeleton will disappear automatically.
    private var isTemporary: Bool { leader?.isTemporary ?? (isLoading || playback == .loop) }

    /// Creates a screen titled `title` with `list`, a list or a page that shows `nouns`.
    init(
        title: String, nouns: (one: String, many: String), list: UIScrollView, style: DemoStyle,
        service: any FeedService, quit: @escaping @MainActor () -> Void
    ) {
        self.style = style
        self.nouns = nouns
        super.init(header: ScreenHeader(title: title), content: list, service: service, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: For subclasses

    /// Stores a loaded feed, and returns the number of elements to show. Override it.
    func adopt(_ feed: LoadedFeed) -> Int { 0 }

    /// Reloads the screen's lists. Hiding a visible skeleton reloads them as well, but the user may already have hidden
    /// the skeleton. Override it if the content isn't a list.
    func reloadData() {
        (content as? UITableView)?.reloadData()
        (content as? UICollectionView)?.reloadData()
    }

    // MARK: For the window

    /// Keeps `copy`, the same screen in another style, in step with this screen: it shows the skeleton and the content
    /// when this screen does, and scrolls with it. Override this method to copy other state. Both views must be in the
    /// window.
    func lead(_ copy: SkeletonScreenController) {
        follower = copy
        if let feed { copy.store(feed) }
        copy.reloadData()
        if isSkeletonShown { copy.showSkeleton() }
    }

    override var hasStyledSkeletons: Bool { true }

    override func apply(_ style: DemoStyle) {
        let old = self.style
        self.style = style
        if style.lines != old.lines { applyLines(below: content) }
        if style.isAutomatic != old.isAutomatic {
            flags.follow(style, in: content)
            if content.sk.isSkeletonActive { restartSkeleton() }
        }
        if !restartStoppedBones() { style.limited(isTemporary: isTemporary).update(on: content) }
        let revealsBones = leader == nil && isLoaded && !showsMessage && style.bonesDiffer(from: old)
        if isSkeletonShown, playback == .skeleton, !isLoading, !style.hasSameTimeout(as: old) {
            // A new timeout takes effect only when the skeleton is shown again.
            showSkeleton()
        } else if playback == .loop, !isLoading, revealsBones {
            // The changed bones stay visible for a whole load time.
            loop.beginWithSkeleton(in: view.window)
        } else if isSkeletonShown {
            showLoading()
            expectPause()
        } else if revealsBones {
            // Shows the skeleton, because changes to the bones can't be seen while the content is visible.
            choose(.skeleton)
        }
    }

    // MARK: Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        content.backgroundColor = DemoPalette.page
        content.isSkeletonable = true
    }

    override func viewDidAppear(_ animated: Bool) {
        // A copy shows the feed of its leader.
        if leader == nil { super.viewDidAppear(animated) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        loop.stop()
    }

    override func loadingDidBegin() {
        loop.stop()
        isLoading = true
        showSkeleton()
    }

    override func finishLoading(_ feed: LoadedFeed) {
        isLoading = false
        let count = store(feed)
        loadedStatus = count == 1 ? "1 \(nouns.one)" : "\(count) \(nouns.many)"
        header.status = loadedStatus
        if count == 0 { show(.empty(of: nouns.many)) }
        switch playback {
        // The message covers the content, so there is nothing to fade.
        case _ where count == 0: hideSkeletonImmediately()
        case .skeleton: showSkeleton()
        case .content: hideSkeleton()
        case .loop: loop.beginWithContent(in: view.window)
        }
        reloadData()
        follower?.reloadData()
    }

    override func loadingDidFail() {
        isLoading = false
        hideSkeletonImmediately()
        header.status = "Not loaded"
    }

    override var playbacks: [DemoPlayback] { DemoPlayback.allCases }

    override func canShow(_ playback: DemoPlayback) -> Bool { !showsMessage }

    override func show(_ playback: DemoPlayback) {
        loop.stop()
        switch playback {
        case .skeleton: showSkeleton()
        // Before the first load ends, there is no content to show.
        case .content: if isLoaded { hideSkeleton() }
        // A load in progress starts the loop when it ends. While a message is shown, only the next load does.
        case .loop: if !isLoading, !showsMessage { loop.beginWithSkeleton(in: view.window) }
        }
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView === content, let copy = follower?.content as? UIScrollView else { return }
        copy.contentOffset = scrollView.contentOffset
    }

    // MARK: Private

    /// Stores `feed` in this screen and its copy, and returns the number of elements to show.
    @discardableResult
    private func store(_ feed: LoadedFeed) -> Int {
        self.feed = feed
        let count = adopt(feed)
        isLoaded = count > 0
        follower?.store(feed)
        return count
    }

    /// If the bones have stopped at their time limit, applies the style to them, on this screen and its copy, and
    /// restarts their motion. Otherwise, returns `false`.
    @discardableResult
    private func restartStoppedBones() -> Bool {
        guard header.pauseNotice != nil else { return false }
        let screens = [self] + (follower.map { [$0] } ?? [])
        // An update alone would keep the phase of a window-wide highlight, so only part of a sweep might be left.
        for screen in screens { screen.style.withoutSharedHighlight.update(on: screen.content) }
        for screen in screens { screen.style.limited(isTemporary: isTemporary).update(on: screen.content) }
        return true
    }

    private func applyLines(below view: UIView) {
        (view as? any LineStyledCell)?.apply(style.lines)
        for subview in view.subviews { applyLines(below: subview) }
    }

    private func showSkeleton() {
        isSkeletonShown = true
        flags.follow(style, in: content)
        show(style)
        follower?.showSkeleton()
    }

    private func show(_ style: DemoStyle) {
        showLoading()
        let words = DemoStyle.timeoutMessage(style.timeout)
        restartStoppedBones()
        style.limited(isTemporary: isTemporary).show(on: content) { [weak self] in
            self?.pause.end()
            self?.header.status = words
        }
        expectPause()
    }

    private func expectPause() {
        guard style.isAnimated, !isTemporary else { return pause.end() }
        pause.begin(style) { [weak self] in self?.content.sk.isSkeletonActive ?? false }
    }

    /// Sets the header's status to "Loading…" while a feed is loading or the loop shows the skeleton, and otherwise to
    /// what the screen shows.
    private func showLoading() {
        let appearsLoading = isLoading || playback == .loop && isSkeletonShown
        let shown = isSkeletonShown ? "Skeleton" : loadedStatus
        if let status = appearsLoading ? "Loading…" : shown { header.status = status }
    }

    /// Restarts the visible skeleton with new bones.
    private func restartSkeleton() {
        content.hideSkeletonNow(transition: .none)
        var immediateStyle = style
        immediateStyle.transitionDuration = 0
        immediateStyle.delay = 0
        show(immediateStyle)
    }

    private func hideSkeleton() {
        isSkeletonShown = false
        pause.end()
        showLoading()
        style.hide(on: content)
        follower?.hideSkeleton()
    }

    private func hideSkeletonImmediately() {
        isSkeletonShown = false
        pause.end()
        content.hideSkeleton(transition: .none)
        follower?.hideSkeletonImmediately()
    }
}
