package import DrawKit
import RasterKit

/// Draws changed parts of display lists directly to a window's memory.
@MainActor
package final class SurfaceRenderer: DisplayListRenderer {
    package let name = "software"
    /// The render counts of the last call to `draw`. A draw call is one command in one damaged region.
    package private(set) var counts = RenderCounts()
    package let memory: any WindowMemory

    private let rasterizer = Rasterizer(isDithering: true)
    private var needsWholeWindow = false

    /// Creates a renderer for `memory`, whose window must not have another renderer.
    package init(memory: any WindowMemory) {
        self.memory = memory
    }

    /// Draws the damaged part of `list`, or all of it if the window's memory is new.
    package func draw(_ list: DisplayList, damage: Damage) throws {
        _ = try draw(list, damage: damage, below: nil)
    }

    /// Draws the damaged part of `list`, or all of it if the window's memory is new, and `hud` over it. Returns the
    /// damage to present.
    func draw(_ list: DisplayList, damage: Damage, below hud: FrameHud?) throws -> Damage {
        let whole = hud?.damage(after: damage, of: list) ?? damage
        guard !whole.isEmpty else { return whole }
        try memory.withCanvas(for: whole) { canvas in
            let planned = canvas.isNew ? Damage(everythingIn: list) : damage
            counts.drawCalls = planned.order.count
            rasterizer.draw(list, damage: planned, into: canvas.buffer, after: canvas.previous)
            needsWholeWindow = canvas.isNew
            hud?.draw(over: list, into: canvas.buffer)
        }
        return whole
    }

    /// Presents the bands of `damage`, or the whole window if its memory was replaced.
    package func present(_ damage: Damage) throws {
        let bands = needsWholeWindow ? nil : damage.bands
        needsWholeWindow = false
        try memory.show(bands)
    }
}
