public import Foundation

extension UIButton {
    /// The content and appearance of a button. Start with one of the four styles, then modify it.
    public struct Configuration: Hashable {
        /// The radius of the corners.
        public enum CornerStyle: Int, Sendable {
            /// 8 points.
            case fixed
            /// 8 points.
            case dynamic
            /// 4 points.
            case small
            /// 8 points.
            case medium
            /// 12 points.
            case large
            /// Half the height.
            case capsule
        }

        /// The size of the text and of the default content insets.
        public enum Size: Int, Sendable {
            /// 15-point text.
            case medium
            /// 13-point text.
            case small
            /// 12-point text.
            case mini
            /// 17-point text.
            case large

            var fontSize: CGFloat {
                switch self {
                case .mini: 12
                case .small: 13
                case .medium: 15
                case .large: 17
                }
            }

            fileprivate var insets: NSDirectionalEdgeInsets {
                let (height, width): (CGFloat, CGFloat) =
                    switch self {
                    case .mini: (4, 10)
                    case .small: (6, 12)
                    case .medium: (9, 18)
                    case .large: (14, 22)
                    }
                return NSDirectionalEdgeInsets(top: height, leading: width, bottom: height, trailing: width)
            }
        }

        /// The alignment of the title and the subtitle relative to each other. All cases except `automatic` also align
        /// the lines within the title and within the subtitle.
        public enum TitleAlignment: Int, Sendable {
            /// At the leading edge if there is an image beside the title, otherwise centered.
            case automatic
            /// At the leading edge.
            case leading
            /// Centered.
            case center
            /// At the trailing edge.
            case trailing
        }

        enum Style: Hashable, Sendable {
            case plain, gray, tinted, filled
        }

        /// The title. A title set with `setTitle(_:for:)` takes precedence. `nil` by default.
        public var title: String?
        /// The smaller text below the title. `nil` by default.
        public var subtitle: String?
        /// The spacing between the title and the subtitle, in points. 1 by default.
        public var titlePadding: CGFloat = 1
        /// The alignment of the title and the subtitle. `.automatic` by default.
        public var titleAlignment = TitleAlignment.automatic
        /// The image. An image set with `setImage(_:for:)` takes precedence. `nil` by default.
        public var image: UIImage?
        /// The symbol configuration to apply to an image that doesn't have one. `nil`, the default, keeps the image's
        /// size.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// `true` if an activity indicator replaces the image. `false` by default.
        public var showsActivityIndicator = false
        /// The edge of the title at which the image is placed. `.leading` by default.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The spacing between the image and the title, in points. 0 by default.
        public var imagePadding: CGFloat = 0
        /// The color of the title, the subtitle and a template image; `nil`, the default, uses the style's color.
        /// Ignored while the button is disabled.
        public var baseForegroundColor: UIColor?
        /// The background color; `nil`, the default, uses the style's color. While the button is disabled, only the
        /// plain style uses this color.
        public var baseBackgroundColor: UIColor?
        /// The radius of the corners. `.dynamic` by default.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the text and of the default content insets. `.medium` by default.
        public var buttonSize = Size.medium
        /// The insets of the content, in points. The default depends on the size; for a medium button, it is 9 at the
        /// top and bottom, and 18 at the leading and trailing edges.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.insets }
            set { ownInsets = newValue }
        }
        private var ownInsets: NSDirectionalEdgeInsets?

        let style: Style

        /// Returns a configuration with a title in the tint color and no background.
        public static func plain() -> Configuration { Configuration(style: .plain) }

        /// Returns a configuration with a gray background.
        public static func gray() -> Configuration { Configuration(style: .gray) }

        /// Returns a configuration with a lightly tinted background.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }

        /// Returns a configuration with the tint color as the background, for the primary button.
        public static func filled() -> Configuration { Configuration(style: .filled) }

        /// Returns the same configuration as `plain()`.
        public static func borderless() -> Configuration { plain() }

        /// Returns the same configuration as `gray()`.
        public static func bordered() -> Configuration { gray() }

        /// Returns the same configuration as `tinted()`.
        public static func borderedTinted() -> Configuration { tinted() }

        /// Returns the same configuration as `filled()`.
        public static func borderedProminent() -> Configuration { filled() }

        private init(style: Style) {
            self.style = style
        }

        /// Resets the content insets to the default for the size.
        public mutating func setDefaultContentInsets() {
            ownInsets = nil
        }

        func cornerRadius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .small: 4
            case .fixed, .dynamic, .medium: 8
            case .large: 12
            case .capsule: height / 2
            }
        }

        /// Returns `true` if all properties are equal. Images are compared by identity.
        public static func == (left: Configuration, right: Configuration) -> Bool {
            left.title == right.title && left.subtitle == right.subtitle
                && left.titlePadding == right.titlePadding && left.titleAlignment == right.titleAlignment
                && left.buttonSize == right.buttonSize && left.ownInsets == right.ownInsets
                && left.showsActivityIndicator == right.showsActivityIndicator
                && left.preferredSymbolConfigurationForImage == right.preferredSymbolConfigurationForImage
                && left.image === right.image && left.imagePlacement == right.imagePlacement
                && left.imagePadding == right.imagePadding && left.baseForegroundColor == right.baseForegroundColor
                && left.baseBackgroundColor == right.baseBackgroundColor && left.cornerStyle == right.cornerStyle
                && left.style == right.style
        }

        /// Hashes a subset of the properties that `==` compares.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(title)
            hasher.combine(style)
            hasher.combine(cornerStyle)
        }
    }
}

extension UIButton.Configuration.TitleAlignment {
    /// Returns the alignment of the lines within the title and within the subtitle.
    func ofText(isMirrored: Bool) -> NSTextAlignment {
        switch self {
        case .automatic, .center: .center
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        }
    }
}
