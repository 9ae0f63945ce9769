import DrawKit
import Foundation
import FrameMetrics

/// The positions of the frame overlay's parts, in pixels of the frame. From the top: a line of text, the legend, the
/// graph, and two lines of text.
struct HudLayout: Equatable {
    /// The number of lines of text, including the legend.
    static let lines = 4

    /// The whole overlay. It lies within the frame, unless the frame is smaller.
    let panel: PixelRect
    /// The graph, with the newest bar on the right.
    let graph: PixelRect
    /// The y-coordinates of the tops of the lines of text.
    let lineTops: [Int32]
    /// The distance between the left edges of adjacent bars.
    let barDistance: Int32
    /// The width of a bar.
    let barWidth: Int32
    /// The thickness of lines and marks.
    let stroke: Int32
    /// The corner radius of the panel.
    let radius: Double

    private enum Metrics {
        static let margin: CGFloat = 8
        static let padding: CGFloat = 8
        static let lineHeight: CGFloat = 15
        static let graphHeight: CGFloat = 48
        static let gap: CGFloat = 3
        static let barDistance: CGFloat = 2
        static let radius = 6.0
    }

    /// Lays out the overlay of a frame of `size` at `scale` pixels per point. Scales below 1 count as 1, because
    /// smaller text is illegible, and scales above 8 as 8.
    init(frame size: PixelSize, scale: CGFloat, corner: HudCorner) {
        let scale = Self.usableScale(scale)
        func pixels(_ points: CGFloat) -> Int32 { Int32((points * scale).rounded()) }
        let (padding, line, gap) = (pixels(Metrics.padding), pixels(Metrics.lineHeight), pixels(Metrics.gap))
        barDistance = pixels(Metrics.barDistance)
        stroke = max(1, pixels(1))
        barWidth = max(1, barDistance - stroke)
        radius = Metrics.radius * scale
        let graphSize = PixelSize(
            width: Int32(FrameFigures.frames) * barDistance, height: pixels(Metrics.graphHeight))
        let width = graphSize.width + 2 * padding
        let height = graphSize.height + Int32(Self.lines) * line + 2 * gap + 2 * padding
        let margin = pixels(Metrics.margin)
        /// Returns the start of a range of `length` pixels at one end of `available` pixels, with a margin that shrinks
        /// if there isn't enough room for it.
        func start(_ length: Int32, in available: Int32, atStart: Bool) -> Int32 {
            let room = max(0, available - length)
            return atStart ? min(margin, room) : max(0, room - margin)
        }
        let left = start(width, in: size.width, atStart: corner.isLeft)
        let top = start(height, in: size.height, atStart: corner.isTop)
        panel = PixelRect(minX: left, minY: top, maxX: left + width, maxY: top + height)
        let graphTop = top + padding + 2 * line + gap
        graph = PixelRect(
            minX: left + padding, minY: graphTop, maxX: left + padding + graphSize.width,
            maxY: graphTop + graphSize.height)
        lineTops = [
            top + padding, top + padding + line, graph.maxY + gap, graph.maxY + gap + line,
        ]
    }

    /// Returns `scale`, clamped to 1...8.
    static func usableScale(_ scale: CGFloat) -> CGFloat { scale >= 1 ? min(scale, 8) : 1 }
}
