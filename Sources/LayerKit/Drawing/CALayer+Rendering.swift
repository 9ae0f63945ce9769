import DrawKit
import Foundation
import RasterKit
import Reporting

extension CALayer {
    /// Implements `render(in:)`.
    func renderOwnValues(in ctx: CGContext) {
        layoutIfNeeded()
        let now = host?.clock.now ?? 0
        draw(
            into: ctx,
            FreezeSettings(time: now, scale: ctx.pixelsPerPoint, ignoresAnimations: true, drawsNow: true))
    }

    /// Draws the layer and its sublayers into `ctx`, in the layer's coordinates, as they are currently displayed.
    /// Returns `false` if the layer is not in a window. If `drawsNow` is `true`, contents that are marked as needing
    /// display are updated first.
    package func renderPresentation(in ctx: CGContext, drawsNow: Bool = false) -> Bool {
        guard let host else { return false }
        draw(into: ctx, FreezeSettings(time: host.clock.now, scale: ctx.pixelsPerPoint, drawsNow: drawsNow))
        return true
    }

    // MARK: Private

    private enum Limits {
        /// The maximum width and height of the drawing, in pixels.
        static let side: CGFloat = 16_384
        /// The maximum area of the drawing, in pixels.
        static let area: CGFloat = 64 * 1024 * 1024
    }

    private func draw(into context: CGContext, _ settings: FreezeSettings) {
        let scale = settings.scale
        let area = context.boundingBoxOfClipPath
        let (wide, high) = ((area.width * scale).rounded(.up), (area.height * scale).rounded(.up))
        guard scale > 0, area.origin.x.isFinite, area.origin.y.isFinite, wide >= 1, high >= 1 else { return }
        guard wide <= Limits.side, high <= Limits.side, wide * high <= Limits.area else {
            return Diagnostics.report("\(label): \(area.size) is too large; layer not rendered")
        }
        let size = PixelSize(width: Int32(wide), height: Int32(high))
        // The layer is frozen before the host is created, because freezing can run the app's drawing code, which must
        // not see this host.
        let copy = frozen(settings, isDark: context.isDark)
        copy.affine = .identity
        copy.anchorPoint = .zero
        copy.position = CGPoint(x: copy.bounds.minX - area.minX, y: copy.bounds.minY - area.minY)
        let root = CALayer()
        root.bounds.size = area.size
        root.anchorPoint = .zero
        root.addSublayer(copy)
        let bitmap = LayerHost.withoutBecomingNewest { () -> Bitmap in
            let host = LayerHost(root: root, clock: FrameClock(isCurrent: false))
            host.pixelSize = size
            host.scale = scale
            host.isDark = context.isDark
            // Frames are opaque, but two of them, on different backdrops, reveal the opacity of each pixel.
            let (onBlack, onWhite) = (host.pixels(on: .black), host.pixels(on: .white))
            return Bitmap(size: size, pixels: .color(zip(onBlack, onWhite).map(Self.translucent)))
        }
        context.draw(bitmap, at: PixelRect(size: size), scale: scale, from: area.origin, color: CGColor(.black))
    }

    /// Returns the premultiplied pixel that looks like `black` on black and like `white` on white.
    private static func translucent(_ black: UInt32, _ white: UInt32) -> UInt32 {
        func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }
        let difference = [16, 8, 0].map { channel(white, $0) - channel(black, $0) }.max() ?? 0
        let alpha = min(max(255 - difference, 0), 255)
        func limited(_ shift: UInt32) -> UInt32 { UInt32(min(channel(black, shift), alpha)) << shift }
        return UInt32(alpha) << 24 | limited(16) | limited(8) | limited(0)
    }
}

extension LayerHost {
    /// Renders a frame on `backdrop` and returns its pixels.
    fileprivate func pixels(on backdrop: RGBA) -> [UInt32] {
        self.backdrop = CGColor(backdrop)
        layout()
        let damage = record(adding: .none)
        let renderer = MemoryRenderer()
        renderer.draw(list, damage: damage)
        guard case .color(let colors) = renderer.bitmap().pixels else { return [] }
        return colors
    }
}
