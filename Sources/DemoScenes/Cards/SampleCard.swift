import Foundation
import SkeletonView

/// A card of a grid: a title, a sample that can be a skeleton, and a sentence about it.
@MainActor
class SampleCard: CardView, GridCard {
    /// What skeletons are shown on.
    let sample: UIView

    /// Seconds after which most loads that cards play are over: then the bones were seen to move.
    static let usualArrivalTime: TimeInterval = 2.4

    private let titleLabel = UILabel.line(size: 15, weight: .semibold)
    private let noteLabel = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private let note: String?
    private let usualSampleHeight: CGFloat
    private var arrival: ScheduledWork?
    private let flags = FlagKeeper()
    private var sampleHeight: CGFloat { hasText ? scaled(usualSampleHeight) : usualSampleHeight }

    /// Makes a card of `sample`, which is `sampleHeight` points high in the usual text size; without a `note` there is
    /// no sentence.
    init(title: String, note: String? = nil, sample: UIView, sampleHeight: CGFloat) {
        self.sample = sample
        usualSampleHeight = sampleHeight
        self.note = note
        super.init()
        translatesAutoresizingMaskIntoConstraints = true
        titleLabel.text = title
        noteLabel.text = note
        noteLabel.numberOfLines = 0
        for part in [titleLabel, sample, noteLabel] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: For cards

    /// How the skeleton looks where the screen's has `style`: override where the card has something of its own.
    func skeletonStyle(for style: DemoStyle) -> SkeletonStyle { style.skeletonStyle(on: sample) }

    /// Whether its bones are found without flags where the screen's are: override where flags are what it shows, or
    /// where it has no content.
    var findsBones: Bool { true }

    /// Seconds after which what it waits for is there, once it is played; nil, the default, is never. Override where it
    /// is to be seen how that comes.
    var arrivalTime: TimeInterval? { nil }

    /// Whether the sample grows with the text size: override where it has no text.
    var hasText: Bool { true }

    /// Whether a row of the grid begins with the card: override for the first of those that are much higher.
    var beginsRow: Bool { false }

    /// Lets the bones of text look as `lines` says; what that leaves out is what suits the card. Override where there
    /// are any.
    func apply(_ lines: SkeletonLineChanges) {}

    /// What shows in an app what the card shows, where the screen's skeleton has `style`; nil, the default, is what
    /// shows the screen's. Override where the card has something of its own.
    func code(for style: DemoStyle) -> SkeletonCode? { nil }

    /// What shows the screen's skeleton, where that has `style`.
    func screenCode(for style: DemoStyle) -> SkeletonCode {
        var style = style
        if !findsBones { style.isAutomatic = false }
        return style.ownCode(isMirrored: sample.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Whether it is as while something loads: override where no skeleton says so.
    var isLoading: Bool { sample.sk.isSkeletonActive }

    /// What the note says once nothing is expected any more, in no more lines than before; nil, the default, is what it
    /// said, and the screen says it. Override where the timeout is the card's own.
    var noteOfTimeout: String? { nil }

    // MARK: For screens

    /// Called when nothing was expected any more, with the seconds after which that was, unless the card says so.
    var didTimeOut: (@MainActor (TimeInterval) -> Void)?

    /// How much of the card's height is for the note and what separates it from the sample, in points.
    var roomForNote: CGFloat = 0 { didSet { if roomForNote != oldValue { setNeedsLayout() } } }

    /// Shows the skeleton, and ends it by itself where the card says when; `style` is how the screen's looks then.
    func play(_ style: @escaping @MainActor () -> DemoStyle) {
        cancelArrival()
        show(style())
        guard let arrivalTime else { return }
        arrival = window?.schedule(after: arrivalTime) { [weak self] in
            if let self, isLoading { hide(style()) }
        }
    }

    /// Nothing arrives by itself any more.
    func cancelArrival() {
        arrival?.cancel()
        arrival = nil
    }

    /// Lets a click on the card do `action`.
    func setClick(_ action: @escaping @MainActor () -> Void) {
        addGestureRecognizer(UITapGestureRecognizer { _ in action() })
    }

    /// Shows the skeleton.
    func show(_ style: DemoStyle) {
        showNote(note)
        sample.showSkeleton(prepared(style))
    }

    /// Gives the skeleton that is on another look.
    func update(_ style: DemoStyle) {
        guard sample.sk.isSkeletonActive else { return }
        // On a skeleton that is on, a show is an update; it does not wait.
        var changed = prepared(style)
        changed.delay = 0
        sample.showSkeleton(changed)
    }

    /// Ends the skeleton.
    func hide(_ style: DemoStyle) {
        showNote(note)
        style.hide(on: sample)
    }

    /// The skeleton's look for a sample that is flagged, or not, as that asks for.
    private func prepared(_ style: DemoStyle) -> SkeletonStyle {
        var made = skeletonStyle(for: style)
        if findsBones { flags.follow(style, in: sample) } else { made.isAutomatic = false }
        if let timeout = made.timeout, timeout > 0 { made.onTimeout = { [weak self] _ in self?.timeOut(timeout) } }
        return made
    }

    private func timeOut(_ seconds: TimeInterval) {
        guard let noteOfTimeout else { return _ = didTimeOut?(seconds) }
        showNote(noteOfTimeout)
    }

    private func showNote(_ text: String?) {
        noteLabel.text = text
        setNeedsLayout()
    }

    // MARK: Layout

    func height(forWidth width: CGFloat) -> CGFloat {
        let title = titleHeight(width: width - 2 * Metrics.padding)
        return 2 * Metrics.padding + title + Metrics.gap + sampleHeight + noteHeight(forWidth: width)
    }

    func noteHeight(forWidth width: CGFloat) -> CGFloat {
        let height = noteHeight(width: width - 2 * Metrics.padding)
        return height > 0 ? Metrics.gap + height : 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let padding = Metrics.padding
        let width = max(0, bounds.width - 2 * padding)
        let titleHeight = titleHeight(width: width)
        titleLabel.frame = CGRect(x: padding, y: padding, width: width, height: titleHeight)
        let top = padding + titleHeight + Metrics.gap
        sample.frame = CGRect(x: padding, y: top, width: width, height: sampleHeight)
        noteLabel.frame = CGRect(
            x: padding, y: bounds.height - padding - roomForNote + Metrics.gap, width: width,
            height: noteHeight(width: width))
    }

    /// The height of the title, which goes on in further lines where one is too wide.
    private func titleHeight(width: CGFloat) -> CGFloat {
        titleLabel.wrap(in: width)
        let line = scaled(Metrics.titleHeight)
        guard titleLabel.numberOfLines != 1 else { return line }
        return max(line, titleLabel.sizeThatFits(CGSize(width: max(0, width), height: 0)).height)
    }

    private func noteHeight(width: CGFloat) -> CGFloat {
        guard noteLabel.text != nil else { return 0 }
        return noteLabel.sizeThatFits(CGSize(width: max(0, width), height: 0)).height
    }
}
