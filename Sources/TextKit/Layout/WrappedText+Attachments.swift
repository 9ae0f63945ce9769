import CPango
import DrawKit
import Foundation

extension WrappedText {
    /// Gives the U+FFFC characters in `text` the sizes of their attachments.
    func addAttachments(
        of text: ArraySlice<UInt8>, style: TextStyle, to attributes: OpaquePointer?, system: inout FontSystem
    ) {
        for span in spans.spans where span.bytes.upperBound > text.startIndex {
            guard span.bytes.lowerBound < text.endIndex else { break }
            guard let attachment = span.style.attachment else { continue }
            var ink = Self.box(of: attachment)
            // The line always includes the baseline.
            let top = min(ink.y, 0)
            var box = PangoRectangle(x: 0, y: top, width: ink.width, height: max(ink.y + ink.height, 0) - top)
            if attachment.size.height == 0 {
                // Takes the height of a line of text.
                let metrics = system.metrics(of: span.style.font ?? style.font)
                box.y = Self.units(-metrics.ascender)
                box.height = Self.units(metrics.ascender - metrics.descender)
            }
            if attachment.image == nil { ink = PangoRectangle() }
            let part = text[max(span.bytes.lowerBound, text.startIndex)..<min(span.bytes.upperBound, text.endIndex)]
            for index in part.indices where part[index...].starts(with: TextAttachment.bytes) {
                let shape = pango_attr_shape_new(&ink, &box)
                shape?.pointee.start_index = UInt32(index - text.startIndex)
                shape?.pointee.end_index = UInt32(index - text.startIndex + TextAttachment.bytes.count)
                pango_attr_list_insert(attributes, shape)
            }
        }
    }

    /// Returns the place of `attachment` in a line, in Pango units from the point where it begins on the baseline.
    private static func box(of attachment: TextAttachment) -> PangoRectangle {
        PangoRectangle(
            x: 0, y: units(-attachment.bottom - attachment.size.height), width: units(attachment.size.width),
            height: units(attachment.size.height))
    }

    private static func units(_ points: CGFloat) -> Int32 { Int32((points * Double(PANGO_SCALE)).rounded()) }
}
