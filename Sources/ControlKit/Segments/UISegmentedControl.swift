public import Foundation
import LayerKit
import Reporting
import TextKit
public import ViewKit

/// A row of segments. The user selects a segment with a click, the left and right arrow keys, Home or End.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, ControlBehavior {
    /// The value of `selectedSegmentIndex` if no segment is selected.
    public static let noSegment = -1

    /// The index of the selected segment. `noSegment` by default. Setting it sends no event. Indexes that are too large
    /// are rejected with a warning; negative indexes count as `noSegment`.
    open var selectedSegmentIndex: Int {
        get { selection }
        set { select(newValue, animated: false) }
    }
    /// `true` if segments act like buttons and don't stay selected. `false` by default.
    open var isMomentary = false { didSet { if isMomentary { select(Self.noSegment, animated: false) } } }
    /// `true` if segments are sized by their content; `false`, the default, if they are equally wide.
    open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
    /// The background color of the selected segment; `nil`, the default, uses white, or gray in dark mode.
    open var selectedSegmentTintColor: UIColor? { didSet { controlStateDidChange() } }

    /// The content of a segment.
    struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        /// The fixed width in points; 0 sizes the segment automatically.
        var width: CGFloat = 0
        var isEnabled = true
    }

    var segments: [Segment] = []
    var views: [SegmentView] = []
    var attributes: [State: [NSAttributedString.Key: Any]] = [:]
    /// The cached titles with custom attributes, keyed by state and text.
    var styledTitles: [State: [String: NSAttributedString]] = [:]
    private(set) var selection = UISegmentedControl.noSegment
    private var hovered: Int?
    private(set) var pressed: Int? { didSet { if pressed != oldValue { show([pressed, oldValue, hovered]) } } }
    /// The segment that Space and Return activate in a momentary control.
    private var cursor = 0
    private let plate = UIView()
    private let chosen = UIView()
    private let ring = ControlRing()

    // MARK: Lifecycle

    /// Creates a control without segments, with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control from titles, images and actions. Items of other types are ignored with a warning.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            switch item {
            case let title as String: insert(Segment(title: title), at: segments.count)
            case let image as UIImage: insert(Segment(image: image), at: segments.count)
            case let action as UIAction: insertSegment(action: action, at: segments.count, animated: false)
            default: Diagnostics.report("UISegmentedControl: a \(type(of: item)) is not a valid segment; ignored")
            }
        }
        frame.size = intrinsicContentSize
    }

    /// Creates a control with one segment for each of `actions`. Selecting a segment performs its action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    }

    /// Creates the view for a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        plate.layer.cornerRadius = SegmentMetrics.radius
        chosen.layer.cornerRadius = SegmentMetrics.radius - SegmentMetrics.margin
        chosen.layer.borderWidth = 1
        for view in [ring, plate, chosen] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        controlStateDidChange()
    }

    // MARK: Public

    open override var intrinsicContentSize: CGSize {
        let natural = views.map(\.naturalWidth)
        let widest = natural.max() ?? 0
        let width = segments.indices.reduce(0) { sum, index in
            let own = segments[index].width
            return sum + (own > 0 ? own : (apportionsSegmentWidthsByContent ? natural[index] : widest))
        }
        return CGSize(width: width, height: SegmentMetrics.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        plate.frame = bounds
        ring.place(around: bounds, radius: SegmentMetrics.radius)
        let widths = SegmentLayout.widths(
            natural: views.map(\.naturalWidth), fixed: segments.map(\.width), available: bounds.width,
            byContent: apportionsSegmentWidthsByContent)
        let frames = SegmentLayout.frames(
            widths: widths, in: bounds, isMirrored: isMirrored, scale: max(1, traitCollection.displayScale))
        for (view, frame) in zip(views, frames) { view.frame = frame }
        placeChosen()
    }

    open override func controlStateDidChange() {
        plate.backgroundColor = ControlColors.background
        show(views.indices.map(\.self))
        ring.show(isFocusMarked, tint: tintColor)
    }

    /// A group, because each segment is a separate accessibility element.
    package var defaultAccessibility: DefaultAccessibility { .group(.segmentedControl) }

    /// Returns the accessibility traits of the segment at `index`.
    func accessibilityTraits(ofSegmentAt index: Int) -> UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = index == selection ? [.button, .selected] : .button
        if !isEnabled || !segments[index].isEnabled { traits.insert(.notEnabled) }
        return traits
    }

    // MARK: Internal

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        controlStateDidChange()
    }

    /// Updates the segments at `indices`, ignoring invalid indexes.
    func contentDidChange(ofSegmentsAt indices: [Int]) {
        invalidateIntrinsicContentSize()
        show(indices)
    }

    /// Updates the selected and hovered segments after all segments from `index` on have moved by `distance`.
    func segmentsDidMove(from index: Int, by distance: Int) {
        func moved(_ position: Int) -> Int { position >= index ? max(index, position + distance) : position }
        if selection >= index { (selection, cursor) = (moved(selection), moved(cursor)) }
        hovered = hovered.map(moved)
    }

    /// Updates the hovered segment after the pointer has entered or left `view`.
    func segment(_ view: SegmentView, isHovered: Bool) {
        let index = views.firstIndex { $0 === view }
        let old = hovered
        if isHovered { hovered = index } else if hovered == index { hovered = nil }
        show([old, hovered])
    }

    func select(_ index: Int, animated: Bool) {
        guard index < segments.count else {
            return Diagnostics.report("UISegmentedControl: no segment at index \(index); there are \(segments.count)")
        }
        setSelection(max(index, Self.noSegment), animated: animated)
    }

    /// Selects the segment at `index`, which must be valid or `noSegment`.
    func setSelection(_ index: Int, animated: Bool) {
        guard index != selection else { return }
        let isMove = selection >= 0 && index >= 0
        let changed = [selection, selection + 1, index, index + 1, cursor]
        selection = index
        if index >= 0 { cursor = index }
        show(changed)
        change(animated: animated && isMove) { [self] in placeChosen() }
    }

    package var defaultCornerRadius: CGFloat? { max(layer.cornerRadius, SegmentMetrics.radius) }

    // MARK: Events

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return }
        super.touchesBegan(touches, with: event)
        pressed = segment(under: touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        if isEnabled { pressed = segment(under: touches) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let index = segment(under: touches)
        pressed = nil
        _ = endTouch(touches, with: event)
        guard isEnabled else { return }
        sendActions(for: index == nil ? .touchUpOutside : .touchUpInside)
        if let index { use(index) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressed = nil
        super.touchesCancelled(touches, with: event)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, let key = presses.first?.key, let index = segment(after: key) else {
            super.pressesBegan(presses, with: event)
            return
        }
        if isMomentary {
            cursor = index
            controlStateDidChange()
        } else {
            use(index)
        }
    }

    package func activateByKey() {
        if isMomentary, segments.indices.contains(cursor), segments[cursor].isEnabled { use(cursor) }
    }

    // MARK: Private

    private func use(_ index: Int) {
        guard isMomentary || index != selection else { return }
        if isMomentary { selection = index } else { setSelection(index, animated: true) }
        sendValueChanged()
        if segments.indices.contains(index) { segments[index].action?.perform(for: self) }
        if isMomentary { selection = Self.noSegment }
    }

    /// Returns the enabled segment that `key` selects; `nil` if the key has no effect.
    private func segment(after key: UIKey) -> Int? {
        let usable = segments.indices.filter { segments[$0].isEnabled }
        guard key.isPlain, let first = usable.first, let last = usable.last else { return nil }
        let present = isMomentary ? cursor : selection
        switch key.keyCode {
        case .keyboardHome: return first
        case .keyboardEnd: return last
        case .keyboardLeftArrow, .keyboardRightArrow:
            guard present >= 0 else { return first }
            return arrowStep(key) == 1
                ? usable.first { $0 > present } ?? last : usable.last { $0 < present } ?? first
        default: return nil
        }
    }

    private func segment(under touches: Set<UITouch>) -> Int? {
        guard let location = touches.first?.location(in: self) else { return nil }
        return views.indices.first { views[$0].frame.contains(location) && segments[$0].isEnabled }
    }

    /// Updates the segments at `indices` and the background of the selected segment. Invalid indexes are ignored.
    private func show(_ indices: [Int?]) {
        let background = selectedSegmentTintColor ?? ControlColors.chosen
        chosen.backgroundColor = background.raised(isHovered: hovered == selection, isPressed: pressed == selection)
        chosen.layer.borderColor = isEnabled ? ControlColors.edge.cgColor : ControlColors.line.cgColor
        chosen.alpha = isEnabled ? 1 : ControlColors.disabledAlpha
        for case let index? in indices where views.indices.contains(index) { showState(ofSegmentAt: index) }
        setNeedsLayout()
    }

    private func placeChosen() {
        chosen.isHidden = !views.indices.contains(selection)
        guard !chosen.isHidden else { return }
        chosen.frame = views[selection].frame.shrunk(dx: SegmentMetrics.margin, dy: SegmentMetrics.margin)
    }

    private func showState(ofSegmentAt index: Int) {
        let (segment, view) = (segments[index], views[index])
        let isChosen = index == selection
        var state: State = isChosen ? .selected : .normal
        let isUsable = isEnabled && segment.isEnabled
        if !isUsable { state.insert(.disabled) }
        view.show(segment.title.map { title($0, in: state) }, segment.image)
        view.picture.alpha = isUsable ? 1 : ControlColors.disabledAlpha
        let isMarked = isMomentary && isFocusMarked && index == cursor
        let tintOverlay: CGFloat =
            !isUsable || isChosen
            ? 0 : (pressed == index ? 0.14 : (hovered == index && pressed == nil ? 0.07 : (isMarked ? 0.1 : 0)))
        view.background.backgroundColor = tintOverlay > 0 ? UIColor.label.withAlphaComponent(tintOverlay) : nil
        view.line.isHidden = index == 0 || isChosen || index - 1 == selection
    }
}

/// The metrics of a segmented control, in points.
enum SegmentMetrics {
    static let height: CGFloat = 32
    static let radius: CGFloat = 8
    /// The margin around the selected segment's background.
    static let margin: CGFloat = 2
    @MainActor static let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    @MainActor static let chosenFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
}
