import Foundation

/// The contents of the sheet that lists the demo's keys.
enum DemoKeys {
    /// Returns all keys of a window with this number of `screens`; `actions` are those of the screen called `screen`.
    @MainActor
    static func content(
        screens: Int, screen: String, actions: [ActionBar.Action]
    ) -> [(name: String, entries: [KeySheet.Entry])] {
        [
            (
                "Window",
                [
                    .init(keys: ["1", "…", "\(screens)"], text: "Show a screen"),
                    .init(keys: ["M"], text: "Open the list of screens, in a narrow window"),
                    .init(keys: ["I"], text: "Open and close the inspector"),
                    .init(keys: ["F1"], text: "Show what frames take, or hide it"),
                    .init(keys: ["F2"], text: "Outline the views, with what a skeleton makes of them"),
                    .init(keys: ["C"], text: "Select a view by a click or the arrow keys; also Ctrl+Shift+C"),
                    .init(keys: ["A"], text: "Show what assistive tools come to, as a text to copy"),
                    .init(keys: ["P"], text: "Pause, or resume"),
                    .init(keys: ["."], text: "Step one frame"),
                    .init(keys: ["?"], text: "Show this sheet"),
                    .init(keys: ["Esc"], text: "Close what is open; press twice to quit"),
                    .init(keys: ["Ctrl", "Q"], text: "Quit"),
                ]
            ),
            (
                screen,
                actions.filter { $0.key != "Esc" }.map { .init(keys: [$0.key], text: $0.title) }
            ),
            (
                "Everywhere",
                [
                    .init(keys: ["Tab"], text: "Go to the next control; with Shift to the one before"),
                    .init(keys: ["Space"], text: "Use the control, or scroll on"),
                    .init(keys: ["←", "→", "↑", "↓"], text: "Change the control, or scroll"),
                    .init(keys: ["Home", "End"], text: "Go to the beginning, or to the end"),
                ]
            ),
        ]
    }
}
