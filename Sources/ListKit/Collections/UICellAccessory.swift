public import Foundation

/// An accessory at the leading or trailing end of a list cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// The state of the collection view, given by its `isEditing`, in which an accessory is visible.
    public enum DisplayedState: Sendable {
        /// Visible in every state of the list.
        case always
        /// Visible while the list is in editing mode.
        case whenEditing
        /// Visible while the list is not in editing mode.
        case whenNotEditing
    }

    /// The width that is reserved for an accessory. The accessory is centered in it.
    public enum LayoutDimension: Equatable, Sendable {
        /// The same width for all kinds of accessories, 28 points.
        case standard
        /// The width of the accessory.
        case actual
        /// A width in points.
        case custom(CGFloat)
    }

    /// The end of a cell at which a custom view is placed, the state in which it is visible, and its position among the
    /// accessories at that end.
    public enum Placement: Sendable {
        /// A closure that receives the other accessories at the same end, from leading to trailing, and returns the
        /// index at which to insert the accessory. Returning their count places the accessory last; an index out of
        /// range keeps the order of `accessories`.
        public typealias Position = @MainActor ([UICellAccessory]) -> Int

        /// The leading end. By default, the order of `accessories` is kept.
        case leading(displayed: DisplayedState = .always, at: Position = { _ in .max })
        /// The trailing end. By default, the order of `accessories` is kept.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in .max })
    }

    enum Kind {
        case mark(UITableViewCell.AccessoryType, UIColor?)
        case outline(OutlineDisclosureOptions, (@MainActor () -> Void)?)
        case label(String, LabelOptions)
        case custom(CustomViewConfiguration)
    }

    let kind: Kind
    let displayed: DisplayedState
    /// `true` if the accessory is not drawn, but keeps its space.
    let isHidden: Bool
    let reservedLayoutWidth: LayoutDimension
    /// `true` if the accessory is a label whose font follows the preferred text size.
    var adjustsFont: Bool {
        if case .label(_, let options) = kind { options.adjustsFontForContentSizeCategory } else { false }
    }
    private(set) var isLeading = false
    private var position: Placement.Position?

    private init(_ kind: Kind, _ displayed: DisplayedState, isHidden: Bool, width: LayoutDimension) {
        self.kind = kind
        self.displayed = displayed
        self.isHidden = isHidden
        reservedLayoutWidth = width
    }

    /// Creates a disclosure indicator, which shows that selecting the item leads to details.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> Self {
        Self(
            .mark(.disclosureIndicator, options.tintColor), displayed, isHidden: options.isHidden,
            width: options.reservedLayoutWidth)
    }

    /// Creates a checkmark, which indicates that the item is chosen.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> Self {
        Self(
            .mark(.checkmark, options.tintColor), displayed, isHidden: options.isHidden,
            width: options.reservedLayoutWidth)
    }

    /// Creates an arrow that expands and collapses an item of a section snapshot. If `actionHandler` isn't `nil`, the
    /// arrow calls the handler instead.
    @preconcurrency
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> Self {
        Self(
            .outline(options, actionHandler), displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth)
    }

    /// Creates a label at the trailing end, for short text such as a count.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> Self {
        Self(.label(text, options), displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth)
    }

    /// Creates an accessory with a custom view, placed as `configuration` specifies.
    public static func customView(configuration: CustomViewConfiguration) -> Self {
        let (isLeading, displayed, position) =
            switch configuration.placement {
            case .leading(let displayed, let position): (true, displayed, position)
            case .trailing(let displayed, let position): (false, displayed, position)
            }
        var accessory = Self(
            .custom(configuration), displayed, isHidden: configuration.isHidden,
            width: configuration.reservedLayoutWidth)
        accessory.isLeading = isLeading
        accessory.position = position
        return accessory
    }

    /// Returns the accessories at one end of a cell that are visible in or outside editing mode, from leading to
    /// trailing.
    static func ordered(_ accessories: [Self], isLeading: Bool, isEditing: Bool) -> [Self] {
        let hidden = isEditing ? DisplayedState.whenNotEditing : .whenEditing
        var ordered = accessories.filter { $0.isLeading == isLeading && $0.displayed != hidden }
        // Moving an accessory changes the indexes of others, so each is identified by its original index.
        var numbers = Array(ordered.indices)
        for number in numbers.indices {
            guard let index = numbers.firstIndex(of: number), let position = ordered[index].position else { continue }
            var others = ordered
            let accessory = others.remove(at: index)
            let new = position(others)
            guard (0...others.count).contains(new) else { continue }
            others.insert(accessory, at: new)
            ordered = others
            numbers.remove(at: index)
            numbers.insert(number, at: new)
        }
        return ordered
    }
}
