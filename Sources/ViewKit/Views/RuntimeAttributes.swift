/// A type with properties that the runtime attributes of interface files can set by name. A higher-level module
/// conforms `UIView` to it.
@MainActor
package protocol RuntimeAttributes {
    /// The names of all properties that `setRuntimeAttribute(_:to:)` sets on this object, for suggestions in messages.
    var runtimeAttributeNames: [String] { get }
    /// Sets the property called `name`. Numbers are passed as `Double`. Returns `true` if the property was set, `false`
    /// if the value has the wrong type, and `nil` if the property is unknown.
    func setRuntimeAttribute(_ name: String, to value: Any?) -> Bool?
}
