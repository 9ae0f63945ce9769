import DrawKit
import Foundation
import TestSupport
import Testing

/// Everything in the demo's window, tried by a hand on the mouse and on the keyboard.
@Suite(
    "skeleton-demo, all of it", .serialized,
    .enabled(if: XServer.isInstalled, "install the packages xvfb, imagemagick and xdotool"))
struct DrivenTests {
    private static let screens = [
        "Feed", "Gallery", "Profile", "Hierarchy", "Animations", "Text", "Somo", "Controls", "Stress",
    ]
    /// A window in which all of the inspector is seen.
    private static let arguments = ["--size", "1280x1740", "--fresh"]
    /// As large: each window of the demo begins at its corner.
    private static let screen = PixelSize(width: 1280, height: 1740)

    /// The inspector's rows in such a window: where they stand, and their parts.
    private enum Row: Int {
        case type = 124, color = 164, light = 204
        case animated = 284, direction = 324, duration = 364, autoreverse = 404
        case lightOver = 444
        case transition = 684, dissolve = 724, delay = 764, leastTime = 804
        case lineHeight = 884, height = 924, spacing = 964, lastLine = 1004, radius = 1044, insets = 1084
        case theme = 1164, rightToLeft = 1204, textSize = 1244
        case motion = 1324, stopsAfter = 1364
        case speed = 1444, paused = 1484, step = 1524
        case scale = 1604, drawnBy = 1644

        static let (start, second, well, sliderEnd, mirroredStart) = (1120, 1230, 1250, 1200, 160)
    }

    /// What the demo kept in `folder`, with every option changed.
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
        #expect(style["delay"] as? Double ?? 0 > 1 && style["leastTime"] as? Double ?? 0 > 1)
        #expect(style["motion"] as? String == "none" && style["motionLimit"] as? Double == 0)
        for name in ["rule", "height", "spacing", "lastLineFill", "cornerRadius", "inset"] {
            #expect(lines[name] != nil, "\(name)")
        }
    }

    @Test("By mouse: every screen, every option, a selection, code, frame times, the overlay, other sizes, quit")
    func mouse() throws {
        try Demo.withFolder { folder in
            let demo = try DrivenDemo(Self.arguments, screen: Self.screen, state: folder)
            let client = demo.client
            for (index, screen) in Self.screens.enumerated().reversed() {
                try demo.click(100, 90 + 40 * index)
                try demo.waitForScreen(called: screen)
            }
            // The inspector stands where its button was.
            try demo.click(1235, 32)
            _ = try client.waitForScreen { $0.color(x: 1000, y: 700) == 0xFFFFFF && $0.color(x: 1184, y: 1708) != 0 }

            for row in [Row.color, .light, .direction, .lineHeight, .lightOver, .motion, .stopsAfter, .speed] {
                try demo.click(Row.start, row.rawValue)
                try demo.press("End", "Return")
            }
            // The height of lines is a number again, so that it can be chosen.
            try demo.click(Row.start, Row.lineHeight.rawValue)
            try demo.press("Home", "Return")
            for row in [Row.duration, .dissolve, .delay, .leastTime, .height, .spacing, .lastLine, .radius, .insets] {
                try demo.click(Row.sliderEnd, row.rawValue)
            }
            // The largest text, whose bones would have been beyond the sliders' ends.
            try demo.click(Row.start, Row.textSize.rawValue)
            try demo.press("End", "Return")
            for row in [Row.paused, .step, .paused] { try demo.click(Row.start, row.rawValue) }
            try demo.click(Row.well, Row.color.rawValue)
            try demo.press("Right", "Escape")
            for row in [Row.autoreverse, .animated] { try demo.click(Row.start, row.rawValue) }
            try demo.click(Row.start, Row.transition.rawValue)
            try demo.press("Home", "Return")
            for row in [Row.type, .theme] { try demo.click(Row.second, row.rawValue) }
            try demo.click(1184, 1708)
            _ = try client.waitForScreen { $0.color(x: 1000, y: 700) == 0x0C0F10 }

            try demo.press("ctrl+shift+c")
            try demo.click(600, 300)
            try demo.press("Up", "Down", "Escape", "F1", "F2")
            try demo.client.xdotool("windowsize", demo.window, "700", "500")
            _ = try client.waitForScreen { $0.color(x: 900, y: 700) == 0 }
            try demo.client.xdotool("windowsize", demo.window, "1280", "1740")
            _ = try client.waitForScreen { $0.color(x: 1184, y: 1708).map { $0 != 0 && $0 != 0x0C0F10 } ?? false }
            // Another window of the desktop, where the first one was.
            try demo.click(Row.start, Row.drawnBy.rawValue)
            try demo.press("Home", "Down", "Return")
            demo.waitForMessage("renderer opengl")
            let sidebar = try client.screenshot().color(x: 60, y: 1708)
            try demo.click(Row.start, Row.rightToLeft.rawValue)
            _ = try client.waitForScreen { $0.color(x: 60, y: 1708) != sidebar }
            try demo.click(Row.mirroredStart, Row.scale.rawValue)
            try demo.press("Home", "Return", "question", "Escape", "q")

            let outcome = demo.outcome()
            #expect(outcome.status == 0 && outcome.errors == "")
            try expectChanges(in: folder, isOverlayOn: true)
        }
    }

    @Test("By keyboard alone: the same")
    func keyboard() throws {
        try Demo.withFolder { folder in
            let demo = try DrivenDemo(Self.arguments, screen: Self.screen, state: folder)
            for (index, screen) in Self.screens.enumerated().reversed() {
                try demo.press("\(index + 1)")
                try demo.waitForScreen(called: screen)
            }
            try demo.press("i")
            // From the end to the beginning: copy, display, time, less motion, text size, right to left, theme, and
            // what is above.
            try demo.press("shift+Tab", "Return", "shift+Tab", "Return", "Home", "Down", "Return")
            demo.waitForMessage("renderer opengl")
            try demo.press("shift+Tab", "Return", "Home", "Return")
            try demo.press("shift+Tab", "Return", "shift+Tab", "space")
            try demo.press("shift+Tab", "Return", "End", "Return")
            for _ in 0..<2 { try demo.press("shift+Tab", "Return", "End", "Return") }
            try demo.press("shift+Tab", "Return", "Home", "Down", "Return")
            try demo.press("shift+Tab", "space", "shift+Tab", "End")
            for _ in 0..<5 { try demo.press("shift+Tab", "End") }
            try demo.press("shift+Tab", "Return", "Home", "Return")
            for _ in 0..<3 { try demo.press("shift+Tab", "End") }
            // The light stays as usual, so that it can go back, too.
            try demo.press("shift+Tab", "Return", "Home", "Return")
            try demo.press("shift+Tab", "shift+Tab", "shift+Tab", "shift+Tab")
            try demo.press("shift+Tab", "Return", "End", "Return", "shift+Tab", "space", "shift+Tab", "End")
            try demo.press("shift+Tab", "Return", "End", "Return", "shift+Tab", "space")
            for _ in 0..<2 {
                try demo.press("shift+Tab", "Return", "Right", "Escape", "shift+Tab", "Return", "End", "Return")
            }
            try demo.press("shift+Tab", "End")

            try demo.press("ctrl+shift+c", "Down", "Down", "Right", "Up", "Escape")
            try demo.press("F1", "F2", "F2", "question", "Escape", "Escape")
            try demo.press("Escape")

            let outcome = demo.outcome()
            #expect(outcome.status == 0 && outcome.errors == "")
            try expectChanges(in: folder, isOverlayOn: false)
        }
    }
}
