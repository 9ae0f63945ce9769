public import Foundation

/// The layout options of a text view.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The padding at both ends of every line, in points. 5 by default.
    open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
    /// The maximum number of lines. 0, the default, means no limit.
    open var maximumNumberOfLines = 0 { didSet { didChange?() } }
    /// The wrapping and truncation of lines. `.byWordWrapping` by default.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }

    @preconcurrency package var didChange: (@MainActor () -> Void)?

    /// Creates a container without a limit on the number of lines.
    public override init() {
        super.init()
    }
}
