import Foundation

/// A cell, header or the like that a list can use again.
@MainActor
protocol ReusablePart: UIView {
    /// The queue that it goes back to; nil for one that is in none.
    var reuseKey: ReusePool.Key? { get }
    /// Drops what the list itself left, before `prepareForReuse`.
    func resetForReuse()
    func prepareForReuse()
}

/// The parts of a list that left the screen and wait for another use, the last first, and what makes new ones.
@MainActor
struct ReusePool {
    /// Names a queue; `kind` is nil for cells.
    struct Key: Hashable {
        let kind: String?
        let identifier: String
    }

    private var makers: [Key: @MainActor (CGRect) -> any ReusablePart] = [:]
    private var waiting: [Key: [any ReusablePart]] = [:]

    /// Makes new parts of `key` by `make`, which is told their frame; nil takes the registration back.
    mutating func register(_ key: Key, _ make: (@MainActor (CGRect) -> any ReusablePart)?) {
        makers[key] = make
    }

    /// A part that waits, or a new one, which is made with `frame`; nil when there is neither.
    mutating func take(_ key: Key, frame: CGRect = .zero) -> (any ReusablePart)? {
        guard let part = waiting[key]?.popLast() else { return makers[key]?(frame) }
        part.resetForReuse()
        part.prepareForReuse()
        return part
    }

    mutating func put(_ part: any ReusablePart) {
        if let key = part.reuseKey { waiting[key, default: []].append(part) }
    }

    /// How many parts wait.
    func count(_ key: Key) -> Int { waiting[key]?.count ?? 0 }

    /// The identifiers that are registered for `kind`, for a message.
    func registered(_ kind: String?) -> String {
        let known = makers.keys.filter { $0.kind == kind }.map(\.identifier).sorted()
        return known.isEmpty ? "none" : known.joined(separator: ", ")
    }
}
