import Foundation
import Reporting
import Testing

@testable import SelectorKit

@MainActor
@Suite("Selector")
struct SelectorTests {
    class Page: NSObject {
        var calls: [String] = []

        func reload() { calls.append("reload") }
        func save(_ sender: Any?) { calls.append("save \(sender ?? "nil")") }
        func count(_ number: Int, with other: String?) -> Int {
            calls.append("count \(number) \(other ?? "nil")")
            return number
        }
        func makePage(_ isMade: Bool) -> Page? { isMade ? Page() : nil }
        func posted(_ notification: Notification) { calls.append(notification.name.rawValue) }
    }

    final class Subpage: Page {
        override func reload() { calls.append("subpage") }
    }

    final class Other: NSObject, SelectorDescribing {
        var calls = 0

        func reload() { calls += 1 }

        static func describe(_ table: inout SelectorTable) {
            table.addMethod("reload", Other.reload)
        }
    }

    @Test("A selector calls its method with as many arguments as the method has parameters")
    func arguments() {
        let page = Page()
        Selector("reload", Page.reload).perform(on: page, 1)
        Selector("save:", Page.save(_:)).perform(on: page, 2, 3)
        Selector("save:", Page.save(_:)).perform(on: page)
        let result = Selector("count:with:", Page.count(_:with:)).perform(on: page, 4)
        #expect(page.calls == ["reload", "save 2", "save nil", "count 4 nil"])
        #expect(result as? Int == 4)
    }

    @Test("Selectors with the same name are equal, and have the same hash")
    func equality() {
        let (first, second) = (Selector("save:", Page.save(_:)), NSSelectorFromString("save:"))
        #expect(first == second && Set([first, second]).count == 1 && first != "save")
        #expect(NSStringFromSelector(first) == "save:" && first.parameterCount == 1)
    }

    @Test("A scheduled timer calls its method, and retains its target")
    func scheduledTimer() {
        final class Clock: NSObject {
            var ticks = 0
            func tick(_ timer: Timer) { ticks += 1 }
        }
        weak var released: Clock?
        var timer: Timer?
        do {
            let clock = Clock()
            released = clock
            timer = Timer.scheduledTimer(
                timeInterval: 3600, target: clock, selector: Selector("tick:", Clock.tick(_:)), userInfo: nil,
                repeats: true)
        }
        timer?.fire()
        timer?.fire()
        #expect(released?.ticks == 2)
        timer?.invalidate()
    }

    @Test("A selector calls the override of the target's class")
    func overrides() {
        let page = Subpage()
        Selector("reload", Page.reload).perform(on: page)
        #expect(page.calls == ["subpage"])
    }

    @Test("A selector created from a base name has one colon for each parameter")
    func names() {
        #expect(Selector(base: "reload", Page.reload).description == "reload")
        #expect(Selector(base: "count", Page.count(_:with:)) == Selector("count::"))
    }

    @Test("A selector created from a name calls the method that the class lists")
    func table() {
        let other = Other()
        Selector("reload").perform(on: other)
        Selector("reload", Page.reload).perform(on: other)
        #expect(other.calls == 2)
        #expect(other.responds(to: "reload"))
        #expect(!other.responds(to: "save:"))
    }

    /// A proxy that holds its target weakly.
    private final class Proxy: NSObject, _SelectorForwarding {
        weak var target: NSObject?

        func forwardingTarget(for selector: Selector!) -> Any? { target }
    }

    @Test("An object forwards the selectors for which it has no method, and cycles end")
    func forwarding() {
        let (page, first, second) = (Page(), Proxy(), Proxy())
        let selector = Selector("reload", Page.reload)
        (first.target, second.target) = (second, page)
        first.perform(selector)
        #expect(page.calls == ["reload"] && page.forwardingTarget(for: selector) == nil)
        second.target = first
        #expect(Diagnostics.messages { first.perform(selector) }.count == 1)
        second.target = nil
        #expect(Diagnostics.messages { first.perform(selector) }.count == 1)
        #expect(page.calls == ["reload"])
    }

    @Test("perform returns the result of the method, which stays alive until the end of the turn")
    func results() async {
        let page = Page()
        weak var made: Page?
        do {
            let selector = Selector("makePage:", Page.makePage(_:))
            let result = page.perform(selector, with: true)
            made = result?.takeUnretainedValue() as? Page
            #expect(page.perform(selector, with: false) == nil)
        }
        #expect(made != nil)
        #expect(page.perform(Selector("reload", Page.reload)) == nil)
        let count = page.perform(Selector("count:with:", Page.count(_:with:)), with: 4)
        #expect(count?.takeUnretainedValue() as? Int == 4)
        await Task { @MainActor in }.value
        #expect(made == nil)
    }

    @Test("Only delayed calls with an equal argument are canceled, and all calls of a target without one")
    func cancellation() {
        let (page, other) = (Page(), Page())
        let selector = Selector("save:", Page.save(_:))
        let arguments: [Any?] = [nil, "a", "b", 1, page]
        func pending() -> [String] {
            DelayedCalls.calls.filter { $0.object === page }.map { $0.argument.map { "\(type(of: $0))" } ?? "nil" }
        }
        for argument in arguments { page.perform(selector, with: argument, afterDelay: 1_000_000) }
        #expect(pending() == ["nil", "String", "String", "Int", "Page"])
        NSObject.cancelPreviousPerformRequests(withTarget: page, selector: selector, object: other)
        NSObject.cancelPreviousPerformRequests(withTarget: page, selector: "reload", object: "a")
        NSObject.cancelPreviousPerformRequests(withTarget: page, selector: selector, object: "c")
        #expect(pending().count == 5)
        NSObject.cancelPreviousPerformRequests(withTarget: page, selector: selector, object: nil)
        NSObject.cancelPreviousPerformRequests(withTarget: page, selector: selector, object: "a")
        #expect(pending() == ["String", "Int", "Page"])
        NSObject.cancelPreviousPerformRequests(withTarget: page, selector: selector, object: page)
        #expect(pending() == ["String", "Int"])
        NSObject.cancelPreviousPerformRequests(withTarget: page)
        #expect(pending() == [])
    }

    @Test("A missing method and an argument of the wrong type are reported")
    func reports() {
        let messages = Diagnostics.messages {
            Selector("missing").perform(on: Page())
            Selector("count:with:", Page.count(_:with:)).perform(on: Page(), "a")
        }
        #expect(
            messages == [
                "Page has no method \"missing\"; add IOSSourcesPlugin to its target, or list the method with "
                    + "SelectorDescribing",
                "Page: \"count:with:\" expects a Int, not a String",
            ])
    }

    @Test("Notifications call the observer's method until the observer is removed")
    func notifications() {
        let (center, page) = (NotificationCenter(), Page())
        let (first, second) = (Notification.Name("first"), Notification.Name("second"))
        let selector = Selector("posted:", Page.posted(_:))
        center.addObserver(page, selector: selector, name: first, object: nil)
        center.addObserver(page, selector: selector, name: second, object: nil)
        center.post(name: first, object: nil)
        center.removeObserver(page, name: first, object: nil)
        center.post(name: first, object: nil)
        center.post(name: second, object: nil)
        center.removeObserver(page)
        center.post(name: second, object: nil)
        #expect(page.calls == ["first", "second"])
    }

    @Test("An observer with a closure is removed by its token")
    func tokens() {
        let center = NotificationCenter()
        let name = Notification.Name("name")
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: name, object: nil)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test("A timer calls the method of its target")
    func timers() {
        let page = Page()
        let timer = Timer(
            timeInterval: 1, target: page, selector: Selector("save:", Page.save(_:)), userInfo: nil, repeats: true)
        timer.fire()
        timer.invalidate()
        #expect(page.calls.count == 1)

        let date = Date(timeIntervalSinceReferenceDate: 2_000_000_000)
        let dated = Timer(
            fireAt: date, interval: 1, target: page, selector: Selector("save:", Page.save(_:)), userInfo: nil,
            repeats: true)
        #expect(dated.fireDate == date)
        dated.fire()
        dated.invalidate()
        #expect(page.calls.count == 2)
    }
}
