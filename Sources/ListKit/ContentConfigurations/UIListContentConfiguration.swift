public import Foundation
public import TextKit

/// An image, a text and a secondary text, as in the rows and headers of lists.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The appearance of one of the two texts.
    @preconcurrency @MainActor
    public struct TextProperties {
        /// The alignment of the text.
        public enum TextAlignment: Sendable {
            /// At the leading edge.
            case natural
            /// Centered.
            case center
            /// Justified.
            case justified
        }

        /// The capitalization of the text.
        public enum TextTransform: Sendable {
            /// Unchanged.
            case none
            /// Uppercase.
            case uppercase
            /// Lowercase.
            case lowercase
            /// The first letter of each word in uppercase.
            case capitalized
        }

        /// The font. That of the style by default.
        public var font: UIFont
        /// The color. That of the style by default.
        public var color: UIColor
        /// The alignment. `.natural` by default.
        public var alignment = TextAlignment.natural
        /// The maximum number of lines; 0, the default, is no limit.
        public var numberOfLines = 0
        /// The line break mode. By words by default.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The capitalization. `.none` by default.
        public var transform = TextTransform.none
    }

    /// The appearance of the image.
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// The color of template images; `nil`, the default, uses the cell's.
        public var tintColor: UIColor?
        /// The corner radius, in points. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points; a dimension of 0, the default, is not limited.
        public var maximumSize = CGSize.zero
        /// The space reserved for the image, in points, in which it is centered; a dimension of 0, the default, is that
        /// of the image.
        public var reservedLayoutSize = CGSize.zero
    }

    /// The image. `nil` by default.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The text; that of `attributedText` without its attributes.
    public var text: String? { didSet { if text != attributedText?.string { attributedText = nil } } }
    /// The text with attributes, which override `textProperties`. `nil` by default.
    public var attributedText: NSAttributedString? { didSet { if let attributedText { text = attributedText.string } } }
    /// The appearance of the text.
    public var textProperties: TextProperties
    /// The secondary text. `nil` by default.
    public var secondaryText: String? {
        didSet { if secondaryText != secondaryAttributedText?.string { secondaryAttributedText = nil } }
    }
    /// The secondary text with attributes, which override `secondaryTextProperties`. `nil` by default.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if let secondaryAttributedText { secondaryText = secondaryAttributedText.string } }
    }
    /// The appearance of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// `true` if the secondary text is at the end of the first line, if both fit. `false` by default.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The spacing between image and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The minimum spacing between the text and the secondary text on one line, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 12
    /// The spacing between the text and the secondary text below it, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 2
    /// The margins of the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    /// Creates a `UIListContentView`.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the same configuration: rows of lists look the same in every state.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIListContentConfiguration {
    /// A row with the secondary text below the text.
    public static func cell() -> Self { made(text(17), text(13, color: .secondaryLabel)) }

    /// A row with a smaller secondary text below the text.
    public static func subtitleCell() -> Self { cell() }

    /// A row with the secondary text at the trailing edge.
    public static func valueCell() -> Self {
        var configuration = made(text(17), text(17, color: .secondaryLabel))
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// A row of a sidebar.
    public static func sidebarCell() -> Self { cell() }

    /// A row of a sidebar with a secondary text below the text.
    public static func sidebarSubtitleCell() -> Self { cell() }

    /// The header of a section without a card.
    public static func plainHeader() -> Self {
        edge(text(13, .semibold, color: .secondaryLabel), top: 6, bottom: 6)
    }

    /// The header of a section as a card.
    public static func groupedHeader() -> Self { edge(text(13, color: .secondaryLabel), top: 16, bottom: 6) }

    /// The header of a section in a sidebar.
    public static func sidebarHeader() -> Self { edge(text(17, .semibold), top: 11, bottom: 11) }

    /// The footer of a section without a card.
    public static func plainFooter() -> Self { edge(text(13, color: .secondaryLabel), top: 6, bottom: 6) }

    /// The footer of a section as a card.
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
    /// Returns `text` with its capitalization applied.
    func transformed(_ text: String?) -> String? {
        switch transform {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
    }
}
