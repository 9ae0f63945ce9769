package import Foundation
package import ViewKit

/// What the demo's window is like, as it is kept from one run to the next.
package struct DemoState: Equatable, Sendable {
    package var scene: DemoScene
    /// In points.
    package var size: CGSize
    package var style: DemoStyle
    /// Unspecified is the desktop's.
    package var theme: UIUserInterfaceStyle
    package var direction: UIUserInterfaceLayoutDirection
    /// The text size of the screens; nil is the desktop's.
    package var textSize: UIContentSizeCategory?
    /// Whether the inspector is open, and views are outlined.
    package var (showsInspector, showsOverlay) = (false, false)
    /// Whether frame times are shown; nil leaves it to each screen.
    package var showsHud: Bool?
    /// How many times larger everything is than the display asks for; nil is as it asks.
    package var scale: CGFloat?

    /// Makes the state of a window without panels.
    package init(
        scene: DemoScene, size: CGSize, style: DemoStyle, theme: UIUserInterfaceStyle,
        direction: UIUserInterfaceLayoutDirection
    ) {
        (self.scene, self.size, self.style, self.theme, self.direction) = (scene, size, style, theme, direction)
    }

    /// The state that `data` has, which `data()` made; nil where that is not readable.
    package init?(_ data: Data) {
        guard let stored = try? JSONDecoder().decode(StoredState.self, from: data), let state = stored.state else {
            return nil
        }
        self = state
    }

    /// The state as JSON.
    package func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(StoredState(self)) + Data("\n".utf8)
    }
}
