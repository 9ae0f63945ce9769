package import Foundation
package import FrameMetrics
import ViewKit

extension FrameHost {
    /// One frame at `time`: due timers, events, the main queue, animate, layout, record, draw, present. Returns whether
    /// anything was drawn.
    ///
    /// `recorder` hears of the beginning, of the end of each stage and of the end; a frame that throws is begun and not
    /// ended.
    @discardableResult
    package func runFrame(at time: TimeInterval, recorder: FrameRecorder? = nil) throws(Failure) -> Bool {
        try runFrame(at: time, recorder: recorder, events: { takeEvents() })
    }

    /// The same frame, with `events` in the place of the events that wait.
    ///
    /// This is the one place where the order of a frame is written: the run loop, the off-screen stage and the
    /// benchmark all run it.
    @discardableResult
    package func runFrame(
        at time: TimeInterval, recorder: FrameRecorder? = nil, events: () -> Void
    ) throws(Failure) -> Bool {
        recorder?.begin()
        window.runTimers(until: time)
        recorder?.mark(.timers)
        events()
        recorder?.mark(.events)
        runMainQueue()
        recorder?.mark(.tasks)
        let isDrawn = isPictureDue(at: time) ? try showPicture(recorder) : false
        recorder?.end(drawn: isDrawn)
        return isDrawn
    }

    /// The second half of a frame, at the window's time.
    private func showPicture(_ recorder: FrameRecorder?) throws(Failure) -> Bool {
        let animated = window.animate()
        recorder?.mark(.animate)
        window.layout()
        recorder?.mark(.layout)
        let changed = window.record(adding: animated)
        recorder?.mark(.record)
        let damage = damage(after: changed)
        guard !damage.isEmpty else { return false }
        let drawn = try draw(damage)
        recorder?.mark(.draw)
        try present(drawn)
        recorder?.mark(.present)
        return true
    }
}
