/// The settings of the window's clock, which can be slowed down or stepped to study animations.
struct DemoTime: Equatable, Sendable {
    /// The duration of a step in seconds: one frame at 60 Hz.
    static let step = 1.0 / 60

    /// The speed of the window's clock relative to real time, above 0.
    var speed = 1.0
    var isPaused = false
    /// The number of steps made so far.
    var steps = 0

    /// Pauses, and advances by one frame.
    mutating func step() {
        isPaused = true
        steps += 1
    }
}
