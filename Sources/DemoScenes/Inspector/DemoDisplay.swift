/// How the demo's window shows everything: how large, and drawn by what.
package struct DemoDisplay: Equatable, Sendable {
    /// What draws the window, as the command line has it.
    package enum Renderer: String, CaseIterable, Sendable {
        case auto, opengl, opengles2, software
    }

    /// How many times larger everything is than the display asks for.
    package var scale: Double
    package var renderer: Renderer

    package init(scale: Double, renderer: Renderer) {
        (self.scale, self.renderer) = (scale, renderer)
    }
}

/// Who can change how the window shows everything; pictures without a window have nobody.
@MainActor
package protocol DemoDisplayOwner: AnyObject {
    var display: DemoDisplay { get }

    /// Shows the window so from now on. Throws what a person can read where that cannot be had.
    func show(_ display: DemoDisplay) throws
}
