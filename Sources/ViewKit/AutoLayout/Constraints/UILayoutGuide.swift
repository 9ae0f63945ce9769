public import Foundation

/// A rectangle in a view that constraints can name and that draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// Where the guide's rectangle comes from.
    enum Source {
        /// From constraints.
        case constraints
        /// From the owner, without its layout margins.
        case margins
        /// From the owner, without what bars cover.
        case safeArea
        /// From a scroll view's content.
        case scrolledContent
        /// From a scroll view itself, whatever it shows.
        case scrollFrame
    }

    /// The view that the guide is in.
    public internal(set) weak var owningView: UIView?
    /// A name for people; it has no effect. Empty by default.
    open var identifier = ""

    let source: Source

    /// Makes a guide; it takes part in layouts in the view that `addLayoutGuide` adds it to.
    public override init() {
        source = .constraints
        super.init()
    }

    init(_ source: Source, of owner: UIView) {
        self.source = source
        owningView = owner
    }

    /// The guide's rectangle in its view's coordinates, in points, after the last layout.
    public var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        return owningView.layoutFrame(of: self)
    }

    /// The edge that text begins at.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge that text ends at.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The middle, from left to right.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The middle, from top to bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
}
