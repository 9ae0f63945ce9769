public import Foundation
import Reporting
import TextKit

/// The segments of a row. An index that is not there is refused with a message, or answered with nothing.
extension UISegmentedControl {
    /// How many segments there are.
    public var numberOfSegments: Int { segments.count }

    /// Puts a segment with `title` before the one at `segment`; clamped to their number. The chosen one stays chosen.
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    /// Puts a segment with a picture before the one at `segment`; clamped to their number.
    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    /// Puts a segment before the one at `segment` that shows the title or the picture of `action`, and performs it when
    /// it is chosen.
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let title = action.image == nil || !action.title.isEmpty ? action.title : nil
        insert(Segment(title: title, image: action.image, action: action), at: segment)
    }

    /// Takes the segment away; when it was chosen, none is.
    public func removeSegment(at segment: Int, animated: Bool) {
        guard isThere(segment) else { return }
        if selectedSegmentIndex == segment { setSelection(Self.noSegment, animated: false) }
        segments.remove(at: segment)
        views.remove(at: segment).removeFromSuperview()
        segmentsDidMove(from: segment, by: -1)
        contentDidChange(ofSegmentsAt: [segment])
    }

    /// Takes all segments away.
    public func removeAllSegments() {
        setSelection(Self.noSegment, animated: false)
        for view in views { view.removeFromSuperview() }
        (segments, views) = ([], [])
        contentDidChange()
    }

    /// Shows `title` in the segment, in place of a picture.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }

    /// The title of the segment.
    public func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    /// Shows a picture in the segment, in place of a title.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.image, $0.title) = (image, nil) }
    }

    /// The picture of the segment.
    public func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }

    /// Gives the segment an action, its title and its picture.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.action = action
            $0.image = action.image
            $0.title = action.image == nil || !action.title.isEmpty ? action.title : nil
        }
    }

    /// The action of the segment.
    public func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
    }

    /// The segment whose action has the identifier; `noSegment` where there is none.
    public func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == identifier } ?? Self.noSegment
    }

    /// Makes the segment `width` points wide; 0, what holds at first, as wide as there is room. A width below 0 or not
    /// finite is refused with a message.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard width.isFinite, width >= 0 else { return refuse(width, as: "a width of") }
        change(segment) { $0.width = width }
    }

    /// The width that the segment was given; 0 for none.
    public func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }

    /// Lets the user choose the segment, or not.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Whether the user can choose the segment.
    public func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    /// Draws titles in `state` with `attributes`: where they say nothing, with those of the normal state, and then as
    /// usual.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state] = attributes
        styledTitles = [:]
        contentDidChange()
    }

    /// The attributes that titles were given for `state`.
    public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        attributes[state]
    }

    // MARK: Internal

    func insert(_ segment: Segment, at index: Int) {
        let index = min(max(0, index), segments.count)
        let view = SegmentView()
        view.hoverDidChange = { [weak self, weak view] isHovered in
            if let view { self?.segment(view, isHovered: isHovered) }
        }
        segments.insert(segment, at: index)
        views.insert(view, at: index)
        addSubview(view)
        segmentsDidMove(from: index, by: 1)
        // The line before the next one depends on this one.
        contentDidChange(ofSegmentsAt: [index, index + 1])
    }

    /// `text` as it is drawn in `state`. Attributed strings are kept, because Foundation on Linux never frees the
    /// storage of one.
    func title(_ text: String, in state: State) -> SegmentTitle {
        let color: UIColor = state.contains(.disabled) ? ControlColors.faint : ControlColors.text
        let font = state.contains(.selected) ? SegmentMetrics.chosenFont : SegmentMetrics.font
        if attributes[.normal] == nil, attributes[state] == nil { return .plain(text, font, color) }
        if let known = styledTitles[state]?[text] { return .styled(known) }
        var merged: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        for layer in [attributes[.normal], attributes[state]] { merged.merge(layer ?? [:]) { $1 } }
        let title = NSAttributedString(string: text, attributes: merged)
        styledTitles[state, default: [:]][text] = title
        return .styled(title)
    }

    // MARK: Private

    private func isThere(_ segment: Int) -> Bool {
        if segments.indices.contains(segment) { return true }
        Diagnostics.report("UISegmentedControl: there is no segment \(segment) of \(segments.count)")
        return false
    }

    private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
        guard isThere(segment) else { return }
        change(&segments[segment])
        contentDidChange(ofSegmentsAt: [segment])
    }
}
