public import Foundation
public import ViewKit

/// A screen whose consecutive frames are measured at a steady pace.
///
///     struct Inbox: BenchScenario {
///         let name = "inbox"
///         func makeViewController(count: Int) -> InboxViewController { InboxViewController() }
///     }
///
/// A screen with animations needs nothing more. To change a screen in other ways, such as scrolling it, implement
/// `step`. The window's clock advances by one interval per frame, even if the frame took longer, so every run measures
/// the same frames, whose work can be counted and compared.
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

    /// Changes the screen before frame `frame`, counted from 0. The time of the change is part of the stage `events`.
    /// Does nothing by default.
    @MainActor func step(_ controller: Controller, frame: Int)
}

extension BenchScenario {
    /// Defaults to the scenario's name.
    public var summary: String { name }

    /// Defaults to 1280 by 800 points.
    public var size: CGSize { CGSize(width: 1280, height: 800) }

    /// Defaults to 1.
    public var counts: [Int] { [1] }

    /// Defaults to "screens".
    public var elementName: String { "screens" }

    /// Does nothing.
    @MainActor public func step(_ controller: Controller, frame: Int) {}

    /// Creates the screen with `count` elements.
    @MainActor
    package func makeScreen(count: Int) -> BenchScreen {
        let controller = makeViewController(count: count)
        return BenchScreen(
            controller: controller, baseline: (self as? any BaselineScenario).map(ScreenBaseline.init),
            step: { step(controller, frame: $0) })
    }
}

/// A type-erased screen of a scenario.
@MainActor
package struct BenchScreen {
    package let controller: UIViewController
    /// The baseline of the screen, if any.
    package let baseline: ScreenBaseline?
    /// Changes the screen before the frame with the given number.
    package let step: @MainActor (Int) -> Void
}
