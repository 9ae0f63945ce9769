import Foundation
import SkeletonView

/// A screen of samples with skeletons. The skeletons are shown all at once or, if `playsWhenVisible` is `true`, when
/// their cards scroll into view.
@MainActor
class SamplesScreenController: CardsScreenController {
    private let samples: [SampleCard]
    private var style: DemoStyle
    private var isShown = false
    /// The cards whose skeletons haven't been shown yet, because the cards haven't scrolled into view.
    private var waiting: [SampleCard] = []
    private let summary: HeaderText
    private lazy var pause = MotionPause(in: header) { [weak self] in self?.choose(.skeleton) }
    private lazy var loop = LoadLoop(
        loadTime: { [weak self] in self?.loopLoadTime ?? 0 },
        showSkeleton: { [weak self] in self?.setShown(true) },
        showContent: { [weak self] in self?.setShown(false) })
    /// The screen's style. In a loop, the style has no motion limit, because the loop hides the bones anyway.
    private var shownStyle: DemoStyle { style.limited(isTemporary: playback == .loop) }

    /// Creates a screen titled `title` with `samples`; `summary` is the header's status while skeletons are shown.
    init(
        title: String, summary: HeaderText, samples: [SampleCard], minimumWidth: CGFloat, style: DemoStyle,
        quit: @escaping @MainActor () -> Void
    ) {
        self.samples = samples
        self.style = style
        self.summary = summary
        super.init(title: title, cards: samples, minimumWidth: minimumWidth, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var actions: [ActionBar.Action] {
        playsWhenVisible ? [.init(key: "R", title: "Play again") { [weak self] in self?.playAgain() }] : []
    }

    /// `true` if cards play when they scroll into view, a click hides or replays a card, and a key replays all visible
    /// cards. `false`, the default, shows all samples at once. Override it for samples whose playback ends.
    var playsWhenVisible: Bool { false }

    override func canPerformAction(forKey key: String) -> Bool {
        key == "R" ? isShown || playback == .loop : super.canPerformAction(forKey: key)
    }

    override var hasStyledSkeletons: Bool { true }

    override func ignoredSettings(in style: DemoStyle) -> Set<String> {
        samples.contains { $0.findsBones } ? [] : ["Automatic"]
    }

    override func apply(_ style: DemoStyle) {
        let old = self.style
        self.style = style
        for sample in samples where style.lines != old.lines { sample.apply(style.lines) }
        updateSamples()
        // The update has restarted the samples' timeouts, so a notice that they timed out is outdated.
        if isShown { header.notice = nil }
        let bonesDiffer = style.bonesDiffer(from: old)
        if isShown {
            if playback == .loop, bonesDiffer { loop.keepSkeleton(in: view.window) }
            expectPause()
        } else if bonesDiffer, view.window != nil {
            // Shows the skeleton, because changes to the bones can't be seen while the content is visible.
            playback == .loop ? loop.beginWithSkeleton(in: view.window) : choose(.skeleton)
        }
    }

    // MARK: Playback

    override var playbacks: [DemoPlayback] { DemoPlayback.allCases }

    override func show(_ playback: DemoPlayback) {
        loop.stop()
        switch playback {
        case .skeleton where isShown:
            updateSamples()
            expectPause()
        case .skeleton: setShown(true)
        case .content: setShown(false)
        case .loop: loop.beginWithSkeleton(in: view.window)
        }
    }

    /// The time in seconds for which a loop shows the skeletons: long enough for content to arrive on all visible
    /// cards.
    private var loopLoadTime: TimeInterval {
        let arrival = samples.filter(isInSight).compactMap(\.arrivalTime).max() ?? 0
        return max(style.loopLoadTime, arrival + Self.arrivedTime)
    }

    /// The time in seconds for which a loop waits after content has arrived on the slowest visible card.
    private static let arrivedTime: TimeInterval = 1.5

    override func viewDidLoad() {
        super.viewDidLoad()
        for sample in samples {
            sample.apply(style.lines)
            sample.didTimeOut = { [weak self] in
                guard let self, isShown else { return }
                header.notice = DemoStyle.timeoutMessage($0)
            }
        }
        guard playsWhenVisible else { return }
        for sample in samples {
            sample.setClick { [weak self, weak sample] in
                guard let self, let sample else { return }
                header.notice = nil
                sample.isLoading ? hide(sample) : play([sample])
            }
        }
    }

    override func contentDidMove() {
        showWaitingSamples()
    }

    override func viewDidAppear(_ animated: Bool) {
        // Without bones, there would be nothing to see on this screen.
        if playback == .content { playback = .skeleton }
        show(playback)
        updateActions()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        loop.stop()
    }

    private func setShown(_ isShown: Bool) {
        self.isShown = isShown
        waiting = isShown ? samples : []
        if isShown {
            showWaitingSamples()
        } else {
            for sample in samples { hide(sample) }
            pause.end()
        }
        header.statusText = isShown ? summary : "Content"
        header.notice = nil
    }

    private func showWaitingSamples() {
        guard !waiting.isEmpty else { return }
        let visibleSamples = waiting.filter { !playsWhenVisible || isInSight($0) }
        waiting.removeAll { sample in visibleSamples.contains { $0 === sample } }
        if !visibleSamples.isEmpty { play(visibleSamples) }
    }

    private func play(_ samples: [SampleCard]) {
        for sample in samples { sample.play { [weak self] in self?.shownStyle ?? DemoStyle() } }
        expectPause()
    }

    private func hide(_ sample: SampleCard) {
        sample.cancelArrival()
        sample.hide(style)
    }

    /// Applies the style to the visible skeletons. If they have stopped moving, restarts their motion.
    private func updateSamples() {
        if header.pauseNotice != nil, shownStyle.animationSpace == .window {
            // An update alone would keep the phase of a window-wide highlight, so only part of a sweep might be left.
            for sample in samples { sample.update(shownStyle.withoutSharedHighlight) }
        }
        for sample in samples { sample.update(shownStyle) }
    }

    /// Schedules the notice that bones have stopped moving.
    private func expectPause() {
        pause.begin(shownStyle) { [weak self] in self?.samples.contains { $0.isLoading } ?? false }
    }

    /// Replays the visible cards.
    private func playAgain() {
        var immediateStyle = style
        immediateStyle.transitionDuration = 0
        immediateStyle.stagger = DemoStagger()
        header.notice = nil
        let visibleSamples = samples.filter(isInSight)
        for sample in visibleSamples where sample.isLoading { sample.hide(immediateStyle) }
        play(visibleSamples)
        isShown = true
        if playback == .loop { loop.keepSkeleton(in: view.window) }
    }
}
