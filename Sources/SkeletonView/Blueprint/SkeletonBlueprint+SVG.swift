import Foundation
public import ViewKit

extension SkeletonBlueprint {
    /// Returns the skeleton as a self-contained SVG document for the web or a design program.
    ///
    /// It has the colors of either the light or the dark appearance. Sliding gradients and pulses are SVG animations;
    /// viewers that don't play them show the first frame.
    ///
    /// - Parameters:
    ///   - title: The accessibility label of the drawing, "Loading" by default.
    ///   - userInterfaceStyle: The appearance whose colors are used, `.light` by default. `.unspecified` means
    ///     `.light`.
    public func svg(title: String = "Loading", userInterfaceStyle: UIUserInterfaceStyle = .light) -> String {
        let (width, height) = (BlueprintText.number(size.width), BlueprintText.number(size.height))
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img" aria-label="\(BlueprintText.escaped(title))">

            """
        let isDark = userInterfaceStyle == .dark
        var fill = SVGFill(self, isDark: isDark)
        var bones = ""
        for (index, box) in boxes.enumerated() {
            if let clip = box.clip {
                let rect = Self.rect(clip.frame, cornerRadius: clip.cornerRadius)
                bones += "<clipPath id=\"clip\(index)\"><\(rect)/></clipPath>\n"
            }
            var clipAttribute = box.clip == nil ? "" : " clip-path=\"url(#clip\(index))\""
            if let outline = box.outline {
                // The gradient spans the whole box; the outline only clips it.
                let data = OutlineText.data(of: outline.path.cgPath, movedBy: box.frame.origin)
                let rule = outline.isEvenOdd ? " clip-rule=\"evenodd\"" : ""
                bones += "<clipPath id=\"outline\(index)\"\(clipAttribute)><path d=\"\(data)\"\(rule)/></clipPath>\n"
                clipAttribute = " clip-path=\"url(#outline\(index))\""
            }
            let color = (box.backgroundColor ?? box.boneColor)?.text(isDark: isDark)
            let shape = Self.shape(of: box)
            guard let color else {
                bones += "<\(shape)\(clipAttribute) \(fill.paint(box))</\(shape.prefix { $0 != " " })>\n"
                continue
            }
            bones += "<\(shape)\(clipAttribute) fill=\"\(color)\"/>\n"
        }
        return text + fill.definitions + bones + "</svg>\n"
    }

    private static func rect(_ frame: CGRect, cornerRadius: CGFloat) -> String {
        let round = cornerRadius > 0 ? " rx=\"\(BlueprintText.number(cornerRadius))\"" : ""
        return """
            rect x="\(BlueprintText.number(frame.minX))" y="\(BlueprintText.number(frame.minY))" \
            width="\(BlueprintText.number(frame.width))" height="\(BlueprintText.number(frame.height))"\(round)
            """
    }

    /// Returns the element of `box` without its paint: a path if only some corners are rounded, otherwise a rectangle.
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
