package import Foundation

/// User input in a window. Locations are in the window's coordinates, in points.
package enum InputEvent: Equatable, Sendable {
    /// The pointer moved to a location; `nil` if the pointer left the window.
    case pointerMoved(CGPoint?)
    /// The primary button was pressed.
    case pointerPressed(CGPoint)
    /// The primary button was released.
    case pointerReleased(CGPoint)
    /// The middle button was pressed. In a text input, this pastes the primary selection.
    case middleButtonPressed(CGPoint)
    /// The secondary button was pressed, which opens a context menu.
    case secondaryButtonPressed(CGPoint)
    /// The secondary button was released.
    case secondaryButtonReleased(CGPoint)
    /// The wheel turned at a location while `modifiers` were held. The vector is the distance in points to add to the
    /// content offset.
    case wheelTurned(CGPoint, CGVector, modifiers: UIKeyModifierFlags = [])
    /// Two fingers are down, and at least one of them has just touched or moved. The values are the current locations
    /// of both fingers.
    case fingersMoved(CGPoint, CGPoint)
    /// At least one of two fingers was lifted, which ends the two-finger gesture.
    case fingersLifted
    /// A key was pressed, or a held key repeated.
    case keyPressed(UIKey, isRepeat: Bool = false)
    /// A key was released.
    case keyReleased(UIKey)
    /// Text was typed on the keyboard or committed by an input method.
    case textEntered(String)
    /// An input method changed the text that it is composing but has not committed. The text is empty when the
    /// composition is done. `caret` is the number of Unicode scalars before the caret; `nil` puts the caret at the end.
    case textComposed(String, caret: Int? = nil)
}
