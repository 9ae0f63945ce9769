/// A type with properties that the runtime attributes of interface files can set by name. A higher-level module
/// conforms `UIView` to it.
@MainActor
package protocol RuntimeAttributes {
    /// Sets the property called `name`. Numbers are passed as `Double`. Returns `nil` if the property is unknown, or
    /// `false` if the value has the wrong type.
    func setRuntimeAttribute(_ name: String, to value: Any?) -> Bool?
}
