package import Foundation

/// User input in a window. Locations are in the window's coordinates, in points.
package enum InputEvent: Equatable, Sendable {
    /// The pointer moved to a location, or left the window if `nil`.
    case pointerMoved(CGPoint?)
    /// The primary button was pressed.
    case pointerPressed(CGPoint)
    /// The primary button was released.
    case pointerReleased(CGPoint)
    /// The middle button was pressed, which pastes the primary selection into text.
    case middleButtonPressed(CGPoint)
    /// The wheel turned at a location while `modifiers` were held. The vector is the distance in points to add to the
    /// content offset.
    case wheelTurned(CGPoint, CGVector, modifiers: UIKeyModifierFlags = [])
    /// One or both of two fingers touched or moved. Both locations are the current ones.
    case fingersMoved(CGPoint, CGPoint)
    /// One or both of two fingers were lifted.
    case fingersLifted
    /// A key went down, or repeated while it was held.
    case keyPressed(UIKey, isRepeat: Bool = false)
    /// A key was released.
    case keyReleased(UIKey)
    /// Text from the keyboard or an input method.
    case textEntered(String)
    /// Uncommitted text that an input method is composing, or empty text when the composition is done. `caret` is the
    /// number of Unicode scalars before the caret; `nil` puts the caret at the end.
    case textComposed(String, caret: Int? = nil)
}
