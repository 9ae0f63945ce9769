import Foundation
import LayerKit
import ViewKit

/// The layer properties that a view's runtime attributes can set with a key path such as `layer.cornerRadius`.
@MainActor
enum LayerValues {
    static func set(_ name: String, of layer: CALayer, to value: Any?) -> Bool? {
        switch name {
        case "cornerRadius": assign(value) { layer.cornerRadius = $0 }
        case "borderWidth": assign(value) { layer.borderWidth = $0 }
        case "shadowRadius": assign(value) { layer.shadowRadius = $0 }
        case "shadowOpacity": assign(value) { layer.shadowOpacity = $0 }
        case "shadowOffset": assign(value) { layer.shadowOffset = $0 }
        case "opacity": assign(value) { layer.opacity = $0 }
        case "zPosition": assign(value) { layer.zPosition = $0 }
        case "masksToBounds": assign(value) { layer.masksToBounds = $0 }
        // iOS ignores colors here, because layers and interface files use different color types.
        case "borderColor", "shadowColor", "backgroundColor": true
        default: nil
        }
    }
}

/// Converts `value` and passes it to `body`. Returns `false` if `value` has the wrong type.
@MainActor
private func assign<Value>(_ value: Any?, _ body: (Value) -> Void) -> Bool {
    guard let converted = RuntimeValue.convert(value, to: Value.self) else { return false }
    body(converted)
    return true
}
