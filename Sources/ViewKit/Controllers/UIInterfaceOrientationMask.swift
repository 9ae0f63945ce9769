/// The ways that a screen which is held in hands can be turned, as a set. A window of a desktop is not turned.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// One bit a way.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On its side, the upper end at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On its side, the upper end at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    /// All.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}
