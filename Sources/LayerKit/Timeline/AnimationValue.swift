package import DrawKit
package import Foundation

/// A value of an animatable property, of any supported type.
package enum AnimationValue: Hashable, Sendable {
    case scalar(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CGAffineTransform)
    /// A transform that rotates about the x- or y-axis. Animations of components keep these angles. Rare, and therefore
    /// indirect: it doesn't make all other values larger.
    indirect case turned(TransformParts)
    case color(CGColor)
    case colors([CGColor])
    case numbers([Double])
    case flag(Bool)
    case picture(AnimatedImage)
    case path(Path)

    /// Creates a value of `kind` from `value`, which can have any type that Core Animation accepts for such properties.
    /// Returns `nil` for other types.
    package init?(_ value: Any, kind: LayerProperty.Kind) {
        switch (kind, (value as? NSValue)?.geometry ?? value) {
        case (.scalar, _):
            guard let number = Self.number(value) else { return nil }
            self = .scalar(number)
        case (.point, let point as CGPoint): self = .point(point)
        case (.size, let size as CGSize): self = .size(size)
        case (.offset, let size as CGSize): self = .size(size)
        case (.offset, let point as CGPoint): self = .size(CGSize(width: point.x, height: point.y))
        case (.rect, let rect as CGRect): self = .rect(rect)
        case (.transform, let transform as CGAffineTransform): self = .transform(transform)
        case (.transform, let transform as CATransform3D): self = .transform(transform.affinePart)
        case (.path, let path as CGPath): self = .path(path.pieces)
        case (.flag, _):
            guard let flag = value as? Bool ?? Self.number(value).map({ $0 != 0 }) else { return nil }
            self = .flag(flag)
        case (.picture, let image as CGImage): self = .picture(AnimatedImage(image: image))
        case (.color, let color as CGColor): self = .color(color)
        case (.colors, let colors as [CGColor]): self = .colors(colors)
        case (.numbers, let values as [Any]):
            let numbers = values.compactMap(Self.number)
            guard numbers.count == values.count else { return nil }
            self = .numbers(numbers)
        case (.any, _):
            let kinds: [LayerProperty.Kind] = [.scalar, .point, .size, .rect, .color, .transform]
            guard let value = kinds.lazy.compactMap({ Self(value, kind: $0) }).first else { return nil }
            self = value
        default: return nil
        }
    }

    /// `true` if the value contains neither NaN nor infinity.
    package var isFinite: Bool {
        switch self {
        case .scalar(let value): value.isFinite
        case .point(let point): point.x.isFinite && point.y.isFinite
        case .size(let size): size.width.isFinite && size.height.isFinite
        case .rect(let rect):
            rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.width.isFinite && rect.size.height.isFinite
        case .transform(let transform): transform.isFinite
        case .turned(let parts): parts.transform.isFinite
        case .color(let color): color.isFinite
        case .colors(let colors): colors.allSatisfy(\.isFinite)
        case .numbers(let numbers): numbers.allSatisfy(\.isFinite)
        case .flag, .picture, .path: true
        }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}

/// An optional image, which animations compare by identity.
package struct AnimatedImage: Hashable, Sendable {
    package let image: CGImage?

    package init(image: CGImage?) {
        self.image = image
    }

    package static func == (left: Self, right: Self) -> Bool { left.image === right.image }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(image.map(ObjectIdentifier.init))
    }
}

extension CGColor {
    fileprivate var isFinite: Bool { light.isFinite && dark.isFinite }
}

extension RGBA {
    fileprivate var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }
}
