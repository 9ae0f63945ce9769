public import Foundation
public import TextKit

/// How a text view fills its width with lines.
@preconcurrency @MainActor
public final class NSTextContainer {
    /// Room at both ends of every line, in points. 5 by default.
    public var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
    /// The most lines to show; 0, the default, is as many as it takes.
    public var maximumNumberOfLines = 0 { didSet { didChange?() } }
    /// How lines end. `.byWordWrapping` by default.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }

    @preconcurrency var didChange: (@MainActor () -> Void)?

    init() {}
}
