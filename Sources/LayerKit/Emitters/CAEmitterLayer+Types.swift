/// The shape from which an emitter layer emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a shape from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The point `emitterPosition`.
    public static let point = Self(rawValue: "point")
    /// A horizontal line as wide as `emitterSize`.
    public static let line = Self(rawValue: "line")
    /// A rectangle of `emitterSize`.
    public static let rectangle = Self(rawValue: "rectangle")
    /// Same as `rectangle`, because layers have no depth.
    public static let cuboid = Self(rawValue: "cuboid")
    /// A circle with the width of `emitterSize` as its radius.
    public static let circle = Self(rawValue: "circle")
    /// Same as `circle`, because layers have no depth.
    public static let sphere = Self(rawValue: "sphere")
}

/// The part of its shape from which an emitter layer emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The ends of a line, the corners of a rectangle or the center of a circle.
    public static let points = Self(rawValue: "points")
    /// The outline.
    public static let outline = Self(rawValue: "outline")
    /// Same as `outline`, because shapes are flat.
    public static let surface = Self(rawValue: "surface")
    /// The whole shape.
    public static let volume = Self(rawValue: "volume")
}

/// The order in which the particles of an emitter layer are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In any order.
    public static let unordered = Self(rawValue: "unordered")
    /// New particles above old ones.
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    /// New particles below old ones.
    public static let oldestLast = Self(rawValue: "oldestLast")
    /// Same as `unordered`, because layers have no depth.
    public static let backToFront = Self(rawValue: "backToFront")
    /// Same as `unordered`, because the colors of layers can't be added.
    public static let additive = Self(rawValue: "additive")
}
