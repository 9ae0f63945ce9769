/// Something that is counted in a frame, as reports name it. Smaller is better for each.
public enum FrameCount: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    /// Heap allocations of the thread that runs the frame, those of the way to the screen left out.
    case allocations
    /// What the renderer hands on: calls on a graphics card, commands that are drawn in memory.
    case drawCalls = "draw_calls"
    /// What the display list holds, drawn or not.
    case commands
    /// Corners of what a graphics card draws.
    case vertices
    /// How many times pixels were sent to textures.
    case textureUploads = "texture_uploads"
    /// How many bytes that were.
    case uploadedBytes = "uploaded_bytes"
    /// Pixels that were drawn again; where drawn rectangles overlap, once for each.
    case damagePixels = "damage_px"
    /// Layers that the record pass looked at.
    case layersVisited = "layers_visited"
    /// Of the thread that runs the frame, outside of the kernel.
    case instructions
    /// What that thread had to fetch from memory.
    case cacheMisses = "cache_misses"
    /// The nanoseconds in which that thread could have run, and others had the processors.
    case processorWait = "processor_wait_ns"

    /// The count's place in `FrameCounts`: 0 for the first.
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

    /// Whether the same work always gives the same number, so that a larger one is more work.
    public var isExact: Bool {
        switch self {
        case .instructions, .cacheMisses, .processorWait: false
        default: true
        }
    }
}

/// What was counted in one frame. Trivially copyable, so that keeping it allocates nothing.
public struct FrameCounts: Sendable, BitwiseCopyable {
    private var values = InlineArray<11, UInt64>(repeating: 0)
    private var known: UInt16 = 0

    /// Makes one in which nothing was counted.
    public init() {}

    /// The number of `count`; nil when it was not counted.
    public subscript(count: FrameCount) -> UInt64? {
        get { known & (1 << count.index) == 0 ? nil : values[count.index] }
        set {
            values[count.index] = newValue ?? 0
            if newValue == nil { known &= ~(1 << count.index) } else { known |= 1 << count.index }
        }
    }
}
