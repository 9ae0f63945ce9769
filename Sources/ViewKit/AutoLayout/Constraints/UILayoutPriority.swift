/// How much a constraint matters, 0...1000: 1000 must hold, less is met as nearly as higher ones allow.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number, 0...1000.
    public var rawValue: Float

    /// Makes a priority of `rawValue`, 0...1000; values outside are moved to the nearer end, and NaN is 0.
    public init(rawValue: Float) {
        self.rawValue = rawValue.isNaN ? 0 : min(max(rawValue, 0), 1000)
    }

    /// Makes a priority of `rawValue`, 0...1000; values outside are moved to the nearer end, and NaN is 0.
    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    /// Must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// What content resists compression with: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// What content hugs with: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// What `systemLayoutSizeFitting` asks for its target size with: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
    /// A drag that may resize the window: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The window stays as large as it is: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// A drag that may not resize the window: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)

    /// The priority for the solver.
    var weight: Double { Double(rawValue) }
}
