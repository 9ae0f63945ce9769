import Foundation
import Reporting
import TextKit
import ViewKit

/// Inserting and changing segments, and styling their titles.
extension UISegmentedControl {
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

    func isThere(_ segment: Int) -> Bool {
        if segments.indices.contains(segment) { return true }
        Diagnostics.report("UISegmentedControl: no segment at index \(segment); there are \(segments.count)")
        return false
    }

    func change(_ segment: Int, _ change: (inout Segment) -> Void) {
        guard isThere(segment) else { return }
        change(&segments[segment])
        contentDidChange(ofSegmentsAt: [segment])
    }
}
