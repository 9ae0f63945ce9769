import Foundation
import SkeletonView

/// A screen of samples, all of which are skeletons at once until they are hidden.
@MainActor
class SamplesScreenController: CardsScreenController {
    private let samples: [SampleCard]
    private var style: DemoStyle
    private var isShown = false
    private let summary: String

    /// Makes the screen called `title` of `samples`, which `summary` says something about while they are skeletons.
    init(
        title: String, summary: String, samples: [SampleCard], leastWidth: CGFloat, style: DemoStyle,
        quit: @escaping @MainActor () -> Void
    ) {
        self.samples = samples
        self.style = style
        self.summary = summary
        super.init(title: title, cards: samples, leastWidth: leastWidth, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var actions: [ActionBar.Action] {
        [
            .init(key: "S", title: "Show") { [weak self] in self?.setShown(true) },
            .init(key: "H", title: "Hide") { [weak self] in self?.setShown(false) },
        ]
    }

    override func canPerformAction(ofKey key: String) -> Bool {
        switch key {
        case "S": !isShown
        case "H": isShown
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
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for sample in samples { sample.apply(style.lines) }
    }

    override func viewDidAppear(_ animated: Bool) {
        setShown(true)
        updateActions()
    }

    private func setShown(_ isShown: Bool) {
        self.isShown = isShown
        for sample in samples { isShown ? sample.show(style) : sample.hide(style) }
        header.status = isShown ? summary : "Without bones"
    }
}
