import DrawKit
import Foundation
import PathKit
import Reporting

extension CALayer {
    /// Whether the contents have to be drawn before the next frame.
    public func needsDisplay() -> Bool { awaitsDisplay }

    /// Draws the contents now, if they have to be drawn.
    public func displayIfNeeded() {
        // Without a size there is nothing to draw yet.
        guard awaitsDisplay, !bounds.isEmpty else { return }
        awaitsDisplay = false
        display()
    }

    /// Whether the contents are drawn anew when the layer gets another size; else the old ones are placed by the
    /// gravity. False by default.
    public var needsDisplayOnBoundsChange: Bool {
        get { extras?.redrawsInNewSize ?? false }
        set { if newValue || extras != nil { madeExtras.redrawsInNewSize = newValue } }
    }

    // MARK: Package

    /// Whether the contents were drawn by `draw(in:)`, and there are some.
    package var hasDrawnContents: Bool { extras?.hasDrawnContents ?? false }

    /// Shows what `draw(in:)` draws. Where it draws nothing, only earlier drawings are taken away.
    package func drawContents() {
        delegate?.layerWillDraw(self)
        let (context, factor) = makeContext()
        draw(in: context)
        if context.hasDrawn, factor < 1 {
            Diagnostics.report(
                "\(label): it is drawn in \(context.width) by \(context.height) pixels, since its own are too many")
        }
        if context.hasDrawn, let bitmap = context.bitmap(reducible: false) {
            picture = CGImage(bitmap: bitmap)
            contentsScale = context.scale
            madeExtras.hasDrawnContents = true
        } else if let extras, extras.hasDrawnContents {
            extras.hasDrawnContents = false
            picture = nil
        }
    }

    // MARK: Internal

    /// See `setNeedsDisplay`.
    func markNeedsDisplay() {
        awaitsDisplay = true
        queueForDisplay()
    }

    /// Lets the next frame of the tree draw the contents, once there is a size.
    func queueForDisplay() {
        guard let tree, !bounds.isEmpty, displayTree !== tree else { return }
        displayTree = tree
        tree.awaitingDisplay.append(self)
        setNeedsRecord()
    }

    func sizeDidChange() {
        setNeedsLayout()
        // A view around this one's places it again, unless it does so right now.
        if delegate != nil, let superlayer, superlayer.delegate != nil, !superlayer.isLayingOut {
            superlayer.setNeedsLayout()
        }
        if awaitsDisplay { queueForDisplay() }
        if let extras, extras.redrawsInNewSize { setNeedsDisplay() }
    }

    /// Whether the layer is in the dark style.
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
        /// The longest side of a picture, in pixels.
        static let side: CGFloat = 16_384
        /// The most pixels of a picture: 64 MiB.
        static let area: CGFloat = 16 * 1024 * 1024
    }

    /// A context for the bounds, and the part of their pixels' side that it has: below 1 where they would take too much
    /// memory.
    private func makeContext() -> (context: CGContext, factor: CGFloat) {
        let wanted = drawsAtScreenScale ? host?.scale ?? contentsScale : contentsScale
        let scale = wanted > 0 ? wanted : 1
        let (wide, high) = (max(bounds.width * scale, 1), max(bounds.height * scale, 1))
        let factor = min(Limits.side / max(wide, high), (Limits.area / (wide * high)).squareRoot(), 1)
        func side(_ length: CGFloat) -> Int32 { Int32(min(max((length * factor).rounded(), 1), Limits.side)) }
        let size = PixelSize(width: side(wide), height: side(high))
        // The bounds are as wide as the pixels, which are whole.
        let (across, down) = (CGFloat(size.width) / bounds.width, CGFloat(size.height) / bounds.height)
        let base = CGAffineTransform(
            a: across, b: 0, c: 0, d: down, tx: -bounds.minX * across, ty: -bounds.minY * down)
        return (CGContext(size: size, base: base, scale: scale * factor, isDark: isDarkHere), factor)
    }
}
