import Foundation
import SkeletonView

/// A screen of samples that all show skeletons at once until they are hidden.
@MainActor
class SamplesScreenController: CardsScreenController {
    private let samples: [SampleCard]
    private var style: DemoStyle
    private var isShown = false
    /// The cards to show as soon as they scroll into view.
    private var waiting: [SampleCard] = []
    private let summary: String
    private lazy var pause = MotionPause(in: header, remedy: showsInSight ? "press R" : nil)

    /// Creates a screen titled `title` with `samples`; `summary` is its status while skeletons are shown.
    init(
        title: String, summary: String, samples: [SampleCard], minimumWidth: CGFloat, style: DemoStyle,
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
        [
            .init(key: "S", title: "Show") { [weak self] in self?.setShown(true) },
            .init(key: "H", title: "Hide") { [weak self] in self?.setShown(false) },
        ] + (showsInSight ? [.init(key: "R", title: "Play again") { [weak self] in self?.playAgain() }] : [])
    }

    /// `true` if cards play when they scroll into view, a click hides or replays a card, and a key replays all visible
    /// cards. `false`, the default, shows all samples at once. Override it for samples whose playback ends.
    var showsInSight: Bool { false }

    override func canPerformAction(ofKey key: String) -> Bool {
        switch key {
        case "S": !isShown
        case "H", "R": isShown
        default: super.canPerformAction(ofKey: key)
        }
    }

    override var hasStyledSkeletons: Bool { true }

    override func apply(_ style: DemoStyle) {
        let hasOtherLines = style.lines != self.style.lines
        self.style = style
        for sample in samples {
            if hasOtherLines { sample.apply(style.lines) }
            sample.update(style)
        }
        if isShown { expectPause() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for sample in samples {
            sample.apply(style.lines)
            sample.didTimeOut = { [weak self] in
                guard let self, isShown else { return }
                header.remark = DemoStyle.timeoutWords($0)
            }
        }
        guard showsInSight else { return }
        for sample in samples {
            sample.setClick { [weak self, weak sample] in
                guard let self, let sample else { return }
                header.remark = nil
                sample.isLoading ? hide(sample) : play([sample])
            }
        }
    }

    override func contentDidMove() {
        showThoseInSight()
    }

    override func viewDidAppear(_ animated: Bool) {
        setShown(true)
        updateActions()
    }

    private func setShown(_ isShown: Bool) {
        self.isShown = isShown
        waiting = isShown ? samples : []
        if isShown {
            showThoseInSight()
        } else {
            for sample in samples { hide(sample) }
            pause.end()
        }
        header.status = isShown ? summary : "Without bones"
        header.remark = nil
    }

    private func showThoseInSight() {
        guard !waiting.isEmpty else { return }
        let seen = waiting.filter { !showsInSight || isInSight($0) }
        waiting.removeAll { sample in seen.contains { $0 === sample } }
        if !seen.isEmpty { play(seen) }
    }

    private func play(_ samples: [SampleCard]) {
        for sample in samples { sample.play { [weak self] in self?.style ?? DemoStyle() } }
        expectPause()
    }

    private func hide(_ sample: SampleCard) {
        sample.cancelArrival()
        sample.hide(style)
    }

    /// Schedules the remark that bones have stopped moving.
    private func expectPause() {
        pause.begin(style) { [weak self] in self?.samples.contains { $0.isLoading } ?? false }
    }

    /// Replays the visible cards.
    private func playAgain() {
        var atOnce = style
        atOnce.transitionDuration = 0
        atOnce.stagger = DemoStagger()
        header.remark = nil
        let seen = samples.filter(isInSight)
        for sample in seen where sample.isLoading { sample.hide(atOnce) }
        play(seen)
    }
}
