/// What constraints relate: a view, or a guide in one.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the one that the guide is in.
    var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
}
