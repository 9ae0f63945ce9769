import Foundation
import LayerKit
import TextKit
import ViewKit

/// The appearance of the segments.
extension UISegmentedControl {
    /// Updates the segments at `indices` and the background of the selected segment. `nil` and invalid indexes are
    /// ignored.
    func show(_ indices: [Int?]) {
        let background = selectedSegmentTintColor ?? ControlColors.chosen
        chosen.backgroundColor = background.raised(isHovered: hovered == selection, isPressed: pressed == selection)
        chosen.layer.borderColor = isEnabled ? ControlColors.edge.cgColor : ControlColors.line.cgColor
        chosen.alpha = isEnabled ? 1 : ControlColors.disabledAlpha
        for case let index? in indices where views.indices.contains(index) { showState(ofSegmentAt: index) }
        setNeedsLayout()
    }

    func placeChosen() {
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

extension UISegmentedControl: AccessibilityFocusing {
    /// The selected segment or, in a momentary control, the segment to which arrow keys have moved.
    package var accessibilityFocusedView: UIView? {
        let index = isMomentary ? cursor : selection
        return views.indices.contains(index) ? views[index] : nil
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
