package import Foundation

/// An object that records the demo's window to files by drawing the window's state again offscreen.
@MainActor
package protocol DemoRecorder: AnyObject {
    /// `true` if videos can be recorded, including GIFs. PNG images don't depend on it.
    var canRecordVideo: Bool { get }

    /// Records `state` to `file`, in the format given by the extension of `file`. `progress` is called with the
    /// recorded fraction, 0...1, and `completion` with `nil` on success or with an error message on failure. Returns a
    /// closure that cancels the recording; a canceled recording leaves no file behind and doesn't call `completion`.
    func record(
        _ state: DemoState, to file: URL, progress: @escaping @MainActor (Double) -> Void,
        completion: @escaping @MainActor (String?) -> Void
    ) -> @MainActor () -> Void

    /// Returns a shell command that starts the demo in `state`.
    func commandLine(for state: DemoState) -> String
}
