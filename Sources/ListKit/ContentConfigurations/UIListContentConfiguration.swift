public import Foundation
public import TextKit

/// The content of a list's row, header or footer: an image, text and secondary text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The appearance of the text or of the secondary text.
    @preconcurrency @MainActor
    public struct TextProperties: Hashable {
        /// The alignment of the text.
        public enum TextAlignment: Sendable {
            /// Aligned to the leading edge.
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
            /// Each word capitalized.
            case capitalized
        }

        /// The font. Depends on the style by default.
        public var font: UIFont
        /// The color. Depends on the style by default.
        public var color: UIColor
        /// The alignment. `.natural` by default.
        public var alignment = TextAlignment.natural
        /// The maximum number of lines; 0, the default, means no limit.
        public var numberOfLines = 0
        /// The line break mode. `.byWordWrapping` by default.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The capitalization. `.none` by default.
        public var transform = TextTransform.none
    }

    /// The appearance of the image.
    @preconcurrency @MainActor
    public struct ImageProperties: Hashable {
        /// The color of template images; `nil`, the default, uses the cell's tint color.
        public var tintColor: UIColor?
        /// The corner radius, in points. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points. A width or height of 0, the default, means no limit.
        public var maximumSize = CGSize.zero
        /// The size of the area in which the image is centered, in points. A width or height of 0, the default, uses
        /// that of the image.
        public var reservedLayoutSize = CGSize.zero
    }

    /// The image. `nil` by default.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The text. If `attributedText` is set, this is its plain text.
    public var text: String? { didSet { if text != attributedText?.string { attributedText = nil } } }
    /// The text as an attributed string, whose attributes override `textProperties`. `nil` by default.
    public var attributedText: NSAttributedString? {
        get { storedAttributedText }
        set {
            storedAttributedText = newValue?.unchanging
            if let newValue { text = newValue.string }
        }
    }
    /// The appearance of the text.
    public var textProperties: TextProperties
    /// The secondary text. `nil` by default.
    public var secondaryText: String? {
        didSet { if secondaryText != secondaryAttributedText?.string { secondaryAttributedText = nil } }
    }
    /// The secondary text as an attributed string, whose attributes override `secondaryTextProperties`. `nil` by
    /// default.
    public var secondaryAttributedText: NSAttributedString? {
        get { storedSecondaryAttributedText }
        set {
            storedSecondaryAttributedText = newValue?.unchanging
            if let newValue { secondaryText = newValue.string }
        }
    }
    /// The appearance of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// `true` if the secondary text is at the trailing edge, next to the text, provided that both fit. `false` by
    /// default.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The spacing between the image and the text, in points. 16 by default.
    public var imageToTextPadding: CGFloat = 16
    /// The minimum spacing between the text and secondary text next to it, in points. 12 by default.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 12
    /// The spacing between the text and secondary text below it, in points. 2 by default.
    public var textToSecondaryTextVerticalPadding: CGFloat = 2
    /// The margins of the content, in points. The default is 16 on both sides. Above and below, the default is 11 in
    /// rows; in headers and footers, it depends on the style.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    // `NSAttributedString` isn't `Sendable`, but the nonisolated `==` that `Hashable` requires reads these properties.
    private nonisolated(unsafe) var storedAttributedText: NSAttributedString?
    private nonisolated(unsafe) var storedSecondaryAttributedText: NSAttributedString?

    /// Creates a `UIListContentView` that displays the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Hashes the image, the text, the secondary text and the appearance of both texts. Attributed strings are left out
    /// because equal ones can have different hashes.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(image)
        hasher.combine(text)
        hasher.combine(textProperties)
        hasher.combine(secondaryText)
        hasher.combine(secondaryTextProperties)
    }

    /// Returns the configuration unchanged, because the content of a row looks the same in every state.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIListContentConfiguration {
    /// Creates the configuration of a row that has smaller secondary text below the text.
    public static func cell() -> Self { make(text(17), text(13, color: .secondaryLabel)) }

    /// Creates the configuration of a row that has smaller secondary text below the text. Same as `cell`.
    public static func subtitleCell() -> Self { cell() }

    /// Creates the configuration of a row that has secondary text at the trailing edge.
    public static func valueCell() -> Self {
        var configuration = make(text(17), text(17, color: .secondaryLabel))
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// Creates the configuration of a sidebar row. Same as `cell`.
    public static func sidebarCell() -> Self { cell() }

    /// Creates the configuration of a sidebar row that has secondary text below the text. Same as `cell`.
    public static func sidebarSubtitleCell() -> Self { cell() }

    /// Creates the configuration of a header in a plain list.
    public static func plainHeader() -> Self {
        edge(text(13, .semibold, color: .secondaryLabel), top: 6, bottom: 6)
    }

    /// Creates the configuration of a header in a grouped list.
    public static func groupedHeader() -> Self { edge(text(13, color: .secondaryLabel), top: 16, bottom: 6) }

    /// Creates the configuration of a header in a sidebar.
    public static func sidebarHeader() -> Self { edge(text(17, .semibold), top: 11, bottom: 11) }

    /// Creates the configuration of a footer in a plain list.
    public static func plainFooter() -> Self { edge(text(13, color: .secondaryLabel), top: 6, bottom: 6) }

    /// Creates the configuration of a footer in a grouped list.
    public static func groupedFooter() -> Self { edge(text(13, color: .secondaryLabel), top: 6, bottom: 16) }

    private static func text(
        _ size: CGFloat, _ weight: UIFont.Weight = .regular, color: UIColor = .label
    ) -> TextProperties {
        TextProperties(
            font: UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight)), color: color)
    }

    private static func make(_ text: TextProperties, _ secondary: TextProperties) -> Self {
        Self(textProperties: text, secondaryTextProperties: secondary)
    }

    private static func edge(_ text: TextProperties, top: CGFloat, bottom: CGFloat) -> Self {
        var configuration = make(text, Self.text(13, color: .secondaryLabel))
        configuration.directionalLayoutMargins.top = top
        configuration.directionalLayoutMargins.bottom = bottom
        return configuration
    }

    private init(textProperties: TextProperties, secondaryTextProperties: TextProperties) {
        self.textProperties = textProperties
        self.secondaryTextProperties = secondaryTextProperties
    }
}

extension UIListContentConfiguration.TextProperties {
    /// Returns `text`, capitalized according to `transform`.
    func transformed(_ text: String?) -> String? {
        switch transform {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
    }
}
