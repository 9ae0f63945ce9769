public import Foundation
import LayerKit
import Reporting
import TextKit
public import ViewKit

/// A row of segments. The user selects a segment with a click, the left and right arrow keys, Home or End.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, ControlBehavior {
    /// The value of `selectedSegmentIndex` if no segment is selected.
    public nonisolated static let noSegment = -1

    /// The index of the selected segment. `noSegment` by default. Setting it sends no event. Indexes that are too large
    /// are rejected with a warning; negative indexes count as `noSegment`.
    open var selectedSegmentIndex: Int {
        get { selection }
        set { select(newValue, animated: false) }
    }
    /// `true` if segments act like buttons and don't stay selected. `false` by default.
    open var isMomentary = false { didSet { if isMomentary { select(Self.noSegment, animated: false) } } }
    /// `true` if segments are sized to fit their content; `false`, the default, if they are equally wide.
    open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
    /// The background color of the selected segment; `nil`, the default, uses white, or gray in dark mode.
    open var selectedSegmentTintColor: UIColor? { didSet { controlStateDidChange() } }

    /// The content and settings of a segment.
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
    private(set) var hovered: Int?
    private(set) var pressed: Int? { didSet { if pressed != oldValue { show([pressed, oldValue, hovered]) } } }
    /// The segment that Space and Return activate in a momentary control.
    private(set) var cursor = 0
    let plate = UIView()
    let chosen = UIView()
    private let ring = ControlRing()

    // MARK: Lifecycle

    /// Creates a control without segments, with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control from titles, images and actions. Items of other types are ignored with a warning.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
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

    /// Creates the view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder.deferringFileValues())
        setUp()
        coder.setFileValues(of: self)
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

    // MARK: Segments

    // If an index is invalid, methods that change a segment log a warning, and methods that read a segment return
    // `nil`, 0 or `false`. Insertions and removals are never animated.

    /// The number of segments, including disabled ones.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title at index `segment`, which is clamped to the number of segments. The selected
    /// segment stays selected.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    /// Inserts a segment with an image at index `segment`, which is clamped to the number of segments.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    /// Inserts a segment for `action` at index `segment`, which is clamped to the number of segments. The segment
    /// displays the action's title or image, and performs the action when the user selects it.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let title = action.image == nil || !action.title.isEmpty ? action.title : nil
        insert(Segment(title: title, image: action.image, action: action), at: segment)
    }

    /// Removes a segment. If it was selected, the selection is cleared without an event.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard isThere(segment) else { return }
        if selectedSegmentIndex == segment { setSelection(Self.noSegment, animated: false) }
        segments.remove(at: segment)
        views.remove(at: segment).removeFromSuperview()
        segmentsDidMove(from: segment, by: -1)
        contentDidChange(ofSegmentsAt: [segment])
    }

    /// Removes all segments and clears the selection. Sends no event.
    open func removeAllSegments() {
        setSelection(Self.noSegment, animated: false)
        for view in views { view.removeFromSuperview() }
        segments = []
        views = []
        contentDidChange()
    }

    /// Sets the title of a segment and removes its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }

    /// Returns the title of a segment; `nil` if the segment has no title.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    /// Sets the image of a segment and removes its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.image, $0.title) = (image, nil) }
    }

    /// Returns the image of a segment; `nil` if the segment has no image.
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }

    /// Sets the action of a segment, which then displays the action's title or image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.action = action
            $0.image = action.image
            $0.title = action.image == nil || !action.title.isEmpty ? action.title : nil
        }
    }

    /// Returns the action of a segment; `nil` if the segment has no action.
    open func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
    }

    /// Returns the index of the segment whose action has `identifier`; `noSegment` if there is no such segment.
    open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == identifier } ?? Self.noSegment
    }

    /// Sets the width of a segment in points; 0, the default, sizes the segment automatically. Negative and nonfinite
    /// widths are rejected with a warning.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard width.isFinite, width >= 0 else { return reject(width, as: "width") }
        change(segment) { $0.width = width }
    }

    /// Returns the width that was set for a segment, in points; 0 if the segment is sized automatically.
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }

    /// Enables or disables a segment. The user can't select a disabled segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Returns `true` if a segment is enabled, which is the default.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    /// Sets the attributes of titles in `state`. Missing attributes are taken from the normal state and, if they are
    /// missing there too, from the standard style.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state] = attributes
        styledTitles = [:]
        contentDidChange()
    }

    /// Returns the attributes that were set for titles in `state`.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        attributes[state]
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

    /// Adjusts the indexes of the selected, marked and hovered segments after all segments from `index` on have moved
    /// by `distance`.
    func segmentsDidMove(from index: Int, by distance: Int) {
        func moved(_ position: Int) -> Int { position >= index ? max(index, position + distance) : position }
        selection = moved(selection)
        cursor = max(0, min(moved(cursor), segments.count - 1))
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
}
