import Foundation
import SkeletonView

/// The values that the inspector's menus offer, and the formats of its numbers.
extension InspectorSections {
    static let presets: [(name: String, value: DemoPreset?)] = DemoPreset.all.map { ($0.title, $0) }

    static let directions: [(name: String, value: GradientDirection?)] = [
        ("Reading direction", nil), ("Left to right", .leftRight), ("Right to left", .rightLeft),
        ("Top to bottom", .topBottom), ("Bottom to top", .bottomTop), ("To bottom right", .topLeftBottomRight),
        ("To top left", .bottomRightTopLeft),
    ]

    static let transitionKinds: [(name: String, value: DemoTransition?)] = [
        ("None", nil), ("Cross-fade", .dissolve), ("Slide", .slide), ("Scale", .grow), ("Wipe", .wipe),
    ]

    static let spaces: [(name: String, value: SkeletonAnimationSpace)] = [
        ("Bone", .perView), ("Skeleton", .root), ("Window", .window),
    ]

    static let origins: [(name: String, value: DemoSweep.Origin)] = [
        ("Edge", .none), ("Corner", .corner), ("Center", .middle),
    ]

    static let easings: [(name: String, value: SkeletonHighlight.Easing)] = [
        ("Ease-in", .easeIn), ("Ease-out", .easeOut), ("Ease-in-out", .easeInEaseOut), ("Linear", .linear),
    ]

    static let networks: [(name: String, value: DemoNetwork?)] = DemoNetwork.allCases.map { ($0.title, $0) }

    static let orders: [(name: String, value: DemoStagger.Order)] = [
        ("All at once", .together), ("In order", .order), ("By distance", .distance), ("Custom closure", .closure),
    ]

    static let contrasts: [(name: String, value: Bool?)] = [
        ("System", nil), ("At least 3:1", true), ("Unchanged", false),
    ]

    static let motions: [(name: String, value: SkeletonMotion?)] = [
        ("System", nil), ("Full", .full), ("Slow", .slow), ("Fade", .fade), ("Still", .still),
    ]

    static let limits: [(name: String, value: Double)] = [
        ("5 seconds", 5), ("10 seconds", 10), ("30 seconds", 30), ("Never", .infinity),
    ]

    static let speeds: [(name: String, value: Double)] = [
        ("10%", 0.1), ("25%", 0.25), ("50%", 0.5), ("100%", 1), ("200%", 2), ("400%", 4),
    ]

    static let rules: [(name: String, value: SkeletonLineStyle.Rule?)] = [
        ("Fixed", .fixed), ("Font", .font), ("Constraints", .constraints),
    ]

    static let scales: [(name: String, value: Double)] = [
        ("75%", 0.75), ("100%", 1), ("125%", 1.25), ("150%", 1.5), ("200%", 2),
    ]

    static let textSizes: [(name: String, value: UIContentSizeCategory?)] =
        [("System", nil)]
        + UIContentSizeCategory.sizes.map { size in
            let scale = UIFontMetrics.default.scaledValue(
                for: 1, compatibleWith: UITraitCollection(preferredContentSizeCategory: size))
            return (percent(scale), size)
        }

    static let renderers: [(name: String, value: DemoDisplay.Renderer)] = [
        ("Automatic", .auto), ("OpenGL", .opengl), ("OpenGL ES 2", .opengles2), ("Software", .software),
    ]

    static func seconds(_ value: Double) -> String { String(format: "%.2f s", value) }

    static func percent(_ value: Double) -> String { "\(Int((value * 100).rounded()))%" }

    static func degrees(_ value: Double) -> String { "\(Int(value))°" }

    static func points(_ value: Double) -> String { "\(Int(value)) pt" }
}
