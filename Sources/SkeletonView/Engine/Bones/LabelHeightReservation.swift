import Foundation
import ViewKit

/// Reserves the height that a label with Auto Layout needs for its bones. Without the reservation, an empty label would
/// have no height, and a label that is too short for several lines would clip them. Required constraints take
/// precedence, so lines may still be clipped.
@MainActor
enum LabelHeightReservation {
    /// Reserves the height that the bones of `label` need. Labels with manual frames keep their height.
    static func reserve(for label: UILabel) {
        label.overlayMinimumHeight = height(for: label, isMeasured: true)
    }

    /// Reserves the height that the bones of `label` need before its first layout. Ignores the label's current height,
    /// which may be left over from an earlier use.
    static func reserve(forUnmeasured label: UILabel) {
        label.overlayMinimumHeight = height(for: label, isMeasured: false)
    }

    /// Releases the reservation; the label's constraints and content determine its height again.
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
        // A single line needs a reservation only if the label is empty and no constraint sets its height.
        if text.count == 1 { return emptyHeight > 0 && label.ownHeightConstraints.isEmpty ? emptyHeight : nil }
        // If the lines fill the label, at least one must fit.
        var lines = text.lines
        lines.count = max(1, text.count)
        let padding = lines.padding.top + lines.padding.bottom
        let block = lines.blockHeight + (padding.isFinite ? padding : 0)
        // An existing reservation stays, because without it the label would become too short again.
        guard !isMeasured || label.overlayMinimumHeight != nil || label.bounds.height < block else { return nil }
        return max(0, block, emptyHeight)
    }
}
