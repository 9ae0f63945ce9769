public import Foundation
public import ViewKit

/// A screen to benchmark. Its consecutive frames are measured at a steady pace, and its events by their latency.
///
///     struct Inbox: BenchScenario {
///         let name = "inbox"
///         func makeViewController(count: Int) -> InboxViewController { InboxViewController() }
///     }
///
/// A screen with animations needs nothing more. To change a screen in other ways, such as scrolling it, implement
/// `step`. To measure a screen only once it has loaded, implement `isLoaded`. To measure latency, return `events`. The
/// window's clock advances by one interval per frame, even if the frame took longer, so every run measures the same
/// frames, whose work can be counted and compared.
///
/// A scenario isn't isolated to an actor; the requirements that touch the screen run on the main actor.
public protocol BenchScenario: Sendable {
    /// The type of the screen's controller, which is passed to `step`.
    associatedtype Controller: UIViewController

    /// The name in results and for `--scenario`, in lowercase words joined by hyphens.
    var name: String { get }
    /// The description for `--list`, in one line. Defaults to the name.
    var summary: String { get }
    /// The window size in points, unless `--size` overrides it. Defaults to 1280 by 800.
    var size: CGSize { get }
    /// The element counts to measure the screen with: at least one, and each at least 1. Defaults to 1.
    var counts: [Int] { get }
    /// The plural noun for the elements on the screen. Defaults to "screens". `--bones` applies only to scenarios whose
    /// elements are "bones".
    var elementName: String { get }

    /// Creates the view controller of a screen with `count` elements. Its view fills the window.
    @MainActor func makeViewController(count: Int) -> Controller

    /// Changes the screen before the steady-state frame `frame`, counted from 0. The time of the change is part of the
    /// stage `events`. Frame 0 is the first frame of the screen; the frames that run until it is loaded don't count.
    /// Not called while events are measured. Does nothing by default.
    @MainActor func step(_ controller: Controller, frame: Int)

    /// Returns `true` if the screen has loaded, so that its frames and events can be measured. It is called after the
    /// first frame and, until it returns `true`, after each further frame. These frames are not measured; they run in
    /// real time, 60 per second, so work on other threads can finish. The measurement fails if it is still `false`
    /// after 10 seconds of the window's clock, or a minute of real time. Defaults to `true`.
    @MainActor func isLoaded(_ controller: Controller) -> Bool

    /// The events whose latency is measured, in rounds that run after the steady-state frames. Each round creates the
    /// screen again, waits until it is loaded, and measures all events once, in this order and on the same controller.
    /// Defaults to none.
    @MainActor var events: [BenchEvent<Controller>] { get }
}

extension BenchScenario {
    /// Defaults to the scenario's name.
    public var summary: String { name }

    /// Defaults to 1280 by 800 points.
    public var size: CGSize { CGSize(width: 1280, height: 800) }

    /// Defaults to 1.
    public var counts: [Int] { [1] }

    /// Returns "screens".
    public var elementName: String { "screens" }

    /// Does nothing.
    @MainActor public func step(_ controller: Controller, frame: Int) {}

    /// Returns `true`.
    @MainActor public func isLoaded(_ controller: Controller) -> Bool { true }

    /// Returns no events.
    @MainActor public var events: [BenchEvent<Controller>] { [] }

    /// The names of the events, in order.
    @MainActor package var eventNames: [String] { events.map(\.name) }

    /// Creates the screen with `count` elements.
    @MainActor
    package func makeScreen(count: Int) -> BenchScreen {
        let controller = makeViewController(count: count)
        return BenchScreen(
            name: name, controller: controller, baseline: (self as? any BaselineScenario).map(ScreenBaseline.init),
            step: { step(controller, frame: $0) }, isLoaded: { isLoaded(controller) },
            events: events.map { event in
                BenchScreen.Event(
                    name: event.name, perform: { event.perform(controller) },
                    isDone: event.isDone.map { isDone in { isDone(controller) } })
            })
    }
}

/// A type-erased screen of a scenario.
@MainActor
package struct BenchScreen {
    /// A type-erased event of the screen.
    struct Event {
        let name: String
        let perform: () -> Void
        /// The condition to wait for; `nil` waits for a single frame.
        let isDone: (() -> Bool)?
    }

    /// The scenario's name.
    let name: String
    package let controller: UIViewController
    /// The baseline of the screen, if any.
    package let baseline: ScreenBaseline?
    /// Changes the screen before the frame with the given number.
    package let step: @MainActor (Int) -> Void
    /// Returns `true` if the screen has loaded.
    let isLoaded: () -> Bool
    let events: [Event]
}
