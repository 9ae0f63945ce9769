public import Foundation

extension UIButton {
    /// What a button shows and how: a value that is made in one of four looks and then changed.
    public struct Configuration: Hashable {
        /// How round the corners are.
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

        /// How large the text and the usual room around the content are.
        public enum Size: Int, Sendable {
            /// 15 points of text.
            case medium
            /// 13 points of text.
            case small
            /// 12 points of text.
            case mini
            /// 17 points of text.
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

        /// Where the shorter of title and subtitle stands under the longer, and for all but `automatic` how their lines
        /// are aligned.
        public enum TitleAlignment: Int, Sendable {
            /// Leading beside a picture, else in the middle.
            case automatic
            /// Where reading begins.
            case leading
            /// In the middle.
            case center
            /// Where reading ends.
            case trailing
        }

        enum Look: Hashable, Sendable {
            case plain, gray, tinted, filled
        }

        /// The title; one that is set for a state comes first. Nil by default.
        public var title: String?
        /// What stands under the title in smaller text. Nil by default.
        public var subtitle: String?
        /// Room between title and subtitle, in points. 1 by default.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle stand to each other. `.automatic` by default.
        public var titleAlignment = TitleAlignment.automatic
        /// The picture; one that is set for a state comes first. Nil by default.
        public var image: UIImage?
        /// The size and the lines of a symbol that says nothing of them; nil, the default, is as large as that is.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether a wheel that turns takes the picture's place. False by default.
        public var showsActivityIndicator = false
        /// The side of the title that the picture stands on. `.leading` by default.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Room between picture and title, in points. 6 by default.
        public var imagePadding: CGFloat = 6
        /// The colour of the title; nil, the default, is that of the look.
        public var baseForegroundColor: UIColor?
        /// The colour behind the title; nil, the default, is that of the look.
        public var baseBackgroundColor: UIColor?
        /// How round the corners are. `.dynamic` by default.
        public var cornerStyle = CornerStyle.dynamic
        /// How large text and the usual room around it are. `.medium` by default.
        public var buttonSize = Size.medium
        /// Room around the content, in points. That of the size by default: 9 above and below and 18 at the sides of a
        /// medium button.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.insets }
            set { ownInsets = newValue }
        }
        private var ownInsets: NSDirectionalEdgeInsets?

        let look: Look

        /// A title alone, in the tint colour.
        public static func plain() -> Configuration { Configuration(look: .plain) }

        /// A grey ground.
        public static func gray() -> Configuration { Configuration(look: .gray) }

        /// A ground of a little of the tint colour.
        public static func tinted() -> Configuration { Configuration(look: .tinted) }

        /// A ground of the tint colour: for the one button that is pressed most.
        public static func filled() -> Configuration { Configuration(look: .filled) }

        private init(look: Look) {
            self.look = look
        }

        /// Makes the room around the content that of the size again.
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

        /// Compares pictures by identity.
        public static func == (left: Configuration, right: Configuration) -> Bool {
            left.title == right.title && left.subtitle == right.subtitle
                && left.titlePadding == right.titlePadding && left.titleAlignment == right.titleAlignment
                && left.buttonSize == right.buttonSize && left.ownInsets == right.ownInsets
                && left.showsActivityIndicator == right.showsActivityIndicator
                && left.preferredSymbolConfigurationForImage == right.preferredSymbolConfigurationForImage
                && left.image === right.image && left.imagePlacement == right.imagePlacement
                && left.imagePadding == right.imagePadding && left.baseForegroundColor == right.baseForegroundColor
                && left.baseBackgroundColor == right.baseBackgroundColor && left.cornerStyle == right.cornerStyle
                && left.look == right.look
        }

        /// Mixes in a part of what `==` compares.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(title)
            hasher.combine(look)
            hasher.combine(cornerStyle)
        }
    }
}

extension UIButton.Configuration.TitleAlignment {
    /// How the lines of a title are aligned.
    func ofText(isMirrored: Bool) -> NSTextAlignment {
        switch self {
        case .automatic, .center: .center
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        }
    }
}
