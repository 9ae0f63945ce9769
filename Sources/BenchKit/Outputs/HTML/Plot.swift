import Foundation

/// A chart: lines and areas that stretch with the page, and words beside them that do not.
///
/// The drawing is SVG in a square of 1000 by 1000 that takes whatever shape its place has, with strokes that keep their
/// width. Words are HTML at places in percent, so they have the size of the page's text on a telephone as on a desk.
struct Plot {
    /// A word beside an axis.
    struct Label {
        let place: Double
        let text: String
    }

    /// A line of the legend: a name, and the class of what it names.
    struct Key {
        let text: String
        let style: String
    }

    /// What kind of chart it is, for style sheets and tests: "frames", "histogram", ...
    let kind: String
    let title: String
    /// What is seen, for those who do not see it.
    let summary: String
    var keys: [Key] = []
    var x: [Label] = []
    var y: [Label] = []
    /// What the axes measure.
    var xTitle = ""
    /// SVG elements.
    var marks: [String] = []
    /// Points that are seen as such, of the class `style`; coordinates are from 0 to 1 and grow upwards.
    var dots: [(x: Double, y: Double, style: String)] = []

    /// The chart as HTML.
    var html: String {
        let grid = y.map { #"<path class="grid" d="M0 \#(Self.coordinate(1 - $0.place))H1000"/>"# }.joined()
        let yLabels = y.map { label in
            #"<span class="y" style="bottom:\#(Self.percent(label.place))">\#(HTMLText.escaped(label.text))</span>"#
        }.joined()
        let xLabels = x.map { label in
            let edge = label.place < 0.04 ? " first" : label.place > 0.96 ? " last" : ""
            return #"<span class="x\#(edge)" style="left:\#(Self.percent(label.place))">"#
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

    /// A line through `points`, whose coordinates are from 0 to 1 and grow upwards.
    static func line(_ points: [(x: Double, y: Double)], style: String) -> String {
        let path = points.enumerated().map { index, point in
            "\(index == 0 ? "M" : "L")\(coordinate(point.x)) \(coordinate(1 - point.y))"
        }.joined()
        return #"<path class="\#(style)" d="\#(path)"/>"#
    }

    /// The area between two lines over the same places.
    static func band(_ points: [(x: Double, low: Double, high: Double)], style: String) -> String {
        let there = points.map { "\(coordinate($0.x)) \(coordinate(1 - $0.high))" }
        let back = points.reversed().map { "\(coordinate($0.x)) \(coordinate(1 - $0.low))" }
        return #"<path class="\#(style)" d="M\#((there + back).joined(separator: "L"))Z"/>"#
    }

    /// A rectangle with a text that appears under the pointer.
    static func bar(x: ClosedRange<Double>, y: ClosedRange<Double>, style: String, title: String = "") -> String {
        let (left, top) = (coordinate(x.lowerBound), coordinate(1 - y.upperBound))
        let (width, height) = (
            coordinate(x.upperBound - x.lowerBound), coordinate(y.upperBound - y.lowerBound)
        )
        let words = title.isEmpty ? "" : "<title>\(HTMLText.escaped(title))</title>"
        return
            #"<rect class="\#(style)" x="\#(left)" y="\#(top)" width="\#(width)" height="\#(height)">\#(words)</rect>"#
    }

    /// A line from one side to the other at the height `y`.
    static func level(_ y: Double, style: String) -> String {
        #"<path class="\#(style)" d="M0 \#(coordinate(1 - y))H1000"/>"#
    }

    /// A number of the drawing's square.
    private static func coordinate(_ part: Double) -> String {
        let tenths = Int((part * 10_000).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
    }

    private static func percent(_ part: Double) -> String { String(format: "%.2f%%", part * 100) }
}
