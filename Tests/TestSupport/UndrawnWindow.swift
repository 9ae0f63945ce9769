package import DrawKit
import StageKit
package import ViewKit

/// Runs the frames of a window and draws nothing: for tests of what comes before the picture.
@MainActor
package final class UndrawnWindow: FrameHost {
    package typealias Failure = Never

    package let window: UIWindow

    package init(_ window: UIWindow) {
        self.window = window
    }

    package func draw(_ damage: Damage) -> Damage { damage }

    package func present(_ damage: Damage) {}
}
