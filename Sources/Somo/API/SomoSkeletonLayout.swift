public import ViewKit

/// A view that says where its bones stand while it loads; `beginSomo` and `endSomo` show and end them.
@preconcurrency @MainActor
public protocol SomoSkeletonLayout: UIView {
    /// The bones, placed in the view's bounds, the lowest first.
    ///
    /// It is asked by `beginSomo`, and again whenever the view's size, style or direction changed: answer new views, or
    /// the same ones in their new places. None is a plain ground.
    func somoSkeletonLayout() -> [SomoView]

    /// What covers the view's content behind the bones; asked as often as the layout. A very light grey (248 of 255)
    /// unless implemented.
    var somoSkeletonBackgroundColor: UIColor { get }
}

extension SomoSkeletonLayout {
    /// A very light grey, 248 of 255.
    public var somoSkeletonBackgroundColor: UIColor { UIColor(white: 248.0 / 255, alpha: 1) }
}

/// The protocol by its name in Somo.
public typealias SomoSkeletonLayoutProtocol = SomoSkeletonLayout
