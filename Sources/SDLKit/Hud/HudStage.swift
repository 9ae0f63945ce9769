import DrawKit
import FrameMetrics

/// A segment of a bar in the frame overlay: one or more stages of a frame. The cases are in drawing order, from the
/// bottom.
enum HudStage: Int, CaseIterable {
    /// Events, timers and tasks.
    case events
    case animate
    case layout
    case record
    case draw
    case present
    /// The time that belongs to no stage.
    case rest

    /// The name in the legend; `nil` if the segment has no name.
    var name: String? {
        switch self {
        case .events: "events"
        case .animate: "animate"
        case .layout: "layout"
        case .record: "record"
        case .draw: "draw"
        case .present: "present"
        case .rest: nil
        }
    }

    /// The color of the segment, and of its name in the legend. All colors are bright, because the overlay is dark.
    var color: PackedColor {
        switch self {
        case .events: PackedColor(bits: 0xFFFF_B366)
        case .animate: PackedColor(bits: 0xFFC5_8AF9)
        case .layout: PackedColor(bits: 0xFFFF_E14D)
        case .record: PackedColor(bits: 0xFF30_D158)
        case .draw: PackedColor(bits: 0xFF64_B0FF)
        case .present: PackedColor(bits: 0xFFB0_BAC2)
        case .rest: PackedColor(bits: 0xFF6E_767D)
        }
    }

    /// Returns the heights of the upper edges of all segments, in pixels from the bottom of a graph that is `height`
    /// pixels high and whose upper edge stands for `top` nanoseconds. Bars of longer frames are clipped. Every bar is
    /// at least a pixel high.
    static func edges(of sample: FrameSample, top: Double, height: Int32) -> InlineArray<7, Int32> {
        var edges = InlineArray<7, Int32>(repeating: 0)
        func edge(_ time: UInt64) -> Int32 {
            let share = top > 0 ? min(Double(time) / top, 1) : 1
            return Int32((share * Double(height)).rounded())
        }
        var time: UInt64 = 0
        for stage in allCases {
            time += stage.time(in: sample)
            edges[stage.rawValue] = edge(time)
        }
        edges[Self.rest.rawValue] = min(max(edge(max(time, sample.total)), 1), height)
        return edges
    }

    /// Returns the time that the frame spent in the segment's stages, in nanoseconds; 0 for `rest`.
    private func time(in sample: FrameSample) -> UInt64 {
        switch self {
        case .events: sample[.events] + sample[.timers] + sample[.tasks]
        case .animate: sample[.animate]
        case .layout: sample[.layout]
        case .record: sample[.record]
        case .draw: sample[.draw]
        case .present: sample[.present]
        case .rest: 0
        }
    }
}
