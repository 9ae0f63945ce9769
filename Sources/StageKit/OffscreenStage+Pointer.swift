public import Foundation
import ViewKit

/// Pointer input to the stage's window. Points that are not finite are ignored, with a warning.
///
/// Methods with a duration take time on the stage's clock and run frames in between. All others happen at one instant,
/// and can be combined with `advance`:
///
///     stage.pressPointer(at: start)
///     stage.advance(by: 0.1)
///     #expect(button.isHighlighted)
///     stage.movePointer(to: end)
///     stage.advance(by: 0.1)
///     stage.releasePointer(at: end)
extension OffscreenStage {
    /// Presses and releases the primary button at `point` in the window, at one instant.
    public func click(at point: CGPoint) {
        pressPointer(at: point)
        releasePointer(at: point)
    }

    /// Presses the primary button at `start` in the window, moves the pointer in a straight line, and releases it at
    /// `end`. All events happen at the same instant; no frame runs.
    public func drag(from start: CGPoint, to end: CGPoint) {
        let steps = 8
        pressPointer(at: start)
        for step in 1...steps { movePointer(to: Self.point(CGFloat(step) / CGFloat(steps), from: start, to: end)) }
        releasePointer(at: end)
    }

    /// Moves the pointer to `point` in the window; `nil` moves it out of the window. The pointer hovers, or drags if
    /// the primary button is pressed.
    public func movePointer(to point: CGPoint?) {
        window.handle(.pointerMoved(point))
    }

    /// Presses the primary button at `point` in the window and holds it until `releasePointer(at:)`.
    public func pressPointer(at point: CGPoint) {
        window.handle(.pointerPressed(point))
    }

    /// Moves the pointer to `point` in the window and releases the primary button, if it is pressed.
    public func releasePointer(at point: CGPoint) {
        window.handle(.pointerReleased(point))
    }

    /// Presses the middle button at `point` in the window. Pressing it in a text input pastes the primary selection.
    public func middleClick(at point: CGPoint) {
        window.handle(.middleButtonPressed(point))
    }

    /// Presses and releases the secondary button at `point` in the window, which opens a context menu.
    public func rightClick(at point: CGPoint) {
        window.handle(.secondaryButtonPressed(point))
        window.handle(.secondaryButtonReleased(point))
    }

    /// Presses the primary button at `point` in the window, holds it for `duration` seconds while frames run, and
    /// releases it. `duration` and `step` are limited as in `advance(by:step:)`.
    public func longPress(at point: CGPoint, forDuration duration: TimeInterval, step: TimeInterval = 1.0 / 60) {
        pressPointer(at: point)
        advance(by: duration, step: step)
        releasePointer(at: point)
    }

    /// Presses the primary button at `start` in the window, moves the pointer to `end` at a constant speed for
    /// `duration` seconds, and releases the button. Frames run every `step` seconds, and the pointer moves in each of
    /// them. `duration` and `step` are limited as in `advance(by:step:)`.
    public func drag(
        from start: CGPoint, to end: CGPoint, forDuration duration: TimeInterval, step: TimeInterval = 1.0 / 60
    ) {
        pressPointer(at: start)
        let beginning = time
        advance(by: duration, step: step) { moment, ending in
            let fraction = ending > beginning ? CGFloat((moment - beginning) / (ending - beginning)) : 1
            movePointer(to: Self.point(fraction, from: start, to: end))
        }
        releasePointer(at: end)
    }

    /// Returns the point at `fraction`, 0...1, of the line from `start` to `end`.
    private static func point(_ fraction: CGFloat, from start: CGPoint, to end: CGPoint) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
    }
}
