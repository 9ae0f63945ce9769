import Foundation
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIAccessibility", .serialized)
struct UIAccessibilityTests {
    @Test("Posted notifications carry their argument")
    func posts() {
        let view = UIView()
        let posts = AccessibilityPost.during {
            UIAccessibility.post(notification: .layoutChanged, argument: view)
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            UIAccessibility.post(notification: .screenChanged, argument: nil)
        }
        #expect(posts.map(\.notification) == [.layoutChanged, .announcement, .screenChanged])
        #expect(posts[0].view === view && posts[1].text == "Saved" && posts[2].view == nil && posts[2].text == nil)
    }

    @MainActor
    private final class Heard {
        var names: [Notification.Name] = []
    }

    @Test("An accessibility preference is announced only when it changes")
    func preferences() {
        #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
        let (motion, colors) = (
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification
        )
        let heard = Heard()
        let observers = [motion, colors].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let name = note.name
                MainActor.assumeIsolated { heard.names.append(name) }
            }
        }
        for value in [true, true, false] {
            UIAccessibility.isReduceMotionEnabled = value
            UIAccessibility.isDarkerSystemColorsEnabled = value
        }
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        #expect(heard.names == [motion, colors, motion, colors])
    }
}
