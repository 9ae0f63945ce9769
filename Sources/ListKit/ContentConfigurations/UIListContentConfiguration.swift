public import Foundation
public import TextKit

/// A picture, a text and a second text, as the rows and headers of lists show them.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How one of the texts looks.
    @preconcurrency @MainActor
    public struct TextProperties {
        /// Where the text stands in its width.
        public enum TextAlignment: Sendable {
            /// Where reading begins.
            case natural
            /// In the middle.
            case center
            /// At both edges.
            case justified
        }

        /// The transformation of the letters.
        public enum TextTransform: Sendable {
            /// Nothing.
            case none
            /// All are large ones.
            case uppercase
            /// All are small ones.
            case lowercase
            /// The first of each word is a large one.
            case capitalized
        }

        /// The font. That of the style by default.
        public var font: UIFont
        /// The color. That of the style by default.
        public var color: UIColor
        /// Where the text stands. `.natural` by default.
        public var alignment = TextAlignment.natural
        /// The most lines; 0, the default, is any number.
        public var numberOfLines = 0
        /// Where lines break. By words by default.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The transformation of the letters. `.none` by default.
        public var transform = TextTransform.none
    }

    /// How the picture looks.
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// The color of template images; `nil`, the default, uses the cell's.
        public var tintColor: UIColor?
        /// How round the corners are, in points. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// As large as the picture may be, in points; a side of 0, the default, is not bounded.
        public var maximumSize = CGSize.zero
        /// The room that is kept for the picture, in points, in which it stands in the middle; a side of 0, the
        /// default, is that of the picture.
        public var reservedLayoutSize = CGSize.zero
    }

    /// The picture. None by default.
    public var image: UIImage?
    /// How the picture looks.
    public var imageProperties = ImageProperties()
    /// The text; that of `attributedText` without its attributes.
    public var text: String? { didSet { if text != attributedText?.string { attributedText = nil } } }
    /// The text with attributes, which come before `textProperties`. None by default.
    public var attributedText: NSAttributedString? { didSet { if let attributedText { text = attributedText.string } } }
    /// How the text looks.
    public var textProperties: TextProperties
    /// The second text. None by default.
    public var secondaryText: String? {
        didSet { if secondaryText != secondaryAttributedText?.string { secondaryAttributedText = nil } }
    }
    /// The second text with attributes, which come before `secondaryTextProperties`. None by default.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if let secondaryAttributedText { secondaryText = secondaryAttributedText.string } }
    }
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties
    /// `true` if the secondary text is at the end of the first line, if both fit. `false` by default.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The room between picture and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The least room between the two texts in one line, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 12
    /// The room between the two texts one under the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 2
    /// The room around everything, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    /// Makes a `UIListContentView`.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The same: rows of lists look the same in every state.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIListContentConfiguration {
    /// A row: the text, and the second one under it.
    public static func cell() -> Self { made(text(17), text(13, color: .secondaryLabel)) }

    /// A row with a smaller second text under the first.
    public static func subtitleCell() -> Self { cell() }

    /// A row with the second text at its end.
    public static func valueCell() -> Self {
        var configuration = made(text(17), text(17, color: .secondaryLabel))
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// A row of a sidebar.
    public static func sidebarCell() -> Self { cell() }

    /// A row of a sidebar with a second text under the first.
    public static func sidebarSubtitleCell() -> Self { cell() }

    /// The header of a section without a card.
    public static func plainHeader() -> Self {
        edge(text(13, .semibold, color: .secondaryLabel), top: 6, bottom: 6)
    }

    /// The header of a section that is a card.
    public static func groupedHeader() -> Self { edge(text(13, color: .secondaryLabel), top: 16, bottom: 6) }

    /// The header of a section of a sidebar.
    public static func sidebarHeader() -> Self { edge(text(17, .semibold), top: 11, bottom: 11) }

    /// The footer of a section without a card.
    public static func plainFooter() -> Self { edge(text(13, color: .secondaryLabel), top: 6, bottom: 6) }

    /// The footer of a section that is a card.
    public static func groupedFooter() -> Self { edge(text(13, color: .secondaryLabel), top: 6, bottom: 16) }

    private static func text(
        _ size: CGFloat, _ weight: UIFont.Weight = .regular, color: UIColor = .label
    ) -> TextProperties {
        TextProperties(
            font: UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight)), color: color)
    }

    private static func made(_ text: TextProperties, _ secondary: TextProperties) -> Self {
        Self(textProperties: text, secondaryTextProperties: secondary)
    }

    private static func edge(_ text: TextProperties, top: CGFloat, bottom: CGFloat) -> Self {
        var configuration = made(text, Self.text(13, color: .secondaryLabel))
        (configuration.directionalLayoutMargins.top, configuration.directionalLayoutMargins.bottom) = (top, bottom)
        return configuration
    }

    private init(textProperties: TextProperties, secondaryTextProperties: TextProperties) {
        (self.textProperties, self.secondaryTextProperties) = (textProperties, secondaryTextProperties)
    }
}

extension UIListContentConfiguration.TextProperties {
    /// `text` with its letters as they are to be.
    func transformed(_ text: String?) -> String? {
        switch transform {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
    }
}
