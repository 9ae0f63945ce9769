package import DrawKit
package import Foundation

/// An image that text can contain. It is requested while text is rendered, on any thread, and must not use text itself.
package protocol TextImage: AnyObject, Sendable {
    /// The approximate number of bytes that the image takes.
    var byteCount: Int { get }

    /// Returns the image for drawing at `size` pixels; it is scaled if its own size differs. Coverage is tinted with
    /// `tint` or, if that is `nil`, with the color of the text. Returns `nil` if there is nothing to draw.
    func picture(for size: PixelSize, isDark: Bool) -> (bitmap: Bitmap, tint: CGColor?)?
}

/// An image, or an empty space, in the place of a U+FFFC character.
package struct TextAttachment: Hashable, Sendable {
    /// The size in points.
    package var size: CGSize
    /// The distance of the bottom edge above the baseline, in points; negative if it is below the baseline.
    package var bottom: CGFloat
    /// The image; `nil` if nothing is drawn.
    package let image: (any TextImage)?

    /// The character that attachments replace.
    package static let character: Unicode.Scalar = "\u{FFFC}"
    /// The UTF-8 code units of `character`.
    static let bytes: [UInt8] = [0xEF, 0xBF, 0xBC]

    /// The maximum width, height and distance from the baseline, in points.
    package static let maximumLength: CGFloat = 2000
    /// The maximum sum of the extents of all attachments of a text, in points. Larger sums could overflow Pango's
    /// 32-bit lengths.
    static let maximumTotalExtent: CGFloat = 500_000

    /// Creates an attachment with `bounds`, whose origin is on the baseline. Positive y-coordinates are above the
    /// baseline; the x-coordinate is ignored. Lengths are clamped to `maximumLength`; negative sizes and numbers that
    /// are not finite become 0.
    package init(bounds: CGRect, image: (any TextImage)?) {
        func sanitized(_ value: CGFloat, minimum: CGFloat) -> CGFloat {
            value.isFinite ? min(max(value, minimum), Self.maximumLength) : 0
        }
        size = CGSize(
            width: sanitized(bounds.size.width, minimum: 0), height: sanitized(bounds.size.height, minimum: 0))
        bottom = sanitized(bounds.origin.y, minimum: -Self.maximumLength)
        self.image = size.width > 0 && size.height > 0 ? image : nil
    }

    /// An attachment without a size.
    static let empty = TextAttachment(bounds: .zero, image: nil)

    /// A length, in points, that is at least the width and the height that the attachment adds to a text.
    var extent: CGFloat { max(size.width, size.height + abs(bottom)) }

    /// Returns the attachment with its lengths multiplied by `factor`.
    func scaled(by factor: CGFloat) -> TextAttachment {
        TextAttachment(
            bounds: CGRect(x: 0, y: bottom * factor, width: size.width * factor, height: size.height * factor),
            image: image)
    }

    /// Returns `true` if both have the same bounds and the same image object.
    package static func == (left: TextAttachment, right: TextAttachment) -> Bool {
        left.size == right.size && left.bottom == right.bottom && left.image === right.image
    }

    /// Hashes the properties that `==` compares.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(bottom)
        hasher.combine(image.map(ObjectIdentifier.init))
    }
}
