import DrawKit
import Foundation
import FrameMetrics

/// The display list of the frame overlay. It covers only the panel and is drawn over a frame. Rebuilding it for the
/// next frame reuses its memory.
struct HudPicture {
    private(set) var list = DisplayList(size: .zero)
    private(set) var layout: HudLayout

    private let corner: HudCorner
    private var glyphs: HudGlyphs?

    private enum Colors {
        static let panel = PackedColor(RGBA(hex: 0x101418), opacity: 0.92)
        static let graph = PackedColor(RGBA(hex: 0xFFFFFF), opacity: 0.06)
        static let text = PackedColor(bits: 0xFFFF_FFFF)
        static let detail = PackedColor(bits: 0xFFC7_CDD3)
        static let line = PackedColor(RGBA(hex: 0xFFFFFF), opacity: 0.7)
        static let missed = PackedColor(bits: 0xFFFF_453A)
    }

    init(corner: HudCorner) {
        self.corner = corner
        layout = HudLayout(frame: .zero, scale: 1, corner: corner)
    }

    /// Rebuilds the list for `frame`.
    mutating func build(_ frame: HudFrame, history: HudHistory, text: HudText) {
        layout = HudLayout(frame: frame.size, scale: frame.scale, corner: corner)
        let glyphs = self.glyphs(at: HudLayout.usableScale(frame.scale))
        list.size = frame.size
        list.commands.removeAll(keepingCapacity: true)
        list.clips.removeAll(keepingCapacity: true)
        list.clips.append(
            ClipNode(shape: RoundedRect(rect: layout.panel), parent: DisplayList.noClip, within: []))
        list.commands.append(
            .solid(RoundedRect(rect: layout.panel, radius: layout.radius), color: Colors.panel, clip: 0))
        appendGraph(frame, history)

        let (tops, right) = (layout.lineTops, layout.graph.maxX)
        append(text.rate, line: tops[0], color: Colors.text, glyphs)
        append(frame.rendererName, line: tops[0], color: Colors.detail, endingAt: right, glyphs)
        appendLegend(line: tops[1], glyphs)
        append(text.times, line: tops[2], color: Colors.text, glyphs)
        append(text.missed, line: tops[3], color: history.missedFrames > 0 ? Colors.missed : Colors.detail, glyphs)
        append(text.interval, line: tops[3], color: Colors.detail, endingAt: right, glyphs)
    }

    // MARK: Private

    private mutating func glyphs(at scale: CGFloat) -> HudGlyphs {
        if let glyphs, glyphs.scale == scale { return glyphs }
        let made = HudGlyphs(scale: scale)
        glyphs = made
        list.bitmaps = made.bitmaps
        return made
    }

    private mutating func appendGraph(_ frame: HudFrame, _ history: HudHistory) {
        let graph = layout.graph
        appendSolid(graph, Colors.graph)
        let first = graph.maxX - Int32(history.count) * layout.barDistance
        for index in 0..<history.count {
            let (sample, isMissed) = history[index]
            let left = first + Int32(index) * layout.barDistance
            let right = left + layout.barWidth
            // The graph covers two frame intervals, so the line for one interval is in the middle.
            let edges = HudStage.edges(of: sample, top: frame.interval * 2e9, height: graph.height)
            var below: Int32 = 0
            for stage in HudStage.allCases {
                let edge = edges[stage.rawValue]
                guard edge > below else { continue }
                appendSolid(
                    PixelRect(minX: left, minY: graph.maxY - edge, maxX: right, maxY: graph.maxY - below), stage.color)
                below = edge
            }
            guard isMissed else { continue }
            appendSolid(
                PixelRect(minX: left, minY: graph.minY, maxX: right, maxY: graph.minY + 2 * layout.stroke),
                Colors.missed)
        }
        let middle = graph.minY + (graph.height - layout.stroke) / 2
        appendSolid(
            PixelRect(minX: graph.minX, minY: middle, maxX: graph.maxX, maxY: middle + layout.stroke), Colors.line)
    }

    private mutating func appendSolid(_ rect: PixelRect, _ color: PackedColor) {
        list.commands.append(.solid(RoundedRect(rect: rect), color: color, clip: 0))
    }

    /// Appends the names of the stages in their colors, evenly spaced.
    private mutating func appendLegend(line: Int32, _ glyphs: HudGlyphs) {
        var (width, gaps): (Int32, Int32) = (0, -1)
        for stage in HudStage.allCases {
            guard let name = stage.name else { continue }
            width += glyphs.width(of: name)
            gaps += 1
        }
        let gap = max(layout.stroke, (layout.graph.width - width) / gaps)
        var x = layout.graph.minX
        for stage in HudStage.allCases {
            guard let name = stage.name else { continue }
            glyphs.append(name, x: x, y: line, color: stage.color, clip: 0, to: &list)
            x += glyphs.width(of: name) + gap
        }
    }

    /// Appends `text` so that it begins at the left edge of the graph or, if `end` isn't `nil`, ends at `end`.
    private mutating func append(
        _ text: String, line: Int32, color: PackedColor, endingAt end: Int32? = nil, _ glyphs: HudGlyphs
    ) {
        let x = end.map { $0 - glyphs.width(of: text) } ?? layout.graph.minX
        glyphs.append(text, x: x, y: line, color: color, clip: 0, to: &list)
    }
}
