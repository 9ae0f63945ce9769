import Foundation

/// The pending calls that `perform(_:with:afterDelay:)` has scheduled.
@MainActor
enum DelayedCalls {
    private(set) static var calls: [Call] = []

    /// Calls the method `selector` on `object` after `delay` seconds, on the main run loop, passing `argument`. The
    /// object is retained until the method is called or the call is canceled.
    static func schedule(_ selector: Selector, of object: NSObject, with argument: Any?, after delay: TimeInterval) {
        let call = Call(object: object, selector: selector, argument: argument)
        let timer = Timer(timeInterval: max(0, delay), repeats: false) { _ in
            MainActor.assumeIsolated { call.perform() }
        }
        call.timer = timer
        calls.append(call)
        RunLoop.main.add(timer, forMode: .default)
    }

    /// Cancels the scheduled calls to `object` whose selector and argument satisfy `isCanceled`.
    static func cancel(of object: AnyObject, where isCanceled: (Selector, Any?) -> Bool) {
        // The calls are released after the list has changed, because the `deinit` of a target may cancel calls, too.
        let canceled = calls.filter { $0.object === object && isCanceled($0.selector, $0.argument) }
        calls.removeAll { call in canceled.contains { $0 === call } }
        for call in canceled { call.timer?.invalidate() }
    }

    @MainActor
    final class Call {
        let object: NSObject
        let selector: Selector
        let argument: Any?
        fileprivate var timer: Timer?

        fileprivate init(object: NSObject, selector: Selector, argument: Any?) {
            self.object = object
            self.selector = selector
            self.argument = argument
        }

        fileprivate func perform() {
            timer?.invalidate()
            timer = nil
            DelayedCalls.calls.removeAll { $0 === self }
            selector.perform(on: object, argument)
        }
    }
}
