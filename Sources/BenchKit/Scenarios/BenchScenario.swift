public import Foundation
public import ViewKit

/// A screen whose consecutive frames are measured at a steady pace.
///
///     struct Inbox: BenchScenario {
///         let name = "inbox"
///         func makeViewController(count: Int) -> InboxViewController { InboxViewController() }
///     }
///
/// A screen that is animated needs nothing more. Other screens are changed in `step`, for example scrolled. The
/// window's clock advances by one frame's time per frame, however long the frame really took, so every run measures the
/// same frames, and their drawing can be counted and compared.
public protocol BenchScenario: Sendable {
    /// The type of the screen's controller, which is passed to `step`.
    associatedtype Controller: UIViewController

    /// The name for `--scenario` and in results: lowercase words with hyphens between them.
    var name: String { get }
    /// One line for `--list`. By default the name.
    var summary: String { get }
    /// The window's size in points unless `--size` overrides it. By default 1280 by 800.
    var size: CGSize { get }
    /// The numbers of things for which the screen is measured. By default only 1.
    var counts: [Int] { get }
    /// The plural noun for the things. `--bones` applies to "bones". By default "screens".
    var things: String { get }

    /// Creates the screen with `count` things. Its view fills its own window.
    @MainActor func makeViewController(count: Int) -> Controller

    /// Changes the screen before frame `frame`, counted from 0. By default does nothing. Its time is part of the
    /// frame's stage `events`.
    @MainActor func step(_ controller: Controller, frame: Int)
}

extension BenchScenario {
    /// The name.
    public var summary: String { name }

    /// 1280 by 800.
    public var size: CGSize { CGSize(width: 1280, height: 800) }

    /// 1.
    public var counts: [Int] { [1] }

    /// "screens".
    public var things: String { "screens" }

    /// Does nothing.
    @MainActor public func step(_ controller: Controller, frame: Int) {}

    /// Creates the screen of `count` things with its steps.
    @MainActor
    package func makeScreen(count: Int) -> BenchScreen {
        let controller = makeViewController(count: count)
        return BenchScreen(
            controller: controller, floor: (self as? any FlooredScenario).map(ScreenFloor.init),
            step: { step(controller, frame: $0) })
    }
}

/// A scenario's screen with any type of controller.
@MainActor
package struct BenchScreen {
    package let controller: UIViewController
    /// The floor of the screen, if it has one.
    package let floor: ScreenFloor?
    /// Changes the screen before the frame with a number.
    package let step: @MainActor (Int) -> Void
}
