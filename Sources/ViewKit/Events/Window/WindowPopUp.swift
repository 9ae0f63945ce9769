package import Foundation

/// A panel in front of everything else in a window, such as a menu. While it is open, it receives all keys, and all
/// touches except those on the menu bar that opened it.
@MainActor
package protocol WindowPopUp: UIView {
    func close()
    /// Called when the secondary button has been pressed at `location`, in window coordinates.
    func secondaryButtonWasPressed(at location: CGPoint)
    /// Called when the secondary button has been released at `location`, in window coordinates.
    func secondaryButtonWasReleased(at location: CGPoint)
}
