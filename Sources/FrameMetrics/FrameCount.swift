/// A quantity that is counted in each frame. The raw value is its name in reports. Smaller counts are better.
package enum FrameCount: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    /// The number of heap allocations on the frame's thread, excluding those that SDL makes and those that happen while
    /// pending events are processed or the frame is presented.
    case allocations
    /// The number of GPU draw calls. In the software renderer, one command in one damaged region counts as a draw call.
    case drawCalls = "draw_calls"
    /// The number of commands in the display list, drawn or not.
    case commands
    /// The number of vertices drawn by a GPU.
    case vertices
    /// The number of texture uploads.
    case textureUploads = "texture_uploads"
    /// The number of bytes uploaded to textures.
    case uploadedBytes = "uploaded_bytes"
    /// The number of repainted pixels. Pixels in overlapping rectangles count more than once.
    case damagePixels = "damage_px"
    /// The number of layers visited while recording the display list.
    case layersVisited = "layers_visited"
    /// The number of user-mode instructions executed on the frame's thread.
    case instructions
    /// The number of cache misses on the frame's thread.
    case cacheMisses = "cache_misses"
    /// The time for which the frame's thread was runnable but waiting for a CPU, in nanoseconds.
    case processorWait = "processor_wait_ns"

    /// The count's index in `FrameCounts`.
    var index: Int {
        switch self {
        case .allocations: 0
        case .drawCalls: 1
        case .commands: 2
        case .vertices: 3
        case .textureUploads: 4
        case .uploadedBytes: 5
        case .damagePixels: 6
        case .layersVisited: 7
        case .instructions: 8
        case .cacheMisses: 9
        case .processorWait: 10
        }
    }

    /// `true` if the same work results in the same count, apart from slight differences in allocations, so that a
    /// larger count means more work.
    package var isExact: Bool {
        switch self {
        case .instructions, .cacheMisses, .processorWait: false
        default: true
        }
    }
}

/// The counts of one frame. Trivially copyable, so storing it doesn't allocate.
package struct FrameCounts: Sendable, BitwiseCopyable {
    private var values = InlineArray<11, UInt64>(repeating: 0)
    private var presentBits: UInt16 = 0

    /// Creates empty counts.
    package init() {}

    /// The value of `count`; `nil` if it was not recorded.
    package subscript(count: FrameCount) -> UInt64? {
        get { presentBits & (1 << count.index) == 0 ? nil : values[count.index] }
        set {
            values[count.index] = newValue ?? 0
            if newValue == nil { presentBits &= ~(1 << count.index) } else { presentBits |= 1 << count.index }
        }
    }
}
