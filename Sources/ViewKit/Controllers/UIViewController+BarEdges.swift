import Foundation

/// The edges at which a controller's view ends at the bars of its container, instead of extending under them.
extension UIViewController {
    /// Returns the edges at which the view ends at the bars, if the bars at the edges `opaque` are opaque.
    func barEdges(opaque: UIRectEdge) -> UIRectEdge {
        let excluded = UIRectEdge.all.subtracting(edgesForExtendedLayout)
        return extendedLayoutIncludesOpaqueBars ? excluded : excluded.union(opaque)
    }

    /// Places the view in its container again. Called when the edges at which the view ends may have changed.
    func barEdgesDidChange() {
        guard isViewLoaded else { return }
        switch parent {
        case let navigation as UINavigationController: navigation.placeBars()
        case let tabs as UITabBarController: tabs.updateBar(duration: 0)
        default: break
        }
    }
}

extension UIEdgeInsets {
    /// Returns the insets with 0 for the edges in `edges`.
    func removing(_ edges: UIRectEdge) -> UIEdgeInsets {
        UIEdgeInsets(
            top: edges.contains(.top) ? 0 : top, left: edges.contains(.left) ? 0 : left,
            bottom: edges.contains(.bottom) ? 0 : bottom, right: edges.contains(.right) ? 0 : right)
    }

    /// Returns the insets with 0 for the edges that aren't in `edges`.
    func keeping(_ edges: UIRectEdge) -> UIEdgeInsets { removing(UIRectEdge.all.subtracting(edges)) }
}
