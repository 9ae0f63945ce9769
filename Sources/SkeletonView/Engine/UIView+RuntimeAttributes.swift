import Foundation
import ViewKit

/// The properties that can be set in Interface Builder, with the same names as in code. `skeletonable` is an alias of
/// `isSkeletonable`.
extension UIView: RuntimeAttributes {
    package var runtimeAttributeNames: [String] {
        let names = [
            "isSkeletonable", "skeletonable", "isHiddenWhenSkeletonIsActive",
            "isUserInteractionDisabledWhenSkeletonIsActive", "skeletonCornerRadius",
        ]
        guard self is any SkeletonText else { return names }
        return names + ["lastLineFillPercent", "linesCornerRadius", "skeletonLineSpacing", "useFontLineHeight"]
    }

    package func setRuntimeAttribute(_ name: String, to value: Any?) -> Bool? {
        switch name {
        case "isSkeletonable", "skeletonable": assign(value as? Bool) { isSkeletonable = $0 }
        case "isHiddenWhenSkeletonIsActive": assign(value as? Bool) { isHiddenWhenSkeletonIsActive = $0 }
        case "isUserInteractionDisabledWhenSkeletonIsActive":
            assign(value as? Bool) { isUserInteractionDisabledWhenSkeletonIsActive = $0 }
        case "skeletonCornerRadius": assign(value as? Double) { skeletonCornerRadius = Float($0) }
        default: (self as? any SkeletonText)?.setTextAttribute(name, to: value)
        }
    }
}

extension SkeletonText {
    fileprivate func setTextAttribute(_ name: String, to value: Any?) -> Bool? {
        switch name {
        case "lastLineFillPercent": assign(value as? Double) { lastLineFillPercent = Int(clamping: $0) }
        case "linesCornerRadius": assign(value as? Double) { linesCornerRadius = Int(clamping: $0) }
        case "skeletonLineSpacing": assign(value as? Double) { skeletonLineSpacing = $0 }
        case "useFontLineHeight":
            assign(value as? Bool) {
                skeletonTextLineHeight = $0 ? .relativeToFont : .fixed(SkeletonAppearance.default.multilineHeight)
            }
        default: nil
        }
    }
}

extension Int {
    /// Creates the integer part of `value`, clamped to ±1,000,000.
    fileprivate init(clamping value: Double) { self = Int(Swift.min(Swift.max(value, -1_000_000), 1_000_000)) }
}

/// Passes `value` to `body`. Returns `false` if `value` is `nil` because the attribute had another type.
private func assign<Value>(_ value: Value?, _ body: (Value) -> Void) -> Bool {
    guard let value else { return false }
    body(value)
    return true
}
