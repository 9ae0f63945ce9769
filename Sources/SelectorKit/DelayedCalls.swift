import Foundation

/// The pending calls that `perform(_:with:afterDelay:)` has scheduled.
@MainActor
enum DelayedCalls {
    private static var calls: [Call] = []

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

    /// Cancels the scheduled calls to `object` whose selector satisfies `isCanceled`.
    static func cancel(of object: AnyObject, where isCanceled: (Selector) -> Bool) {
        calls.removeAll { call in
            guard call.object === object, isCanceled(call.selector) else { return false }
            call.timer?.invalidate()
            return true
        }
    }

    @MainActor
    private final class Call {
        let object: NSObject
        let selector: Selector
        let argument: Any?
        var timer: Timer?

        init(object: NSObject, selector: Selector, argument: Any?) {
            self.object = object
            self.selector = selector
            self.argument = argument
        }

        func perform() {
            timer?.invalidate()
            timer = nil
            DelayedCalls.calls.removeAll { $0 === self }
            selector.perform(on: object, argument)
        }
    }
}
