public import Foundation
public import ViewKit

/// When each part of a skeleton gives way, where they do not all at once.
public enum SkeletonStagger: Sendable {
    /// One after the other in drawing order, so many seconds apart.
    case order(interval: TimeInterval)
    /// The nearer to a point the sooner: so many points a second from there, in the coordinates of the view that is
    /// revealed.
    case distance(from: CGPoint, speed: CGFloat)
    /// After as many seconds as the closure says for the part and its number in drawing order.
    case custom(@MainActor @Sendable (_ part: UIView, _ index: Int) -> TimeInterval)
}

extension UIView {
    /// Hides the skeleton when the light, or the pulse, has come to the end of its way, so that nothing breaks off.
    ///
    ///     view.hideSkeleton(finishingSweep: true)
    ///
    /// Until then the skeleton is on, and a show or another hide takes the place of this one. Where several skeletons
    /// are hidden, they wait for the last of them. What stands still is not waited for, nor are lights of bones of
    /// their own, whose ways depend on the bones' sizes; without a window nothing is.
    ///
    /// - Parameters:
    ///   - finishesSweep: Whether it waits; false is a `hideSkeleton`.
    ///   - reload: Whether lists ask their data source for their items. True by default.
    ///   - transition: How the content appears; by default it fades in for 0.25 seconds while the bones fade out.
    public func hideSkeleton(
        finishingSweep finishesSweep: Bool, reloadDataAfter reload: Bool = true,
        transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        SkeletonCalls.hide(
            on: self, reloadData: reload, transition: SkeletonTransition(transition), finishingSweep: finishesSweep)
    }

    /// Hides the skeleton part by part: each gives way to its content by a transition of its own, while the others
    /// still stand for theirs.
    ///
    ///     view.hideSkeleton(staggered: .order(interval: 0.06))
    ///
    /// Parts are the views with bones, and the rows or items on screen of lists, with the headers that the skeleton
    /// gave. Until the last part gives way the skeleton is on; that of a list ends with its first row: its data source
    /// is asked for the items then, and each comes when the row with bones in its place goes, by a dissolve whatever
    /// the transition. Rows for which no bones stood, such as those of an app that has more of them, come with the
    /// last. A show on the view or around it brings all bones back; another hide ends all at once, but for
    /// rows whose list is the app's already. Without a window, and without a skeleton on the view itself, this is a
    /// `hideSkeleton`.
    ///
    /// - Parameters:
    ///   - stagger: When each part begins; seconds below 0 and such that are not finite are 0.
    ///   - finishesSweep: Whether the first part waits until the light, or the pulse, has come to the end of its way.
    ///     False by default. Lights of bones of their own, whose ways depend on the bones' sizes, are not waited for.
    ///   - reload: Whether lists ask their data source for their items. True by default.
    ///   - transition: How each part appears; by default it fades in for 0.25 seconds while its bones fade out.
    public func hideSkeleton(
        staggered stagger: SkeletonStagger, finishingSweep finishesSweep: Bool = false,
        reloadDataAfter reload: Bool = true, transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        SkeletonCalls.hide(
            on: self, staggered: stagger, finishingSweep: finishesSweep, reloadData: reload,
            transition: SkeletonTransition(transition))
    }
}
