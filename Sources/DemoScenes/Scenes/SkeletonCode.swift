import SkeletonView

/// The parts of the Swift code that shows a skeleton on `view`.
struct SkeletonCode {
    /// The declarations that the rest of the code uses.
    var declarations: [String] = []
    /// The expression that creates the style.
    var style: String
    /// The properties to set on the style, in order.
    var settings: [(name: String, value: String)] = []
    /// The properties to set for the transition and the delay.
    private let timingSettings: [(name: String, value: String)]
    /// The statements that show the skeleton.
    var show = ["view.showSkeleton(style)"]
    /// The call that hides the skeleton when the data has loaded; `nil` if the skeleton disappears automatically.
    var hide: String?

    /// Creates code for a skeleton with the transition and colors of `style`. `isSolid` and `isAnimated` override the
    /// properties of the style.
    init(_ style: DemoStyle, isSolid: Bool? = nil, isAnimated: Bool? = nil) {
        let isSolid = isSolid ?? (style.type == .solid)
        let isAnimated = isAnimated ?? style.isAnimated
        let arguments = style.colorArguments(isSolid: isSolid) + (isAnimated ? ["animated: true"] : [])
        self.style = DemoStyle.call("SkeletonStyle.\(isSolid ? "solid" : "gradient")", arguments)
        timingSettings = style.timingSettings
        if style.isAutomatic { show = ["view.showSkeleton(style.automatically())"] }
        hide = style.call("view.hideSkeleton", style.hideArguments)
    }

    /// Returns the lines of a comment that says to call `hide` when the data has loaded.
    static func comment(_ hide: String) -> [String] {
        ["// When the data has loaded:"] + hide.split(separator: "\n").map { "// \($0)" }
    }

    /// Adds a statement that sets the property `name` of the style to `value`.
    mutating func set(_ name: String, _ value: String) { settings.append((name, value)) }

    /// Returns the lines of the code, starting with the appearance statements that `style` needs.
    func lines(in style: DemoStyle) -> [String] {
        var lines = style.appearanceStatements + declarations
        let usesStyle = show.contains { $0.contains("style") }
        if usesStyle {
            let isChanged = !(settings.isEmpty && timingSettings.isEmpty)
            lines.append("\(isChanged ? "var" : "let") style = \(self.style)")
            lines += (settings + timingSettings).map { "style.\($0.name) = \($0.value)" }
        }
        return lines + show + (hide.map(Self.comment) ?? [])
    }
}
