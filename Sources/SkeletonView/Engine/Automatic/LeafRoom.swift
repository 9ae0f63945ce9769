import ViewKit

/// The room that leaves need for their bones: see `LabelRoom` for those that are flagged. In an automatic skeleton an
/// empty view of text, and one with the text of an earlier use, is measured by a placeholder, and needs what that
/// needs.
@MainActor
enum LeafRoom {
    /// Lets the layout give `view` the room that its bones need.
    static func hold(for view: UIView, as bone: AutomaticBone?) {
        if let bone {
            for (text, seed) in texts(in: view, as: bone) { hold(text, seed: seed) }
        } else if let label = view as? UILabel {
            if label.fallbackText != nil { label.fallbackText = nil }
            LabelRoom.hold(for: label)
        }
    }

    /// The same before `view` is laid out. Returns the views of text that have room now.
    static func hold(forUnmeasured view: UIView, as bone: AutomaticBone?) -> [UIView] {
        if let bone {
            let texts = texts(in: view, as: bone)
            for (text, seed) in texts { hold(text, seed: seed) }
            return texts.map(\.text).filter { $0.fallbackText != nil }
        }
        guard let label = view as? UILabel else { return [] }
        label.fallbackText = nil
        LabelRoom.hold(forUnmeasured: label)
        return label.overlayMinimumHeight == nil ? [] : [label]
    }

    /// Gives the room back.
    static func release(_ view: UIView, as bone: AutomaticBone?) {
        if let text = text(of: view) { forget(text) }
        if let label = view as? UILabel { LabelRoom.release(label) }
        if bone?.shape == .united { releaseText(in: view) }
    }

    /// The texts in `view`, which comes from a queue, are those of an earlier use: they say nothing about those to
    /// come.
    static func noteOldTexts(in view: UIView) {
        if let text = text(of: view), text.hasText { text.hasOldText = true }
        for subview in view.subviews { noteOldTexts(in: subview) }
    }

    /// The texts in `view` that nothing stands in for are what it shows.
    static func keepOtherTexts(in view: UIView) {
        if let text = text(of: view), text.fallbackText == nil { text.hasOldText = false }
        for subview in view.subviews { keepOtherTexts(in: subview) }
    }

    /// How many lines stand for `view` while it is empty, without a layout that gives it the room; nil for one that
    /// has a text, or has the room.
    static func placeholderLines(of view: UIView, as bone: AutomaticBone) -> Int? {
        let counts = texts(in: view, as: bone).map { text, seed in
            text.hasText || text.fallbackText != nil ? nil : text.lineCount(of: placeholder(of: text).text(seed: seed))
        }
        return counts.contains(nil) ? nil : counts.compactMap(\.self).reduce(0, +)
    }

    // MARK: Private

    /// `view` where it shows text. Its class is asked: whether a class has the protocol takes the runtime longer, and
    /// there may be a thousand leaves.
    private static func text(of view: UIView) -> (any FallbackText)? {
        if let label = view as? UILabel { return label }
        return view as? UITextView
    }

    /// The views whose text decides about the bones of `view`.
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
        if let label = text as? UILabel { LabelRoom.release(label) }
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
