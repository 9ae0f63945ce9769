import DrawKit
import Foundation

/// A symbol as paths in a 24 by 24 square; see `SymbolPath` for the notation.
struct Symbol: Hashable {
    /// The stroked paths.
    var line = ""
    /// The filled paths.
    var inside = ""
    /// Paths that are cleared from the symbol: `cut` strokes them, `cutInside` fills them.
    var cut = ""
    var cutInside = ""
    /// The scale of the symbol around the center of its square, and the frame around it.
    var scale: CGFloat = 1
    var frame = Frame.none

    /// The frames that can surround a symbol.
    enum Frame: Hashable {
        case none, circle, disc, square, filledSquare

        /// The name suffixes of the frames.
        static let names: [(end: String, frame: Frame)] = [
            (".circle.fill", .disc), (".circle", .circle), (".square.fill", .filledSquare), (".square", .square),
        ]
    }

    /// The scale of a symbol in a frame.
    static let framedScale: CGFloat = 0.56

    /// The side of the square that symbols are designed in.
    static let side: CGFloat = 24

    /// Returns the symbol called `name`; `nil` if there is none.
    static func named(_ name: String) -> Symbol? {
        let name = SymbolTable.otherNames[name] ?? name
        if let symbol = SymbolTable.symbols[name] { return symbol }
        for (end, frame) in Frame.names where name.hasSuffix(end) {
            guard var symbol = SymbolTable.symbols[String(name.dropLast(end.count))], SymbolTable.framed.contains(name)
            else { continue }
            (symbol.scale, symbol.frame) = (framedScale, frame)
            return symbol
        }
        return nil
    }

    /// Returns up to six names with the same first word as `name`, or else the first names of all.
    static func names(like name: String) -> [String] {
        func word(_ name: String) -> Substring { name.prefix { $0 != "." } }
        let alike = names.filter { word($0) == word(name) }
        return Array((alike.isEmpty ? names : alike).prefix(6))
    }

    /// The names of all symbols.
    static let names = (Array(SymbolTable.symbols.keys) + Array(SymbolTable.framed) + SymbolTable.otherNames.keys)
        .filter { named($0) != nil }
        .sorted()
}

/// Parses paths from letters and numbers: `M` starts a subpath at a point, `L` adds a line to a point, `C` a cubic
/// curve by two control points and an end point, `Z` closes the subpath; `O` is a circle by center and radius, `R` a
/// rectangle by origin, size and corner radius, `A` a clockwise arc by center, radius and two angles in degrees.
enum SymbolPath {
    static func path(_ notation: String) -> CGMutablePath {
        let path = CGMutablePath()
        var words = notation.split(separator: " ").makeIterator()
        func numbers(_ count: Int) -> [CGFloat] {
            (0..<count).map { _ in words.next().flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
        }
        func points(_ count: Int) -> [CGPoint] { (0..<count).map { _ in point(numbers(2)) } }
        while let word = words.next() {
            switch word {
            case "M": path.move(to: points(1)[0])
            case "L": path.addLine(to: points(1)[0])
            case "C":
                let points = points(3)
                path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case "O":
                let circle = numbers(3)
                path.addEllipse(
                    in: CGRect(
                        x: circle[0] - circle[2], y: circle[1] - circle[2], width: 2 * circle[2], height: 2 * circle[2])
                )
            case "R":
                let box = numbers(5)
                path.addRoundedRect(
                    in: CGRect(x: box[0], y: box[1], width: box[2], height: box[3]), cornerWidth: box[4],
                    cornerHeight: box[4])
            case "A":
                let arc = numbers(5)
                path.addArc(
                    center: point(arc), radius: arc[2], startAngle: arc[3] * .pi / 180, endAngle: arc[4] * .pi / 180,
                    clockwise: false)
            case "Z": path.closeSubpath()
            default: break
            }
        }
        return path
    }

    private static func point(_ numbers: [CGFloat]) -> CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
}
