import DrawKit
import Synchronization

/// The pixels of all pictures that were made from files: at no larger a size than they are shown at, and no
/// more of them together than a budget allows. What was not drawn for the longest time goes first, and is made
/// anew when it comes back.
///
/// Safe on any thread.
package final class PicturePool: Sendable {
    /// The pool of all pictures of the process.
    package static let shared = PicturePool()

    /// Pictures up to so many pixels are kept in their own size, and made on the spot.
    static let smallArea = 512 * 512
    /// Where the budget is full with what is shown, pictures are not made smaller than this.
    private static let leastArea = 64 * 1024
    /// Even the smallest picture counts as so many pixels, for it takes memory besides them.
    private static let leastCost = 256

    private struct Entry {
        let source: any PictureSource
        /// What the pool keeps; nil when it was given up.
        var kept: Bitmap?
        /// What was given up and is still shown somewhere.
        weak var shown: Bitmap?
        var lastUse: UInt64 = 0

        var bitmap: Bitmap? { kept ?? shown }
    }

    private struct State {
        var budget = 64 * 1024 * 1024
        var entries: [UInt64: Entry] = [:]
        var keptCost = 0
        var uses: UInt64 = 0
        var nextKey: UInt64 = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// The most pixels that are kept, without the third more that smaller versions take. 64 Mi at first; what is on the
    /// screen is kept beyond it, but not enlarged.
    package var budget: Int {
        get { state.withLock { $0.budget } }
        set {
            state.withLock { state in
                state.budget = max(0, newValue)
                Self.makeRoom(for: 0, in: &state)
            }
        }
    }

    /// How many pixels are kept at present.
    package var keptPixels: Int { state.withLock { $0.keptCost } }

    // MARK: For pictures

    /// Takes `source` in, and `bitmap`, a version of it that is there already.
    func add(_ source: any PictureSource, bitmap: Bitmap) -> UInt64 {
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
            if let entry = state.entries.removeValue(forKey: key), let kept = entry.kept {
                state.keptCost -= Self.cost(of: kept.size)
            }
        }
    }

    /// The version of a picture that is there, if it is large enough to be drawn over `target` pixels.
    func bitmap(_ key: UInt64, for target: PixelSize) -> (bitmap: Bitmap?, isEnough: Bool) {
        state.withLock { state in
            guard let entry = state.entries[key], let bitmap = entry.bitmap else { return (nil, false) }
            Self.keep(bitmap, as: key, in: &state)
            let wanted = Self.halvings(of: entry.source.size, for: target)
            return (bitmap, Self.halvings(of: bitmap, from: entry.source.size) <= wanted)
        }
    }

    /// Makes the version of a picture that is to be drawn over `target` pixels, smaller where the budget is taken by
    /// what is on the screen; the one that is there when that is no smaller, or when none can be made.
    func makeBitmap(_ key: UInt64, for target: PixelSize) -> Bitmap? {
        let plan = state.withLock { state -> (source: any PictureSource, halvings: Int, present: Bitmap?)? in
            guard let entry = state.entries[key] else { return nil }
            let size = entry.source.size
            var halvings = Self.halvings(of: size, for: target)
            while halvings < size.largestHalvings, Self.cost(of: size.halved(halvings)) > Self.leastArea,
                !Self.makeRoom(for: Self.cost(of: size.halved(halvings)), besides: key, in: &state)
            {
                halvings += 1
            }
            return (entry.source, halvings, entry.bitmap)
        }
        guard let plan else { return nil }
        if let present = plan.present, Self.halvings(of: present, from: plan.source.size) <= plan.halvings {
            return present
        }
        guard let made = plan.source.bitmap(halvings: plan.halvings) else { return plan.present }
        state.withLock { Self.keep(made, as: key, in: &$0) }
        return made
    }

    // MARK: Private

    private static func cost(of size: PixelSize) -> Int { max(leastCost, Int(size.width) * Int(size.height)) }

    /// How often a picture of `size` is halved to be drawn over `target` pixels.
    private static func halvings(of size: PixelSize, for target: PixelSize) -> Int {
        Int(size.width) * Int(size.height) <= smallArea ? 0 : size.halvings(for: target)
    }

    /// How often a picture of `size` was halved to become `bitmap`.
    private static func halvings(of bitmap: Bitmap, from size: PixelSize) -> Int {
        var count = 0
        while count < size.largestHalvings, size.halved(count) != bitmap.size { count += 1 }
        return count
    }

    /// Keeps `bitmap` as the version of the picture `key` that was used last.
    private static func keep(_ bitmap: Bitmap, as key: UInt64, in state: inout State) {
        guard let entry = state.entries[key] else { return }
        state.uses += 1
        let isNew = entry.kept != bitmap
        if isNew {
            state.keptCost += cost(of: bitmap.size) - (entry.kept.map { cost(of: $0.size) } ?? 0)
            state.entries[key]?.kept = bitmap
            state.entries[key]?.shown = bitmap
        }
        state.entries[key]?.lastUse = state.uses
        if isNew, state.keptCost > state.budget { makeRoom(for: 0, besides: key, in: &state) }
    }

    /// Gives up what was used the longest ago until there are `cost` pixels left in the budget, with some to
    /// spare so that it is not done for each picture. Returns whether there are, counting what is still shown
    /// although it was given up.
    @discardableResult
    private static func makeRoom(for cost: Int, besides key: UInt64? = nil, in state: inout State) -> Bool {
        if state.keptCost + cost > state.budget {
            let enough = state.budget - state.budget / 8 - cost
            let oldest = state.entries.filter { $0.value.kept != nil && $0.key != key }
                .sorted { $0.value.lastUse < $1.value.lastUse }.map(\.key)
            for key in oldest where state.keptCost > enough {
                state.keptCost -= state.entries[key]?.kept.map { Self.cost(of: $0.size) } ?? 0
                state.entries[key]?.kept = nil
            }
        }
        let held = state.entries.reduce(0) { sum, entry in
            entry.key == key ? sum : sum + (entry.value.bitmap.map { Self.cost(of: $0.size) } ?? 0)
        }
        return held + cost <= state.budget
    }
}
