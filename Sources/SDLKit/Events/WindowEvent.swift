import Foundation
import ViewKit

/// What can happen to a window of the desktop.
enum WindowEvent: Equatable {
    case input(InputEvent)
    /// Its size, or the display's scale, is another.
    case resized
    /// Its picture was covered or lost and has to be shown again.
    case exposed
    case shown
    case hidden
    /// The keyboard came to it.
    case focused
    /// The keyboard left it, and with it the pointer.
    case unfocused
    /// The graphics card lost what it was given.
    case texturesLost
    /// The user wants to close it, or to end the program.
    case closed
}

/// What the user does in a window; places are in points.
enum InputEvent: Equatable {
    /// Nil: the pointer left.
    case pointerMoved(CGPoint?)
    case pointerPressed(CGPoint)
    case pointerReleased(CGPoint)
    /// In points that the content offset grows by.
    case wheelTurned(CGPoint, CGVector)
    case keyPressed(UIKey)
    case keyReleased(UIKey)
    case textEntered(String)
    /// What an input method shows before it is entered; empty when it is done.
    case textComposed(String)
}

extension InputEvent {
    @MainActor
    func send(to window: UIWindow) {
        switch self {
        case .pointerMoved(let place): window.pointerMoved(to: place)
        case .pointerPressed(let place): window.pointerPressed(at: place)
        case .pointerReleased(let place): window.pointerReleased(at: place)
        case .wheelTurned(let place, let distance): window.wheelTurned(at: place, by: distance)
        case .keyPressed(let key): window.keyPressed(key)
        case .keyReleased(let key): window.keyReleased(key)
        case .textEntered(let text): window.textEntered(text)
        case .textComposed(let text): window.textComposed(text)
        }
    }
}
