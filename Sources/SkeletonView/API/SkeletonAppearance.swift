public import Foundation
public import ViewKit

/// The defaults of all skeletons.
public enum SkeletonAppearance {
    /// The defaults; change its properties, or put another object in its place.
    @MainActor public static var `default` = SkeletonViewAppearance()
}

/// Defaults that skeletons read when they are shown and laid out.
@MainActor
public final class SkeletonViewAppearance {
    /// The colour of solid bones. `.skeletonDefault` by default.
    public var tintColor: UIColor = .skeletonDefault
    /// The colours of gradient bones. A gradient of `.skeletonDefault` by default.
    public var gradient = SkeletonGradient(baseColor: .skeletonDefault)
    /// The height of a text line's bone, in points. 15 by default.
    public var multilineHeight: CGFloat = 15
    /// The distance between text lines' bones, in points. 10 by default.
    public var multilineSpacing: CGFloat = 10
    /// How much of the width the last line's bone takes, in percent. 70 by default.
    public var multilineLastLineFillPercent = 70
    /// The corner radius of text lines' bones, in points. 0 by default.
    public var multilineCornerRadius = 0
    /// Whether text of a single line gets one block instead of a line's bone. False by default.
    public var renderSingleLineAsView = false
    /// The corner radius of blocks whose view has none, in points. 0 by default.
    public var skeletonCornerRadius: Float = 0

    private var chosenLineHeight: SkeletonTextLineHeight?

    /// Makes an appearance with every default.
    public init() {}

    /// How high text lines' bones are; `.fixed(multilineHeight)` until it is set.
    public var textLineHeight: SkeletonTextLineHeight {
        get { chosenLineHeight ?? .fixed(multilineHeight) }
        set { chosenLineHeight = newValue }
    }
}
