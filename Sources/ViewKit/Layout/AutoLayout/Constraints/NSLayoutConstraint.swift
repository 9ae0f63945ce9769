public import Foundation
import LayerKit
import Reporting

/// A linear relation between attributes of two views or guides: first = multiplier × second + constant, or the
/// corresponding inequality.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The view or guide on the left side.
    open var firstItem: AnyObject? { first }
    /// The view or guide on the right side; `nil` if the constraint has only a constant.
    open var secondItem: AnyObject? { second }
    /// The attribute of `firstItem` on the left side.
    public private(set) var firstAttribute = Attribute.notAnAttribute
    /// The attribute of `secondItem` on the right side; `.notAnAttribute` if the constraint has only a constant.
    public private(set) var secondAttribute = Attribute.notAnAttribute
    /// The relation between the left and the right side: equal, at most or at least.
    public private(set) var relation = Relation.equal
    /// The factor applied to the second attribute.
    public private(set) var multiplier: CGFloat = 1
    /// The constant added to the right side, in points. Nonfinite values and values above ten million in magnitude are
    /// rejected with a warning.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue != storedConstant else { return }
            guard Self.isUsable(newValue) else {
                Diagnostics.report("NSLayoutConstraint: invalid constant \(newValue) of \(self) ignored")
                return
            }
            storedConstant = newValue
            engine?.refresh(self)
        }
    }
    private var storedConstant: CGFloat = 0
    /// The priority of the constraint. `.required` by default.
    open var priority: UILayoutPriority = .required {
        didSet { if priority != oldValue { engine?.refresh(self) } }
    }
    /// A name for diagnostics. `nil` by default.
    open var identifier: String?

    /// The view that stores the constraint while it is active.
    weak var holder: UIView?
    /// The engine that solves the constraint; `nil` while it is inactive.
    weak var engine: LayoutEngine?
    /// The views that are laid out by frame and whose subtrees the constraint reaches into. Weak because a view in such
    /// a subtree retains the constraint.
    var crossedViews: [WeakView] = []
    private(set) weak var first: (any LayoutItem)?
    private(set) weak var second: (any LayoutItem)?
    private var hasSecondItem = false
    /// The distances between anchors that take the place of the first or second attribute. `nil` in most constraints,
    /// which don't use such distances.
    var offsets: ConstraintOffsets?

    /// The largest allowed magnitude of a constant, in points.
    private static let maximumConstant: CGFloat = 10_000_000

    /// Creates an empty constraint that can't be activated, for use as a placeholder.
    public override init() {
        super.init()
    }

    /// Creates an inactive constraint between attributes of views or guides. An invalid multiplier is replaced by 1 and
    /// an invalid constant by 0, with a warning.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init()
        relate(
            Self.layoutItem(view1), attr1, relation, view2.flatMap(Self.layoutItem), attr2, multiplier: multiplier,
            constant: constant)
    }

    convenience init(
        _ first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation,
        _ second: (any LayoutItem)? = nil, _ secondAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1,
        constant: CGFloat
    ) {
        self.init()
        relate(
            first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant)
    }

    /// Sets the items and values of a new constraint.
    private func relate(
        _ first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation, _ second: (any LayoutItem)?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.first = first
        self.second = second
        hasSecondItem = second != nil
        self.firstAttribute = firstAttribute
        self.secondAttribute = secondAttribute
        self.relation = relation
        self.multiplier = Self.isUsable(multiplier) ? multiplier : 1
        storedConstant = Self.isUsable(constant) ? constant : 0
        if self.multiplier != multiplier || storedConstant != constant {
            Diagnostics.report(
                "NSLayoutConstraint: invalid multiplier \(multiplier) or constant \(constant) of \(self); "
                    + "using 1 or 0 instead")
        }
    }

    /// Creates a constraint of this class with its `init()`, also if the class is known only at run time. If the class
    /// has other initializers but not `init()`, the program ends.
    package static func makeInstance(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) -> Self {
        let constraint = makeEmptyInstance()
        constraint.relate(
            layoutItem(view1), attr1, relation, view2.flatMap(layoutItem), attr2, multiplier: multiplier,
            constant: constant)
        return constraint
    }

    // MARK: Public

    /// `true` if the constraint is active. Activating a constraint whose items have no common ancestor, or whose
    /// attributes can't be related, has no effect and logs a warning.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    /// Activates each of `constraints`. Constraints that can't be activated stay inactive, and a warning is logged.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates each of `constraints` that is active.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Called when the constraint has been loaded from a nib or storyboard and its outlets are connected.
    open func awakeFromNib() {}

    // MARK: Internal

    /// `true` if an item of the constraint has been deallocated, or if the first item is not a view or guide.
    var hasLostItem: Bool {
        if first == nil || hasSecondItem && second == nil { return true }
        return offsets?.all.contains { $0.start == nil || $0.end == nil } ?? false
    }

    /// The items whose geometry the constraint relates.
    var items: [any LayoutItem] {
        var items = [first, second].compactMap(\.self)
        for item in offsets?.all.flatMap({ [$0.start, $0.end] }).compactMap(\.self) ?? []
        where !items.contains(where: { $0 === item }) {
            items.append(item)
        }
        return items
    }

    private static func isUsable(_ number: CGFloat) -> Bool { number.isFinite && abs(number) <= maximumConstant }

    /// Returns `item` if it is a view or a guide. Class casts are faster than casting to the protocol.
    private static func layoutItem(_ item: Any) -> (any LayoutItem)? {
        if let view = item as? UIView { return view }
        return item as? UILayoutGuide
    }

    // MARK: NSObject

    /// The identifier or, without one, the constraint as an equation or inequality. Off the main actor, where neither
    /// can be read, the description consists of the class and the address.
    nonisolated open override var description: String {
        MainActor.ifIsolated { identifierOrEquation } ?? super.description
    }

    private var identifierOrEquation: String {
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
        guard let item else { return "deallocated item" }
        if let label = item as? UILabel, let text = label.text { return "\(type(of: item))(\"\(text.prefix(20))\")" }
        return "\(type(of: item))"
    }
}
