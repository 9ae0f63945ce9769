/// A set of orientations of a handheld device. A desktop window doesn't rotate.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The bit mask, with one bit per orientation.
    public let rawValue: UInt

    /// Creates a set from its bit mask.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On its side, with the top on the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On its side, with the top on the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Either landscape orientation.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}
