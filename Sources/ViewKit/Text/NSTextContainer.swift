public import Foundation
public import TextKit

/// How a text view fills its width with lines.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Room at both ends of every line, in points. 5 by default.
    open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
    /// The most lines to show; 0, the default, is as many as it takes.
    open var maximumNumberOfLines = 0 { didSet { didChange?() } }
    /// How lines end. `.byWordWrapping` by default.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }

    @preconcurrency var didChange: (@MainActor () -> Void)?

    public override init() {
        super.init()
    }
}
