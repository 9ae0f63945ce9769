import ViewKit

/// The room that leaves need for their bones: see `LabelRoom` for those that are flagged. In an automatic skeleton an
/// empty label, and one with the text of an earlier use, is measured by a placeholder, and needs what that needs.
@MainActor
enum LeafRoom {
    /// Lets the layout give `view` the room that its bones need.
    static func hold(for view: UIView, as bone: AutomaticBone?) {
        if let bone {
            for (label, seed) in labels(in: view, as: bone) { hold(label, seed: seed) }
        } else if let label = view as? UILabel {
            label.standInText = nil
            LabelRoom.hold(for: label)
        }
    }

    /// The same before `view` is laid out. Returns the labels that have room now.
    static func hold(forUnmeasured view: UIView, as bone: AutomaticBone?) -> [UILabel] {
        if let bone {
            let labels = labels(in: view, as: bone)
            for (label, seed) in labels { hold(label, seed: seed) }
            return labels.map(\.label).filter { $0.standInText != nil }
        }
        guard let label = view as? UILabel else { return [] }
        label.standInText = nil
        LabelRoom.hold(forUnmeasured: label)
        return label.standInMinimumHeight == nil ? [] : [label]
    }

    /// Gives the room back.
    static func release(_ view: UIView, as bone: AutomaticBone?) {
        if let label = view as? UILabel {
            label.standInText = nil
            label.hasOldText = false
            LabelRoom.release(label)
        }
        if bone?.shape == .united { releaseText(in: view) }
    }

    /// The texts in `view`, which comes from a queue, are those of an earlier use: they say nothing about those to
    /// come.
    static func noteOldTexts(in view: UIView) {
        if let label = view as? UILabel, label.hasText { label.hasOldText = true }
        for subview in view.subviews { noteOldTexts(in: subview) }
    }

    /// The texts in `view` that nothing stands in for are what its labels show.
    static func keepOtherTexts(in view: UIView) {
        if let label = view as? UILabel, label.standInText == nil { label.hasOldText = false }
        for subview in view.subviews { keepOtherTexts(in: subview) }
    }

    // MARK: Private

    /// The labels whose text decides about the bones of `view`.
    private static func labels(in view: UIView, as bone: AutomaticBone) -> [(label: UILabel, seed: UInt64)] {
        switch bone.shape {
        case .lines: return (view as? UILabel).map { [($0, bone.seed)] } ?? []
        case .united:
            let walk = AutomaticWalk(inside: view, seed: bone.seed)
            return walk.leaves.flatMap { leaf in
                walk.bones[ObjectIdentifier(leaf)].map { labels(in: leaf, as: $0) } ?? []
            }
        case .block, .replaced: return []
        }
    }

    private static func hold(_ label: UILabel, seed: UInt64) {
        LabelRoom.release(label)
        label.standInText = label.hasText && !label.hasOldText ? nil : placeholder(of: label).text(seed: seed)
    }

    private static func placeholder(of label: UILabel) -> SkeletonPlaceholder {
        if let chosen = label.skeletonOptions.text.placeholder { return chosen }
        return label.numberOfLines == 1 ? .words(3) : .sentence
    }

    private static func releaseText(in view: UIView) {
        if let label = view as? UILabel, label.standInText != nil {
            label.standInText = nil
            label.hasOldText = false
        }
        for subview in view.subviews { releaseText(in: subview) }
    }
}
