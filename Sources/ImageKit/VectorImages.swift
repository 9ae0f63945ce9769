package import Foundation

/// Measures vector images, which can't be drawn, so that their space in a layout can be reserved.
package enum VectorImages {
    /// The range of widths and heights that are accepted, in points.
    private static let lengths = 1.0...2048

    /// Returns the size in points of the PDF or SVG image in `data`: the media box of the first page, or the size of
    /// the image or its view box. Returns `nil` if the data is in another format, or if the size is not found or not
    /// within 1...2048.
    package static func size(of data: Data) -> CGSize? {
        let size =
            if data.starts(with: "%PDF".utf8) {
                mediaBox(of: data)
            } else if data.withUnsafeBytes({ ImageFormat.isSVG($0) }) {
                svgSize(String(decoding: data.prefix(4096), as: UTF8.self))
            } else {
                CGSize?.none
            }
        guard let size, lengths.contains(size.width), lengths.contains(size.height) else { return nil }
        return size
    }

    private static func mediaBox(of data: Data) -> CGSize? {
        guard let key = data.range(of: Data("/MediaBox".utf8)) else { return nil }
        let text = String(decoding: data[key.upperBound...].prefix(256), as: UTF8.self).drop(while: \.isWhitespace)
        // Otherwise, the box is a reference to another object.
        guard text.hasPrefix("["), let end = text.firstIndex(of: "]") else { return nil }
        return size(ofBox: text[..<end].dropFirst()) { CGSize(width: $2 - $0, height: $3 - $1) }
    }

    private static func svgSize(_ text: String) -> CGSize? {
        guard let start = text.range(of: "<svg")?.upperBound else { return nil }
        let tag = text[start...].prefix { $0 != ">" }
        if let width = attribute("width", in: tag).flatMap(length),
            let height = attribute("height", in: tag).flatMap(length)
        {
            return CGSize(width: width, height: height)
        }
        return attribute("viewBox", in: tag).flatMap { size(ofBox: $0) { CGSize(width: $2, height: $3) } }
    }

    /// Calls `make` with the four numbers in `text`. Returns `nil` if there are not exactly four.
    private static func size(
        ofBox text: Substring, _ make: (Double, Double, Double, Double) -> CGSize
    ) -> CGSize? {
        let numbers = text.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
        return numbers.count == 4 ? make(numbers[0], numbers[1], numbers[2], numbers[3]) : nil
    }

    private static func attribute(_ name: String, in tag: Substring) -> Substring? {
        guard let start = tag.range(of: "\\s\(name)\\s*=\\s*[\"']", options: .regularExpression)?.upperBound else {
            return nil
        }
        return tag[start...].prefix { $0 != "\"" && $0 != "'" }
    }

    /// Returns the number in `text`, which may have the unit px or pt.
    private static func length(_ text: Substring) -> Double? {
        Double(text.hasSuffix("px") || text.hasSuffix("pt") ? text.dropLast(2) : text)
    }
}
