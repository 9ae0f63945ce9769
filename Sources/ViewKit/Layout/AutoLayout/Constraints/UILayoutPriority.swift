/// The priority of a constraint, 0...1000. Constraints with a priority of 1000 are required; others are satisfied as
/// closely as constraints of higher priority allow.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number, 0...1000.
    public var rawValue: Float

    /// Creates a priority. `rawValue` is clamped to 0...1000; NaN becomes 0.
    public init(rawValue: Float) {
        self.rawValue = rawValue.isNaN ? 0 : min(max(rawValue, 0), 1000)
    }

    /// Creates a priority. `rawValue` is clamped to 0...1000; NaN becomes 0.
    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    /// The priority of a required constraint: 1000.
    public static let required = UILayoutPriority(1000)
    /// The default priority of compression resistance: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The default priority of content hugging: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The default priority of the target size in `systemLayoutSizeFitting`: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
    /// The priority of a drag that can resize the window: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority at which a window keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that can't resize the window: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)

    /// Returns `true` if `left` is lower than `right`.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }

    /// Returns `priority` raised by `distance`, but not above 1000.
    public static func + (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + distance)
    }

    /// Returns `priority` lowered by `distance`, but not below 0.
    public static func - (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - distance)
    }

    /// Raises `priority` by `distance`, but not above 1000.
    public static func += (priority: inout UILayoutPriority, distance: Float) {
        priority = priority + distance
    }

    /// Lowers `priority` by `distance`, but not below 0.
    public static func -= (priority: inout UILayoutPriority, distance: Float) {
        priority = priority - distance
    }

    /// The priority in the solver's type, 0...1000.
    var weight: Double { Double(rawValue) }
}
