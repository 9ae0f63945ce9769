/// The properties of a layer that animations can change; the raw values are Core Animation's key paths.
package enum LayerProperty: String, CaseIterable, Hashable, Sendable {
    case position
    case positionX = "position.x"
    case positionY = "position.y"
    case bounds
    case boundsSize = "bounds.size"
    case opacity
    case backgroundColor
    case cornerRadius
    case startPoint
    case endPoint
    /// How visible a layer's own content is under its stand-in; not for animations by users.
    case contentOpacity = "package.contentOpacity"

    package enum Kind: Sendable {
        case scalar, point, size, rect, color
    }

    package var kind: Kind {
        switch self {
        case .positionX, .positionY, .opacity, .cornerRadius, .contentOpacity: .scalar
        case .position, .startPoint, .endPoint: .point
        case .boundsSize: .size
        case .bounds: .rect
        case .backgroundColor: .color
        }
    }
}

/// Why an animation was refused.
package enum AnimationError: Error, CustomStringConvertible {
    case unknownKeyPath(String)
    case wrongValue(LayerProperty, given: String)

    package var description: String {
        switch self {
        case .unknownKeyPath(let path):
            "no animatable property is named \"\(path)\""
        case .wrongValue(let property, let given):
            "\"\(property.rawValue)\" takes a \(property.kind) and was given a \(given)"
        }
    }
}
