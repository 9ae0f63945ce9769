/// Something that is counted in a frame, as reports name it. Smaller is better for all of them.
public enum FrameCount: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    /// The heap allocations on the thread that runs the frame, excluding those made while presenting.
    case allocations
    /// The work of the renderer: draw calls on a GPU, drawn commands in memory.
    case drawCalls = "draw_calls"
    /// The commands in the display list, drawn or not.
    case commands
    /// The vertices drawn by a GPU.
    case vertices
    /// The number of uploads of pixels to textures.
    case textureUploads = "texture_uploads"
    /// The number of bytes uploaded to textures.
    case uploadedBytes = "uploaded_bytes"
    /// The repainted pixels. Overlapping rectangles count more than once.
    case damagePixels = "damage_px"
    /// The layers visited by the record pass.
    case layersVisited = "layers_visited"
    /// The instructions of the thread that runs the frame, outside of the kernel.
    case instructions
    /// The cache misses of that thread.
    case cacheMisses = "cache_misses"
    /// The nanoseconds for which that thread was runnable but others had the processors.
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

    /// `true` if the same work always gives the same number, so that a larger number is more work.
    public var isExact: Bool {
        switch self {
        case .instructions, .cacheMisses, .processorWait: false
        default: true
        }
    }
}

/// The counts of one frame. Trivially copyable, so storing them doesn't allocate.
public struct FrameCounts: Sendable, BitwiseCopyable {
    private var values = InlineArray<11, UInt64>(repeating: 0)
    private var known: UInt16 = 0

    /// Creates counts without any value.
    public init() {}

    /// The value of `count`; `nil` if it was not counted.
    public subscript(count: FrameCount) -> UInt64? {
        get { known & (1 << count.index) == 0 ? nil : values[count.index] }
        set {
            values[count.index] = newValue ?? 0
            if newValue == nil { known &= ~(1 << count.index) } else { known |= 1 << count.index }
        }
    }
}
