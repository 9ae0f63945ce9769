public import Foundation
import TextKit

/// How the size of text is measured, as a set.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Breaks lines at the given width; else the text has one line a paragraph.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Taken as it is: lines always are as far apart as their fonts say.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// What iOS notes about a measurement. There is nothing to note here: pass nil.
public enum NSStringDrawingContext {}

extension NSAttributedString {
    /// The size of the text with one line a paragraph, in points, not rounded. What has no font is measured in the
    /// system font of 12 points.
    @preconcurrency @MainActor
    public func size() -> CGSize {
        boundingRect(with: .zero, options: [], context: nil).size
    }

    /// The rectangle, from the origin, that the text takes, in points. Its sides are not rounded: round them up for a
    /// view.
    ///
    /// - Parameters:
    ///   - size: The width that lines are broken at, with `.usesLineFragmentOrigin`; 0, and what is not finite, is no
    ///     limit. The height is no limit.
    ///   - options: How it is measured.
    ///   - context: Nil; there is none here.
    @preconcurrency @MainActor
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?)
        -> CGRect
    {
        let text = StyledText(self)
        let paragraph = text.runs.first?.style.paragraph
        let style = TextStyle(
            font: .systemFont(ofSize: UIFont.smallSystemFontSize), alignment: paragraph?.alignment ?? .natural,
            lineBreakMode: paragraph?.lineBreakMode ?? .byWordWrapping, numberOfLines: 0)
        let isBroken = options.contains(.usesLineFragmentOrigin) && size.width > 0
        let layout = TextLayout(text, style: style, width: isBroken ? size.width : nil)
        return CGRect(origin: .zero, size: layout.exactSize)
    }
}

extension NSString {
    /// The size of the text with one line a paragraph, in points, not rounded.
    @preconcurrency @MainActor
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(describing: self), attributes: attributes).size()
    }

    /// The rectangle, from the origin, that the text takes; see `NSAttributedString.boundingRect`.
    @preconcurrency @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(describing: self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}
