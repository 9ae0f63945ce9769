import Foundation
import SkeletonView

/// A screen with a selectable number of bones, 10 to 100,000, and with the frame time HUD shown by default.
@MainActor
final class StressViewController: ScreenController {
    /// The chosen number of bones, 1000 by default.
    private(set) var count = BoneCount.thousand
    private var style: DemoStyle
    private let area: StressArea
    private let choice = DemoSegments(items: BoneCount.allCases.map(\.rawValue.formattedInEnglish))
    private var isShown = true
    /// The smallest number of bones whose creation takes so long that a frame shows the choice first.
    var slowCount = BoneCount.hundredThousand
    /// The number of views that have been created.
    private var createdCount = 0
    /// Cancels the scheduled creation of the chosen number of views; `nil` if none is scheduled.
    private var cancelCreation: (@MainActor () -> Void)?

    /// The time in seconds within which a frame shows the choice.
    private static let frameTime: TimeInterval = 0.05

    init(style: DemoStyle, quit: @escaping @MainActor () -> Void) {
        self.style = Self.suited(style)
        area = StressArea(choice)
        super.init(header: ScreenHeader(title: "Stress"), content: area, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var actions: [ActionBar.Action] {
        [
            .init(key: "+", title: "More", toolTip: "Show more bones") { [weak self] in
                self?.setCount(self?.count.more)
            },
            .init(key: "-", title: "Fewer", toolTip: "Show fewer bones") { [weak self] in
                self?.setCount(self?.count.fewer)
            },
        ]
    }

    override func canPerformAction(forKey key: String) -> Bool {
        switch key {
        case "+": count.more != nil
        case "-": count.fewer != nil
        default: super.canPerformAction(forKey: key)
        }
    }

    /// The skeleton and the content. There is no loop, because frame times are measured while the bones stay visible.
    override var playbacks: [DemoPlayback] { [.skeleton, .content] }

    override func show(_ playback: DemoPlayback) {
        setShown(playback == .skeleton)
    }

    // MARK: For the window

    override var hasStyledSkeletons: Bool { true }
    override var showsHud: Bool { true }

    /// The settings that `suited` replaces, and those for text. The time limit has an effect on the shimmer only.
    override func ignoredSettings(in style: DemoStyle) -> Set<String> {
        style.shimmer.isOn ? Self.ignoredSettings : Self.ignoredSettings.union(["Stop after"])
    }

    private static let ignoredSettings: Set = ["Automatic", "Timeout", "On failure", InspectorSections.lines]

    override var visibleLineStyles: VisibleLineStyles { VisibleLineStyles() }
    override var boneCount: Int { isShown ? createdCount : 0 }

    override func apply(_ style: DemoStyle) {
        let old = self.style
        self.style = Self.suited(style)
        self.style.update(on: area.grid)
        // Shows the skeleton, because changes to the bones can't be seen while they are hidden.
        if !isShown, self.style.bonesDiffer(from: old) { choose(.skeleton) }
    }

    // MARK: Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        choice.addAction(
            UIAction { [weak self] _ in
                guard let self, BoneCount.allCases.indices.contains(choice.selectedSegmentIndex) else { return }
                setCount(BoneCount.allCases[choice.selectedSegmentIndex])
                updateActions()
            }, for: .valueChanged)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        area.trailingInset = hudSize.width
    }

    override func viewDidAppear(_ animated: Bool) {
        playback = .skeleton
        setCount(count)
        updateActions()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        cancelCreation?()
        cancelCreation = nil
    }

    // MARK: Private

    /// Returns `style` without time limits and without automatic bones: frames are measured for as long as the screen
    /// is visible, and finding bones automatically would have to examine up to 100,000 views.
    private static func suited(_ style: DemoStyle) -> DemoStyle {
        var suited = style
        suited.motionLimit = .infinity
        suited.timeout = 0
        suited.isAutomatic = false
        return suited
    }

    private func setCount(_ count: BoneCount?) {
        guard let count else { return }
        self.count = count
        choice.selectedSegmentIndex = BoneCount.allCases.firstIndex(of: count) ?? 0
        cancelCreation?()
        cancelCreation = nil
        guard count.rawValue >= slowCount.rawValue, let window = view.window else { return createViews() }
        // In real time, because the window's clock may be paused.
        cancelCreation = window.realTimeCalls.schedule(Self.frameTime) { [weak self] in self?.createViews() }
        showStatus()
    }

    private func createViews() {
        cancelCreation = nil
        createdCount = count.rawValue
        area.grid = BoneGrid(createdCount)
        setShown(isShown)
    }

    private func setShown(_ isShown: Bool) {
        self.isShown = isShown
        isShown ? style.show(on: area.grid) : style.hide(on: area.grid)
        showStatus()
        boneCountDidChange?()
    }

    private func showStatus() {
        let number = "\(count.rawValue.formattedInEnglish) \(isShown ? "bones" : "views")"
        header.status = cancelCreation == nil ? number : "Creating \(number)…"
    }
}
