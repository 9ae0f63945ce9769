public import Foundation
package import TextKit

/// An image in attributed text, in the place of a U+FFFC character. Create the text with
/// `NSAttributedString(attachment:)`.
///
/// Text reads the attachment when it is passed to a view, measured or drawn; later changes of the attachment have no
/// effect on a view. Templates and symbols are drawn in the color of the text.
open class NSTextAttachment: NSObject {
    // Must be the first stored property: see `FoundationWord`.
    private let foundationWord = FoundationWord.ofObject
    /// The image. `nil`, the default, leaves the space empty.
    open var image: UIImage?
    /// The place of the image, in points. The origin is on the baseline: a positive y-coordinate raises the image, and
    /// a negative one lowers it. Lines get taller if needed. If the size is zero, the default, the image has its own
    /// size. The x-coordinate is ignored; lengths are limited to 2,000 points.
    open var bounds = CGRect.zero
    /// The data of a file that the attachment represents. `nil` by default. Setting it doesn't change the image.
    open var contents: Data?
    /// The type of `contents`, such as "public.png". `nil` by default.
    open var fileType: String?

    /// The code of the character that an attachment replaces, U+FFFC.
    public class var character: Int { Int(TextAttachment.character.value) }

    /// Creates an attachment without an image, which takes no space until its bounds are set.
    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    /// Creates an attachment that shows `image`.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// Creates an attachment with the contents of a file, which becomes the image if it is an image file. `uti` is
    /// stored as the file type.
    public init(data contentData: Data?, ofType uti: String?) {
        super.init()
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
    }

    /// Returns the bounds for the character at `charIndex`. Returns `bounds` or, if its size is zero, the size of the
    /// image at the origin of `bounds`. Subclasses can return other bounds.
    ///
    /// - Parameters:
    ///   - textContainer: Always `nil`, because the bounds don't depend on the view.
    ///   - lineFrag: A rectangle as high as a line in the font of the character. It is 2,000 points wide, because the
    ///     width of the text is not known yet.
    ///   - position: Always zero.
    ///   - charIndex: The index of the first of the characters that share this attachment.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds.size == .zero else { return bounds }
        return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
    }
}

extension NSAttributedString {
    /// Creates a string of one U+FFFC character with `attachment`.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: String(TextAttachment.character), attributes: [.attachment: attachment])
    }

    /// Returns `true` if any character in `range` has an attachment.
    public func containsAttachments(in range: NSRange) -> Bool {
        var isFound = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            guard value is NSTextAttachment else { return }
            isFound = true
            stop.pointee = true
        }
        return isFound
    }
}

extension NSTextAttachment {
    /// Returns the value for the layout of text in `font`; `nil` stands for the 12-point system font, the default of
    /// attributed strings.
    func value(font: UIFont?, index: Int) -> TextAttachment {
        let font = font ?? .systemFont(ofSize: UIFont.smallSystemFontSize)
        let line = CGRect(x: 0, y: 0, width: TextAttachment.maximumLength, height: font.lineHeight)
        let bounds = attachmentBounds(
            for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
        return TextAttachment(bounds: bounds, image: image)
    }
}

extension String {
    /// The string without the characters that attachments replace, for assistive technologies.
    var withoutAttachments: String {
        guard unicodeScalars.contains(TextAttachment.character) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.filter { $0 != TextAttachment.character }))
    }
}
