import Foundation

/// The fill of the bones in an SVG document.
struct SVGFill {
    /// The definitions of the gradients that bones refer to. Empty if no bone has a gradient.
    private(set) var definitions = ""

    private let blueprint: SkeletonBlueprint
    private let highlight: SkeletonBlueprint.Highlight?
    private let isDark: Bool
    /// The sweep paths of the defined highlights, indexed by the number in their identifier.
    private var paths: [SweepPath] = []

    init(_ blueprint: SkeletonBlueprint, isDark: Bool) {
        self.blueprint = blueprint
        self.isDark = isDark
        highlight = blueprint.slidingHighlight
        guard blueprint.drawnColors.count > 1, highlight == nil else { return }
        definitions = "<linearGradient id=\"light\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\">\(stops)</linearGradient>\n"
    }

    /// Returns the fill attributes of the element for `bone`, followed by the end of its start tag and its content.
    mutating func paint(_ bone: SkeletonBlueprint.Box) -> String {
        guard blueprint.drawnColors.count > 1 else { return color }
        guard let highlight else { return "fill=\"url(#light)\">" }
        let size = blueprint.hasCommonHighlight ? blueprint.size : bone.frame.size
        let path = SweepPath(highlight.skeletonHighlight, across: size, isRightToLeft: false)
        if let index = paths.firstIndex(of: path) { return "fill=\"url(#light\(index))\">" }
        let id = "light\(paths.count)"
        paths.append(path)
        definitions += gradient(id, on: path, easing: highlight.easing)
        return "fill=\"url(#\(id))\">"
    }

    // MARK: Private

    private func text(_ color: SkeletonBlueprint.Color) -> String { color.text(isDark: isDark) }

    private var color: String {
        let fill = "fill=\"\(blueprint.colors.first.map(text) ?? "none")\">"
        guard let first = blueprint.colors.first, let second = blueprint.pulseColor, let count = count(of: 2) else {
            return fill
        }
        return """
            \(fill)<animate attributeName="fill" values="\(text(first));\(text(second));\(text(first))" dur="2s" \
            calcMode="spline" keySplines=".42 0 .58 1;.42 0 .58 1" repeatCount="\(count)"/>
            """
    }

    /// Returns the repeat count of an animation of `period` seconds, or `nil` if it never runs.
    private func count(of period: TimeInterval) -> String? {
        guard let runs = blueprint.runs(of: period) else { return "indefinite" }
        return runs > 0 ? "\(runs)" : nil
    }

    private var stops: String {
        let highlight = highlight?.skeletonHighlight ?? SkeletonHighlight()
        let colors = highlight.repeatingMiddleColor(blueprint.colors)
        let locations = highlight.locations(of: blueprint.colors.count)?.map { CGFloat($0.doubleValue) }
        return colors.enumerated().map { index, color in
            let location = locations?[index] ?? CGFloat(index) / CGFloat(colors.count - 1)
            return "<stop offset=\"\(BlueprintText.number(location))\" stop-color=\"\(text(color))\"/>"
        }.joined()
    }

    /// Returns a gradient whose axis moves along `path`, in the unit space of a bone or of the whole blueprint.
    private func gradient(_ id: String, on path: SweepPath, easing: SkeletonBlueprint.Highlight.Easing) -> String {
        let (first, last) = path.axes
        let size = BlueprintText.numbers([blueprint.size.width, blueprint.size.height])
        let space =
            blueprint.hasCommonHighlight
            ? "gradientUnits=\"userSpaceOnUse\" gradientTransform=\"scale(\(size))\""
            : "gradientUnits=\"objectBoundingBox\""
        let numbers: [(name: String, from: CGFloat, to: CGFloat)] = [
            ("x1", first.start.x, last.start.x), ("y1", first.start.y, last.start.y),
            ("x2", first.end.x, last.end.x), ("y2", first.end.y, last.end.y),
        ]
        let axis = numbers.map { "\($0.name)=\"\(precise($0.from))\"" }.joined(separator: " ")
        let motion = numbers.filter { $0.from != $0.to }.map { number in
            animate(number.name, precise(number.from), precise(number.to), on: path, easing: easing)
        }
        return "<linearGradient id=\"\(id)\" \(space) \(axis)>\(motion.joined())\(stops)</linearGradient>\n"
    }

    private func animate(
        _ name: String, _ from: String, _ to: String, on path: SweepPath, easing: SkeletonBlueprint.Highlight.Easing
    ) -> String {
        let period = max(path.period, 0.001)
        guard let count = count(of: period) else { return "" }
        let points = easing.controlPoints
        let forwards = BlueprintText.numbers(points)
        let backwards = BlueprintText.numbers([1 - points[2], 1 - points[3], 1 - points[0], 1 - points[1]])
        var (values, curves) = ([from, to], [forwards])
        var times: [CGFloat] = [0, 1]
        let part = CGFloat(path.sweepPeriod.duration / path.period)
        if path.highlight.autoreverses {
            values.append(from)
            curves.append(backwards)
            times = [0, part, 1]
        }
        if path.sweepPeriod.pause > 0 {
            values.insert(to, at: 2)
            curves.insert("0 0 1 1", at: 1)
            times = path.highlight.autoreverses ? [0, part, 1 - part, 1] : [0, part, 1]
        }
        return """
            <animate attributeName="\(name)" values="\(values.joined(separator: ";"))" \
            keyTimes="\(times.map(precise).joined(separator: ";"))" \
            dur="\(BlueprintText.number(period))s" \
            calcMode="spline" keySplines="\(curves.joined(separator: ";"))" repeatCount="\(count)"/>
            """
    }

    /// Formats a coordinate in unit space or a key time with up to six decimal places. Three wouldn't be enough,
    /// because an error of a thousandth of the width is visible in a wide bone or blueprint.
    private func precise(_ value: CGFloat) -> String {
        let rounded = min(max(value.isFinite ? value : 0, -1e6), 1e6)
        let text = String(format: "%.6f", Double(rounded))
        let digits = text.reversed().drop { $0 == "0" }
        return String((digits.first == "." ? digits.dropFirst() : digits).reversed())
    }
}
