public import Foundation
public import ViewKit

/// A screen whose frames are measured one after another, at an even pace.
///
///     struct Inbox: BenchScenario {
///         let name = "inbox"
///         func makeViewController(count: Int) -> InboxViewController { InboxViewController() }
///     }
///
/// A screen that moves by itself, with an animation, needs no more than that. One that moves because something happens
/// to it says what, in `step`. The window's clock goes on by one frame's time from frame to frame, however long a frame
/// really took: the same frames are measured in every run, and what they draw can be counted and compared.
public protocol BenchScenario: Sendable {
    /// What the screen is; `step` gets it as this type.
    associatedtype Controller: UIViewController

    /// What `--scenario` calls it, and its results: lower-case words with hyphens between them.
    var name: String { get }
    /// One line for `--list`; the name unless implemented.
    var summary: String { get }
    /// The window's size in points unless `--size` says another; 1280 by 800 unless implemented.
    var size: CGSize { get }
    /// How many things the screen is made of; it is measured with each of these numbers. One, 1, unless implemented.
    var counts: [Int] { get }
    /// What the things are, in the plural; "bones" can be asked for by `--bones`. "screens" unless implemented.
    var things: String { get }

    /// Makes the screen of `count` things; its view fills a window of its own.
    @MainActor func makeViewController(count: Int) -> Controller

    /// What happens to the screen before frame `frame`, counted from 0; nothing unless implemented. Its time is that of
    /// the frame's stage `events`.
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

    /// The screen of `count` things, with what happens to it.
    @MainActor
    package func makeScreen(count: Int) -> BenchScreen {
        let controller = makeViewController(count: count)
        return BenchScreen(
            controller: controller, floor: (self as? any FlooredScenario).map(ScreenFloor.init),
            step: { step(controller, frame: $0) })
    }
}

/// A scenario's screen, whatever its controller's type.
@MainActor
package struct BenchScreen {
    package let controller: UIViewController
    /// What is drawn beside it; nil for nothing.
    package let floor: ScreenFloor?
    /// What happens before a frame, by its number.
    package let step: @MainActor (Int) -> Void
}
