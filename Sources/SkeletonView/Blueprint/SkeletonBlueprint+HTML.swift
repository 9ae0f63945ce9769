import Foundation
public import ViewKit

extension SkeletonBlueprint {
    /// Returns the skeleton as a self-contained web page without scripts, so that a website can show the same bones as
    /// the app.
    ///
    /// The highlight sweeps, or the bones pulse, according to ``motion`` for ``maximumMotionDuration``. If the user
    /// prefers reduced motion, bones keep their color and don't move. The page supports dark mode. The skeleton is
    /// centered and shrinks to fit a narrower window. Assistive technologies see one busy element.
    ///
    /// - Parameters:
    ///   - title: The page's title and the accessibility label of the element, "Loading" by default.
    ///   - language: The language of the title as a BCP 47 tag, "en" by default.
    ///   - userInterfaceStyle: The appearance whose colors are used. `.unspecified`, the default, follows the
    ///     user's settings.
    public func html(
        title: String = "Loading", language: String = "en", userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    ) -> String {
        let title = BlueprintText.escaped(title)
        let elements = boxes.enumerated().map { element(of: $1, number: $0) }.joined(separator: "\n")
        return """
            <!DOCTYPE html>
            <html lang="\(BlueprintText.escaped(language))">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            <style>
            \(sheet(style: userInterfaceStyle))
            </style>
            </head>
            <body>
            \(outlines)<div class="skeleton" role="status" aria-busy="true" aria-label="\(title)">
            \(elements)
            </div>
            </body>
            </html>

            """
    }

    // MARK: Private

    private func element(of box: Box, number: Int) -> String {
        let position = position(of: box.frame)
        guard box.outline != nil else { return tag(box, position + roundingStyle(of: box) + clipStyle(of: box)) }
        let outlineClip = ";clip-path:url(#outline\(number))"
        guard box.clip != nil else { return tag(box, position + roundingStyle(of: box) + outlineClip) }
        // An element can have only one clip path, so the outline's is on a nested element.
        let nested = tag(box, position + ";left:0;top:0" + roundingStyle(of: box) + outlineClip)
        return "<i style=\"\(position)\(clipStyle(of: box))\">\(nested)</i>"
    }

    private func position(of frame: CGRect) -> String {
        zip("xywh", [frame.minX, frame.minY, frame.width, frame.height]).map {
            "--\($0):\(BlueprintText.number($1))"
        }.joined(separator: ";")
    }

    private func roundingStyle(of box: Box) -> String {
        guard box.cornerRadius > 0 else { return "" }
        let roundsAllCorners = box.corners == .all
        return ";border-radius:" + (roundsAllCorners ? PageLength.text(box.cornerRadius) : PageLength.texts(box.radii))
    }

    /// Returns the CSS declaration that clips `box`, or an empty string if `box` isn't clipped.
    private func clipStyle(of box: Box) -> String {
        guard let clip = box.clip else { return "" }
        let insets = [
            clip.frame.minY - box.frame.minY, box.frame.maxX - clip.frame.maxX,
            box.frame.maxY - clip.frame.maxY, clip.frame.minX - box.frame.minX,
        ]
        let round = clip.cornerRadius > 0 ? " round \(PageLength.text(clip.cornerRadius))" : ""
        return ";clip-path:inset(\(PageLength.texts(insets))\(round))"
    }

    /// The clip paths of boxes with an outline, in the unit space of their box. Empty if no box has an outline.
    private var outlines: String {
        let paths = boxes.enumerated().compactMap { index, box -> String? in
            guard let outline = box.outline else { return nil }
            func inverse(_ side: CGFloat) -> String { String(format: "%.9f", 1 / max(0.001, Double(side))) }
            let rule = outline.isEvenOdd ? " clip-rule=\"evenodd\"" : ""
            return """
                <clipPath id="outline\(index)" clipPathUnits="objectBoundingBox"><path d="\(outline.data)"\(rule) \
                transform="scale(\(inverse(box.frame.width)) \(inverse(box.frame.height)))"/></clipPath>
                """
        }
        guard !paths.isEmpty else { return "" }
        return """
            <svg width="0" height="0" style="position:absolute" aria-hidden="true">
            \(paths.joined(separator: "\n"))
            </svg>

            """
    }

    private func tag(_ box: Box, _ style: String) -> String {
        var style = style
        let color = box.backgroundColor ?? box.boneColor
        if let color {
            style += ";--light:\(color.light);--dark:\(color.dark)"
        } else {
            style += PageHighlight(self)?.style(of: box) ?? ""
        }
        return "<i class=\"\(color == nil ? "bone" : "ground")\" style=\"\(style)\"></i>"
    }

    private func sheet(style: UIUserInterfaceStyle) -> String {
        let page = background
        let light = """
            :root { color-scheme: light; \(variables(isDark: false)) }
            .ground { background: var(--light); }\(page.map { "\n:root { background: \($0.light); }" } ?? "")
            """
        let dark = """
            :root { color-scheme: dark; \(variables(isDark: true)) }
            .ground { background: var(--dark); }\(page.map { "\n:root { background: \($0.dark); }" } ?? "")
            """
        let colors =
            switch style {
            case .dark: dark
            case .light: light
            case .unspecified: light + "\n@media (prefers-color-scheme: dark) {\n" + dark + "\n}"
            }
        return """
            \(PageLength.sheet(width: size.width))
            .skeleton { position: relative; overflow: hidden; margin: 0 auto; }
            .skeleton { width: \(PageLength.text(size.width)); height: \(PageLength.text(size.height)); }
            .skeleton i { position: absolute; overflow: hidden; }
            .skeleton i { left: calc(var(--x)*var(--u)); top: calc(var(--y)*var(--u)); }
            .skeleton i { width: calc(var(--w)*var(--u)); height: calc(var(--h)*var(--u)); }
            \(colors)
            \(fill)
            """
    }

    /// The color directly behind the bones, which also fills the rest of the page. This is the color of the topmost
    /// background that covers the whole skeleton, or `nil` if there is no such background or its color isn't opaque.
    private var background: Color? {
        let all = CGRect(origin: .zero, size: size)
        let backgrounds = boxes.prefix { box in
            box.backgroundColor != nil && box.frame.contains(all) && box.cornerRadius == 0 && box.clip == nil
        }
        // An opaque color such as "#ECF0F1" has 7 characters; an alpha adds 2.
        return backgrounds.last?.backgroundColor.flatMap { $0.light.count + $0.dark.count > 14 ? nil : $0 }
    }

    /// Returns the bones' colors as CSS custom properties.
    private func variables(isDark: Bool) -> String {
        (drawnColors + [pulseColor].compactMap(\.self)).enumerated().map {
            "--color\($0): \($1.text(isDark: isDark));"
        }.joined(separator: " ")
    }

    /// The CSS rules for the fill and motion of bones.
    private var fill: String {
        let names = drawnColors.indices.map { "var(--color\($0))" }
        guard names.count > 1 else {
            let still = ".bone { background: \(names.first ?? "none"); }"
            guard pulseColor != nil else { return still }
            return still + """

                .bone { animation: \(pulseAnimation); }
                @keyframes pulse { to { background: var(--color1); } }
                \(lessMotion)
                """
        }
        guard let highlight = PageHighlight(self) else {
            return ".bone { background: linear-gradient(\(names.joined(separator: ", "))); }"
        }
        return highlight.sheet(of: names) + "\n" + lessMotion
    }

    private var pulseAnimation: String {
        let runs = runs(of: 2)
        if runs == 0 { return "none" }
        return "pulse 1s ease-in-out \(runs.map { "\(2 * $0)" } ?? "infinite") alternate"
    }

    private var lessMotion: String {
        "@media (prefers-reduced-motion: reduce) { .bone { animation: none !important; } }"
    }
}
