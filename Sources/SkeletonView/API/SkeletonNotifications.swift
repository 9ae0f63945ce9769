public import Foundation

/// A skeleton is about to appear on the view that is the notification's `object`.
public let skeletonWillAppearNotification = Notification.Name("skeletonWillAppear")
/// A skeleton appeared; posted before the call of `show...` returns.
public let skeletonDidAppearNotification = Notification.Name("skeletonDidAppear")
/// A skeleton is about to take another look.
public let skeletonWillUpdateNotification = Notification.Name("skeletonWillUpdate")
/// A skeleton took another look.
public let skeletonDidUpdateNotification = Notification.Name("skeletonDidUpdate")
/// A skeleton is about to go.
public let skeletonWillDisappearNotification = Notification.Name("skeletonWillDisappear")
/// The last bone of a skeleton is gone.
public let skeletonDidDisappearNotification = Notification.Name("skeletonDidDisappear")

extension SkeletonMoment {
    var notification: Notification.Name {
        switch self {
        case .willAppear: skeletonWillAppearNotification
        case .didAppear: skeletonDidAppearNotification
        case .willUpdate: skeletonWillUpdateNotification
        case .didUpdate: skeletonDidUpdateNotification
        case .willDisappear: skeletonWillDisappearNotification
        case .didDisappear: skeletonDidDisappearNotification
        }
    }
}
