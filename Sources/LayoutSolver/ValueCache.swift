/// A cache for the values of variables.
struct ValueCache: Sendable {
    /// The values, indexed by symbol; NaN if unknown.
    private var values: [Double] = []

    subscript(symbol: Int32) -> Double? {
        get { Int(symbol) < values.count && !values[Int(symbol)].isNaN ? values[Int(symbol)] : nil }
        set {
            while values.count <= Int(symbol) { values.append(.nan) }
            values[Int(symbol)] = newValue ?? .nan
        }
    }

    mutating func removeAll() {
        values.removeAll(keepingCapacity: true)
    }
}
