/// An accessory at the leading or trailing end of a list cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// The state in which an accessory is visible. Lists have no editing mode, so accessories for editing are never
    /// visible.
    public enum DisplayedState: Sendable {
        /// Always.
        case always
        /// While the list is in editing mode.
        case whenEditing
        /// While the list is not in editing mode.
        case whenNotEditing
    }

    /// The appearance of a disclosure indicator or checkmark.
    @preconcurrency @MainActor
    public struct MarkOptions {
        /// The color; `nil`, the default, uses the standard color.
        public var tintColor: UIColor?

        /// Creates options with a color; `nil` uses the standard color.
        public init(tintColor: UIColor? = nil) {
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

        /// The area that expands and collapses the item when clicked.
        public var style: Style
        /// The color of the arrow; `nil`, the default, uses `UIColor.tertiaryLabel`.
        public var tintColor: UIColor?

        /// Creates options. By default, clicking the arrow toggles the item.
        public init(style: Style = .automatic, tintColor: UIColor? = nil) {
            self.style = style
            self.tintColor = tintColor
        }
    }

    /// The appearance of a label.
    @preconcurrency @MainActor
    public struct LabelOptions {
        /// The font; `nil`, the default, uses the scaled system font of 17 points.
        public var font: UIFont?
        /// The color; `nil`, the default, uses `UIColor.secondaryLabel`.
        public var tintColor: UIColor?

        /// Creates options with a color and a font; `nil` uses the standard ones.
        public init(tintColor: UIColor? = nil, font: UIFont? = nil) {
            self.tintColor = tintColor
            self.font = font
        }
    }

    /// The end of a cell at which a custom view is placed.
    public enum Placement: Sendable {
        /// The leading end.
        case leading
        /// The trailing end.
        case trailing
    }

    /// The configuration of an accessory with a custom view.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view. It keeps its size; if its size is empty, `sizeThatFits` determines the size.
        public let customView: UIView
        /// The end of the cell at which the view is placed.
        public let placement: Placement

        /// Creates a configuration.
        public init(customView: UIView, placement: Placement) {
            self.customView = customView
            self.placement = placement
        }
    }

    enum Kind {
        case mark(UITableViewCell.AccessoryType, UIColor?)
        case outline(OutlineDisclosureOptions, (@MainActor () -> Void)?)
        case label(String, LabelOptions)
        case custom(UIView)
    }

    let kind: Kind
    var placement = Placement.trailing
    let displayed: DisplayedState

    private init(_ kind: Kind, _ displayed: DisplayedState) {
        self.kind = kind
        self.displayed = displayed
    }

    /// Creates a disclosure indicator, which shows that selecting the item leads to details.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: MarkOptions = MarkOptions()
    ) -> Self { Self(.mark(.disclosureIndicator, options.tintColor), displayed) }

    /// Creates a checkmark, which indicates that the item is chosen.
    public static func checkmark(
        displayed: DisplayedState = .always, options: MarkOptions = MarkOptions()
    ) -> Self { Self(.mark(.checkmark, options.tintColor), displayed) }

    /// Creates an arrow that expands and collapses an item of a section snapshot. If `actionHandler` isn't `nil`, the
    /// arrow calls the handler instead.
    @preconcurrency
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> Self { Self(.outline(options, actionHandler), displayed) }

    /// Creates a label at the trailing end, for short text such as a count.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> Self { Self(.label(text, options), displayed) }

    /// Creates an accessory with a custom view, at the end of the cell that `configuration` specifies.
    public static func customView(
        configuration: CustomViewConfiguration, displayed: DisplayedState = .always
    ) -> Self {
        var accessory = Self(.custom(configuration.customView), displayed)
        accessory.placement = configuration.placement
        return accessory
    }
}
