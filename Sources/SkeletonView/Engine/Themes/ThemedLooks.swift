import Foundation

/// The looks of a skeleton's parts with their own themes, created with the first bone of a part.
@MainActor
struct ThemedLooks {
    private struct Entry {
        let theme: SkeletonTheme
        let look: BoneLook
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The looks that were in use before the skeleton's own look changed. New highlights continue from the positions of
    /// the highlights in these looks.
    private var former: [ObjectIdentifier: Entry] = [:]

    var all: some Sequence<BoneLook> { entries.values.lazy.map(\.look) }

    subscript(theme: SkeletonTheme) -> BoneLook? { entries[ObjectIdentifier(theme)]?.look }

    /// Returns `true` if `theme` had a look before the skeleton's own look changed, and hasn't been given a new one
    /// since.
    func hasFormer(_ theme: SkeletonTheme) -> Bool { former[ObjectIdentifier(theme)] != nil }

    mutating func add(_ look: BoneLook, of theme: SkeletonTheme) {
        let id = ObjectIdentifier(theme)
        if let old = former.removeValue(forKey: id) { look.continueMotion(from: old.look) }
        entries[id] = Entry(theme: theme, look: look)
    }

    /// Discards the looks after the skeleton's own look, from which they derive, has changed. Highlights that are
    /// created later continue from the discarded ones.
    mutating func renew() {
        guard !entries.isEmpty else { return }
        former = entries
        entries = [:]
    }

    /// `true` if any look is outdated; see `BoneLook.isOutdated`.
    var areOutdated: Bool { all.contains(where: \.isOutdated) }

    /// Returns these looks for the current sizes of their animation spaces at `time`; see
    /// `BoneLook.forCurrentSpace(at:)`.
    func forCurrentSpace(at time: TimeInterval?) -> ThemedLooks {
        var looks = self
        looks.entries = entries.mapValues { entry in
            let look = entry.look
            return Entry(theme: entry.theme, look: look.isOutdated ? look.forCurrentSpace(at: time) : look)
        }
        return looks
    }
}
