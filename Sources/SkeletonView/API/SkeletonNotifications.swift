public import Foundation

/// What is posted with the view that `show...` was called on as the notification's `object`.
extension Notification.Name {
    /// A skeleton is about to appear on the view that is the notification's `object`.
    public static let skeletonWillAppearNotification = Self("skeletonWillAppear")
    /// A skeleton appeared; posted before the call of `show...` returns.
    public static let skeletonDidAppearNotification = Self("skeletonDidAppear")
    /// A skeleton is about to take another look.
    public static let skeletonWillUpdateNotification = Self("skeletonWillUpdate")
    /// A skeleton took another look.
    public static let skeletonDidUpdateNotification = Self("skeletonDidUpdate")
    /// A skeleton is about to go.
    public static let skeletonWillDisappearNotification = Self("skeletonWillDisappear")
    /// The last bone of a skeleton is gone.
    public static let skeletonDidDisappearNotification = Self("skeletonDidDisappear")
    /// A skeleton was shown for longer than its timeout, and stands still now.
    public static let skeletonDidTimeOutNotification = Self("skeletonDidTimeOut")
}

extension SkeletonMoment {
    var notification: Notification.Name {
        switch self {
        case .willAppear: .skeletonWillAppearNotification
        case .didAppear: .skeletonDidAppearNotification
        case .willUpdate: .skeletonWillUpdateNotification
        case .didUpdate: .skeletonDidUpdateNotification
        case .willDisappear: .skeletonWillDisappearNotification
        case .didDisappear: .skeletonDidDisappearNotification
        }
    }
}
