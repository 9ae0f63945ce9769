public import ViewKit

/// A view that provides the bones that `beginSomo` shows and `endSomo` removes.
@preconcurrency @MainActor
public protocol SomoSkeletonLayout: UIView {
    /// Returns the bones in the view's coordinates, from back to front.
    ///
    /// Called by `beginSomo`, and again whenever the view's size, traits or layout direction change. Return new views,
    /// or the same views with updated frames. An empty array shows only the background.
    func somoSkeletonLayout() -> [SomoView]

    /// Returns the color of the background, which is behind the bones and covers the view's content. Called each time
    /// before `somoSkeletonLayout()`.
    ///
    /// By default, a very light gray with a white value of 248/255.
    func somoSkeletonBackgroundColor() -> UIColor
}

extension SomoSkeletonLayout {
    /// Returns a very light gray with a white value of 248/255.
    public func somoSkeletonBackgroundColor() -> UIColor { UIColor(white: 248.0 / 255, alpha: 1) }
}

/// Somo's name for ``SomoSkeletonLayout``.
public typealias SomoSkeletonLayoutProtocol = SomoSkeletonLayout
