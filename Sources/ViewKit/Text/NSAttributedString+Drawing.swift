public import Foundation
import TextKit

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
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
    /// Ends the last line that fits in the given height with an ellipsis if the text is longer. The first line is
    /// always shown. No effect without `usesLineFragmentOrigin`.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
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
    ///     nonfinite widths set no limit. The height is ignored unless `options` contains `.truncatesLastVisibleLine`.
    ///   - options: The options for measuring.
    ///   - context: Receives the rectangle as `totalBounds`; can be `nil`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let layout = drawnLayout(in: size, options: options)
        let rect = CGRect(origin: .zero, size: layout.exactSize)
        context?.totalBounds = rect
        context?.actualScaleFactor = 1
        return rect
    }

    /// Returns the text as it is measured and drawn. Zero, negative and nonfinite lengths set no limit.
    func drawnLayout(in size: CGSize, options: NSStringDrawingOptions) -> TextLayout {
        let text = StyledText(self)
        let paragraph = text.runs.first?.style.paragraph
        var style = TextStyle(
            font: .systemFont(ofSize: UIFont.smallSystemFontSize), alignment: paragraph?.alignment ?? .natural,
            lineBreakMode: paragraph?.lineBreakMode ?? .byWordWrapping, numberOfLines: 0)
        let wraps = options.contains(.usesLineFragmentOrigin)
        let width = wraps && size.width > 0 ? size.width : nil
        let layout = TextLayout(text, style: style, width: width)
        guard wraps, options.contains(.truncatesLastVisibleLine), size.height > 0,
            layout.exactSize.height > size.height, layout.lineCount > 1
        else { return layout }
        style.lineBreakMode = .byTruncatingTail
        func truncated(to lines: Int) -> TextLayout {
            style.numberOfLines = lines
            return TextLayout(text, style: style, width: width)
        }
        // Finds the largest number of lines that fits.
        var (fitting, tooMany) = (1, layout.lineCount)
        while tooMany - fitting > 1 {
            let middle = (fitting + tooMany) / 2
            if truncated(to: middle).exactSize.height > size.height { tooMany = middle } else { fitting = middle }
        }
        return truncated(to: fitting)
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
