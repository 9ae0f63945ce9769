import Foundation

extension SkeletonBlueprint {
    /// The skeleton as a picture for the web or a design program: an SVG document that needs nothing from elsewhere.
    ///
    /// It has the colours of one style. A sliding gradient slides, and a pulse pulses, where SVG's own animations are
    /// played; elsewhere it is their first instant.
    ///
    /// - Parameter isDark: Whether the colours are those of the dark style. False by default.
    @MainActor
    public func svg(isDark: Bool = false) -> String {
        let (width, height) = (BlueprintText.number(size.width), BlueprintText.number(size.height))
        var text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img" aria-label="Loading">

            """
        let fill = SVGFill(self, isDark: isDark)
        text += fill.definitions
        for (index, box) in boxes.enumerated() {
            if let clip = box.clip {
                let rect = Self.rect(clip.frame, cornerRadius: clip.cornerRadius)
                text += "<clipPath id=\"clip\(index)\"><\(rect)/></clipPath>\n"
            }
            var cut = box.clip == nil ? "" : " clip-path=\"url(#clip\(index))\""
            if let outline = box.outline {
                // A gradient is that of the whole box: the outline only cuts.
                let data = OutlineText.data(of: outline.path.cgPath, movedBy: box.frame.origin)
                let rule = outline.isEvenOdd ? " clip-rule=\"evenodd\"" : ""
                text += "<clipPath id=\"outline\(index)\"\(cut)><path d=\"\(data)\"\(rule)/></clipPath>\n"
                cut = " clip-path=\"url(#outline\(index))\""
            }
            let color = box.color.map { isDark ? $0.dark : $0.light }
            let shape = Self.shape(of: box)
            guard let color else {
                text += "<\(shape)\(cut) \(fill.paint)</\(shape.prefix { $0 != " " })>\n"
                continue
            }
            text += "<\(shape)\(cut) fill=\"\(color)\"/>\n"
        }
        return text + "</svg>\n"
    }

    private static func rect(_ frame: CGRect, cornerRadius: CGFloat) -> String {
        let round = cornerRadius > 0 ? " rx=\"\(BlueprintText.number(cornerRadius))\"" : ""
        return """
            rect x="\(BlueprintText.number(frame.minX))" y="\(BlueprintText.number(frame.minY))" \
            width="\(BlueprintText.number(frame.width))" height="\(BlueprintText.number(frame.height))"\(round)
            """
    }

    /// The element of `box` without its paint; a path where not all corners are round.
    private static func shape(of box: Box) -> String {
        guard box.cornerRadius > 0, box.corners != .all else {
            return rect(box.frame, cornerRadius: box.cornerRadius)
        }
        let (frame, radii) = (box.frame, box.radii)
        func arc(_ radius: CGFloat, to x: CGFloat, _ y: CGFloat) -> String {
            "A\(BlueprintText.numbers([radius, radius])) 0 0 1 \(BlueprintText.numbers([x, y]))"
        }
        func line(_ x: CGFloat, _ y: CGFloat) -> String { "L" + BlueprintText.numbers([x, y]) }
        let path = [
            "M" + BlueprintText.numbers([frame.minX + radii[0], frame.minY]),
            line(frame.maxX - radii[1], frame.minY), arc(radii[1], to: frame.maxX, frame.minY + radii[1]),
            line(frame.maxX, frame.maxY - radii[2]), arc(radii[2], to: frame.maxX - radii[2], frame.maxY),
            line(frame.minX + radii[3], frame.maxY), arc(radii[3], to: frame.minX, frame.maxY - radii[3]),
            line(frame.minX, frame.minY + radii[0]), arc(radii[0], to: frame.minX + radii[0], frame.minY),
        ]
        return "path d=\"\(path.joined())Z\""
    }
}

/// How the bones of an SVG document are filled.
@MainActor
private struct SVGFill {
    /// What bones refer to; empty where they refer to nothing.
    private(set) var definitions = ""
    /// The rest of a bone's element, but for its end.
    private(set) var paint: String

    init(_ blueprint: SkeletonBlueprint, isDark: Bool) {
        func text(_ color: SkeletonBlueprintColor) -> String { isDark ? color.dark : color.light }
        let colors = blueprint.colors
        guard colors.count > 1 else {
            let fill = "fill=\"\(colors.first.map(text) ?? "none")\">"
            guard blueprint.motion == .pulse, let first = colors.first, let second = blueprint.pulse else {
                paint = fill
                return
            }
            paint = """
                \(fill)<animate attributeName="fill" values="\(text(first));\(text(second));\(text(first))" dur="2s" \
                calcMode="spline" keySplines=".42 0 .58 1;.42 0 .58 1" repeatCount="indefinite"/>
                """
            return
        }
        paint = "fill=\"url(#light)\">"
        let stops = colors.enumerated().map { index, color in
            let offset = BlueprintText.number(CGFloat(index) / CGFloat(colors.count - 1))
            return "<stop offset=\"\(offset)\" stop-color=\"\(text(color))\"/>"
        }
        definitions = Self.gradient(of: blueprint) + stops.joined() + "</linearGradient>\n"
    }

    /// The beginning of the gradient's element: from the top to the bottom of each bone, or sliding.
    private static func gradient(of blueprint: SkeletonBlueprint) -> String {
        guard blueprint.motion == .leftToRight || blueprint.motion == .rightToLeft else {
            return "<linearGradient id=\"light\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\">"
        }
        let isCommon = blueprint.hasCommonLight
        let extent = isCommon ? blueprint.size.width : 1
        let (from, to): (CGFloat, CGFloat) = blueprint.motion == .leftToRight ? (-extent, extent) : (extent, -extent)
        func animate(_ name: String, _ from: CGFloat, _ to: CGFloat) -> String {
            """
            <animate attributeName="\(name)" values="\(BlueprintText.number(from));\(BlueprintText.number(to))" \
            dur="1.5s" calcMode="spline" keySplines=".42 0 1 1" repeatCount="indefinite"/>
            """
        }
        return """
            <linearGradient id="light" gradientUnits="\(isCommon ? "userSpaceOnUse" : "objectBoundingBox")" \
            x1="\(BlueprintText.number(from))" y1="0" x2="\(BlueprintText.number(from + extent))" y2="0">\
            \(animate("x1", from, to))\(animate("x2", from + extent, to + extent))
            """
    }
}
