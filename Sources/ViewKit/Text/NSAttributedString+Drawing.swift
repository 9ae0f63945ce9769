public import Foundation
import TextKit

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bit mask, as in UIKit.
    public let rawValue: Int

    /// Creates options from a bit mask.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Wraps lines at the given width. Without this option, the text has one line per paragraph.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Accepted but has no effect, because lines always use the leading of their fonts.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// An object that contains settings for measuring and drawing text, and receives the results.
open class NSStringDrawingContext: NSObject {
    /// Has no effect, because text is never scaled to fit. 0 by default.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor by which the text was scaled: 1 after measuring or drawing, 0 before.
    open internal(set) var actualScaleFactor: CGFloat = 0
    /// The bounding rectangle of the most recently measured text; zero before any measurement.
    open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// Returns the unrounded size, in points, of the text with one line per paragraph. Text without a font is measured
    /// in the 12-point system font.
    public func size() -> CGSize {
        boundingRect(with: .zero, options: [], context: nil).size
    }

    /// Returns the bounding rectangle of the text, starting at the origin, in points. The rectangle is not rounded;
    /// before using its size for a view, round the size up.
    ///
    /// - Parameters:
    ///   - size: The width at which lines wrap if `options` contains `.usesLineFragmentOrigin`. Zero, negative and
    ///     nonfinite widths set no limit. The height is ignored.
    ///   - options: The options for measuring.
    ///   - context: Receives the rectangle as `totalBounds`; can be `nil`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let text = StyledText(self)
        let paragraph = text.runs.first?.style.paragraph
        let style = TextStyle(
            font: .systemFont(ofSize: UIFont.smallSystemFontSize), alignment: paragraph?.alignment ?? .natural,
            lineBreakMode: paragraph?.lineBreakMode ?? .byWordWrapping, numberOfLines: 0)
        let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
        let layout = TextLayout(text, style: style, width: wraps ? size.width : nil)
        let rect = CGRect(origin: .zero, size: layout.exactSize)
        context?.totalBounds = rect
        context?.actualScaleFactor = 1
        return rect
    }
}

extension NSString {
    /// Returns the unrounded size, in points, of the text with one line per paragraph.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(describing: self), attributes: attributes).size()
    }

    /// Returns the bounding rectangle of the text, starting at the origin; see `NSAttributedString.boundingRect`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(describing: self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}
