import ControlKit
import ViewKit

/// Reserves the height that leaves need for their bones; see `LabelHeightReservation` for flagged labels. In an
/// automatic skeleton, a label or text view that is empty, or still has text from an earlier use, is measured with a
/// placeholder.
@MainActor
enum LeafHeightReservation {
    /// Reserves the height that the bones of `view` need.
    static func hold(for view: UIView, as bone: AutomaticBone?) {
        if let bone {
            for (text, seed) in texts(in: view, as: bone) { hold(text, seed: seed) }
        } else if let label = view as? UILabel {
            if label.fallbackText != nil { label.fallbackText = nil }
            LabelHeightReservation.hold(for: label)
        }
    }

    /// Reserves the height that the bones of `view` need before its first layout. Returns the labels and text views
    /// that now have a reservation.
    static func hold(forUnmeasured view: UIView, as bone: AutomaticBone?) -> [UIView] {
        if let bone {
            let texts = texts(in: view, as: bone)
            for (text, seed) in texts { hold(text, seed: seed) }
            return texts.map(\.text).filter { $0.fallbackText != nil }
        }
        guard let label = view as? UILabel else { return [] }
        label.fallbackText = nil
        LabelHeightReservation.hold(forUnmeasured: label)
        return label.overlayMinimumHeight == nil ? [] : [label]
    }

    /// Releases the reservation of `view`.
    static func release(_ view: UIView, as bone: AutomaticBone?) {
        if let text = text(of: view) { forget(text) }
        if let label = view as? UILabel { LabelHeightReservation.release(label) }
        if bone?.shape == .united { releaseText(in: view) }
    }

    /// Marks the text in `view`, which was dequeued, as left over from an earlier use.
    static func markOldTexts(in view: UIView) {
        if let text = text(of: view), text.hasText { text.hasOldText = true }
        for subview in view.subviews { markOldTexts(in: subview) }
    }

    /// Marks the text in `view` that has no placeholder as current.
    static func markOtherTextsCurrent(in view: UIView) {
        if let text = text(of: view), text.fallbackText == nil { text.hasOldText = false }
        for subview in view.subviews { markOtherTextsCurrent(in: subview) }
    }

    /// Returns the number of placeholder lines for `view`, or `nil` if it has text or a reservation.
    static func placeholderLines(of view: UIView, as bone: AutomaticBone) -> Int? {
        let counts = texts(in: view, as: bone).map { text, seed in
            text.hasText || text.fallbackText != nil ? nil : text.lineCount(of: placeholder(of: text).text(seed: seed))
        }
        return counts.contains(nil) ? nil : counts.compactMap(\.self).reduce(0, +)
    }

    // MARK: Private

    /// Returns `view` if it shows text. Casts to classes, because a cast to the protocol is slower and a skeleton can
    /// have a thousand leaves.
    private static func text(of view: UIView) -> (any FallbackText)? {
        if let label = view as? UILabel { return label }
        return view as? UITextView
    }

    /// Returns the labels and text views that determine the bones of `view`.
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

    private static func hold(_ text: any FallbackText, seed: UInt64) {
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
