import CHeapCount
import CSDL2
package import DrawKit
import Foundation
import SDLKit
import StageKit
package import ViewKit

/// A subject that draws in a window, with the requested renderer.
@MainActor
package final class WindowSubject: Subject {
    package typealias Failure = any Error

    package var window: UIWindow { host.window }
    package var renderer: any DisplayListRenderer { host.renderer }
    package let destination: String
    package let pixelSize: PixelSize
    package var deviceName: String? { (host.renderer as? AcceleratedRenderer)?.deviceName }

    package var replacedFrames: Int { host.replacedFrames }

    private let host: SDLWindow
    /// The size of the last shown frame, in pixels.
    private var shownSize: PixelSize
    private let glFinish: (@convention(c) () -> Void)?

    // MARK: Lifecycle

    package init(plan: BenchPlan) throws {
        pixelSize = PixelSize(width: Int32(plan.width), height: Int32(plan.height))
        shownSize = pixelSize
        var options = SDLWindowOptions()
        options.title = "skeleton-bench"
        options.size = CGSize(width: plan.width, height: plan.height)
        options.scale = 1
        options.style = .light
        options.layoutDirection = .leftToRight
        options.renderer = plan.renderer
        host = try SDLWindow(options: options)
        destination = VideoSystem.driver
        glFinish = destination == "offscreen" ? Self.loadGLFinish() : nil
        if let accelerated = host.renderer as? AcceleratedRenderer {
            // Waiting for vsync would count as work and hide the actual work.
            try check(
                SDL_RenderSetVSync(accelerated.handle, 0), "the renderer can't turn off vertical sync")
        }
    }

    // MARK: Package

    /// Handles pending events. Closing the window has no effect, so measurements always complete.
    package func processEvents() {
        host.processEvents()
    }

    package func damage(after changed: Damage) -> Damage { host.damage(after: changed) }

    package func draw(_ damage: Damage) throws -> Damage {
        resizeToContent()
        return try host.draw(damage)
    }

    package func present(_ damage: Damage) throws {
        try host.present(damage)
        finishFrame()
    }

    package func finishFrame() {
        glFinish?()
    }

    package func makeBaseline(drawing content: BaselineContent) throws -> any Baseline {
        if let accelerated = host.renderer as? AcceleratedRenderer {
            return switch content {
            case .bones(let rects, let stops):
                try GeometryBaseline(renderer: accelerated.handle, rects: rects, stops: stops)
            case .list(let list, let period, step: _):
                try ListBaseline(renderer: accelerated.handle, list: list, period: period)
            }
        }
        guard let software = host.renderer as? SurfaceRenderer else {
            throw BenchError("there is no baseline for the renderer \(host.renderer.name)")
        }
        return SurfaceBaseline(
            memory: software.memory, drawing: content.makeDrawing(size: pixelSize), size: pixelSize)
    }

    package func makeWatch() throws -> (any ShownFrameWatch)? {
        guard CSDL2GetX11Display(host.handle) != nil else {
            return try FrameCallbacks(window: host.handle).map { WaylandFrameWatch($0) }
        }
        return X11FrameWatch(
            window: UInt32(truncatingIfNeeded: CSDL2GetX11Window(host.handle)),
            isPresentSynchronous: host.renderer is SurfaceRenderer)
    }

    // MARK: Private

    /// Resizes the window and its memory to the size of the content, because scenarios resize only the view tree.
    private func resizeToContent() {
        let (content, scale) = (window.displayList.size, window.traitCollection.displayScale)
        guard content != shownSize, scale > 0 else { return }
        shownSize = content
        heap_count_pause()
        defer { heap_count_resume() }
        SDL_SetWindowSize(
            host.handle, Int32((Double(content.width) / scale).rounded()),
            Int32((Double(content.height) / scale).rounded()))
    }

    /// Returns OpenGL's `glFinish`, which is needed because presenting an invisible window doesn't wait for drawing.
    /// Returns `nil` if there is no OpenGL context.
    private static func loadGLFinish() -> (@convention(c) () -> Void)? {
        guard SDL_GL_GetCurrentContext() != nil, let address = SDL_GL_GetProcAddress("glFinish") else { return nil }
        return unsafeBitCast(address, to: (@convention(c) () -> Void).self)
    }
}
