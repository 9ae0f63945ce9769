public import Foundation

/// The upper or the lower edge of what a controller's bars leave free. Windows of a desktop have no bars, so that these
/// are the edges of the view. New code takes `safeAreaLayoutGuide`.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// What the bars cover, in points: nothing.
    var length: CGFloat { get }
    /// The upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
    /// The upper edge of the view, as an item of constraints.
    public var topLayoutGuide: any UILayoutSupport { edgeGuide(.top) }

    /// The lower edge of the view, as an item of constraints.
    public var bottomLayoutGuide: any UILayoutSupport { edgeGuide(.bottom) }

    private func edgeGuide(_ edge: NSLayoutConstraint.Attribute) -> EdgeGuide {
        let view: UIView = view
        for case let known as EdgeGuide in view.layoutGuides where known.edge == edge { return known }
        let guide = EdgeGuide(edge)
        view.addLayoutGuide(guide)
        for (attribute, item) in [(edge, view), (.leading, view), (.trailing, view), (.height, nil)] {
            NSLayoutConstraint(
                item: guide, attribute: attribute, relatedBy: .equal, toItem: item,
                attribute: item == nil ? .notAnAttribute : attribute, multiplier: 1, constant: 0
            ).isActive = true
        }
        return guide
    }
}

/// An edge of a controller's view: a guide without a height.
private final class EdgeGuide: UILayoutGuide, UILayoutSupport {
    let edge: NSLayoutConstraint.Attribute

    var length: CGFloat { 0 }

    init(_ edge: NSLayoutConstraint.Attribute) {
        self.edge = edge
        super.init()
    }
}
