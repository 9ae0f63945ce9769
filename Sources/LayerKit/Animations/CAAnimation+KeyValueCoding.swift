/// Key-value coding. A delegate can use it to identify the animation that ended, for example. Copies of the animation,
/// including the one that a layer keeps, have the same values.
extension CAAnimation {
    /// Returns the value that was stored for `key`, if any.
    public func value(forKey key: String) -> Any? { customValues[key] }

    /// Stores `value` for `key`; `nil` removes the stored value. The animation's own properties can't be set by key.
    public func setValue(_ value: Any?, forKey key: String) {
        customValues[key] = value
    }

    /// Returns the value that was stored for `keyPath`, if any.
    public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    /// Stores `value` for `keyPath`; `nil` removes the stored value. The animation's own properties can't be set by key
    /// path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setValue(value, forKey: keyPath)
    }
}
