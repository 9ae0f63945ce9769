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

        enum Look: Hashable, Sendable {
            case plain, gray, tinted, filled
        }

        /// The title; one that is set for a state comes first. Nil by default.
        public var title: String?
        /// The picture; one that is set for a state comes first. Nil by default.
        public var image: UIImage?
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
        /// Room around the content, in points. 9 above and below, 18 at the sides by default.
        public var contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 18, bottom: 9, trailing: 18)

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
            left.title == right.title && left.image === right.image && left.imagePlacement == right.imagePlacement
                && left.imagePadding == right.imagePadding && left.baseForegroundColor == right.baseForegroundColor
                && left.baseBackgroundColor == right.baseBackgroundColor && left.cornerStyle == right.cornerStyle
                && left.contentInsets == right.contentInsets && left.look == right.look
        }

        /// Mixes in a part of what `==` compares.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(title)
            hasher.combine(look)
            hasher.combine(cornerStyle)
        }
    }
}
