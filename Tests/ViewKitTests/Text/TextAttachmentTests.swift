import DrawKit
import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("NSTextAttachment and NSShadow")
struct TextAttachmentTests {
    init() throws {
        try PinnedFonts.use()
    }

    /// Returns a red image of `width` by `height` points.
    private func redImage(_ width: Int, _ height: Int) -> UIImage {
        let words = [UInt32](repeating: 0xFFFF_0000, count: width * height)
        let size = PixelSize(width: Int32(width), height: Int32(height))
        return UIImage(bitmap: Bitmap(size: size, pixels: .color(words)))
    }

    private func label(_ attachment: NSTextAttachment, after text: String = "") -> UILabel {
        let label = UILabel()
        let string = NSMutableAttributedString(string: text)
        string.append(NSAttributedString(attachment: attachment))
        label.attributedText = string
        return label
    }

    @Test("A string with an attachment has one character with the attribute")
    func strings() {
        let attachment = NSTextAttachment(image: redImage(10, 10))
        let string = NSAttributedString(attachment: attachment)
        #expect(string.string == "\u{FFFC}" && NSTextAttachment.character == 0xFFFC)
        #expect(string.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
        #expect(string.containsAttachments(in: NSRange(location: 0, length: 1)))
        #expect(!NSAttributedString(string: "a").containsAttachments(in: NSRange(location: 0, length: 1)))
    }

    @Test("The size of a label includes its images, at their own size or in their bounds")
    func labelSize() {
        let plain = UILabel()
        plain.text = "ab"
        let size = plain.intrinsicContentSize
        let attachment = NSTextAttachment(image: redImage(30, 40))
        let natural = label(attachment, after: "ab").intrinsicContentSize
        #expect(natural.width == size.width + 30)
        #expect(natural.height > 40 && natural.height < 40 + size.height)
        attachment.bounds = CGRect(x: 0, y: -2, width: 8, height: 8)
        #expect(
            label(attachment, after: "ab").intrinsicContentSize == CGSize(width: size.width + 8, height: size.height))
        #expect(label(NSTextAttachment(), after: "ab").intrinsicContentSize.width == size.width)
    }

    @Test("Images are drawn in their colors, and templates and symbols in the color of the text")
    func colors() throws {
        let image = redImage(20, 20)
        let symbol = try #require(UIImage(systemName: "heart.fill"))
        let cases = [
            (image, [255, 0, 0]), (image.withRenderingMode(.alwaysTemplate), [0, 0, 255]), (symbol, [0, 0, 255]),
        ]
        for (image, expected) in cases {
            let stage = OffscreenStage(size: CGSize(width: 40, height: 40))
            let attachment = NSTextAttachment(image: image)
            attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            let label = label(attachment)
            label.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            label.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            stage.window.addSubview(label)
            stage.advance(by: 0)
            #expect(stage.pixel(x: 10, y: 20).bytes == expected)
            #expect(stage.pixel(x: 30, y: 20).bytes == [255, 255, 255])
        }
    }

    @Test("A subclass determines the bounds from the height of the line")
    func customBounds() {
        final class Icon: NSTextAttachment {
            var lines: [CGRect] = []
            var indices: [Int] = []

            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint, characterIndex charIndex: Int
            ) -> CGRect {
                lines.append(lineFrag)
                indices.append(charIndex)
                return CGRect(x: 0, y: 0, width: 25, height: 5)
            }
        }
        let font = UIFont.systemFont(ofSize: 30)
        let icon = Icon(image: redImage(10, 10))
        let string = NSMutableAttributedString(string: "ab", attributes: [.font: font])
        string.append(NSAttributedString(attachment: icon))
        string.addAttribute(.font, value: font, range: NSRange(location: 0, length: 3))
        let plain = NSAttributedString(string: "ab", attributes: [.font: font]).size()
        #expect(abs(string.size().width - plain.width - 25) < 0.01)
        #expect(icon.indices == [2] && icon.lines.map(\.height) == [font.lineHeight])
    }

    @Test("Assistive technologies get the text without the characters of attachments")
    func accessibility() {
        let attachment = NSTextAttachment(image: redImage(10, 10))
        #expect(label(attachment, after: "Nine likes").accessibilityLabel == "Nine likes")
        #expect(!label(attachment).isAccessibilityElement)
        let button = UIButton()
        let title = NSMutableAttributedString(attachment: attachment)
        title.append(NSAttributedString(string: "Like"))
        button.setAttributedTitle(title, for: .normal)
        #expect(button.accessibilityLabel == "Like")
    }

    @Test("The data of an attachment becomes its image")
    func data() throws {
        let data = try #require(redImage(6, 4).pngData())
        let attachment = NSTextAttachment(data: data, ofType: "public.png")
        #expect(attachment.image?.size == CGSize(width: 6, height: 4))
        #expect(attachment.contents == data && attachment.fileType == "public.png")
        #expect(NSTextAttachment(data: nil, ofType: nil).image == nil)
    }

    @Test("A subclass that overrides only init(data:ofType:) has the other initializers, too")
    func subclassInitializers() {
        final class Mention: NSTextAttachment {
            var types: [String?] = []

            override init(data contentData: Data?, ofType uti: String?) {
                super.init(data: contentData, ofType: uti)
                types.append(uti)
            }
        }
        #expect(Mention(data: nil, ofType: "public.text").types == ["public.text"])
        #expect(Mention().types == [nil])
        #expect(Mention(image: redImage(6, 4)).image?.size == CGSize(width: 6, height: 4))
    }

    @Test("The shadow of the first character applies to a label, and takes precedence over shadowColor")
    func shadow() throws {
        let shadow = NSShadow()
        shadow.shadowColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        shadow.shadowOffset = CGSize(width: 20, height: 0)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        label.shadowColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        label.shadowOffset = CGSize(width: 20, height: 0)
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
        ]
        /// Returns a pixel of the text and one of its shadow.
        func pixels() throws -> [UInt32] {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 40), format: format).image { _ in
                label.drawText(in: CGRect(x: 40, y: 0, width: 60, height: 40))
            }
            let bitmap = try #require(image.cgImage?.bitmap(for: PixelSize(width: 100, height: 40)))
            guard case .color(let words) = bitmap.pixels else { return [] }
            return [words[20 * 100 + 46], words[20 * 100 + 68]]
        }
        label.attributedText = NSAttributedString(
            string: "█", attributes: attributes.merging([.shadow: shadow]) { _, new in new })
        #expect(try pixels() == [0xFFFF_0000, 0xFF00_00FF])
        label.attributedText = NSAttributedString(string: "█", attributes: attributes)
        #expect(try pixels() == [0xFFFF_0000, 0xFF00_FF00])
        label.shadowColor = nil
        #expect(try pixels() == [0xFFFF_0000, 0])
    }

    @Test("Shadows with the same values are equal, and a text can have several of them")
    func shadows() {
        let (one, other) = (NSShadow(), NSShadow())
        #expect(one == other && one.copy() as? NSShadow == one && one.hash == other.hash)
        other.shadowOffset.width = 2
        #expect(one != other)
        let text = NSMutableAttributedString(string: "a", attributes: [.shadow: one])
        text.append(NSAttributedString(string: "b", attributes: [.shadow: other]))
        #expect(text.attribute(.shadow, at: 1, effectiveRange: nil) as? NSShadow === other)
    }
}
