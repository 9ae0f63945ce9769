public import Foundation

/// Notifications about skeletons. Their `object` is the view that the skeleton was shown on.
extension Notification.Name {
    /// Posted before a skeleton appears.
    public static let skeletonWillAppearNotification = Self("skeletonWillAppear")
    /// Posted when a skeleton has been shown and its bones start to fade in. Without a delay, this happens before the
    /// call that shows the skeleton returns.
    public static let skeletonDidAppearNotification = Self("skeletonDidAppear")
    /// Posted before the look of an active skeleton changes because of a call or a timeout. Not posted when a theme or
    /// a preference changes.
    public static let skeletonWillUpdateNotification = Self("skeletonWillUpdate")
    /// Posted after the look of an active skeleton has changed because of a call or a timeout.
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
