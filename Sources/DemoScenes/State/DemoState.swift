package import Foundation
package import ViewKit

/// The state of the demo's window, which is restored on the next launch.
package struct DemoState: Equatable, Sendable {
    package var scene: DemoScene
    /// The window's size in points.
    package var size: CGSize
    package var style: DemoStyle
    /// The style A that `style` is compared with; `nil` without a comparison.
    package var pinned: DemoStyle?
    /// The position of the comparison's divider, from 0 at the leading edge to 1; `nil` means the middle.
    package var divider: Float?
    /// The theme; `.unspecified` uses the desktop's.
    package var theme: UIUserInterfaceStyle
    package var direction: UIUserInterfaceLayoutDirection
    /// The text size of the screens; `nil` uses the desktop's.
    package var textSize: UIContentSizeCategory?
    /// Determines whether screens show the skeleton, the loaded content, or both alternately. `.loop` by default.
    package var playback = DemoPlayback.loop
    /// `true` if the inspector is open.
    package var showsInspector = false
    /// `true` if the outlines of all views are shown.
    package var showsOverlay = false
    /// `true` if the frame time HUD is shown; `nil` leaves it to each screen.
    package var showsHud: Bool?
    /// The scale factor that is applied in addition to the display's own; `nil` means 1.
    package var scale: CGFloat?
    /// The condition of the network over which the demo's own feed arrives. Part of links, but not restored on the next
    /// launch. `.fast` by default.
    package var network = DemoNetwork.fast

    /// Creates the state of a window without panels.
    package init(
        scene: DemoScene, size: CGSize, style: DemoStyle, theme: UIUserInterfaceStyle,
        direction: UIUserInterfaceLayoutDirection
    ) {
        self.scene = scene
        self.size = size
        self.style = style
        self.theme = theme
        self.direction = direction
    }

    /// Decodes the state from the output of `data()`; `nil` if the data is malformed or contains an invalid value.
    package init?(_ data: Data) {
        guard let stored = try? JSONDecoder().decode(StoredState.self, from: data), let state = stored.state else {
            return nil
        }
        self = state
    }

    /// Encodes the state as JSON.
    package func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(StoredState(self)) + Data("\n".utf8)
    }
}
