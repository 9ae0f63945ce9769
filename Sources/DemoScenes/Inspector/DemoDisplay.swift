/// The display settings of the demo's window: scale and renderer.
package struct DemoDisplay: Equatable, Sendable {
    /// The renderer of the window, named as on the command line.
    package enum Renderer: String, CaseIterable, Sendable {
        case auto, opengl, opengles2, software
    }

    /// The scale factor that is applied in addition to the display's own.
    package var scale: Double
    package var renderer: Renderer

    package init(scale: Double, renderer: Renderer) {
        self.scale = scale
        self.renderer = renderer
    }
}

/// An object that changes the window's display settings. A headless window has no display owner.
@MainActor
package protocol DemoDisplayOwner: AnyObject {
    var display: DemoDisplay { get }

    /// Applies `display` to the window. Throws an error that can be shown to the user if the renderer isn't available.
    func show(_ display: DemoDisplay) throws
}
