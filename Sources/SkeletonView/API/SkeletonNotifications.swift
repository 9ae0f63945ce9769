public import Foundation

/// Notifications about skeletons. Their `object` is the view that `show...` was called on.
extension Notification.Name {
    /// Posted before a skeleton appears.
    public static let skeletonWillAppearNotification = Self("skeletonWillAppear")
    /// Posted when a skeleton has been shown and its bones start to fade in. Without a delay, this is before the call
    /// to `show...` returns.
    public static let skeletonDidAppearNotification = Self("skeletonDidAppear")
    /// Posted before a call or the timeout changes the look of an active skeleton. Not posted when a theme or a
    /// preference changes.
    public static let skeletonWillUpdateNotification = Self("skeletonWillUpdate")
    /// Posted after a call or the timeout has changed the look of an active skeleton.
    public static let skeletonDidUpdateNotification = Self("skeletonDidUpdate")
    /// Posted before a skeleton disappears.
    public static let skeletonWillDisappearNotification = Self("skeletonWillDisappear")
    /// Posted when the last bone of a skeleton has disappeared.
    public static let skeletonDidDisappearNotification = Self("skeletonDidDisappear")
    /// Posted when a skeleton has timed out and stopped moving.
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
