public import Foundation

/// The region in which a layout manager or a text view lays out text, and its layout options.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The size of the region in points. A width or height of 0, the default, or less means no limit. Text views ignore
    /// the size.
    open var size: CGSize { didSet { if size != oldValue { didChange?() } } }
    /// The padding at both ends of every line, in points. 5 by default.
    open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
    /// The maximum number of lines. 0, the default, means no limit.
    open var maximumNumberOfLines = 0 { didSet { didChange?() } }
    /// The wrapping and truncation of lines. `.byWordWrapping` by default.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }

    @preconcurrency package var didChange: (@MainActor () -> Void)?
    /// The layout manager of the container.
    package weak var owner: AnyObject?

    /// Creates a container of `size` points.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Creates a container without limits. Nothing is read from `coder`.
    public required init(coder: NSCoder) {
        size = .zero
        super.init()
    }

    /// Creates a container without limits.
    public convenience override init() {
        self.init(size: .zero)
    }
}
