import CSDL2
import DrawKit

/// The vertices of one frame, divided into batches that share a texture. The memory is reused for the next frame and
/// freed at the end of the buffer's lifetime.
struct VertexBuffer: ~Copyable {
    /// The vertices of one draw call. Indices are relative to its first vertex.
    struct Batch {
        let texture: OpaquePointer
        let firstVertex: Int
        let firstIndex: Int
    }

    private(set) var vertices: UnsafeMutablePointer<SDL_Vertex>
    private(set) var indices: UnsafeMutablePointer<Int32>
    private(set) var vertexCount = 0
    private(set) var indexCount = 0
    private(set) var batches: [Batch] = []
    /// The group commands, each with the index of the batch that follows it.
    private(set) var groups: [(batch: Int, command: DrawCommand)] = []
    /// `true` if the next vertices start a new batch even if their texture is the same.
    private var beginsBatch = false
    private var vertexCapacity: Int
    private var indexCapacity: Int
    /// The index of the current batch's first vertex.
    private var base = 0

    init(vertexCapacity: Int = 4096) {
        self.vertexCapacity = vertexCapacity
        indexCapacity = vertexCapacity * 3 / 2
        vertices = .allocate(capacity: vertexCapacity)
        indices = .allocate(capacity: indexCapacity)
    }

    deinit {
        vertices.deallocate()
        indices.deallocate()
    }

    mutating func removeAll() {
        vertexCount = 0
        indexCount = 0
        base = 0
        batches.removeAll(keepingCapacity: true)
        groups.removeAll(keepingCapacity: true)
        beginsBatch = false
    }

    /// Sets the texture of the vertices to append.
    mutating func select(_ texture: OpaquePointer) {
        if !beginsBatch, let last = batches.last, last.texture == texture { return }
        beginsBatch = false
        base = vertexCount
        batches.append(Batch(texture: texture, firstVertex: vertexCount, firstIndex: indexCount))
    }

    /// Adds a group command after the last appended vertex.
    mutating func add(_ command: DrawCommand) {
        groups.append((batches.count, command))
        beginsBatch = true
    }

    /// Reserves room for `newVertices` more vertices and `newIndices` more indices.
    @inline(__always)
    mutating func reserve(vertices newVertices: Int, indices newIndices: Int) {
        if vertexCount &+ newVertices > vertexCapacity || indexCount &+ newIndices > indexCapacity {
            grow(vertices: newVertices, indices: newIndices)
        }
    }

    /// Appends a vertex. The buffer must have room for it.
    @inline(__always)
    mutating func append(x: Float, y: Float, color: SDL_Color, u: Float, v: Float) {
        vertices[vertexCount] = SDL_Vertex(
            position: SDL_FPoint(x: x, y: y), color: color, tex_coord: SDL_FPoint(x: u, y: v))
        vertexCount &+= 1
    }

    /// The index of the next vertex in the current batch.
    @inline(__always)
    var nextIndex: Int32 { Int32(truncatingIfNeeded: vertexCount &- base) }

    /// Appends a triangle. The buffer must have room for it.
    @inline(__always)
    mutating func appendTriangle(_ a: Int32, _ b: Int32, _ c: Int32) {
        let target = indices + indexCount
        target[0] = a
        target[1] = b
        target[2] = c
        indexCount &+= 3
    }

    private mutating func grow(vertices newVertices: Int, indices newIndices: Int) {
        let newVertexCapacity = max(vertexCapacity * 2, vertexCount + newVertices)
        let newIndexCapacity = max(indexCapacity * 2, indexCount + newIndices)
        let grownVertices = UnsafeMutablePointer<SDL_Vertex>.allocate(capacity: newVertexCapacity)
        let grownIndices = UnsafeMutablePointer<Int32>.allocate(capacity: newIndexCapacity)
        grownVertices.moveInitialize(from: vertices, count: vertexCount)
        grownIndices.moveInitialize(from: indices, count: indexCount)
        vertices.deallocate()
        indices.deallocate()
        vertices = grownVertices
        vertexCapacity = newVertexCapacity
        indices = grownIndices
        indexCapacity = newIndexCapacity
    }
}
