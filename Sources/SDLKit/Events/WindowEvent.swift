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
