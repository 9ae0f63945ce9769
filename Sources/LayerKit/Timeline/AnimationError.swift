/// The reason that an animation is invalid.
enum AnimationError: Error, Equatable, CustomStringConvertible {
    /// No layer has an animatable property with this key path.
    case unknownKeyPath(String?)
    /// Layers of this class don't have the property.
    case missingProperty(LayerProperty, layer: String)
    /// The type of a value doesn't match the property.
    case wrongValue(LayerProperty, field: String, given: String)
    /// A value contains NaN or infinity.
    case notFinite(LayerProperty, field: String)
    /// The calculation mode is unknown.
    case unknownCalculationMode(LayerProperty, String)
    /// A path is set for a property that is neither a point nor a translation.
    case noPath(LayerProperty)
    /// The spring parameters are physically impossible.
    case impossibleSpring(LayerProperty, field: String, given: Double)

    /// A transition is inside a group.
    case transitionInGroup

    var description: String {
        switch self {
        case .unknownKeyPath(let path):
            "no animatable property has the key path \(path.map { "\"\($0)\"" } ?? "nil"); expected one of "
                + LayerProperty.keyPaths.joined(separator: ", ")
        case .missingProperty(let property, let layer):
            "a \(layer) has no property \"\(property.rawValue)\"; expected a property of this class"
        case .wrongValue(let property, let field, let given):
            "\(field) for \"\(property.rawValue)\" is a \(given); expected \(property.kind.expectation)"
        case .notFinite(let property, let field):
            "\(field) for \"\(property.rawValue)\" is not finite; expected \(property.kind.expectation) without NaN "
                + "and infinity"
        case .unknownCalculationMode(let property, let mode):
            "the calculationMode for \"\(property.rawValue)\" is \"\(mode)\"; expected linear, discrete, paced, "
                + "cubic or cubicPaced"
        case .transitionInGroup: "a transition cannot be in a group; add it to a layer directly"
        case .noPath(let property):
            "a path for \"\(property.rawValue)\"; expected a property that is a point, or transform.translation"
        case .impossibleSpring(let property, let field, let given):
            "the spring's \(field) for \"\(property.rawValue)\" is \(given); expected "
                + (Self.springRanges[field] ?? "a finite number")
        }
    }

    private static let springRanges = [
        "mass": "a finite number above 0", "stiffness": "a finite number above 0",
        "damping": "a finite number of 0 or more",
    ]
}
