import Foundation

extension Path {
    /// The path in the opposite direction, with its subpaths in reverse order. A closed subpath stays closed and begins
    /// at the same point.
    package var reversed: Path {
        var reversed = Path()
        for part in parts.reversed() { reversed.append(part.reversed) }
        return reversed
    }

    // MARK: Private

    /// A subpath in its original direction.
    private struct Part {
        var start: CGPoint
        var elements: [Element] = []
        var isClosed = false

        var reversed: Path {
            var path = Path()
            // A closed subpath begins with its closing line, reversed.
            if isClosed { path.move(to: start) }
            for index in elements.indices.reversed() {
                let (end, begin) = (elements[index].end ?? start, index > 0 ? elements[index - 1].end ?? start : start)
                if path.isEmpty { path.move(to: end) } else if path.currentPoint != end { path.addLine(to: end) }
                switch elements[index] {
                case .quadratic(let control, _): path.addQuadratic(to: begin, control: control)
                case .cubic(let first, let second, _): path.addCubic(to: begin, first: second, second: first)
                case .line: path.addLine(to: begin)
                case .move, .close: break
                }
            }
            if elements.isEmpty { path.move(to: start) }
            if isClosed { path.close() }
            return path
        }
    }

    private var parts: [Part] {
        var parts: [Part] = []
        for element in elements {
            switch element {
            case .move(let point): parts.append(Part(start: point))
            case .close: parts[parts.count - 1].isClosed = true
            default: parts[parts.count - 1].elements.append(element)
            }
        }
        return parts
    }
}
