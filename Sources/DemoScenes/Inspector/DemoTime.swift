/// How fast the time of the demo's window passes, for a close look at what moves.
struct DemoTime: Equatable, Sendable {
    /// The seconds that a step lets pass: one frame of most displays.
    static let step = 1.0 / 60

    /// Seconds of the window's time in one of the wall's, above 0.
    var speed = 1.0
    var isPaused = false
    /// How many steps were made while it was paused.
    var steps = 0

    /// Goes on by a frame, and stands still then.
    mutating func step() {
        isPaused = true
        steps += 1
    }

    /// Whether `other` chooses the same, wherever it has come to.
    func choosesSame(as other: DemoTime) -> Bool {
        speed == other.speed && isPaused == other.isPaused
    }
}
