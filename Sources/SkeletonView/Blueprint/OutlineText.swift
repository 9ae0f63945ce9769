import DrawKit
import Foundation
import ViewKit

/// Conversion of paths to and from SVG and CSS path data with the absolute commands `M`, `L`, `Q`, `C` and `Z`.
enum OutlineText {
    /// Returns the path data of `path`, moved by `offset`. An empty path becomes a single point, which also has no
    /// interior.
    static func data(of path: CGPath, movedBy offset: CGPoint = .zero) -> String {
        func text(_ letter: String, _ points: CGPoint...) -> String {
            letter + BlueprintText.numbers(points.flatMap { [$0.x + offset.x, $0.y + offset.y] })
        }
        guard !path.isEmpty else { return "M0 0Z" }
        return path.pieces.elements.map { element in
            switch element {
            case .move(let point): text("M", point)
            case .line(let point): text("L", point)
            case .quadratic(let control, let end): text("Q", control, end)
            case .cubic(let first, let second, let end): text("C", first, second, end)
            case .close: "Z"
            }
        }.joined()
    }

    /// Returns the path described by `data`, or `nil` if it is invalid.
    static func path(of data: String) -> UIBezierPath? {
        let path = UIBezierPath()
        var remaining = Substring(data)
        while let letter = remaining.popFirst() {
            guard let count = coordinates[letter] else {
                guard letter.isWhitespace else { return nil }
                continue
            }
            let end = remaining.firstIndex { $0.isLetter && $0 != "e" } ?? remaining.endIndex
            let words = remaining[..<end].split { $0 == " " || $0 == "," }
            let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
            remaining = remaining[end...]
            // A path must start with a move.
            guard words.count == count, numbers.count == count, letter == "M" || !path.isEmpty else { return nil }
            add(letter, stride(from: 0, to: count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }, to: path)
        }
        return path
    }

    /// The number of coordinates after each letter.
    private static let coordinates: [Character: Int] = ["M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0]

    private static func add(_ letter: Character, _ points: [CGPoint], to path: UIBezierPath) {
        switch letter {
        case "M": path.move(to: points[0])
        case "L": path.addLine(to: points[0])
        case "Q": path.addQuadCurve(to: points[1], controlPoint: points[0])
        case "C": path.addCurve(to: points[2], controlPoint1: points[0], controlPoint2: points[1])
        default: path.close()
        }
    }
}
