/// Values by key, such as one that tells a delegate which animation ended. Copies of the animation, including the one
/// that a layer keeps, have the same values.
extension CAAnimation {
    /// Returns the value that was stored for `key`, if any.
    public func value(forKey key: String) -> Any? { customValues[key] }

    /// Stores `value` for `key`; `nil` removes it. The animation's own properties can't be set by key.
    public func setValue(_ value: Any?, forKey key: String) {
        customValues[key] = value
    }
}
