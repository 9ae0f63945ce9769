extension UICellAccessory {
    /// The appearance of a disclosure indicator.
    @preconcurrency @MainActor
    public struct DisclosureIndicatorOptions {
        /// `true` if the indicator is not drawn, but keeps its space. `false` by default.
        public var isHidden: Bool
        /// The width that is reserved for the indicator. `.actual` by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The color; `nil`, the default, uses `UIColor.tertiaryLabel`.
        public var tintColor: UIColor?

        /// Creates options. Each `nil` argument uses the default of its property.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    /// The appearance of a checkmark.
    @preconcurrency @MainActor
    public struct CheckmarkOptions {
        /// `true` if the checkmark is not drawn, but keeps its space. `false` by default.
        public var isHidden: Bool
        /// The width that is reserved for the checkmark. `.actual` by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The color; `nil`, the default, uses the cell's tint color.
        public var tintColor: UIColor?

        /// Creates options. Each `nil` argument uses the default of its property.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    /// The appearance of the arrow of an item with children, and the area that toggles the item.
    @preconcurrency @MainActor
    public struct OutlineDisclosureOptions {
        /// The area that expands and collapses the item when clicked.
        public enum Style: Sendable {
            /// The arrow. Same as `cell`.
            case automatic
            /// The whole cell.
            case header
            /// The arrow.
            case cell
        }

        /// The area that expands and collapses the item when clicked. `.automatic` by default.
        public var style: Style
        /// `true` if the arrow is not drawn, but keeps its space. `false` by default.
        public var isHidden: Bool
        /// The width that is reserved for the arrow. `.actual`, the default, is 28 points.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the arrow; `nil`, the default, uses `UIColor.tertiaryLabel`.
        public var tintColor: UIColor?

        /// Creates options. Each `nil` argument uses the default of its property.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    /// The appearance of a label.
    @preconcurrency @MainActor
    public struct LabelOptions {
        /// `true` if the label is not drawn, but keeps its space. `false` by default.
        public var isHidden: Bool
        /// The width that is reserved for the label. `.actual` by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The color; `nil`, the default, uses `UIColor.secondaryLabel`.
        public var tintColor: UIColor?
        /// The font; `nil`, the default, uses the scaled system font of 17 points.
        public var font: UIFont?
        /// `true` if a font that supports Dynamic Type follows the preferred text size. `false` by default.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options. Each `nil` argument uses the default of its property.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? false
        }
    }

    /// The configuration of an accessory with a custom view.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The custom view. It keeps its size, unless the size is empty and `maintainsFixedSize` is `false`;
        /// `sizeThatFits` then determines the size.
        public let customView: UIView
        /// The end of the cell at which the view is placed, its position at that end, and the state in which it is
        /// visible.
        public let placement: Placement
        /// `true` if the view is not drawn, but keeps its space. `false` by default.
        public var isHidden: Bool
        /// The width that is reserved for the view. `.actual` by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color of the view; `nil`, the default, keeps the view's current tint color.
        public var tintColor: UIColor?
        /// `true` if the view keeps its size even if it is empty. `false` by default.
        public var maintainsFixedSize: Bool

        /// Creates a configuration. Each `nil` argument uses the default of its property.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}
