public import Foundation

/// The layout options of a text view.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The padding at both ends of every line, in points. The default is 5.
    open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
    /// The maximum number of lines. The default is 0, which means no limit.
    open var maximumNumberOfLines = 0 { didSet { didChange?() } }
    /// The line break mode. The default is `.byWordWrapping`.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }

    @preconcurrency package var didChange: (@MainActor () -> Void)?

    public override init() {
        super.init()
    }
}
