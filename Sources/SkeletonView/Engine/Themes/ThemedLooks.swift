import Foundation

/// How the parts of a skeleton look that have themes of their own: made when the first bone of a part is.
@MainActor
struct ThemedLooks {
    private struct Entry {
        let theme: SkeletonTheme
        let look: BoneLook
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// What was there before the skeleton's own look was another: lights go on from where they are in those.
    private var former: [ObjectIdentifier: Entry] = [:]

    var all: some Sequence<BoneLook> { entries.values.lazy.map(\.look) }

    subscript(theme: SkeletonTheme) -> BoneLook? { entries[ObjectIdentifier(theme)]?.look }

    /// Whether there was a look of `theme` before the skeleton's own was another.
    func hasFormer(_ theme: SkeletonTheme) -> Bool { former[ObjectIdentifier(theme)] != nil }

    mutating func add(_ look: BoneLook, of theme: SkeletonTheme) {
        let id = ObjectIdentifier(theme)
        if let old = former.removeValue(forKey: id) { look.goOn(from: old.look) }
        entries[id] = Entry(theme: theme, look: look)
    }

    /// The skeleton's own look is another, which theirs follow.
    mutating func renew() {
        guard !entries.isEmpty else { return }
        former = entries
        entries = [:]
    }

    /// Whether one has a light for a space of another size than it has now.
    var areOutdated: Bool { all.contains(where: \.isOutdated) }

    /// The same over the spaces that are there at `time`, with the lights where they are.
    func overPresentSpace(at time: TimeInterval?) -> ThemedLooks {
        var looks = self
        looks.entries = entries.mapValues { entry in
            let look = entry.look
            return Entry(theme: entry.theme, look: look.isOutdated ? look.overPresentSpace(at: time) : look)
        }
        return looks
    }
}
