import Foundation

/// The sweep of a blueprint's highlight as a style sheet. The page animates a single number, the fraction of the path
/// that the highlight has covered, and derives the color stops from it.
struct PageHighlight {
    private let blueprint: SkeletonBlueprint
    private let highlight: SkeletonHighlight
    private let direction: SkeletonBlueprint.Highlight.Direction
    private let easing: SkeletonBlueprint.Highlight.Easing

    /// Creates the sweep, or returns `nil` if the blueprint's gradient doesn't slide.
    init?(_ blueprint: SkeletonBlueprint) {
        guard let highlight = blueprint.slidingHighlight else { return nil }
        self.blueprint = blueprint
        self.highlight = highlight.skeletonHighlight
        direction = highlight.direction
        easing = highlight.easing
    }

    /// Returns the CSS declaration that sets the animation of a single bone, starting with a semicolon. Empty if all
    /// bones share an animation.
    func style(of box: SkeletonBlueprint.Box) -> String {
        guard highlight.hasConstantSpeed, !blueprint.hasCommonHighlight else { return "" }
        return ";animation:\(animation(of: sweepPeriod(of: box)))"
    }

    /// Returns the CSS rules for all bones. `names` are the CSS values of their colors, such as "var(--color0)".
    func sheet(of names: [String]) -> String {
        let locations = (highlight.locations(of: names.count) ?? []).map { CGFloat($0.doubleValue) }
        let colors = highlight.repeatingMiddleColor(names)
        let stops = colors.enumerated().map { index, name in
            let even = CGFloat(index) / CGFloat(colors.count - 1)
            return "\(name) \(position(of: index < locations.count ? locations[index] : even))"
        }
        let size = [blueprint.size.width, blueprint.size.height].map(PageLength.text).joined(separator: " ")
        let common =
            " background-size: \(size); background-position: calc(-1*var(--x)*var(--u)) calc(-1*var(--y)*var(--u));"
        return """
            @property --part { syntax: "<number>"; inherits: false; initial-value: 0; }
            .bone { background: linear-gradient(\(gradientDirection), \(stops.joined(separator: ", ")));\
            \(blueprint.hasCommonHighlight ? common : "")
              animation: \(animation(of: sweepPeriods[0])); }
            \(sweepPeriods.map(keyframes).joined(separator: "\n"))
            """
    }

    // MARK: Private

    /// The distinct sweep periods of the bones' highlights. Never empty.
    private var sweepPeriods: [SweepPeriod] {
        guard highlight.hasConstantSpeed, !blueprint.hasCommonHighlight else {
            return [sweepPeriod(over: blueprint.size)]
        }
        var usedNames = Set<String>()
        let all = blueprint.bones.filter { $0.boneColor == nil }.map(sweepPeriod).filter {
            usedNames.insert(name(of: $0)).inserted
        }
        return all.isEmpty ? [sweepPeriod(over: blueprint.size)] : all
    }

    private func sweepPeriod(of box: SkeletonBlueprint.Box) -> SweepPeriod { sweepPeriod(over: box.frame.size) }

    private func sweepPeriod(over size: CGSize) -> SweepPeriod {
        SweepPath(highlight, across: size, isRightToLeft: false).sweepPeriod
    }

    /// Returns the name of the CSS keyframes for a period. It contains the period in whole milliseconds, so that nearly
    /// equal periods share their keyframes.
    private func name(of sweepPeriod: SweepPeriod) -> String {
        "slide" + BlueprintText.number((min(sweepPeriod.period, 1e6) * 1000).rounded())
    }

    private func animation(of sweepPeriod: SweepPeriod) -> String {
        let curve = BlueprintText.numbers(easing.controlPoints).replacingOccurrences(of: " ", with: ", ")
        let (period, directions) = (max(sweepPeriod.period, 0.001), highlight.autoreverses ? 2 : 1)
        let runs = blueprint.runs(of: period * Double(directions))
        if runs == 0 { return "none" }
        return "\(name(of: sweepPeriod)) \(BlueprintText.number(period))s cubic-bezier(\(curve)) "
            + (runs.map { "\($0 * directions)" } ?? "infinite") + (highlight.autoreverses ? " alternate" : "")
    }

    private func keyframes(of sweepPeriod: SweepPeriod) -> String {
        let end =
            sweepPeriod.pause > 0
            ? "\(BlueprintText.number(100 * sweepPeriod.duration / sweepPeriod.period))%, to" : "to"
        return "@keyframes \(name(of: sweepPeriod)) { from { --part: 0; } \(end) { --part: 1; } }"
    }

    /// The direction of the gradient line across the highlight.
    private var gradientDirection: String {
        switch direction {
        case .angle: "\(BlueprintText.number(90 + (highlight.angle.isFinite ? highlight.angle : 0) * 180 / .pi))deg"
        case .bottomRight: "to bottom right"
        case .topLeft: "to top left"
        }
    }

    /// Returns the position of a color on the gradient line, where 100% is the length of the animation space.
    /// `location` is the color's position in the highlight, 0...1.
    private func position(of location: CGFloat) -> String {
        let breadth: (CGFloat) -> String =
            switch highlight.width {
            case .points(let points) where points.isFinite && points > 0:
                { BlueprintText.number(points * $0) + "*var(--u)" }
            case .fraction(let part) where part.isFinite && part > 0: { BlueprintText.number(part * $0 * 100) + "%" }
            default: { BlueprintText.number($0 * 100) + "%" }
            }
        return "calc(var(--part) * (100% + \(breadth(1))) + \(breadth(location - 1)))"
    }
}
