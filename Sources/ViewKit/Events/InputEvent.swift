package import Foundation

/// What a user does in a window. Places are in the window's coordinates, in points.
package enum InputEvent: Equatable, Sendable {
    /// The pointer is at a place; nil when it left the window.
    case pointerMoved(CGPoint?)
    /// The first button went down.
    case pointerPressed(CGPoint)
    /// The first button went up.
    case pointerReleased(CGPoint)
    /// The wheel turned at a place, while these modifiers were held; the distance is in points that the content offset
    /// grows by.
    case wheelTurned(CGPoint, CGVector, modifiers: UIKeyModifierFlags = [])
    /// Two fingers are on the screen, at these places: they went down, or moved.
    case fingersMoved(CGPoint, CGPoint)
    /// One of two fingers was lifted, or both.
    case fingersLifted
    /// A key went down, or repeats because it is held.
    case keyPressed(UIKey, isRepeat: Bool = false)
    /// A key went up.
    case keyReleased(UIKey)
    /// The keyboard or an input method made text.
    case textEntered(String)
    /// The text of an input method before it is entered, empty when it is done, and the number of Unicode scalars
    /// before its caret; nil puts the caret at the end.
    case textComposed(String, caret: Int? = nil)
}
