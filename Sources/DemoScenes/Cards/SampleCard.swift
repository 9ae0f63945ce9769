import Foundation
import SkeletonView

/// A card in a grid: a title, a sample that can show a skeleton, and an optional note.
@MainActor
class SampleCard: CardView, GridCard {
    /// The view that skeletons are shown on.
    let sample: UIView

    /// The duration in seconds of most simulated loads: long enough to see the bones move.
    static let defaultArrivalTime: TimeInterval = 2.4

    private let titleLabel = UILabel.line(size: 15, weight: .semibold)
    private let noteLabel = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private let note: String?
    private let defaultSampleHeight: CGFloat
    private var arrival: ScheduledWork?
    private var focus: CardFocus?
    private let flags = FlagSuspension()
    private var sampleHeight: CGFloat { hasText ? scaled(defaultSampleHeight) : defaultSampleHeight }

    /// Creates a card for `sample`, which is `sampleHeight` points tall at the default text size. If `note` is `nil`,
    /// the card has no note.
    init(title: String, note: String? = nil, sample: UIView, sampleHeight: CGFloat) {
        self.sample = sample
        defaultSampleHeight = sampleHeight
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

    var title: String { titleLabel.text ?? "" }

    // MARK: For subclasses

    /// Returns the card's skeleton style for the screen style `style`. Override it for a card with its own settings.
    func skeletonStyle(for style: DemoStyle) -> SkeletonStyle { style.skeletonStyle(on: sample) }

    /// `true` if the card follows the screen's setting for automatic skeletons. Override it for cards that demonstrate
    /// `isSkeletonable` or have no content.
    var findsBones: Bool { true }

    /// The time in seconds until the simulated load ends. If `nil`, the default, the load never ends. Override it to
    /// show how content arrives.
    var arrivalTime: TimeInterval? { nil }

    /// `true` if the sample grows with the text size. Override it for samples without text.
    var hasText: Bool { true }

    /// `true` if the card starts a new row of the grid. Override it for the first card of a group of much taller ones.
    var beginsRow: Bool { false }

    /// Applies `lines` to text bones. Properties that `lines` leaves unset keep the card's defaults. Override it for
    /// samples with text.
    func apply(_ lines: SkeletonLineChanges) {}

    /// Returns the Swift code for the card's skeleton in the screen's `style`. If `nil`, the default, the code for the
    /// screen's skeleton is used. Override it for a card with its own settings.
    func code(for style: DemoStyle) -> SkeletonCode? { nil }

    /// Returns the code for the screen's skeleton in `style`, without automatic bones if `findsBones` is `false`.
    func screenCode(for style: DemoStyle) -> SkeletonCode {
        var style = style
        if !findsBones { style.isAutomatic = false }
        return style.skeletonCode
    }

    /// `true` while the card appears to load. Override it for cards that load without a skeleton on `sample`.
    var isLoading: Bool { sample.sk.isSkeletonActive }

    /// The note to show after a timeout, with no more lines than the card's regular note. If `nil`, the default, the
    /// note stays and the screen reports the timeout. Override it for a card with its own timeout.
    var timeoutNote: String? { nil }

    // MARK: For screens

    /// Called when the skeleton's timeout expires, with the timeout in seconds. Not called if the card has a
    /// `timeoutNote`.
    var didTimeOut: (@MainActor (TimeInterval) -> Void)?

    /// The height reserved for the note and the space above it, in points.
    var roomForNote: CGFloat = 0 { didSet { if roomForNote != oldValue { setNeedsLayout() } } }

    /// Shows the skeleton, and hides it after `arrivalTime`, if any. `style` returns the screen's current style.
    func play(_ style: @escaping @MainActor () -> DemoStyle) {
        cancelArrival()
        show(style())
        guard let arrivalTime else { return }
        arrival = window?.schedule(after: arrivalTime) { [weak self] in
            if let self, isLoading { hide(style()) }
        }
    }

    /// Cancels the simulated arrival.
    func cancelArrival() {
        arrival?.cancel()
        arrival = nil
    }

    /// Sets the action for a click on the card, or for Space and Return while the card is focused.
    func setClick(_ action: @escaping @MainActor () -> Void) {
        addGestureRecognizer(UITapGestureRecognizer { _ in action() })
        let focus = CardFocus(title: titleLabel.text, action: action)
        insertSubview(focus, at: 0)
        self.focus = focus
    }

    /// Shows the skeleton in `style`, and restores the regular note.
    func show(_ style: DemoStyle) {
        showNote(note)
        sample.showSkeleton(prepared(style))
    }

    /// Applies `style` to the active skeleton, ignoring the delay of `style`. No effect if no skeleton is active.
    func update(_ style: DemoStyle) {
        guard sample.sk.isSkeletonActive else { return }
        // Showing an active skeleton again updates it, and the update must not be delayed.
        var changed = prepared(style)
        changed.delay = 0
        sample.showSkeleton(changed)
    }

    /// Hides the skeleton with the transition of `style`, and restores the regular note.
    func hide(_ style: DemoStyle) {
        showNote(note)
        style.hide(on: sample)
    }

    /// Returns the card's skeleton style for `style`, and suspends or restores the sample's flags as `style` requires.
    private func prepared(_ style: DemoStyle) -> SkeletonStyle {
        var result = skeletonStyle(for: style)
        if findsBones { flags.follow(style, in: sample) } else { result.isAutomatic = false }
        if let timeout = result.timeout, timeout > 0 { result.onTimeout = { [weak self] _ in self?.timeOut(timeout) } }
        return result
    }

    private func timeOut(_ seconds: TimeInterval) {
        guard let timeoutNote else { return _ = didTimeOut?(seconds) }
        showNote(timeoutNote)
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
        focus?.frame = bounds
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

    /// Returns the height of the title, which wraps if it is wider than `width`.
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
