import DrawKit
import Foundation
import PathKit
import Reporting

extension CALayer {
    /// Returns `true` if the contents must be drawn before the next frame.
    public func needsDisplay() -> Bool { awaitsDisplay }

    /// Draws the contents immediately if they are marked as needing display and the layer is not empty.
    public func displayIfNeeded() {
        // An empty layer can't be drawn yet.
        guard awaitsDisplay, !bounds.isEmpty else { return }
        awaitsDisplay = false
        guard let host, animates(.custom) else { return display() }
        let extras = ensuredExtras
        extras.drawingTime = host.clock.now
        defer { extras.drawingTime = nil }
        display()
    }

    /// `true` if the contents are redrawn when the layer's size changes; `false`, the default, if the existing contents
    /// are positioned by `contentsGravity`.
    public var needsDisplayOnBoundsChange: Bool {
        get { extras?.redrawsOnSizeChange ?? false }
        set { if newValue || extras != nil { ensuredExtras.redrawsOnSizeChange = newValue } }
    }

    // MARK: Package

    /// `true` if the layer has contents drawn by `draw(in:)`.
    package var hasDrawnContents: Bool { extras?.hasDrawnContents ?? false }

    /// Updates the contents by calling `draw(in:)`. If `draw(in:)` draws nothing, removes the contents that an earlier
    /// call drew, and otherwise leaves the contents unchanged.
    package func drawContents() {
        delegate?.layerWillDraw(self)
        let (context, factor) = makeContext()
        draw(in: context)
        if context.hasDrawn, factor < 1 {
            Diagnostics.report(
                "\(label): too large; drawn at \(context.width) by \(context.height) pixels")
        }
        if context.hasDrawn, let bitmap = context.bitmap(reducible: false) {
            picture = CGImage(bitmap: bitmap)
            contentsScale = context.scale
            ensuredExtras.hasDrawnContents = true
        } else if let extras, extras.hasDrawnContents {
            extras.hasDrawnContents = false
            picture = nil
        }
    }

    // MARK: Internal

    /// Implements `setNeedsDisplay()`.
    func markNeedsDisplay() {
        awaitsDisplay = true
        queueForDisplay()
    }

    /// Schedules drawing for the tree's next frame unless the layer is empty.
    func queueForDisplay() {
        guard let tree, !bounds.isEmpty, displayTree !== tree else { return }
        displayTree = tree
        tree.awaitingDisplay.append(self)
        setNeedsRecord()
    }

    func sizeDidChange() {
        setNeedsLayout()
        // The superlayer's view must lay out this layer's view again, unless a layout is already in progress.
        if delegate != nil, let superlayer, superlayer.delegate != nil, !superlayer.isLayingOut {
            superlayer.setNeedsLayout()
        }
        if awaitsDisplay { queueForDisplay() }
        if let extras, extras.redrawsOnSizeChange { setNeedsDisplay() }
    }

    /// `true` if the layer has a dark appearance, possibly inherited.
    var isDarkHere: Bool {
        var next: CALayer? = self
        while let layer = next {
            if let isDark = layer.darkOverride { return isDark }
            next = layer.superlayer
        }
        return host?.isDark ?? false
    }

    // MARK: Private

    private enum Limits {
        /// The maximum width and height of a bitmap, in pixels.
        static let side: CGFloat = 16_384
        /// The maximum area of a bitmap, in pixels. A bitmap of this area takes 64 MiB.
        static let area: CGFloat = 16 * 1024 * 1024
    }

    /// Returns a context for the bounds. `factor` is less than 1 if the resolution was reduced to limit memory.
    private func makeContext() -> (context: CGContext, factor: CGFloat) {
        let requestedScale = drawsAtScreenScale ? host?.scale ?? contentsScale : contentsScale
        let scale = requestedScale > 0 ? requestedScale : 1
        let (wide, high) = (max(bounds.width * scale, 1), max(bounds.height * scale, 1))
        let factor = min(Limits.side / max(wide, high), (Limits.area / (wide * high)).squareRoot(), 1)
        func side(_ length: CGFloat) -> Int32 { Int32(min(max((length * factor).rounded(), 1), Limits.side)) }
        let size = PixelSize(width: side(wide), height: side(high))
        // Scales the bounds to fill whole pixels exactly.
        let (across, down) = (CGFloat(size.width) / bounds.width, CGFloat(size.height) / bounds.height)
        let base = CGAffineTransform(
            a: across, b: 0, c: 0, d: down, tx: -bounds.minX * across, ty: -bounds.minY * down)
        let context = CGContext(size: size, base: base, scale: scale * factor, isDark: isDarkHere)
        context.drawsLayer = true
        return (context, factor)
    }
}
