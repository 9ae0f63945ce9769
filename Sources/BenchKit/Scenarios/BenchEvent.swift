public import ViewKit

/// An event of a scenario, such as opening a menu, whose latency is measured.
///
///     BenchEvent("jump to the end") { $0.scrollToEnd() }
///     BenchEvent("reload", perform: { $0.reload() }, until: { $0.isLoaded })
///
/// The latency is the real time from the call of `perform` to the end of the first frame that shows the result. Without
/// `until`, this is the first frame after the call. With `until`, frames run as in a window, 60 per second, until the
/// condition holds; the waits between them are part of the latency.
public struct BenchEvent<Controller: UIViewController>: Sendable {
    /// The name in results, unique in its scenario.
    public let name: String

    package let perform: @MainActor (Controller) -> Void
    /// The condition to wait for; `nil` waits for a single frame.
    package let isDone: (@MainActor (Controller) -> Bool)?

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - name: The name in results, unique in its scenario.
    ///   - perform: Triggers the event, such as by selecting a row or starting a task.
    ///   - isDone: Returns `true` if the last frame shows the result. It is called after each frame. The measurement
    ///     fails if it is still `false` after 10 seconds of the window's clock, or a minute of real time. Defaults to
    ///     `nil`: the result is shown by the first frame.
    public init(
        _ name: String, perform: @escaping @MainActor (Controller) -> Void,
        until isDone: (@MainActor (Controller) -> Bool)? = nil
    ) {
        (self.name, self.perform, self.isDone) = (name, perform, isDone)
    }
}
