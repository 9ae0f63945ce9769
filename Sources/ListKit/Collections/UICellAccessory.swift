/// An accessory at an end of a list cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory is there. Lists are not edited here: what is for editing is never seen.
    public enum DisplayedState: Sendable {
        /// Always.
        case always
        /// While the list is edited.
        case whenEditing
        /// While it is not.
        case whenNotEditing
    }

    /// How an arrow or a tick looks.
    @preconcurrency @MainActor
    public struct MarkOptions {
        /// The color; `nil`, the default, uses the standard one.
        public var tintColor: UIColor?

        /// Makes options.
        public init(tintColor: UIColor? = nil) {
            self.tintColor = tintColor
        }
    }

    /// How the arrow of an item with others in it looks, and what works it.
    @preconcurrency @MainActor
    public struct OutlineDisclosureOptions {
        /// The style of the control that expands and collapses the item.
        public enum Style: Sendable {
            /// The arrow.
            case automatic
            /// The whole cell.
            case header
            /// The arrow.
            case cell
        }

        /// The style of the control.
        public var style: Style
        /// The color; `nil`, the default, uses the cell's.
        public var tintColor: UIColor?

        /// Makes options.
        public init(style: Style = .automatic, tintColor: UIColor? = nil) {
            (self.style, self.tintColor) = (style, tintColor)
        }
    }

    /// How a short text looks.
    @preconcurrency @MainActor
    public struct LabelOptions {
        /// The font; nil, the default, is that of the cell's text.
        public var font: UIFont?
        /// The color; `nil`, the default, is that of secondary text.
        public var tintColor: UIColor?

        /// Makes options.
        public init(tintColor: UIColor? = nil, font: UIFont? = nil) {
            (self.tintColor, self.font) = (tintColor, font)
        }
    }

    /// At which end an accessory is.
    public enum Placement: Sendable {
        /// Where reading begins.
        case leading
        /// Where it ends.
        case trailing
    }

    /// A custom view.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view, in the size that it has or says by `sizeThatFits`.
        public let customView: UIView
        /// At which end it is.
        public let placement: Placement

        /// Makes a configuration.
        public init(customView: UIView, placement: Placement) {
            (self.customView, self.placement) = (customView, placement)
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
        (self.kind, self.displayed) = (kind, displayed)
    }

    /// An arrow: the item leads on.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: MarkOptions = MarkOptions()
    ) -> Self { Self(.mark(.disclosureIndicator, options.tintColor), displayed) }

    /// A tick: the item is chosen.
    public static func checkmark(
        displayed: DisplayedState = .always, options: MarkOptions = MarkOptions()
    ) -> Self { Self(.mark(.checkmark, options.tintColor), displayed) }

    /// An arrow that expands and collapses an item of a section snapshot; `actionHandler` does something else instead.
    @preconcurrency
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> Self { Self(.outline(options, actionHandler), displayed) }

    /// A short text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> Self { Self(.label(text, options), displayed) }

    /// A custom view.
    public static func customView(
        configuration: CustomViewConfiguration, displayed: DisplayedState = .always
    ) -> Self {
        var accessory = Self(.custom(configuration.customView), displayed)
        accessory.placement = configuration.placement
        return accessory
    }
}
