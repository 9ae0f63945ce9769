import Foundation
public import ViewKit

extension SkeletonBlueprint {
    /// The outline of a bone that is no rounded rectangle.
    public struct Outline: Hashable, Sendable {
        /// The path as SVG writes it, in coordinates that begin at the box's top left: absolute moves, lines, curves
        /// and closings, `M`, `L`, `Q`, `C` and `Z`, in thousandths of a point.
        public let data: String
        /// Whether the points are inside that the path goes round an odd number of times, instead of those that it
        /// goes round.
        public let isEvenOdd: Bool

        /// Makes an outline of `path`.
        public init(_ path: UIBezierPath) {
            (data, isEvenOdd) = (OutlineText.data(of: path.cgPath), path.usesEvenOddFillRule)
        }

        /// Makes an outline of a path as SVG writes it; nil for what is none, and for letters other than those of
        /// ``data``.
        public init?(data: String, isEvenOdd: Bool = false) {
            guard let path = OutlineText.path(of: data) else { return nil }
            path.usesEvenOddFillRule = isEvenOdd
            self.init(path)
        }

        /// The outline as a path.
        public var path: UIBezierPath {
            // Whatever `data` has came from a path.
            let path = OutlineText.path(of: data) ?? UIBezierPath()
            path.usesEvenOddFillRule = isEvenOdd
            return path
        }
    }
}

extension SkeletonBlueprint.Outline: Codable {
    private enum Keys: String, CodingKey {
        case data, isEvenOdd
    }

    /// Reads an outline; throws for one whose data is no path.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        let data = try values.decode(String.self, forKey: .data)
        let isEvenOdd = try values.decodeIfPresent(Bool.self, forKey: .isEvenOdd) ?? false
        guard let outline = Self(data: data, isEvenOdd: isEvenOdd) else {
            throw DecodingError.dataCorruptedError(
                forKey: .data, in: values, debugDescription: "\"\(data)\" is no path of M, L, Q, C and Z.")
        }
        self = outline
    }

    /// Writes the outline.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        try values.encode(data, forKey: .data)
        if isEvenOdd { try values.encode(isEvenOdd, forKey: .isEvenOdd) }
    }
}
