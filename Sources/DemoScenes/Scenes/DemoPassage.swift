import SkeletonView

/// How bones and content take each other's place, where that takes time.
package enum DemoPassage: String, CaseIterable, Sendable {
    case dissolve, slide, grow, wipe

    /// The transition that takes `seconds`; nil for a dissolve, which the styles' `transition` is.
    func transition(seconds: Double) -> SkeletonTransition? {
        switch self {
        case .dissolve: nil
        case .slide: .slide(duration: seconds)
        case .grow: .scale(duration: seconds)
        case .wipe: .wipe(duration: seconds)
        }
    }

    /// The same in Swift.
    func swiftCode(seconds: Double) -> String? {
        switch self {
        case .dissolve: nil
        case .slide: ".slide(duration: \(seconds.swiftCode))"
        case .grow: ".scale(duration: \(seconds.swiftCode))"
        case .wipe: ".wipe(duration: \(seconds.swiftCode))"
        }
    }
}
