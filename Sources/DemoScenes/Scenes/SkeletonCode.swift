import SkeletonView

/// Swift code that shows on a `view` a skeleton of a style, made of its parts.
struct SkeletonCode {
    /// What is said before: declarations that the rest needs.
    var beginning: [String] = []
    /// Makes the style.
    var style: String
    /// What is set of it, one after the other.
    var settings: [(name: String, value: String)] = []
    /// What is set for it to come and go.
    private let times: [(name: String, value: String)]
    /// What shows it.
    var show = ["view.showSkeleton(style)"]
    /// What hides it, when the data is there; nil where it goes by itself.
    var hide: String?

    /// Code for a skeleton that fades or passes as `style` says, with its colours: gradient or not, and moving or not,
    /// as it does unless that is said.
    init(_ style: DemoStyle, isSolid: Bool? = nil, isAnimated: Bool? = nil) {
        let isSolid = isSolid ?? (style.type == .solid)
        let isAnimated = isAnimated ?? style.isAnimated
        let arguments = style.colorArguments(isSolid: isSolid) + (isAnimated ? ["animated: true"] : [])
        self.style = DemoStyle.call("SkeletonStyle.\(isSolid ? "solid" : "gradient")", arguments)
        times = style.timeSettings
        if style.isAutomatic { show = ["view.showSkeleton(style.automatically())"] }
        hide = style.call("view.hideSkeleton", style.hideArguments)
    }

    /// The lines of a comment that says to call `hide` when the data is there.
    static func comment(_ hide: String) -> [String] {
        ["// When the data is there:"] + hide.split(separator: "\n").map { "// \($0)" }
    }

    /// Sets `name` of the style.
    mutating func set(_ name: String, _ value: String) { settings.append((name, value)) }

    /// The lines of the code, with those that `style` says for the texts, the motion and the time.
    func lines(in style: DemoStyle) -> [String] {
        var lines = style.appearanceStatements + beginning
        let usesStyle = show.contains { $0.contains("style") }
        if usesStyle {
            let isChanged = !(settings.isEmpty && times.isEmpty)
            lines.append("\(isChanged ? "var" : "let") style = \(self.style)")
            lines += (settings + times).map { "style.\($0.name) = \($0.value)" }
        }
        return lines + show + (hide.map(Self.comment) ?? [])
    }
}
