public import Foundation
import Reporting
import TextKit
public import ViewKit

/// Access to the segments. If an index is invalid, methods that change a segment log a warning, and methods that read a
/// segment return `nil`, 0 or `false`. Insertions and removals are never animated.
extension UISegmentedControl {
    /// The number of segments, including disabled ones.
    public var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title at index `segment`, which is clamped to the number of segments. The selected
    /// segment stays selected.
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    /// Inserts a segment with an image at index `segment`, which is clamped to the number of segments.
    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    /// Inserts a segment for `action` at index `segment`, which is clamped to the number of segments. The segment
    /// displays the action's title or image, and performs the action when the user selects it.
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let title = action.image == nil || !action.title.isEmpty ? action.title : nil
        insert(Segment(title: title, image: action.image, action: action), at: segment)
    }

    /// Removes a segment. If it was selected, the selection is cleared.
    public func removeSegment(at segment: Int, animated: Bool) {
        guard isThere(segment) else { return }
        if selectedSegmentIndex == segment { setSelection(Self.noSegment, animated: false) }
        segments.remove(at: segment)
        views.remove(at: segment).removeFromSuperview()
        segmentsDidMove(from: segment, by: -1)
        contentDidChange(ofSegmentsAt: [segment])
    }

    /// Removes all segments.
    public func removeAllSegments() {
        setSelection(Self.noSegment, animated: false)
        for view in views { view.removeFromSuperview() }
        segments = []
        views = []
        contentDidChange()
    }

    /// Sets the title of a segment and removes its image.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }

    /// Returns the title of a segment.
    public func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    /// Sets the image of a segment and removes its title.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.image, $0.title) = (image, nil) }
    }

    /// Returns the image of a segment.
    public func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }

    /// Sets the action of a segment, which then displays the action's title or image.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.action = action
            $0.image = action.image
            $0.title = action.image == nil || !action.title.isEmpty ? action.title : nil
        }
    }

    /// Returns the action of a segment.
    public func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
    }

    /// Returns the index of the segment whose action has `identifier`; `noSegment` if there is no such segment.
    public func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == identifier } ?? Self.noSegment
    }

    /// Sets the width of a segment in points; 0, the default, sizes the segment automatically. Negative and nonfinite
    /// widths are rejected with a warning.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard width.isFinite, width >= 0 else { return reject(width, as: "width") }
        change(segment) { $0.width = width }
    }

    /// Returns the width that was set for a segment, in points; 0 if the segment is sized automatically.
    public func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }

    /// Enables or disables a segment.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Returns `true` if a segment is enabled.
    public func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    /// Sets the attributes of titles in `state`. Missing attributes are taken from the normal state and, if they are
    /// missing there too, from the standard style.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state] = attributes
        styledTitles = [:]
        contentDidChange()
    }

    /// Returns the attributes that were set for titles in `state`.
    public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        attributes[state]
    }

    // MARK: Internal

    func insert(_ segment: Segment, at index: Int) {
        let index = min(max(0, index), segments.count)
        let view = SegmentView()
        view.onHover = { [weak self, weak view] isHovered in
            if let view { self?.segment(view, isHovered: isHovered) }
        }
        segments.insert(segment, at: index)
        views.insert(view, at: index)
        addSubview(view)
        segmentsDidMove(from: index, by: 1)
        // The divider before the next segment depends on the inserted segment.
        contentDidChange(ofSegmentsAt: [index, index + 1])
    }

    /// Returns the title `text` as displayed in `state`. Attributed strings are cached, because Foundation on Linux
    /// never frees their storage.
    func title(_ text: String, in state: State) -> SegmentTitle {
        let color: UIColor = state.contains(.disabled) ? ControlColors.faint : ControlColors.text
        let font = state.contains(.selected) ? SegmentMetrics.chosenFont : SegmentMetrics.font
        if attributes[.normal] == nil, attributes[state] == nil { return .plain(text, font, color) }
        if let styled = styledTitles[state]?[text] { return .styled(styled) }
        var merged: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        for layer in [attributes[.normal], attributes[state]] { merged.merge(layer ?? [:]) { $1 } }
        let title = NSAttributedString(string: text, attributes: merged)
        styledTitles[state, default: [:]][text] = title
        return .styled(title)
    }

    // MARK: Private

    private func isThere(_ segment: Int) -> Bool {
        if segments.indices.contains(segment) { return true }
        Diagnostics.report("UISegmentedControl: no segment at index \(segment); there are \(segments.count)")
        return false
    }

    private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
        guard isThere(segment) else { return }
        change(&segments[segment])
        contentDidChange(ofSegmentsAt: [segment])
    }
}
