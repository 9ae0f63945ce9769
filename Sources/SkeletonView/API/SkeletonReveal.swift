public import Foundation
public import ViewKit

/// The order in which the parts of a skeleton are revealed one by one.
public enum SkeletonStagger: Sendable {
    /// Reveals the parts in drawing order, one every `interval` seconds.
    case order(interval: TimeInterval)
    /// Reveals the parts in the order of the distance between their centers and a point. The delay of a part is that
    /// distance divided by `speed`, in points per second. The point is in the coordinates of the view whose skeleton is
    /// hidden.
    case distance(from: CGPoint, speed: CGFloat)
    /// Reveals each part after the delay, in seconds, that the closure returns for the part and its index in drawing
    /// order.
    case custom(@MainActor @Sendable (_ part: UIView, _ index: Int) -> TimeInterval)
}

extension UIView {
    /// Hides the skeleton at the end of the current sweep or pulse, so that the animation isn't cut off.
    ///
    ///     view.hideSkeleton(finishingSweep: true)
    ///
    /// The skeleton stays active until then. Showing or hiding it again replaces this call. If several skeletons are
    /// hidden, all of them wait for the one that finishes last. The call doesn't wait for bones that don't move or that
    /// drop in, nor for bones that each have their own period: waves, and per-bone highlights whose path depends on the
    /// bone's size. Outside a window, the skeleton is hidden immediately.
    ///
    /// - Parameters:
    ///   - finishesSweep: `true` to wait for the end of the current sweep or pulse; `false` makes this a plain
    ///     `hideSkeleton`.
    ///   - reload: `true`, the default, to reload lists.
    ///   - transition: The transition; by default the content fades in over 0.25 seconds while the bones fade out.
    public func hideSkeleton(
        finishingSweep finishesSweep: Bool, reloadDataAfter reload: Bool = true,
        transition: SkeletonTransition = .crossDissolve(0.25)
    ) {
        SkeletonCalls.hide(
            on: self, reloadData: reload, transition: transition, finishingSweep: finishesSweep)
    }

    /// Hides the skeleton part by part. Each part has its own transition; the remaining parts show bones until their
    /// turn.
    ///
    ///     view.hideSkeleton(staggered: .order(interval: 0.06))
    ///
    /// Parts are the views with bones, and a list's visible rows or items, with the headers and footers that the
    /// skeleton provided. The skeleton stays active until the last part is revealed. A list's skeleton ends when its
    /// first row is revealed: the list then asks its data source for the items, and each item replaces the bones at its
    /// position with a separate transition. Rows at positions without bones appear with the last part.
    ///
    /// Showing a skeleton on the view or an ancestor shows all bones again. Another call to `hideSkeleton` reveals the
    /// remaining parts together, except for rows whose list already shows the app's items. If the view is not in a
    /// window or has no skeleton itself, this is a plain `hideSkeleton`.
    ///
    /// - Parameters:
    ///   - stagger: The order and delays of the parts. Negative and nonfinite delays mean 0.
    ///   - finishesSweep: `true` to reveal the first part at the end of the current sweep or pulse. `false` by default.
    ///     Doesn't wait for bones that each have their own period, as in `hideSkeleton(finishingSweep:)`.
    ///   - reload: `true`, the default, to reload lists.
    ///   - transition: The transition of each part; by default its content fades in over 0.25 seconds while its bones
    ///     fade out.
    public func hideSkeleton(
        staggered stagger: SkeletonStagger, finishingSweep finishesSweep: Bool = false,
        reloadDataAfter reload: Bool = true, transition: SkeletonTransition = .crossDissolve(0.25)
    ) {
        SkeletonCalls.hide(
            on: self, staggered: stagger, finishingSweep: finishesSweep, reloadData: reload,
            transition: transition)
    }
}
