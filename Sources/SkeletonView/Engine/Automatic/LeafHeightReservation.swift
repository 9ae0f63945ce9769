import ControlKit
import ViewKit

/// Reserves the height that leaves need for their bones; see `LabelHeightReservation` for flagged labels. In an
/// automatic skeleton, a label or text view that is empty, or still has text from an earlier use, is measured with a
/// placeholder.
@MainActor
enum LeafHeightReservation {
    /// Updates the reserved height of `view`, which has been laid out, to what its bones need. `bone` is the bone that
    /// an automatic skeleton chose for `view`, or `nil` for a flagged view. Flagged views other than labels reserve no
    /// height.
    static func reserve(for view: UIView, as bone: AutomaticBone?) {
        if let bone {
            for (text, seed) in texts(in: view, as: bone) { setPlaceholder(of: text, seed: seed) }
        } else if let label = view as? UILabel {
            if label.fallbackText != nil { label.fallbackText = nil }
            LabelHeightReservation.reserve(for: label)
        }
    }

    /// Updates the reserved height of `view` before its first layout, ignoring its current height. `bone` is the bone
    /// that an automatic skeleton chose for `view`, or `nil` for a flagged view. Returns the labels and text views that
    /// now have a reservation.
    static func reserve(forUnmeasured view: UIView, as bone: AutomaticBone?) -> [UIView] {
        if let bone {
            let texts = texts(in: view, as: bone)
            for (text, seed) in texts { setPlaceholder(of: text, seed: seed) }
            return texts.map(\.text).filter { $0.fallbackText != nil }
        }
        guard let label = view as? UILabel else { return [] }
        label.fallbackText = nil
        LabelHeightReservation.reserve(forUnmeasured: label)
        return label.overlayMinimumHeight == nil ? [] : [label]
    }

    /// Releases the reservation of `view`. Its text no longer counts as left over from an earlier use.
    static func release(_ view: UIView, as bone: AutomaticBone?) {
        if let text = text(of: view) { forget(text) }
        if let label = view as? UILabel { LabelHeightReservation.release(label) }
        if bone?.shape == .united { releaseText(in: view) }
    }

    /// Marks all text in `view`, a dequeued view, as left over from an earlier use.
    static func markOldTexts(in view: UIView) {
        if let text = text(of: view), text.hasText { text.hasOldText = true }
        for subview in view.subviews { markOldTexts(in: subview) }
    }

    /// Marks the text of labels and text views in `view` that have no placeholder as current, not left over from an
    /// earlier use.
    static func markTextsWithoutPlaceholderCurrent(in view: UIView) {
        if let text = text(of: view), text.fallbackText == nil { text.hasOldText = false }
        for subview in view.subviews { markTextsWithoutPlaceholderCurrent(in: subview) }
    }

    /// Returns the total number of lines that placeholders in `view` would have, or `nil` if one of its labels or text
    /// views isn't empty or already has a placeholder.
    static func placeholderLines(of view: UIView, as bone: AutomaticBone) -> Int? {
        let counts = texts(in: view, as: bone).map { text, seed in
            text.hasText || text.fallbackText != nil ? nil : text.lineCount(of: placeholder(of: text).text(seed: seed))
        }
        return counts.contains(nil) ? nil : counts.compactMap(\.self).reduce(0, +)
    }

    // MARK: Private

    /// Returns `view` if it is a label or a text view. Casts to classes, because a cast to the protocol is slower and a
    /// skeleton can have a thousand leaves.
    private static func text(of view: UIView) -> (any FallbackText)? {
        if let label = view as? UILabel { return label }
        return view as? UITextView
    }

    /// Returns the labels and text views that determine the bones of `view`, with the seeds of their placeholders.
    private static func texts(
        in view: UIView, as bone: AutomaticBone
    ) -> [(text: any FallbackText, seed: UInt64)] {
        switch bone.shape {
        case .lines: return text(of: view).map { [($0, bone.seed)] } ?? []
        case .united:
            let walk = AutomaticWalk(inside: view, seed: bone.seed)
            return walk.leaves.flatMap { leaf in
                walk.bones[ObjectIdentifier(leaf)].map { texts(in: leaf, as: $0) } ?? []
            }
        case .block, .replaced: return []
        }
    }

    /// Gives `text` a placeholder if it is empty or has text from an earlier use; otherwise removes its placeholder.
    private static func setPlaceholder(of text: any FallbackText, seed: UInt64) {
        if let label = text as? UILabel { LabelHeightReservation.release(label) }
        text.fallbackText = text.hasText && !text.hasOldText ? nil : placeholder(of: text).text(seed: seed)
    }

    private static func placeholder(of text: any FallbackText) -> SkeletonPlaceholder {
        if let chosen = text.skeletonOptions.text.placeholder { return chosen }
        guard let label = text as? UILabel else { return .sentences(5) }
        return label.numberOfLines == 1 ? .words(3) : .sentence
    }

    private static func forget(_ text: any FallbackText) {
        text.fallbackText = nil
        text.hasOldText = false
    }

    private static func releaseText(in view: UIView) {
        if let text = text(of: view), text.fallbackText != nil { forget(text) }
        for subview in view.subviews { releaseText(in: subview) }
    }
}
