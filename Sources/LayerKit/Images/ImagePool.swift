import DrawKit
import Synchronization

/// A cache for the pixels of all images that are decoded from files or data. Large images are cached in the smallest
/// version that is sufficient for drawing them, within a shared budget. The least recently drawn images are evicted,
/// and decoded again when they are needed.
///
/// Thread-safe.
package final class ImagePool: Sendable {
    /// The default pool, shared by all decoded images of the process.
    package static let shared = ImagePool()

    /// The maximum area, in pixels, of images that are cached at full size and decoded synchronously.
    static let smallArea = 512 * 512
    /// The area, in pixels, below which images are not reduced when visible images fill the budget.
    private static let minimumArea = 64 * 1024
    /// The minimum cost of an image in pixels. It accounts for memory that images use in addition to their pixels.
    private static let minimumCost = 256

    private struct Entry {
        let source: any ImageSource
        /// The cached bitmap, or `nil` if it was evicted.
        var cached: Bitmap?
        /// The last cached bitmap, as long as it is used elsewhere, even if it was evicted.
        weak var used: Bitmap?
        var lastUse: UInt64 = 0

        var bitmap: Bitmap? { cached ?? used }
    }

    private struct State {
        var budget = 64 * 1024 * 1024
        var entries: [UInt64: Entry] = [:]
        var cachedCost = 0
        var uses: UInt64 = 0
        var nextKey: UInt64 = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// The maximum number of cached pixels, not counting the smaller versions for scaled drawing, which add a third. 64
    /// Mi pixels by default. Visible images stay in memory even if they exceed the budget, but larger versions of them
    /// are then no longer created.
    package var budget: Int {
        get { state.withLock { $0.budget } }
        set {
            state.withLock { state in
                state.budget = max(0, newValue)
                Self.evict(toFit: 0, in: &state)
            }
        }
    }

    /// The number of pixels currently cached.
    package var cachedPixels: Int { state.withLock { $0.cachedCost } }

    // MARK: Interface for images

    /// Adds `source` with an existing version, `bitmap`. Returns the key of the image.
    func add(_ source: any ImageSource, bitmap: Bitmap) -> UInt64 {
        state.withLock { state in
            let key = state.nextKey
            state.nextKey += 1
            state.entries[key] = Entry(source: source)
            Self.keep(bitmap, as: key, in: &state)
            return key
        }
    }

    func remove(_ key: UInt64) {
        state.withLock { state in
            if let entry = state.entries.removeValue(forKey: key), let cached = entry.cached {
                state.cachedCost -= Self.cost(of: cached.size)
            }
        }
    }

    /// Returns the existing version of an image, if any, and marks it as recently used. `isEnough` is `true` if the
    /// version is large enough for drawing at `target` pixels.
    func bitmap(_ key: UInt64, for target: PixelSize) -> (bitmap: Bitmap?, isEnough: Bool) {
        state.withLock { state in
            guard let entry = state.entries[key], let bitmap = entry.bitmap else { return (nil, false) }
            Self.keep(bitmap, as: key, in: &state)
            let halvings = Self.halvings(of: entry.source.size, for: target)
            return (bitmap, Self.halvings(of: bitmap, from: entry.source.size) <= halvings)
        }
    }

    /// Returns a version of an image for drawing at `target` pixels, creating it if necessary. If visible images fill
    /// the budget, the new version is smaller than requested. Returns the existing version if it is at least as large
    /// as the new one would be, or if decoding fails.
    func makeBitmap(_ key: UInt64, for target: PixelSize) -> Bitmap? {
        let plan = state.withLock { state -> (source: any ImageSource, halvings: Int, existing: Bitmap?)? in
            guard let entry = state.entries[key] else { return nil }
            let size = entry.source.size
            var halvings = Self.halvings(of: size, for: target)
            while halvings < size.maximumHalvings, Self.cost(of: size.halved(halvings)) > Self.minimumArea,
                !Self.evict(toFit: Self.cost(of: size.halved(halvings)), keeping: key, in: &state)
            {
                halvings += 1
            }
            return (entry.source, halvings, entry.bitmap)
        }
        guard let plan else { return nil }
        if let existing = plan.existing, Self.halvings(of: existing, from: plan.source.size) <= plan.halvings {
            return existing
        }
        guard let created = plan.source.bitmap(halvings: plan.halvings) else { return plan.existing }
        state.withLock { Self.keep(created, as: key, in: &$0) }
        return created
    }

    // MARK: Private

    private static func cost(of size: PixelSize) -> Int { max(minimumCost, Int(size.width) * Int(size.height)) }

    /// Returns the number of times that an image of `size` is halved for drawing at `target` pixels.
    private static func halvings(of size: PixelSize, for target: PixelSize) -> Int {
        Int(size.width) * Int(size.height) <= smallArea ? 0 : size.halvings(for: target)
    }

    /// Returns the number of times that an image of `size` was halved to obtain `bitmap`.
    private static func halvings(of bitmap: Bitmap, from size: PixelSize) -> Int {
        var count = 0
        while count < size.maximumHalvings, size.halved(count) != bitmap.size { count += 1 }
        return count
    }

    /// Stores `bitmap` as the current version of the image with `key`, and marks the image as used most recently. If
    /// the budget is exceeded, evicts other images.
    private static func keep(_ bitmap: Bitmap, as key: UInt64, in state: inout State) {
        guard let entry = state.entries[key] else { return }
        state.uses += 1
        let isNew = entry.cached != bitmap
        if isNew {
            state.cachedCost += cost(of: bitmap.size) - (entry.cached.map { cost(of: $0.size) } ?? 0)
            state.entries[key]?.cached = bitmap
            state.entries[key]?.used = bitmap
        }
        state.entries[key]?.lastUse = state.uses
        if isNew, state.cachedCost > state.budget { evict(toFit: 0, keeping: key, in: &state) }
    }

    /// If `cost` additional pixels would exceed the budget, evicts the least recently used bitmaps until the pixels fit
    /// and an eighth of the budget is free, so not every new image causes an eviction. Returns `true` if the pixels fit
    /// even when evicted bitmaps that are still in use are counted.
    @discardableResult
    private static func evict(toFit cost: Int, keeping key: UInt64? = nil, in state: inout State) -> Bool {
        if state.cachedCost + cost > state.budget {
            let limit = state.budget - state.budget / 8 - cost
            let oldest = state.entries.filter { $0.value.cached != nil && $0.key != key }
                .sorted { $0.value.lastUse < $1.value.lastUse }.map(\.key)
            for key in oldest where state.cachedCost > limit {
                state.cachedCost -= state.entries[key]?.cached.map { Self.cost(of: $0.size) } ?? 0
                state.entries[key]?.cached = nil
            }
        }
        let held = state.entries.reduce(0) { sum, entry in
            entry.key == key ? sum : sum + (entry.value.bitmap.map { Self.cost(of: $0.size) } ?? 0)
        }
        return held + cost <= state.budget
    }
}
