import Foundation

/// A view outside ViewKit with different defaults.
///
/// `package` members cannot be overridden in another module, so `UIView` asks views that conform.
@MainActor
package protocol ViewBehavior: AnyObject {
    /// The accessibility of the view unless the app sets it.
    var defaultAccessibility: DefaultAccessibility { get }
    /// The layout margins of the view unless the app sets them.
    var defaultLayoutMargins: UIEdgeInsets { get }

    /// The pointer entered or left the view.
    func hoverDidChange(_ isHovering: Bool)
}

extension ViewBehavior {
    package var defaultAccessibility: DefaultAccessibility { .none }
    package var defaultLayoutMargins: UIEdgeInsets { .defaultLayoutMargins }
    package func hoverDidChange(_ isHovering: Bool) {}
}

extension UIEdgeInsets {
    /// The layout margins of plain views.
    static let defaultLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
