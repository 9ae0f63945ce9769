import SkeletonView

/// The transitions between bones and content that take time.
package enum DemoTransition: String, CaseIterable, Sendable {
    case dissolve, slide, grow, wipe

    /// Returns the transition of this duration; `nil` for a cross-fade, which the styles' `transition` covers.
    func transition(seconds: Double) -> SkeletonTransition? {
        switch self {
        case .dissolve: nil
        case .slide: .slide(duration: seconds)
        case .grow: .scale(duration: seconds)
        case .wipe: .wipe(duration: seconds)
        }
    }

    /// Returns the transition in Swift.
    func swiftCode(seconds: Double) -> String? {
        switch self {
        case .dissolve: nil
        case .slide: ".slide(duration: \(seconds.swiftCode))"
        case .grow: ".scale(duration: \(seconds.swiftCode))"
        case .wipe: ".wipe(duration: \(seconds.swiftCode))"
        }
    }
}
