import Foundation
import ViewKit

/// The height that a label with Auto Layout needs for its bones. An empty label would have no height, and one that is
/// too low for several lines would clip them. Required constraints take precedence, and may then clip lines.
@MainActor
enum LabelHeightReservation {
    /// Makes the layout give `label` the height that its bones need. Labels with manual frames keep theirs.
    static func hold(for label: UILabel) {
        label.overlayMinimumHeight = height(for: label, isMeasured: true)
    }

    /// Does the same before `label` is laid out. Its current height may be left over from an earlier use and is
    /// ignored.
    static func hold(forUnmeasured label: UILabel) {
        label.overlayMinimumHeight = height(for: label, isMeasured: false)
    }

    /// Returns control of the height to the label's constraints and content.
    static func release(_ label: UILabel) {
        label.overlayMinimumHeight = nil
    }

    // MARK: Private

    private static func height(for label: UILabel, isMeasured: Bool) -> CGFloat? {
        guard !label.translatesAutoresizingMaskIntoConstraints else { return nil }
        guard
            let text = TextBones(label, size: label.bounds.size, direction: label.effectiveUserInterfaceLayoutDirection)
        else { return nil }
        let emptyHeight = label.text?.isEmpty ?? true ? TextBones.font(of: label).lineHeight.rounded(.up) : 0
        // A single line keeps the height that its text has or would have.
        if text.count == 1 { return emptyHeight > 0 && label.ownHeightConstraints.isEmpty ? emptyHeight : nil }
        // Lines that fill any given height need at least one.
        var lines = text.lines
        lines.count = max(1, text.count)
        let padding = lines.padding.top + lines.padding.bottom
        let block = lines.blockHeight + (padding.isFinite ? padding : 0)
        // An existing minimum stays, because without it the label would become too low again.
        guard !isMeasured || label.overlayMinimumHeight != nil || label.bounds.height < block else { return nil }
        return max(0, block, emptyHeight)
    }
}
