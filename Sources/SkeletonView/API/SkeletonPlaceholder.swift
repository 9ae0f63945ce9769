/// Text that a view may get: what automatic skeletons measure a label or a text view by that is still empty.
///
///     nameLabel.skeletonPlaceholder = .name
///     print(SkeletonPlaceholder.sentence.text(seed: 3))
///
/// The text is never shown and never in the view.
public enum SkeletonPlaceholder: Equatable, Sendable {
    /// So many words; below 1 is 1, and there are 500 at most.
    case words(Int)
    /// A first name and a last one.
    case name
    /// A sentence of 6 to 14 words.
    case sentence
    /// So many sentences; below 1 is 1, and there are 50 at most.
    case sentences(Int)
    /// A number of so many digits, 1 to 18, in groups of three.
    case number(digits: Int)
    /// A day, such as "14 March 2021".
    case date
    /// This text.
    case text(String)

    /// The text that belongs to `seed`: the same each time, and for most other seeds another.
    public func text(seed: UInt64) -> String {
        var generator = PlaceholderGenerator(seed: seed)
        return generator.text(for: self)
    }
}

extension SkeletonText {
    /// What automatic skeletons measure the view by while it is empty. Nil, the default, is three words for a label, or
    /// a sentence where that may have several lines, and five sentences for a text view. Which ones depends on the
    /// view's place in the tree, and in a list on its row, so that they are the same each time.
    public var skeletonPlaceholder: SkeletonPlaceholder? {
        get { skeletonOptions.text.placeholder }
        set { skeletonOptions.text.placeholder = newValue }
    }
}
