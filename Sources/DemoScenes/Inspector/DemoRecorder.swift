package import Foundation

/// An object that records the demo's window into files, by drawing the window's state again without a window.
@MainActor
package protocol DemoRecorder: AnyObject {
    /// Records `state` into `file`, in the format given by its extension. `progress` is called with the recorded
    /// fraction, 0...1, and `completion` with `nil` at the end or with the message of a failure. Returns a closure that
    /// cancels the recording; a canceled recording leaves no file and doesn't call `completion`.
    func record(
        _ state: DemoState, to file: URL, progress: @escaping @MainActor (Double) -> Void,
        completion: @escaping @MainActor (String?) -> Void
    ) -> @MainActor () -> Void

    /// Returns a command for the shell that starts the demo in `state`.
    func commandLine(for state: DemoState) -> String
}
