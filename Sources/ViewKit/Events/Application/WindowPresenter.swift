package import Foundation

/// The part of a run loop that opens windows on the desktop while the app runs.
@MainActor
package protocol WindowPresenter: AnyObject {
    /// The current time of the run loop, in seconds.
    var time: TimeInterval { get }

    /// Opens `window` at the end of the current turn of the run loop, unless it is open or the app hides it before
    /// then. If the window is already open and `raises` is `true`, raises it and gives it keyboard focus.
    func show(_ window: UIWindow, raises: Bool)
}
