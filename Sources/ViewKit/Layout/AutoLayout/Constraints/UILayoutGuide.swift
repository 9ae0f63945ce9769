public import Foundation

/// An invisible rectangle in a view that constraints can refer to.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The source of the guide's rectangle.
    enum Source {
        /// The rectangle that constraints determine.
        case constraints
        /// The owning view's bounds inside its layout margins.
        case margins
        /// The owning view's bounds inside its safe area.
        case safeArea
        /// The content of a scroll view.
        case scrolledContent
        /// The frame of a scroll view, independent of its content.
        case scrollFrame
    }

    /// The view that owns the guide; `nil` until `addLayoutGuide` adds the guide to a view.
    public internal(set) weak var owningView: UIView?
    /// A name for debugging; it has no effect. Empty by default.
    open var identifier = ""

    let source: Source
    /// The active constraints that have the guide as an item.
    var references = OrderedObjects<NSLayoutConstraint>()

    /// Creates a guide. It takes part in layout once `addLayoutGuide` adds it to a view.
    public override init() {
        source = .constraints
        super.init()
    }

    init(_ source: Source, of owner: UIView) {
        self.source = source
        owningView = owner
    }

    /// The guide's rectangle in the coordinates of `owningView`, in points. Includes changes to constraints that
    /// haven't been laid out yet. `.zero` if the guide has no view, or if it is placed by constraints but has none.
    public var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        return owningView.layoutFrame(of: self)
    }

    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The horizontal center.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The vertical center.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
}
