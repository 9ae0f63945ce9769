import Foundation
import ViewKit

/// The height that a label needs for its bones where constraints lay it out: one that is empty would have none, and one
/// that is too low for several lines would cut them. Required constraints come first: then lines are cut.
@MainActor
enum LabelRoom {
    /// Lets the layout give `label` the height that its bones need. A label laid out by its frame keeps it.
    static func hold(for label: UILabel) {
        label.overlayMinimumHeight = height(for: label, isMeasured: true)
    }

    /// The same before `label` is laid out: its present height, which may be one of an earlier use, means nothing.
    static func hold(forUnmeasured label: UILabel) {
        label.overlayMinimumHeight = height(for: label, isMeasured: false)
    }

    /// Gives the height back to the label's own constraints and content.
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
        // One line stays as high as its text is, or would be.
        if text.count == 1 { return emptyHeight > 0 && label.ownHeightConstraints.isEmpty ? emptyHeight : nil }
        // What fills a height of any size needs one line.
        var lines = text.lines
        lines.count = max(1, text.count)
        let padding = lines.padding.top + lines.padding.bottom
        let block = lines.blockHeight + (padding.isFinite ? padding : 0)
        // A minimum that is there stays: without it the label would be too low again.
        guard !isMeasured || label.overlayMinimumHeight != nil || label.bounds.height < block else { return nil }
        return max(0, block, emptyHeight)
    }
}
