public import Foundation
import Reporting

extension Timer {
    /// Creates a timer that calls the method `selector` on `target` with the timer as its argument. Add the timer to a
    /// run loop to start it. The target is retained until the timer is invalidated. `userInfo` is ignored with a
    /// warning.
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: timeInterval), interval: timeInterval, target: target,
            selector: selector, userInfo: userInfo, repeats: repeats)
    }

    /// Creates a timer that first fires at `date` and calls the method `selector` on `target` with the timer as its
    /// argument. Add the timer to a run loop to start it. The target is retained until the timer is invalidated.
    /// `userInfo` is ignored with a warning.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let target = SelectorTarget(target as AnyObject, selector, isRetained: true)
        self.init(fire: date, interval: interval, repeats: repeats) { target.call($0) }
        // On Linux, `Timer.userInfo` can't be set from outside Foundation.
        if userInfo != nil { Diagnostics.report("Timer: userInfo ignored; keep it in the target") }
    }

    /// Creates a timer that calls the method `selector` on `target` with the timer as its argument, and starts the
    /// timer on the current run loop. The target is retained until the timer is invalidated. `userInfo` is ignored with
    /// a warning.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}
