/// Lookup by identity. Plain loops are used instead of `firstIndex(where:)`, because for callers on the main actor,
/// calling the closure for each element takes far longer than comparing two references.
extension Array where Element: AnyObject {
    /// Returns the index of `object`, or `nil` if the array doesn't contain it. If it occurs several times, returns any
    /// of its indices.
    @inlinable
    package func position(of object: AnyObject?) -> Int? {
        guard let object else { return nil }
        // The last element is the most likely match.
        if let last, last === object { return count - 1 }
        var index = 0
        while index < count {
            if self[index] === object { return index }
            index += 1
        }
        return nil
    }

    /// Returns `true` if the array contains `object`.
    @inlinable
    package func has(_ object: AnyObject?) -> Bool { position(of: object) != nil }

    /// Removes `object`, which must occur at most once.
    @inlinable
    package mutating func drop(_ object: AnyObject) {
        if let index = position(of: object) { remove(at: index) }
    }

    /// Returns the array without `object`, which must occur at most once.
    @inlinable
    package func without(_ object: AnyObject) -> [Element] {
        guard let index = position(of: object) else { return self }
        var others = self
        others.remove(at: index)
        return others
    }
}
