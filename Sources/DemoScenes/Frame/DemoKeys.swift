import Foundation

/// The contents of the sheet that lists the demo's keyboard shortcuts.
enum DemoKeys {
    /// The keys that show the screens, in screen order.
    static let digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]

    /// Returns all keyboard shortcuts for a window with `screens` screens. `actions` are those of the screen named
    /// `screen`.
    @MainActor
    static func content(
        screens: Int, screen: String, actions: [ActionBar.Action]
    ) -> [(name: String, entries: [KeySheet.Entry])] {
        [
            (
                "Window",
                [
                    .init(keys: ["1", "…", "\(screens)"], text: "Show screen"),
                    .init(keys: ["M"], text: "Open the list of screens (narrow window)"),
                    .init(keys: ["Ctrl", "K"], text: "Find a screen, setting, preset, card or action"),
                    .init(keys: ["I"], text: "Toggle the inspector"),
                    .init(keys: ["F1"], text: "Toggle frame times"),
                    .init(keys: ["F2"], text: "Outline views and explain their bones"),
                    .init(keys: ["C"], text: "Select a view by click or arrow keys; also Ctrl+Shift+C"),
                    .init(keys: ["X"], text: "Compare the current style with the next changes; again: keep B"),
                    .init(keys: ["A"], text: "Show the accessibility elements as text"),
                    .init(keys: ["P"], text: "Pause or resume"),
                    .init(keys: ["."], text: "Step one frame"),
                    .init(keys: ["Ctrl", "Z"], text: "Undo a change in the inspector; with Shift: redo"),
                    .init(keys: ["?"], text: "Show this list"),
                    .init(keys: ["Esc"], text: "Close the topmost panel, or ask whether to quit"),
                    .init(keys: ["Ctrl", "Q"], text: "Quit"),
                ]
            ),
            (
                screen,
                // The section above already contains the keys that all screens have.
                actions.filter { $0.key != "Esc" && $0.key != "P" }.map { .init(keys: [$0.key], text: $0.title) }
            ),
            (
                "Everywhere",
                [
                    .init(keys: ["Tab"], text: "Next control; with Shift: previous"),
                    .init(keys: ["Enter"], text: "Activate the control"),
                    .init(keys: ["Space"], text: "Activate the control, or scroll"),
                    .init(keys: ["←", "→", "↑", "↓"], text: "Change the control, or scroll"),
                    .init(keys: ["Page Up", "Page Down"], text: "Scroll by a page"),
                    .init(keys: ["Home", "End"], text: "Go to the start or end"),
                ]
            ),
        ]
    }
}
