import Foundation
import ViewKit

/// An event of a desktop window.
enum WindowEvent: Equatable {
    case input(InputEvent)
    /// The window's size or the display's scale has changed.
    case resized
    /// The window's contents were covered or lost and must be presented again.
    case exposed
    case shown
    case hidden
    /// The window has received the keyboard focus.
    case focused
    /// The window has lost the keyboard focus. The pointer then counts as outside the window, too.
    case unfocused
    /// The GPU has lost its textures.
    case texturesLost
    /// The user closed the window.
    case closed
    /// The user or the desktop asked the program to quit.
    case quit
}
