import Foundation
package import ViewKit

/// A notification posted to assistive technologies.
package struct AccessibilityPost: Sendable {
    package let notification: UIAccessibility.Notification?
    package let view: UIView?
    package let text: String?

    /// Returns the notifications posted while `body` runs.
    @MainActor
    package static func during(_ body: () -> Void) -> [AccessibilityPost] {
        let heard = Heard()
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.didPostNotification, object: nil, queue: nil
        ) { note in
            let argument = note.userInfo?[UIAccessibility.argumentUserInfoKey]
            let post = AccessibilityPost(
                notification: note.userInfo?[UIAccessibility.notificationUserInfoKey]
                    as? UIAccessibility.Notification,
                view: argument as? UIView, text: argument as? String)
            MainActor.assumeIsolated { heard.posts.append(post) }
        }
        body()
        NotificationCenter.default.removeObserver(observer)
        return heard.posts
    }

    @MainActor
    private final class Heard {
        var posts: [AccessibilityPost] = []
    }
}
