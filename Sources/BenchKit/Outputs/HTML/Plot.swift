import Foundation

/// A chart whose lines and areas stretch with the page, but whose labels don't.
///
/// Marks are SVG in a coordinate space of 1000 by 1000 that is stretched to the container, with strokes of constant
/// width. Labels are HTML at relative positions, so they match the page's text size on phones and desktops.
struct Plot {
    /// A label next to an axis.
    struct Label {
        let position: Double
        let text: String
    }

    /// An entry of the legend, with the CSS class of its mark.
    struct Key {
        let text: String
        let style: String
    }

    /// The kind of chart, for style sheets and tests, such as "frames" or "histogram".
    let kind: String
    let title: String
    /// A description for screen readers.
    let summary: String
    var keys: [Key] = []
    var x: [Label] = []
    var y: [Label] = []
    /// The title of the x axis.
    var xTitle = ""
    /// The marks as SVG elements.
    var marks: [String] = []
    /// Points with the CSS class `style`. Coordinates are in 0...1, with y pointing up.
    var dots: [(x: Double, y: Double, style: String)] = []

    /// The chart as HTML.
    var html: String {
        let grid = y.map { #"<path class="grid" d="M0 \#(Self.coordinate(1 - $0.position))H1000"/>"# }.joined()
        let yLabels = y.map { label in
            #"<span class="y" style="bottom:\#(Self.percent(label.position))">\#(HTMLText.escaped(label.text))</span>"#
        }.joined()
        let xLabels = x.map { label in
            let edge = label.position < 0.04 ? " first" : label.position > 0.96 ? " last" : ""
            return #"<span class="x\#(edge)" style="left:\#(Self.percent(label.position))">"#
                + "\(HTMLText.escaped(label.text))</span>"
        }.joined()
        let points = dots.map { dot in
            #"<b class="\#(dot.style)" style="left:\#(Self.percent(dot.x));bottom:\#(Self.percent(dot.y))"></b>"#
        }.joined()
        let legend = keys.map { #"<li><i class="\#($0.style)"></i>\#(HTMLText.escaped($0.text))</li>"# }.joined()
        return """
            <figure class="chart \(kind)">
            <figcaption>\(HTMLText.escaped(title))</figcaption>
            \(keys.isEmpty ? "" : #"<ul class="keys">"# + legend + "</ul>")
            <div class="plot">\(yLabels)<svg viewBox="0 0 1000 1000" preserveAspectRatio="none" role="img" \
            aria-label="\(HTMLText.escaped(summary))">\(grid)\(marks.joined())</svg>\(points)\(xLabels)</div>
            \(xTitle.isEmpty ? "" : #"<p class="axis">"# + HTMLText.escaped(xTitle) + "</p>")
            </figure>
            """
    }

    // MARK: Marks

    /// Returns a line through `points`, whose coordinates are in 0...1 with y pointing up.
    static func line(_ points: [(x: Double, y: Double)], style: String) -> String {
        let path = points.enumerated().map { index, point in
            "\(index == 0 ? "M" : "L")\(coordinate(point.x)) \(coordinate(1 - point.y))"
        }.joined()
        return #"<path class="\#(style)" d="\#(path)"/>"#
    }

    /// Returns the area between two lines with the same x coordinates.
    static func band(_ points: [(x: Double, low: Double, high: Double)], style: String) -> String {
        let upper = points.map { "\(coordinate($0.x)) \(coordinate(1 - $0.high))" }
        let lower = points.reversed().map { "\(coordinate($0.x)) \(coordinate(1 - $0.low))" }
        return #"<path class="\#(style)" d="M\#((upper + lower).joined(separator: "L"))Z"/>"#
    }

    /// Returns a rectangle. `title` is its tooltip, unless `title` is empty.
    static func bar(x: ClosedRange<Double>, y: ClosedRange<Double>, style: String, title: String = "") -> String {
        let (left, top) = (coordinate(x.lowerBound), coordinate(1 - y.upperBound))
        let (width, height) = (
            coordinate(x.upperBound - x.lowerBound), coordinate(y.upperBound - y.lowerBound)
        )
        let words = title.isEmpty ? "" : "<title>\(HTMLText.escaped(title))</title>"
        return
            #"<rect class="\#(style)" x="\#(left)" y="\#(top)" width="\#(width)" height="\#(height)">\#(words)</rect>"#
    }

    /// Returns a horizontal line at `y`.
    static func level(_ y: Double, style: String) -> String {
        #"<path class="\#(style)" d="M0 \#(coordinate(1 - y))H1000"/>"#
    }

    /// Returns a rectangle across the plot, without an outline.
    static func zone(_ y: ClosedRange<Double>, style: String) -> String { bar(x: 0...1, y: y, style: style) }

    /// Returns a dot at each of `points`, as one path whose round caps have the width of its stroke.
    static func points(_ points: [(x: Double, y: Double)], style: String) -> String {
        let path = points.map { "M\(coordinate($0.x)) \(coordinate(1 - $0.y))h0" }.joined()
        return #"<path class="points \#(style)" d="\#(path)"/>"#
    }

    /// Formats a coordinate, 0...1, in the SVG's coordinate space.
    private static func coordinate(_ fraction: Double) -> String {
        let tenths = Int((fraction * 10_000).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
    }

    private static func percent(_ fraction: Double) -> String { String(format: "%.2f%%", fraction * 100) }
}
