public import Foundation
import LayerKit
import Reporting

/// A relation between attributes of two views or guides: first = multiplier × second + constant,
/// or at most, or at least.
@preconcurrency @MainActor
open class NSLayoutConstraint {
    /// The view or guide on the left side.
    public var firstItem: AnyObject? { first }
    /// The view or guide on the right side; nil where the constraint is about the constant alone.
    public var secondItem: AnyObject? { second }
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
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init(
            view1 as? any LayoutItem, attr1, relation, view2.flatMap { $0 as? any LayoutItem }, attr2,
            multiplier: multiplier, constant: constant)
    }

    init(
        _ first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation,
        _ second: (any LayoutItem)? = nil, _ secondAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1,
        constant: CGFloat
    ) {
        self.first = first
        self.second = second
        hasSecondItem = second != nil
        self.firstAttribute = firstAttribute
        self.secondAttribute = secondAttribute
        self.relation = relation
        self.multiplier = Self.isUsable(multiplier) ? multiplier : 1
        self.constant = Self.isUsable(constant) ? constant : 0
        if self.multiplier != multiplier || self.constant != constant {
            Diagnostics.report(
                "NSLayoutConstraint: the multiplier \(multiplier) or the constant \(constant) of \(self) was refused: "
                    + "not a usable number")
        }
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

    /// Whether the constraint gives one item's own height, and nothing else.

    private static func isUsable(_ number: CGFloat) -> Bool { number.isFinite && abs(number) <= largestConstant }
}

extension NSLayoutConstraint: @MainActor CustomStringConvertible {
    /// The identifier, or else the constraint written out.
    public var description: String {
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

extension NSLayoutConstraint: Hashable {
    /// Whether both are the same constraint.
    public nonisolated static func == (left: NSLayoutConstraint, right: NSLayoutConstraint) -> Bool { left === right }

    /// Mixes in the constraint's identity.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
