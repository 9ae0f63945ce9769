public import Foundation
import Reporting
import ViewKit

/// How large everything is in a window, and what draws it.
extension SDLWindow {
    // MARK: Public

    /// The name of the renderer that draws the window: "software", "opengl", ...
    public var rendererName: String { drawn.renderer.name }

    /// What was asked to draw the window: the option's choice at first.
    public var rendererChoice: RendererChoice { options.renderer }

    /// How many times larger everything is drawn than the display asks for, 0.25...8: the option's at first. The window
    /// keeps its size on the screen, and its content has more room or less; never less than 320 x 240 points.
    public var scale: CGFloat {
        get { options.usableScale }
        set {
            guard newValue.isFinite, newValue != options.scale else { return }
            options.scale = newValue
            drawn.native.setSmallestSize(SDLWindowOptions.smallestSize, scale: options.usableScale)
            fitToDisplay()
        }
    }

    /// Has the window drawn as `choice` says from now on, and says on the standard error by which renderer: in a new
    /// window of the desktop, of the same size and at the same place. Throws when that cannot be had, and leaves all as
    /// it is.
    public func setRenderer(_ choice: RendererChoice) throws {
        var wanted = placedOptions
        wanted.renderer = choice
        drawn = try DrawnWindow.open(RendererPlan(choice), options: wanted)
        (options, hasRestarted, isVisible) = (wanted, false, true)
        StandardError.write("SkeletonSDL: renderer \(drawn.choice)")
        fitToDisplay()
    }

    // MARK: Internal

    /// Starts the renderer again the first time that it fails; after that the software renderer takes over, in a new
    /// window. When that is what fails, `error` is thrown.
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

    /// The window's size as the desktop gives it.
    struct DisplaySizes: Equatable {
        let pixels: CGSize
        /// In the window system's units.
        let units: CGSize
    }

    /// The window's present size. It is compared with the fitted one every turn, because sdl2-compat drops the first
    /// event about a size.
    var displaySizes: DisplaySizes { DisplaySizes(pixels: drawn.pixelSize, units: drawn.native.size) }

    /// Gives the tree the window's present size.
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

    /// What opens a window such as this one is now, where it is.
    private var placedOptions: SDLWindowOptions {
        var placed = options
        let units = drawn.native.size
        placed.size = CGSize(width: units.width / options.usableScale, height: units.height / options.usableScale)
        placed.origin = drawn.native.origin
        return placed
    }
}
