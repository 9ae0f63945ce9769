/// The animatable properties of layers. Raw values are Core Animation's key paths.
package enum LayerProperty: String, CaseIterable, Hashable, Sendable {
    case position
    case positionX = "position.x"
    case positionY = "position.y"
    case bounds
    case boundsOrigin = "bounds.origin"
    case boundsOriginX = "bounds.origin.x"
    case boundsOriginY = "bounds.origin.y"
    case boundsSize = "bounds.size"
    case boundsWidth = "bounds.size.width"
    case boundsHeight = "bounds.size.height"
    case anchorPoint
    case anchorPointX = "anchorPoint.x"
    case anchorPointY = "anchorPoint.y"
    case transform
    case rotation = "transform.rotation"
    case rotationX = "transform.rotation.x"
    case rotationY = "transform.rotation.y"
    case rotationZ = "transform.rotation.z"
    case scale = "transform.scale"
    case scaleX = "transform.scale.x"
    case scaleY = "transform.scale.y"
    case translation = "transform.translation"
    case translationX = "transform.translation.x"
    case translationY = "transform.translation.y"
    case opacity
    case zPosition
    case hidden
    case contents
    case backgroundColor
    case cornerRadius
    case borderWidth
    case borderColor
    case colors
    case locations
    case startPoint
    case startPointX = "startPoint.x"
    case startPointY = "startPoint.y"
    case endPoint
    case endPointX = "endPoint.x"
    case endPointY = "endPoint.y"
    case path
    case fillColor
    case strokeColor
    case lineWidth
    case miterLimit
    case lineDashPhase
    case strokeStart
    case strokeEnd
    case shadowColor
    case shadowOpacity
    case shadowOffset
    case shadowOffsetX = "shadowOffset.width"
    case shadowOffsetY = "shadowOffset.height"
    case shadowRadius
    case shadowPath
    /// A value for a custom key, which is not part of this value. Not a key path.
    case custom = "(custom)"

    /// The stored properties of layers. All other properties are components of these.
    package enum Root: UInt8, CaseIterable, Sendable {
        case position, bounds, anchorPoint, transform, opacity
        case backgroundColor, cornerRadius, borderWidth, borderColor
        case colors, locations, startPoint, endPoint
        case zPosition, hidden, contents
        case path, fillColor, strokeColor, lineWidth, miterLimit, lineDashPhase, strokeStart, strokeEnd
        case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
        case custom
    }

    /// The type of a property's values.
    package enum Kind: Sendable {
        case scalar, point, size, offset, rect, transform, color, colors, numbers, flag, picture, path
        /// Any type that can be interpolated.
        case any
    }

    /// The component of a stored property to which a key path refers.
    enum Component: Sendable {
        case whole, x, y, origin, size, width, height
        case rotation, rotationX, rotationY, scale, scaleX, scaleY, translation, translationX, translationY
    }

    /// The stored property to which this property belongs.
    package var root: Root {
        switch self {
        case .position, .positionX, .positionY: .position
        case .bounds, .boundsOrigin, .boundsOriginX, .boundsOriginY, .boundsSize, .boundsWidth, .boundsHeight: .bounds
        case .anchorPoint, .anchorPointX, .anchorPointY: .anchorPoint
        case .transform, .rotation, .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .translation,
            .translationX, .translationY:
            .transform
        case .startPoint, .startPointX, .startPointY: .startPoint
        case .endPoint, .endPointX, .endPointY: .endPoint
        case .opacity: .opacity
        case .zPosition: .zPosition
        case .hidden: .hidden
        case .contents: .contents
        case .backgroundColor: .backgroundColor
        case .cornerRadius: .cornerRadius
        case .borderWidth: .borderWidth
        case .borderColor: .borderColor
        case .colors: .colors
        case .locations: .locations
        case .path: .path
        case .fillColor: .fillColor
        case .strokeColor: .strokeColor
        case .lineWidth: .lineWidth
        case .miterLimit: .miterLimit
        case .lineDashPhase: .lineDashPhase
        case .strokeStart: .strokeStart
        case .strokeEnd: .strokeEnd
        case .shadowColor: .shadowColor
        case .shadowOpacity: .shadowOpacity
        case .shadowOffset, .shadowOffsetX, .shadowOffsetY: .shadowOffset
        case .shadowRadius: .shadowRadius
        case .shadowPath: .shadowPath
        case .custom: .custom
        }
    }

    /// The component of `root` to which this property refers.
    var component: Component {
        switch self {
        case .positionX, .boundsOriginX, .anchorPointX, .startPointX, .endPointX: .x
        case .positionY, .boundsOriginY, .anchorPointY, .startPointY, .endPointY: .y
        case .boundsOrigin: .origin
        case .boundsSize: .size
        case .boundsWidth, .shadowOffsetX: .width
        case .boundsHeight, .shadowOffsetY: .height
        case .rotation, .rotationZ: .rotation
        case .rotationX: .rotationX
        case .rotationY: .rotationY
        case .scale: .scale
        case .scaleX: .scaleX
        case .scaleY: .scaleY
        case .translation: .translation
        case .translationX: .translationX
        case .translationY: .translationY
        default: .whole
        }
    }

    package var kind: Kind {
        switch component {
        case .x, .y, .width, .height, .rotation, .rotationX, .rotationY, .scale, .scaleX, .scaleY, .translationX,
            .translationY:
            .scalar
        case .origin: .point
        case .size: .size
        case .translation: .offset
        case .whole:
            switch root {
            case .bounds: .rect
            case .transform: .transform
            case .backgroundColor, .borderColor, .fillColor, .strokeColor, .shadowColor: .color
            case .colors: .colors
            case .locations: .numbers
            case .hidden: .flag
            case .contents: .picture
            case .path, .shadowPath: .path
            case .shadowOffset: .size
            case .custom: .any
            case .position, .anchorPoint, .startPoint, .endPoint: .point
            default: .scalar
            }
        }
    }

    /// The key paths of all animatable properties.
    package static var keyPaths: [String] { allCases.filter { $0 != .custom }.map(\.rawValue) }
}

/// A set of stored properties.
struct RootSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Creates a set with a single property.
    package init(_ root: LayerProperty.Root) {
        self.init(rawValue: 1 << UInt32(root.rawValue))
    }

    /// The properties that can be updated in a recorded display list without visiting the tree: gradient axes and
    /// background colors.
    static let steady: RootSet = [RootSet(.startPoint), RootSet(.endPoint), RootSet(.backgroundColor)]
    /// The properties that determine a layer's placement.
    static let geometry: RootSet = [
        RootSet(.position), RootSet(.bounds), RootSet(.anchorPoint), RootSet(.transform),
    ]
}

extension LayerProperty.Kind {
    /// The Swift types that are accepted for this kind, as text for messages.
    var expectation: String {
        switch self {
        case .scalar: "a number"
        case .point: "a CGPoint"
        case .size: "a CGSize"
        case .offset: "a CGSize or a CGPoint"
        case .rect: "a CGRect"
        case .transform: "a CATransform3D or a CGAffineTransform"
        case .color: "a CGColor"
        case .colors: "an array of CGColor"
        case .numbers: "an array of numbers"
        case .flag: "a Bool"
        case .picture: "a CGImage"
        case .path: "a CGPath"
        case .any: "a number, CGPoint, CGSize, CGRect or CGColor"
        }
    }
}
