/// Finding an object among others by loops: a closure of the main actor asks at each element whether it is there, which
/// takes far longer than to compare two objects.
extension Array where Element: AnyObject {
    /// Where `object` is; nil where it is not.
    @inlinable
    package func place(of object: AnyObject?) -> Int? {
        guard let object else { return nil }
        // What came last goes first, more often than not.
        if let last, last === object { return count - 1 }
        var place = 0
        while place < count {
            if self[place] === object { return place }
            place += 1
        }
        return nil
    }

    /// Whether `object` is there.
    @inlinable
    package func has(_ object: AnyObject?) -> Bool { place(of: object) != nil }

    /// Takes `object` out, which is there once at most.
    @inlinable
    package mutating func drop(_ object: AnyObject) {
        if let place = place(of: object) { remove(at: place) }
    }

    /// The same array without `object`, which is there once at most.
    @inlinable
    package func without(_ object: AnyObject) -> [Element] {
        guard let place = place(of: object) else { return self }
        var others = self
        others.remove(at: place)
        return others
    }
}
