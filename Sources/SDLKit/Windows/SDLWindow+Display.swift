package import Foundation
import Reporting
import ViewKit

/// The scale and the renderer of a window.
extension SDLWindow {
    // MARK: Package

    /// The name of the renderer that draws the window, such as "software" or "opengl".
    package var rendererName: String { drawn.renderer.name }

    /// The requested renderer, initially the one in the options.
    package var rendererChoice: RendererChoice { options.renderer }

    /// The factor by which everything is scaled in addition to the display's scale, clamped to 0.25...8. Initially the
    /// scale in the options. The window keeps its size on the screen, so its content gets more or less room. If fewer
    /// than 320x240 points would fit, the window grows instead.
    package var scale: CGFloat {
        get { options.usableScale }
        set {
            guard newValue.isFinite, newValue != options.scale else { return }
            let old = options.usableScale
            options.scale = newValue
            guard options.usableScale != old else { return }
            drawn.native.setMinimumSize(SDLWindowOptions.minimumWindowSize, scale: options.usableScale)
            fitToDisplay()
        }
    }

    /// The number of textures in this process, for all windows.
    package static var textureCount: Int { Texture.count }

    /// Changes the renderer to `choice` and writes the name of the actual renderer to standard error. Opens a new
    /// desktop window with the same size and position. If that fails, throws and leaves everything unchanged.
    package func setRenderer(_ choice: RendererChoice) throws {
        var newOptions = placedOptions
        newOptions.renderer = choice
        drawn = try DrawnWindow.open(RendererPlan(choice), options: newOptions)
        options = newOptions
        hasRestarted = false
        isVisible = true
        StandardError.write("SkeletonSDL: renderer \(drawn.choice)")
        fitToDisplay()
    }

    // MARK: Internal

    /// Applies the appearance that `other` has taken from the desktop. Otherwise, the window would be light until the
    /// desktop reports its settings.
    func takeAppearance(of other: SDLWindow) {
        guard let model = other.content else { return }
        let traits = model.windowTraits
        window.setAppearance(style: traits.userInterfaceStyle, direction: traits.interfaceDirection)
        window.systemTintColor = model.systemTintColor
        window.setContentSizeCategory(traits.preferredContentSizeCategory)
    }

    /// Restarts the renderer after its first failure. If the restart fails, or after a further failure, replaces an
    /// accelerated renderer with the software renderer in a new window. Throws `error` if there is no fallback because
    /// the renderer isn't accelerated.
    func replaceRenderer(after error: any Error) throws {
        needsFullRedraw = true
        if !hasRestarted {
            hasRestarted = true
            StandardError.write("SkeletonSDL: \(error)\nRestarting the renderer \(rendererName).")
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

    /// The size of the window's content on the desktop, in pixels and in units of the window system.
    struct DisplaySizes: Equatable {
        let pixels: CGSize
        /// The size in units of the window system.
        let units: CGSize
    }

    /// The current size of the window. Every turn of the run loop compares this size with `fittedSizes`, because
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
        needsFullRedraw = true
    }

    // MARK: Private

    /// Options for reopening the window with its current size and position.
    private var placedOptions: SDLWindowOptions {
        var placed = options
        let units = drawn.native.size
        placed.size = CGSize(width: units.width / options.usableScale, height: units.height / options.usableScale)
        placed.origin = drawn.native.origin
        return placed
    }
}
