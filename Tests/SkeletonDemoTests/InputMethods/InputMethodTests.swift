import Foundation
import TestSupport
import Testing

/// Tests the demo's text fields with an input method on a private bus.
@Suite(
    "skeleton-demo with an input method", .serialized, .timeLimit(.minutes(5)),
    .enabled(
        if: InputMethod.isInstalled, "install the packages ibus, xvfb, xdotool, at-spi2-core and python3-pyatspi"))
struct InputMethodTests {
    @Test("Japanese and Korean are composed and entered, long text whole; a composition ends where it began")
    func x11() throws {
        for part in ["compose", "focus"] {
            #expect(try InputMethod.run(part, on: .x11, renderer: "software") == "")
        }
    }

    @Test("The candidate window is at the caret, also after scrolling and resizing", arguments: ["software", "auto"])
    func candidates(renderer: String) throws {
        #expect(try InputMethod.run("place", on: .x11, renderer: renderer) == "")
    }

    @Test(
        "Composing, ending a composition and the place of the candidate window work on Wayland",
        .enabled(if: WaylandCompositor.isInstalled, "install the package weston"),
        arguments: ["compose", "focus", "place"])
    func wayland(part: String) throws {
        #expect(try InputMethod.run(part, on: .wayland, renderer: "software") == "")
    }
}
