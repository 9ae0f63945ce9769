public import Foundation
import LayerKit
import Reporting

/// A relation between attributes of two views or guides: first = multiplier × second + constant,
/// or at most, or at least.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The view or guide on the left side.
    open var firstItem: AnyObject? { first }
    /// The view or guide on the right side; nil where the constraint is about the constant alone.
    open var secondItem: AnyObject? { second }
    /// What of the first item the constraint speaks of.
    public let firstAttribute: Attribute
    /// What of the second item the constraint speaks of.
    public let secondAttribute: Attribute
    /// How both sides are related.
    public let relation: Relation
    /// What the second attribute is multiplied by.
    public let multiplier: CGFloat
    /// What is added to the right side, in points. Values that are not finite, or beyond ten million, are
    /// refused with a message.
    open var constant: CGFloat {
        didSet {
            guard constant != oldValue else { return }
            guard Self.isUsable(constant) else {
                Diagnostics.report(
                    "NSLayoutConstraint: the constant \(constant) of \(self) was refused: not a usable number")
                constant = oldValue
                return
            }
            engine?.refresh(self)
        }
    }
    /// How much the constraint matters. `.required` by default.
    open var priority: UILayoutPriority = .required {
        didSet { if priority != oldValue { engine?.refresh(self) } }
    }
    /// A name for messages. Nil by default.
    open var identifier: String?

    /// The view that keeps the constraint while it is active.
    weak var holder: UIView?
    /// Who solves it; nil while it is not active.
    weak var engine: LayoutEngine?
    /// Views laid out by frame whose insides the constraint reaches into.
    var crossedViews: [UIView] = []
    private(set) weak var first: (any LayoutItem)?
    private(set) weak var second: (any LayoutItem)?
    private let hasSecondItem: Bool

    /// The largest number that a constant may be, in points.
    private static let largestConstant: CGFloat = 10_000_000

    /// Makes a constraint between attributes of views or guides; it is not active. A multiplier or constant that is not
    /// a usable number is replaced, by 1 and by 0, with a message.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        first = Self.layoutItem(view1)
        second = view2.flatMap(Self.layoutItem)
        hasSecondItem = second != nil
        firstAttribute = attr1
        secondAttribute = attr2
        self.relation = relation
        self.multiplier = Self.isUsable(multiplier) ? multiplier : 1
        self.constant = Self.isUsable(constant) ? constant : 0
        super.init()
        if self.multiplier != multiplier || self.constant != constant {
            Diagnostics.report(
                "NSLayoutConstraint: the multiplier \(multiplier) or the constant \(constant) of \(self) was refused: "
                    + "not a usable number")
        }
    }

    /// Makes a constraint about nothing, which cannot be made active: to hold a place until there is another.
    public convenience override init() {
        self.init(
            item: (), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 0)
    }

    convenience init(
        _ first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation,
        _ second: (any LayoutItem)? = nil, _ secondAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1,
        constant: CGFloat
    ) {
        self.init(
            item: first.map { $0 as Any } ?? (), attribute: firstAttribute, relatedBy: relation,
            toItem: second.map { $0 as Any }, attribute: secondAttribute, multiplier: multiplier, constant: constant)
    }

    // MARK: Public

    /// Whether the constraint takes part in layouts. One whose items are in no common view, or that relates attributes
    /// that cannot be compared, stays inactive, with a message.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    /// Makes all `constraints` active.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes all `constraints` inactive.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    // MARK: Internal

    /// Whether an item that the constraint was made for is gone.
    var hasLostItem: Bool { first == nil || hasSecondItem && second == nil }

    private static func isUsable(_ number: CGFloat) -> Bool { number.isFinite && abs(number) <= largestConstant }

    /// `item` where it is a view or a guide. Asks for classes, which is quicker than to ask for the protocol.
    private static func layoutItem(_ item: Any) -> (any LayoutItem)? {
        if let view = item as? UIView { return view }
        return item as? UILayoutGuide
    }

    // MARK: NSObject

    /// The identifier, or else the constraint written out. Away from the main actor, where nothing may be asked of a
    /// constraint, its class and its address.
    nonisolated open override var description: String {
        MainActor.ifHere { words } ?? super.description
    }

    private var words: String {
        if let identifier { return identifier }
        let left = "\(Self.name(of: first)).\(firstAttribute)"
        var right = ""
        if secondAttribute != .notAnAttribute, let second {
            right = "\(Self.name(of: second)).\(secondAttribute)"
            if multiplier != 1 { right = "\(multiplier) * " + right }
            if constant != 0 { right += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        } else {
            right = "\(constant)"
        }
        let importance = priority == .required ? "" : " @ \(priority.rawValue)"
        return "\(left) \(relation.sign) \(right)\(importance)"
    }

    private static func name(of item: (any LayoutItem)?) -> String {
        guard let item else { return "something gone" }
        if let label = item as? UILabel, let text = label.text { return "\(type(of: item))(\"\(text.prefix(20))\")" }
        return "\(type(of: item))"
    }
}
