import DrawKit
import Foundation
import TestSupport
import Testing

/// Tests everything in the demo's window, with the mouse and with the keyboard.
@Suite(
    "All features of skeleton-demo", .serialized,
    .enabled(if: XServer.isInstalled, "install the packages xvfb, imagemagick and xdotool"))
struct DrivenTests {
    private static let screens = [
        "Feed", "Gallery", "Profile", "Hierarchy", "Animations", "Text", "Somo", "Controls", "Stress",
    ]
    /// The arguments for a window that shows the whole inspector.
    private static let arguments = ["--size", "1280x3130", "--fresh"]
    /// The size of the screen. It equals the window's size, because the window is in the screen's top left corner.
    private static let screen = PixelSize(width: 1280, height: 3130)

    /// The y coordinates of the inspector's rows in this window, and the x coordinates of their parts.
    private enum Row: Int {
        case look = 124
        case type = 414, color = 454, light = 494, contrast = 534, automatic = 574
        case animated = 670, direction = 710, duration = 750, autoreverse = 830
        case lightOver = 870
        case transition = 1190, dissolve = 1230, delay = 1270, minimumTime = 1310
        case timeout = 1350, onFailure = 1390, givesWay = 1430, endsSweep = 1510
        case lineHeight = 1670, height = 1710, spacing = 1750, lastLine = 1790, radius = 1830, insets = 1870
        case theme = 1950, rightToLeft = 1990, textSize = 2030
        case motion = 2110, stopsAfter = 2150
        case speed = 2230, paused = 2270, step = 2310
        case shimmer = 2390, dimmed = 2430, slant = 2470
        case scale = 2886, drawnBy = 2926

        static let (start, second, well, sliderEnd, mirroredStart) = (1120, 1230, 1250, 1200, 160)
        /// The height of a note that automatic skeletons add to the lines of text, which moves the rows below it down.
        static let note = 16
    }

    /// Expects every option to be changed in the state saved in `folder`.
    private func expectChanges(in folder: URL, isOverlayOn: Bool) throws {
        let data = try Data(contentsOf: DrivenDemo.stateFile(in: folder))
        let state = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let style = try #require(state["style"] as? [String: Any])
        let lines = try #require(style["lines"] as? [String: Any])
        #expect(state["dark"] as? Bool == true && state["rightToLeft"] as? Bool == true)
        #expect(state["textSize"] != nil)
        #expect(state["overlay"] as? Bool == isOverlayOn && state["scale"] as? Double == 0.75)
        #expect(style["solid"] as? Bool == true && style["animated"] as? Bool == false)
        #expect(style["autoreverses"] as? Bool == true && style["dissolve"] == nil)
        #expect(style["color"] as? String != "skeletonDefault" && style["secondaryColor"] != nil)
        #expect(style["direction"] != nil && style["duration"] as? Double ?? 1.5 > 3)
        #expect(style["delay"] as? Double ?? 0 > 1 && style["minimumTime"] as? Double ?? 0 > 1)
        #expect(style["motion"] as? String == "none" && style["motionLimit"] as? Double == 0)
        #expect(style["contrast"] as? Bool == false && style["automatic"] as? Bool == true)
        #expect(style["timeout"] as? Double ?? 0 > 5 && style["failureColor"] != nil)
        let stagger = try #require(style["stagger"] as? [String: Any])
        #expect(stagger["order"] as? String == "closure" && stagger["finishesSweep"] as? Bool == true)
        let shimmer = try #require(style["shimmer"] as? [String: Any])
        #expect(shimmer["isOn"] as? Bool == true && shimmer["intensity"] as? Double ?? 0.5 > 0.5)
        #expect(shimmer["slant"] as? Double ?? 20 > 20)
        for name in ["rule", "height", "spacing", "lastLineFill", "cornerRadius", "inset"] {
            #expect(lines[name] != nil, "\(name)")
        }
    }

    @Test("Screens, options, selection, copying code, frame times, overlay, resizing and quitting work by mouse")
    func mouse() throws {
        try Demo.withFolder { folder in
            let demo = try DrivenDemo(Self.arguments, screen: Self.screen, state: folder)
            let client = demo.client
            for (index, screen) in Self.screens.enumerated().reversed() {
                try demo.click(100, 90 + 40 * index)
                try demo.waitForScreen(called: screen)
            }
            // The inspector covers the position of its button.
            try demo.click(1235, 32)
            // The inspector's button for the code is blue; without the inspector, the bar there is white.
            _ = try client.waitForScreen { $0.color(x: 1184, y: 3098) == 0x0071EB }

            // The second preset, SkeletonView's sweep, can also reverse.
            try demo.click(Row.start, Row.look.rawValue)
            try demo.press("Home", "Down", "Return")
            let menus: [Row] = [
                .color, .light, .contrast, .direction, .lineHeight, .lightOver, .givesWay, .motion, .stopsAfter,
                .speed,
            ]
            for row in menus {
                try demo.click(Row.start, row.rawValue)
                try demo.press("End", "Return")
            }
            // Switches the line height back to a number to enable its slider.
            try demo.click(Row.start, Row.lineHeight.rawValue)
            try demo.press("Home", "Return")
            let sliders: [Row] = [
                .duration, .dissolve, .delay, .minimumTime, .timeout, .height, .spacing, .lastLine, .radius, .insets,
                .dimmed, .slant,
            ]
            for row in sliders { try demo.click(Row.sliderEnd, row.rawValue) }
            try demo.click(Row.start, Row.onFailure.rawValue)
            try demo.press("End", "Return")
            // Chooses the largest text after setting the sliders, because the bones of large text would exceed their
            // ranges.
            try demo.click(Row.start, Row.textSize.rawValue)
            func showsColor(_ picture: Bitmap) -> Bool { picture.color(x: Row.well, y: Row.color.rawValue) == 0x7F8C8D }
            _ = try client.waitForScreen(showsColor)
            try demo.press("End", "Return")
            _ = try client.waitForScreen { !showsColor($0) }
            // Switches back to 100%, so that the rows are at their expected positions.
            try demo.press("Return", "Home", "Down", "Down", "Down", "Down", "Return")
            _ = try client.waitForScreen(showsColor)
            for row in [Row.paused, .step, .paused] { try demo.click(Row.start, row.rawValue) }
            // Nothing moves now, so any change in the inspector, apart from the color's row, is the panel.
            let column = (1000..<1240).map { ($0, 280) } + (1000..<1240).map { ($0, 550) }
            let closed = try client.screenshot()
            func panelIsOpen(_ picture: Bitmap) -> Bool {
                column.contains { picture.color(x: $0, y: $1) != closed.color(x: $0, y: $1) }
            }
            try demo.click(Row.well, Row.color.rawValue)
            _ = try client.waitForScreen { panelIsOpen($0) }
            try demo.press("Right", "Escape")
            _ = try client.waitForScreen { !panelIsOpen($0) }
            for row in [Row.shimmer, .endsSweep, .automatic, .autoreverse, .animated] {
                try demo.click(Row.start, row.rawValue)
            }
            try demo.click(Row.start, Row.transition.rawValue)
            try demo.press("Home", "Return")
            try demo.click(Row.second, Row.type.rawValue)
            try demo.click(Row.second, Row.theme.rawValue + Row.note)
            try demo.click(1184, 3098)
            _ = try client.waitForScreen { $0.color(x: 1000, y: 700) == 0x0C0F10 }

            try demo.press("ctrl+shift+c")
            try demo.click(600, 300)
            try demo.press("Up", "Down", "Escape", "F1", "F2")
            try demo.client.xdotool("windowsize", demo.window, "700", "500")
            _ = try client.waitForScreen { $0.color(x: 900, y: 700) == 0 }
            try demo.client.xdotool("windowsize", demo.window, "1280", "3130")
            _ = try client.waitForScreen { $0.color(x: 1184, y: 3098).map { $0 != 0 && $0 != 0x0C0F10 } ?? false }
            // The window that replaces this one for another renderer is in the same place.
            try demo.click(Row.start, Row.drawnBy.rawValue + Row.note)
            try demo.press("Home", "Down", "Return")
            try demo.waitForMessage("renderer opengl")
            let sidebar = try client.screenshot().color(x: 60, y: 3098)
            try demo.click(Row.start, Row.rightToLeft.rawValue + Row.note)
            _ = try client.waitForScreen { $0.color(x: 60, y: 3098) != sidebar }
            try demo.click(Row.mirroredStart, Row.scale.rawValue + Row.note)
            try demo.press("Home", "Return", "question", "Escape", "ctrl+q")

            let outcome = try demo.outcome()
            #expect(outcome.status == 0 && outcome.errors == "")
            try expectChanges(in: folder, isOverlayOn: true)
        }
    }

    @Test("Screens, options, selection, copying code, frame times, overlay and quitting work by keyboard alone")
    func keyboard() throws {
        try Demo.withFolder { folder in
            let demo = try DrivenDemo(
                Self.arguments + ["--load-time", "0", "--preset", "ios"], screen: Self.screen, state: folder)
            for (index, screen) in Self.screens.enumerated().reversed() {
                try demo.press("\(index + 1)")
                try demo.waitForScreen(called: screen)
            }
            try demo.press("i")
            // Moves back over six actions, the list, two buttons of the header, and the sidebar with its button.
            for _ in 0..<10 + Self.screens.count { try demo.press("shift+Tab") }
            // Goes through the inspector from its end to its start: copy, display, assistive tools, export, shimmer,
            // time, reduced motion, text size, right to left, theme, and the sections above.
            try demo.press("shift+Tab", "Return", "shift+Tab", "Return", "Home", "Down", "Return")
            try demo.waitForMessage("renderer opengl")
            try demo.press("shift+Tab", "Return", "Home", "Return")
            for _ in 0..<10 { try demo.press("shift+Tab") }
            try demo.press("shift+Tab", "End", "shift+Tab", "End", "shift+Tab", "space")
            try demo.press("shift+Tab", "Return", "shift+Tab", "space")
            try demo.press("shift+Tab", "Return", "End", "Return")
            for _ in 0..<2 { try demo.press("shift+Tab", "Return", "End", "Return") }
            try demo.press("shift+Tab", "Return", "Home", "Down", "Return")
            try demo.press("shift+Tab", "space", "shift+Tab", "End")
            for _ in 0..<5 { try demo.press("shift+Tab", "End") }
            try demo.press("shift+Tab", "Return", "Home", "Return")
            // Skips the row for the network.
            try demo.press("shift+Tab")
            // The interval and the failure color are enabled only after staggering and a timeout are chosen.
            try demo.press("shift+Tab", "space", "shift+Tab", "Return", "End", "Return", "shift+Tab", "End")
            // Between them is the button that resets the timeout.
            try demo.press("Tab", "Tab", "Return", "End", "Return", "shift+Tab", "shift+Tab")
            for _ in 0..<3 { try demo.press("shift+Tab", "End") }
            // The light keeps its default, so that it can autoreverse.
            try demo.press("shift+Tab", "Return", "Home", "Return")
            for _ in 0..<6 { try demo.press("shift+Tab") }
            try demo.press("shift+Tab", "Return", "End", "Return", "shift+Tab", "space", "shift+Tab")
            try demo.press("shift+Tab", "End", "shift+Tab", "Return", "End", "Return", "shift+Tab", "space")
            try demo.press("shift+Tab", "space", "shift+Tab", "Return", "End", "Return")
            for _ in 0..<2 {
                try demo.press("shift+Tab", "Return", "Right", "Escape", "shift+Tab", "Return", "End", "Return")
            }
            try demo.press("shift+Tab", "End")

            try demo.press("ctrl+shift+c", "Down", "Down", "Right", "Up", "Escape")
            try demo.press("F1", "F2", "F2", "question", "Escape", "Escape")
            try demo.press("ctrl+q")

            let outcome = try demo.outcome()
            #expect(outcome.status == 0 && outcome.errors == "")
            try expectChanges(in: folder, isOverlayOn: false)
        }
    }
}
