public import Foundation

/// The top or bottom edge of the area that is not covered by bars. Prefer `safeAreaLayoutGuide` in new code.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the area that bars cover at this edge of the view, in points.
    var length: CGFloat { get }
    /// The upper edge of the guide.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge of the guide.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the guide. The guides of a controller have a height of 0.
    var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
    /// The top of the area not covered by bars, for use in constraints. Deprecated on iOS; use `topAnchor` of the
    /// view's `safeAreaLayoutGuide` in new code.
    public var topLayoutGuide: any UILayoutSupport { edgeGuide(.top) }

    /// The bottom of the area not covered by bars, for use in constraints. Deprecated on iOS; use `bottomAnchor` of the
    /// view's `safeAreaLayoutGuide` in new code.
    public var bottomLayoutGuide: any UILayoutSupport { edgeGuide(.bottom) }

    private func edgeGuide(_ edge: NSLayoutConstraint.Attribute) -> EdgeGuide {
        let view: UIView = view
        for case let guide as EdgeGuide in view.layoutGuides where guide.edge == edge { return guide }
        let guide = EdgeGuide(edge)
        view.addLayoutGuide(guide)
        let items: [(NSLayoutConstraint.Attribute, Any?)] = [
            (edge, view.safeAreaLayoutGuide), (.leading, view), (.trailing, view), (.height, nil),
        ]
        for (attribute, item) in items {
            NSLayoutConstraint(
                item: guide, attribute: attribute, relatedBy: .equal, toItem: item,
                attribute: item == nil ? .notAnAttribute : attribute, multiplier: 1, constant: 0
            ).isActive = true
        }
        return guide
    }
}

/// An edge of a controller's safe area, as a layout guide of zero height.
private final class EdgeGuide: UILayoutGuide, UILayoutSupport {
    let edge: NSLayoutConstraint.Attribute

    var length: CGFloat {
        let covered = owningView?.safeAreaInsets ?? .zero
        return edge == .top ? covered.top : covered.bottom
    }

    init(_ edge: NSLayoutConstraint.Attribute) {
        self.edge = edge
        super.init()
    }
}
