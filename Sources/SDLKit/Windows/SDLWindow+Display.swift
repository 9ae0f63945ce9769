public import Foundation
import Reporting
import ViewKit

/// The scale and the renderer of a window.
extension SDLWindow {
    // MARK: Public

    /// The name of the renderer that draws the window: "software", "opengl", ...
    public var rendererName: String { drawn.renderer.name }

    /// The requested renderer; initially the one in the options.
    public var rendererChoice: RendererChoice { options.renderer }

    /// The factor, 0.25...8, by which everything is scaled in addition to the display's own scale; initially the one in
    /// the options. The window keeps its size on the screen, so its content gets more or less room, but never less than
    /// 320x240 points.
    public var scale: CGFloat {
        get { options.usableScale }
        set {
            guard newValue.isFinite, newValue != options.scale else { return }
            options.scale = newValue
            drawn.native.setSmallestSize(SDLWindowOptions.smallestSize, scale: options.usableScale)
            fitToDisplay()
        }
    }

    /// Switches the window to the renderer `choice`, and writes the name of the actual renderer to standard error. This
    /// opens a new desktop window with the same size and position. Throws if that fails, leaving everything unchanged.
    public func setRenderer(_ choice: RendererChoice) throws {
        var wanted = placedOptions
        wanted.renderer = choice
        drawn = try DrawnWindow.open(RendererPlan(choice), options: wanted)
        (options, hasRestarted, isVisible) = (wanted, false, true)
        StandardError.write("SkeletonSDL: renderer \(drawn.choice)")
        fitToDisplay()
    }

    // MARK: Internal

    /// Restarts the renderer the first time that it fails. After that, falls back to the software renderer in a new
    /// window. Throws `error` if that fails, too.
    func replaceRenderer(after error: any Error) throws {
        needsWholePicture = true
        if !hasRestarted {
            hasRestarted = true
            StandardError.write("SkeletonSDL: \(error)\nThe renderer \(rendererName) is started again.")
            do {
                try drawn.restartRenderer()
                return
            } catch {
                StandardError.write("SkeletonSDL: \(error)")
            }
        }
        guard drawn.isAccelerated else { throw error }
        options = placedOptions
        drawn = try DrawnWindow(softwareFor: options, reason: "the accelerated renderer failed")
        StandardError.write("SkeletonSDL: renderer \(drawn.choice)")
        fitToDisplay()
    }

    /// The size of the window on the desktop.
    struct DisplaySizes: Equatable {
        let pixels: CGSize
        /// The size in units of the window system.
        let units: CGSize
    }

    /// The current size of the window. It is compared with the fitted size on every turn of the run loop, because
    /// sdl2-compat drops the first resize event.
    var displaySizes: DisplaySizes { DisplaySizes(pixels: drawn.pixelSize, units: drawn.native.size) }

    /// Resizes the view tree to the current size of the window.
    func fitToDisplay() {
        let sizes = displaySizes
        fittedSizes = sizes
        let (pixels, units) = (sizes.pixels, sizes.units)
        guard pixels.width > 0, pixels.height > 0, units.width > 0 else { return }
        let scale = pixels.width / units.width * options.usableScale
        window.resize(to: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
        needsWholePicture = true
    }

    // MARK: Private

    /// The options that reopen the window with its current size and position.
    private var placedOptions: SDLWindowOptions {
        var placed = options
        let units = drawn.native.size
        placed.size = CGSize(width: units.width / options.usableScale, height: units.height / options.usableScale)
        placed.origin = drawn.native.origin
        return placed
    }
}
