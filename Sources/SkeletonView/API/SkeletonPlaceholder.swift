/// The text that automatic skeletons use to measure an empty label or text view.
///
///     nameLabel.skeletonPlaceholder = .name
///
/// The text is never set on the view and never shown.
public enum SkeletonPlaceholder: Hashable, Sendable {
    /// The given number of words, clamped to 1...500.
    case words(Int)
    /// A first and a last name.
    case name
    /// A sentence of 6 to 14 words.
    case sentence
    /// The given number of sentences, clamped to 1...50.
    case sentences(Int)
    /// A number with the given number of digits, clamped to 1...18, in groups of three.
    case number(digits: Int)
    /// A date, such as "14 March 2021".
    case date
    /// The given text.
    case text(String)

    /// Returns the text for `seed`. The same seed always returns the same text; different seeds usually return
    /// different texts.
    package func text(seed: UInt64) -> String {
        var generator = PlaceholderGenerator(seed: seed)
        return generator.text(for: self)
    }
}

extension SkeletonText {
    /// The text with which automatic skeletons measure the view while it is empty.
    ///
    /// `nil`, the default, uses three words for a single-line label, a sentence for a multiline label, and five
    /// sentences for a text view. The words are derived from the view's position in the tree and, in a list, from the
    /// row, so they are the same each time.
    public var skeletonPlaceholder: SkeletonPlaceholder? {
        get { skeletonOptions.text.placeholder }
        set { skeletonOptions.text.placeholder = newValue }
    }
}
