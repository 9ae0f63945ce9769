import Foundation

extension SkeletonBlueprint {
    /// The skeleton as a web page that needs nothing from elsewhere and runs no script: a web site shows the same bones
    /// as the program.
    ///
    /// Its light slides, or pulses, as ``motion`` and ``light`` say, unless the reader wants less motion: then bones
    /// have their own colour alone. In a dark page it has the dark colours. To assistive programs it is one
    /// busy element.
    ///
    /// - Parameters:
    ///   - title: The page's title, and what is said of the element; "Loading" by default.
    ///   - isDark: Whether the colours are those of the dark style; nil, the default, leaves it to the reader's
    ///     settings.
    @MainActor
    public func html(title: String = "Loading", isDark: Bool? = nil) -> String {
        let title = BlueprintText.escaped(title)
        let elements = boxes.map(element).joined(separator: "\n")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(title)</title>
            <style>
            \(sheet(isDark: isDark))
            </style>
            </head>
            <body>
            <div class="skeleton" role="status" aria-busy="true" aria-label="\(title)">
            \(elements)
            </div>
            </body>
            </html>

            """
    }

    // MARK: Private

    private func element(of box: Box) -> String {
        var style = "left:\(px(box.frame.minX));top:\(px(box.frame.minY))"
        style += ";width:\(px(box.frame.width));height:\(px(box.frame.height))"
        if box.cornerRadius > 0 { style += ";border-radius:\(BlueprintText.numbers(box.radii, unit: "px"))" }
        guard let outline = box.outline else {
            return tag(box, style + cut(of: box))
        }
        let rule = outline.isEvenOdd ? "evenodd, " : ""
        let seen = "clip-path:path(\(rule)'\(outline.data)')"
        guard box.clip != nil else { return tag(box, "\(style);\(seen)") }
        // One element is cut once: the outline is that of one in the other.
        let size = "left:0;top:0;width:\(px(box.frame.width));height:\(px(box.frame.height))"
        return "<i style=\"\(style)\(cut(of: box))\">\(tag(box, "\(size);\(seen)"))</i>"
    }

    /// What of the style cuts `box`.
    private func cut(of box: Box) -> String {
        guard let clip = box.clip else { return "" }
        let insets = [
            clip.frame.minY - box.frame.minY, box.frame.maxX - clip.frame.maxX,
            box.frame.maxY - clip.frame.maxY, clip.frame.minX - box.frame.minX,
        ]
        let round = clip.cornerRadius > 0 ? " round \(px(clip.cornerRadius))" : ""
        return ";clip-path:inset(\(BlueprintText.numbers(insets, unit: "px"))\(round))"
    }

    private func tag(_ box: Box, _ style: String) -> String {
        var style = style
        if let color = box.color {
            style += ";--light:\(color.light);--dark:\(color.dark)"
        } else {
            style += PageLight(self)?.style(of: box) ?? ""
        }
        return "<i class=\"\(box.isBone ? "bone" : "ground")\" style=\"\(style)\"></i>"
    }

    private func px(_ value: CGFloat) -> String { BlueprintText.number(value) + "px" }

    @MainActor
    private func sheet(isDark: Bool?) -> String {
        let light = """
            :root { color-scheme: light; \(variables(isDark: false)) }
            .ground { background: var(--light); }
            """
        let dark = """
            :root { color-scheme: dark; \(variables(isDark: true)) }
            .ground { background: var(--dark); }
            """
        let colors =
            switch isDark {
            case true?: dark
            case false?: light
            case nil: light + "\n@media (prefers-color-scheme: dark) {\n" + dark + "\n}"
            }
        return """
            body { margin: 0; }
            .skeleton { position: relative; width: \(px(size.width)); height: \(px(size.height)); overflow: hidden; }
            .skeleton i { position: absolute; overflow: hidden; }
            \(colors)
            \(fill)
            """
    }

    /// The bones' colours as variables.
    @MainActor
    private func variables(isDark: Bool) -> String {
        func text(_ color: SkeletonBlueprintColor) -> String { isDark ? color.dark : color.light }
        let all = colors.map(text) + (motion == .pulse ? [pulse.map(text)].compactMap(\.self) : [])
        return all.enumerated().map { "--color\($0): \($1);" }.joined(separator: " ")
    }

    /// How bones are filled and move.
    private var fill: String {
        let names = colors.indices.map { "var(--color\($0))" }
        guard names.count > 1 else {
            let still = ".bone { background: \(names.first ?? "none"); }"
            guard motion == .pulse else { return still }
            return still + """

                .bone { animation: pulse 1s ease-in-out infinite alternate; }
                @keyframes pulse { to { background: var(--color1); } }
                \(lessMotion)
                """
        }
        guard let light = PageLight(self) else {
            return ".bone { background: linear-gradient(\(names.joined(separator: ", "))); }"
        }
        return light.sheet(of: names) + "\n" + lessMotion
    }

    private var lessMotion: String {
        "@media (prefers-reduced-motion: reduce) { .bone { animation: none !important; } }"
    }
}
