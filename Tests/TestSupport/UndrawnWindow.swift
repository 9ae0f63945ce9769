package import DrawKit
import StageKit
package import ViewKit

/// Runs the frames of a window without drawing, for tests of the steps before drawing.
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
