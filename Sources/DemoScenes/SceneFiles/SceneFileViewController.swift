import Foundation
import NibKit
import ScenePreviews
import SkeletonView

/// A screen with a scene from a storyboard or xib. The scene is reloaded whenever the file is saved.
@MainActor
final class SceneFileViewController: ScreenController {
    let file: SceneFile
    private var style: DemoStyle
    private let canvas = SceneCanvas()
    private var index: Int
    private(set) var scene: SceneFile.Scene?
    private var samples: [SampleCells] = []
    private var watcher: FileWatcher?
    /// The flags that are suspended while bones are found automatically.
    private let flags = FlagSuspension()
    /// The views that show a skeleton.
    private var shownViews: [UIView] = []
    private var isSkeletonShown = false
    /// `true` if no view of the scene is skeletonable.
    private var isWithoutFlags = false
    /// `true` until the first simulated load of the scene begins.
    private var isNew = true
    /// The scheduled arrival of the content, which ends the simulated load.
    private var arrival: ScheduledWork?
    private lazy var pause = MotionPause(in: header) { [weak self] in self?.choose(.skeleton) }
    private lazy var loop = LoadLoop(
        loadTime: { [weak self] in self.map { max($0.file.loadTime, $0.style.loopLoadTime) } ?? 0 },
        showSkeleton: { [weak self] in self?.showSkeleton() },
        showContent: { [weak self] in self?.hideSkeleton() })
    /// `true` if the skeleton will disappear automatically.
    private var isTemporary: Bool { playback != .skeleton }

    init(file: SceneFile, style: DemoStyle, quit: @escaping @MainActor () -> Void) {
        self.file = file
        self.style = style
        index = file.firstIndex
        super.init(
            header: ScreenHeader(title: file.url.lastPathComponent), content: canvas, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: For the window

    override var hasStyledSkeletons: Bool { true }

    override var boneCount: Int {
        shownViews.reduce(0) { $0 + ($1.sk.isSkeletonActive ? $1.sk.bones.count : 0) }
    }

    override func apply(_ style: DemoStyle) {
        let old = self.style
        self.style = style
        // This method is also called after changes to the properties of a selected view.
        updateActions()
        guard isSkeletonShown else {
            // Shows the skeleton, because changes to the bones can't be seen while the content is visible.
            guard style.bonesDiffer(from: old), scene != nil else { return }
            return playback == .loop ? loop.beginWithSkeleton(in: view.window) : choose(.skeleton)
        }
        if style.isAutomatic != old.isAutomatic {
            hideImmediately()
            showSkeleton(immediately: true)
        } else {
            if !restartStoppedBones() { updateBones() }
            if playback == .skeleton, arrival == nil, !style.hasSameTimeout(as: old) {
                // A new timeout takes effect only when the skeleton is shown again.
                showSkeleton()
            } else {
                showSkeletonStatus()
                expectPause()
            }
        }
        if playback == .loop, arrival == nil, style.bonesDiffer(from: old) { loop.keepSkeleton(in: view.window) }
    }

    override var actions: [ActionBar.Action] {
        [
            .init(key: "R", title: "Reload", toolTip: "Read the file again") { [weak self] in self?.load() },
            .init(key: "F", title: canvas.fillsWidth ? "Width in Xcode" : "Full width") { [weak self] in
                self?.canvas.fillsWidth.toggle()
            },
            .init(key: "N", title: "Next scene", toolTip: "Show the next scene of the file") { [weak self] in
                self?.showNext()
            },
            .init(key: "V", title: "Save", toolTip: "Write changed skeleton properties to the file") { [weak self] in
                self?.save()
            },
            .init(key: "W", title: "Warnings", toolTip: "List unsupported features of the file") { [weak self] in
                self?.showWarnings()
            },
        ]
    }

    override func canPerformAction(forKey key: String) -> Bool {
        switch key {
        case "N": file.sceneNames.count > 1
        case "V": !changes.isEmpty
        case "W": scene?.warnings.isEmpty == false
        default: super.canPerformAction(forKey: key)
        }
    }

    // MARK: Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        canvas.didChoose = { [weak self] in self?.choose($0) }
        canvas.didRequestWarnings = { [weak self] in self?.showWarnings() }
        showScene()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        load()
        updateActions()
        watcher = FileWatcher(file.url) { [weak self] in self?.fileDidChange() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // Container controllers may load their children's views only during layout, so there may be new lists to fill.
        fillLists()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        watcher = nil
        stopPlayback()
    }

    // MARK: The scene

    private func choose(_ index: Int) {
        self.index = index
        isNew = true
        showScene()
        load()
        updateActions()
    }

    private func fillLists() {
        if let controller = scene?.controller { samples += SampleCells.fill(controller) }
    }

    private func showNext() {
        choose((index + 1) % max(1, file.sceneNames.count))
    }

    /// Recreates the scene and shows it without a skeleton.
    private func showScene() {
        hideImmediately()
        let newScene = file.makeScene(at: index)
        let old = scene?.controller
        scene = newScene
        old?.willMove(toParent: nil)
        addChild(newScene.controller)
        canvas.sceneSize = newScene.canvasSize
        canvas.show(newScene.controller.view)
        old?.removeFromParent()
        newScene.controller.didMove(toParent: self)
        samples = []
        canvas.list(file.sceneNames, selected: index)
        canvas.setWarningCount(newScene.warnings.count)
    }

    /// Reloads the file and shows its scene again, at the same scroll positions. A visible skeleton stays visible, in
    /// the same phase of its motion. If the file is invalid, the scene stays and the header shows the error.
    func fileDidChange() {
        let name = file.sceneNames.indices.contains(index) ? file.sceneNames[index] : nil
        do {
            try file.reload()
        } catch {
            header.notice = "\(error)"
            return
        }
        header.notice = nil
        let hadSkeleton = isSkeletonShown
        let offsets = scrollViews.map(\.contentOffset)
        let motion = shownViews.lazy.compactMap(\.skeletonMotionStart).first
        index = name.flatMap(file.sceneNames.firstIndex) ?? min(index, max(0, file.sceneNames.count - 1))
        showScene()
        canvas.layoutIfNeeded()
        fillLists()
        for (scrollView, offset) in zip(scrollViews, offsets) { scrollView.contentOffset = offset }
        if hadSkeleton { showSkeleton(immediately: true) }
        if let motion {
            for view in shownViews { view.continueSkeletonMotion(from: motion) }
        }
        updateActions()
    }

    /// The scroll views of the scene, each before the scroll views inside it.
    private var scrollViews: [UIScrollView] {
        var found: [UIScrollView] = []
        var views = [scene?.controller.viewIfLoaded].compactMap(\.self)
        while let view = views.popLast() {
            if let scrollView = view as? UIScrollView { found.append(scrollView) }
            views += view.subviews
        }
        return found
    }

    // MARK: The skeleton

    override var playbacks: [DemoPlayback] { DemoPlayback.allCases }

    override func show(_ playback: DemoPlayback) {
        stopPlayback()
        switch playback {
        case .skeleton: showSkeleton()
        case .content: hideSkeleton()
        case .loop: loop.beginWithSkeleton(in: view.window)
        }
    }

    /// Shows the skeleton during a simulated load, and then continues with the chosen playback.
    private func load() {
        stopPlayback()
        // Content that hasn't been visible yet must not fade out.
        showSkeleton(immediately: isNew)
        isNew = false
        arrival = view.window?.schedule(after: file.loadTime) { [weak self] in
            guard let self else { return }
            arrival = nil
            playback == .loop ? loop.beginWithContent(in: view.window) : show(playback)
            updateActions()
        }
        showSkeletonStatus()
    }

    private func stopPlayback() {
        arrival?.cancel()
        arrival = nil
        loop.stop()
    }

    private func showSkeleton(immediately: Bool = false) {
        guard let scene, let view = scene.controller.view else { return }
        view.layoutIfNeeded()
        fillLists()
        isSkeletonShown = true
        var style = style
        flags.restore()
        let flagged = view.outermostSkeletonableViews
        isWithoutFlags = flagged.isEmpty
        style.isAutomatic = style.isAutomatic || isWithoutFlags
        if immediately { (style.transitionDuration, style.delay) = (0, 0) }
        flags.follow(style, in: view)
        shownViews = style.isAutomatic ? [view] : flagged
        restartStoppedBones()
        let words = DemoStyle.timeoutMessage(style.timeout)
        for view in shownViews {
            style.limited(isTemporary: isTemporary).show(on: view) { [weak self] in
                self?.pause.end()
                self?.showStatus(words)
            }
        }
        showSkeletonStatus()
        expectPause()
    }

    private func updateBones() {
        for view in shownViews { style.limited(isTemporary: isTemporary).update(on: view) }
    }

    /// If the bones have stopped at their time limit, applies the style to them and restarts their motion. Otherwise,
    /// returns `false`.
    @discardableResult
    private func restartStoppedBones() -> Bool {
        guard header.pauseNotice != nil else { return false }
        // An update alone would keep the phase of a window-wide highlight, so only part of a sweep might be left.
        for view in shownViews { style.withoutSharedHighlight.update(on: view) }
        updateBones()
        return true
    }

    /// Sets the header's status to "Loading…" while content is expected, and otherwise to "Skeleton".
    private func showSkeletonStatus() {
        showStatus(arrival == nil ? "Skeleton" : "Loading…")
    }

    private func showStatus(_ status: String) {
        let found: HeaderText = .init(
            "no view is skeletonable, so bones are found automatically", short: "automatic bones")
        header.statusText = ([HeaderText(status)] + (isWithoutFlags ? [found] : [])).joined
    }

    private func hideSkeleton() {
        isSkeletonShown = false
        pause.end()
        for view in shownViews { style.hide(on: view) }
        header.status = "Content"
    }

    private func hideImmediately() {
        isSkeletonShown = false
        pause.end()
        for view in shownViews { view.hideSkeleton(transition: .none) }
        shownViews = []
    }

    private func expectPause() {
        guard style.isAnimated, !isTemporary else { return pause.end() }
        pause.begin(style) { [weak self] in self?.isSkeletonShown ?? false }
    }
}
