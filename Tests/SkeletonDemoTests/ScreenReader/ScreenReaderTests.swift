import Foundation
import TestSupport
import Testing

/// Tests the demo with a client of the accessibility bus that sees and changes the window only over AT-SPI.
@Suite(
    "skeleton-demo with a screen reader", .serialized, .timeLimit(.minutes(5)),
    .enabled(if: ScreenReader.isInstalled, "install the packages xvfb, dbus-daemon, at-spi2-core and python3-pyatspi"))
struct ScreenReaderTests {
    @Test("A switch, a slider, a stepper, a menu, a dialog and a text field can be found and used")
    func controls() throws {
        #expect(try ScreenReader.run("controls", ["--screen", "feed"]) == "")
    }

    @Test(
        "The window is active, a skeleton is busy, and its beginning and end are announced, also to old screen readers",
        arguments: ["loading", "old"])
    func loading(part: String) throws {
        #expect(try ScreenReader.run(part, ["--screen", "feed", "--load-time", "0.5"]) == "")
    }

    @Test("A row in a table of 10,000 exposes its position and can be selected")
    func rows() throws {
        #expect(try ScreenReader.run("rows", ["--show", "content"]) == "")
    }

    @Test("In a feed of 10,000 posts, only the visible rows are published")
    func longFeed() throws {
        #expect(try ScreenReader.run("feed", ["--screen", "feed", "--show", "content"]) == "")
    }
}
