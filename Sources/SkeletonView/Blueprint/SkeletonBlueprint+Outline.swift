import Foundation
public import ViewKit

extension SkeletonBlueprint {
    /// The outline of a bone that isn't a rounded rectangle.
    public struct Outline: Hashable, Sendable {
        /// The path as SVG path data, relative to the box's top left corner. It uses only the absolute commands `M`,
        /// `L`, `Q`, `C` and `Z`. Coordinates are rounded to thousandths of a point.
        public let data: String
        /// `true` for the even-odd fill rule, `false` for the nonzero winding rule.
        public let isEvenOdd: Bool

        /// Creates an outline from a path and its fill rule.
        public init(_ path: UIBezierPath) {
            data = OutlineText.data(of: path.cgPath)
            isEvenOdd = path.usesEvenOddFillRule
        }

        /// Creates an outline from SVG path data, or returns `nil` if it is invalid or has commands that ``data``
        /// doesn't use.
        public init?(data: String, isEvenOdd: Bool = false) {
            guard let path = OutlineText.path(of: data) else { return nil }
            path.usesEvenOddFillRule = isEvenOdd
            self.init(path)
        }

        /// The outline as a path.
        public var path: UIBezierPath {
            // Never fails, because `data` was created from a path.
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

    /// Decodes an outline. A missing `isEvenOdd` means `false`.
    ///
    /// - Throws: `DecodingError` if the data isn't valid path data.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        let data = try values.decode(String.self, forKey: .data)
        let isEvenOdd = try values.decodeIfPresent(Bool.self, forKey: .isEvenOdd) ?? false
        guard let outline = Self(data: data, isEvenOdd: isEvenOdd) else {
            throw DecodingError.dataCorruptedError(
                forKey: .data, in: values, debugDescription: "\"\(data)\" is not a path of M, L, Q, C and Z commands.")
        }
        self = outline
    }

    /// Encodes the outline. `isEvenOdd` is omitted if it is `false`.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        try values.encode(data, forKey: .data)
        if isEvenOdd { try values.encode(isEvenOdd, forKey: .isEvenOdd) }
    }
}
