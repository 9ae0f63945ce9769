import Foundation
import LayerKit
import ViewKit

/// The layer properties that a view's runtime attributes can set with a key path such as `layer.cornerRadius`.
@MainActor
enum LayerValues {
    static func set(_ name: String, of layer: CALayer, to value: Any?) -> Bool? {
        setters[name]?(layer, value)
    }

    /// The names of the properties.
    static var names: [String] { Array(setters.keys) }

    private static let setters: [String: @MainActor (CALayer, Any?) -> Bool] = [
        "cornerRadius": { layer, value in assign(value) { layer.cornerRadius = $0 } },
        "borderWidth": { layer, value in assign(value) { layer.borderWidth = $0 } },
        "shadowRadius": { layer, value in assign(value) { layer.shadowRadius = $0 } },
        "shadowOpacity": { layer, value in assign(value) { layer.shadowOpacity = $0 } },
        "shadowOffset": { layer, value in assign(value) { layer.shadowOffset = $0 } },
        "opacity": { layer, value in assign(value) { layer.opacity = $0 } },
        "zPosition": { layer, value in assign(value) { layer.zPosition = $0 } },
        "masksToBounds": { layer, value in assign(value) { layer.masksToBounds = $0 } },
        // iOS ignores colors here, because layers and interface files use different color types.
        "borderColor": { _, _ in true }, "shadowColor": { _, _ in true }, "backgroundColor": { _, _ in true },
    ]
}

/// Converts `value` and passes it to `body`. Returns `false` if `value` has the wrong type.
@MainActor
private func assign<Value>(_ value: Any?, _ body: (Value) -> Void) -> Bool {
    guard let converted = RuntimeValue.convert(value, to: Value.self) else { return false }
    body(converted)
    return true
}
