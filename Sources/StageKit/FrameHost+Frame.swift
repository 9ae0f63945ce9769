package import Foundation
package import FrameMetrics
import ViewKit

extension FrameHost {
    /// Runs one frame at `time`: due timers, events, main queue work, animation, layout, recording, drawing and
    /// presenting. Returns `true` if anything was drawn.
    ///
    /// `recorder` is notified of the start and end of the frame and of the end of each stage that ran. If drawing or
    /// presenting throws, it is not notified of the end of the frame.
    @discardableResult
    package func runFrame(at time: TimeInterval, recorder: FrameRecorder? = nil) throws(Failure) -> Bool {
        try runFrame(at: time, recorder: recorder, events: { processEvents() })
    }

    /// Runs one frame at `time`, calling `events` instead of processing the pending events. Returns `true` if anything
    /// was drawn.
    ///
    /// This method, with the methods that it calls, is the only place that defines the order of the stages. The run
    /// loop, the off-screen stage and the benchmark all use it.
    @discardableResult
    package func runFrame(
        at time: TimeInterval, recorder: FrameRecorder? = nil, events: () -> Void
    ) throws(Failure) -> Bool {
        beginFrame(at: time, recorder: recorder)
        events()
        recorder?.mark(.events)
        runMainQueue()
        recorder?.mark(.tasks)
        return try endFrame(at: time, recorder: recorder)
    }

    /// Starts a frame at `time` by running the due timers. A run loop with several windows calls this method for every
    /// window before it handles any events, so that all windows have the new time, and then calls `endFrame` for every
    /// window.
    package func beginFrame(at time: TimeInterval, recorder: FrameRecorder? = nil) {
        recorder?.begin()
        window.runTimers(until: time)
        recorder?.mark(.timers)
    }

    /// Ends the frame that `beginFrame` started: animation, layout, recording, drawing and presenting, if a frame is
    /// due. Returns `true` if anything was drawn.
    @discardableResult
    package func endFrame(at time: TimeInterval, recorder: FrameRecorder? = nil) throws(Failure) -> Bool {
        let isDrawn = isFrameDue(at: time) ? try showFrame(recorder) : false
        recorder?.end(drawn: isDrawn)
        return isDrawn
    }

    /// Runs the remaining stages of a frame: animation, layout, recording and, if there is damage, drawing and
    /// presenting. Returns `true` if anything was drawn.
    private func showFrame(_ recorder: FrameRecorder?) throws(Failure) -> Bool {
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
