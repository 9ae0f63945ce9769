import DrawKit
import Foundation

extension AnimationValue {
    /// Returns a component of the value, or the whole value if it has no such component.
    func component(_ component: LayerProperty.Component) -> AnimationValue {
        switch (self, component) {
        case (.point(let point), .x): .scalar(point.x)
        case (.point(let point), .y): .scalar(point.y)
        case (.size(let size), .width): .scalar(size.width)
        case (.size(let size), .height): .scalar(size.height)
        case (.rect(let rect), .x): .scalar(rect.origin.x)
        case (.rect(let rect), .y): .scalar(rect.origin.y)
        case (.rect(let rect), .origin): .point(rect.origin)
        case (.rect(let rect), .size): .size(rect.size)
        case (.rect(let rect), .width): .scalar(rect.size.width)
        case (.rect(let rect), .height): .scalar(rect.size.height)
        case (.transform, .whole): self
        case (.transform(let transform), .translation): .size(CGSize(width: transform.tx, height: transform.ty))
        case (.transform(let transform), .translationX): .scalar(transform.tx)
        case (.transform(let transform), .translationY): .scalar(transform.ty)
        case (.transform(let transform), _): TransformParts(transform).component(component)
        case (.turned(let parts), _): parts.component(component)
        default: self
        }
    }

    /// Returns the value with a component replaced by `value`. Returns the value unchanged if it has no such component
    /// or the types differ.
    func replacing(_ component: LayerProperty.Component, with value: AnimationValue) -> AnimationValue {
        switch (self, value) {
        case (_, _) where component == .whole: value
        case (.point(let point), .scalar(let number)): .point(point.replacing(component, with: number))
        case (.size(let size), .scalar(let number)): .size(size.replacing(component, with: number))
        case (.rect(let rect), .scalar(let number)): .rect(rect.replacing(component, with: number))
        case (.rect(let rect), .point(let origin)): .rect(CGRect(origin: origin, size: rect.size))
        case (.rect(let rect), .size(let size)): .rect(CGRect(origin: rect.origin, size: size))
        case (.transform(let transform), .scalar(let number)):
            TransformParts(transform).replacing(component, with: number).value
        case (.turned(let parts), .scalar(let number)): parts.replacing(component, with: number).value
        case (.transform(let transform), .size(let offset)):
            .transform(
                CGAffineTransform(
                    a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: offset.width,
                    ty: offset.height))
        case (.turned(let parts), .size(let offset)):
            parts.replacing(.translationX, with: offset.width).replacing(.translationY, with: offset.height).value
        default: self
        }
    }

    /// The value with its affine part if it is a transform, the only part that is drawn.
    var flattened: AnimationValue {
        if case .turned(let parts) = self { .transform(parts.transform) } else { self }
    }
}

extension CGPoint {
    fileprivate func replacing(_ component: LayerProperty.Component, with number: Double) -> CGPoint {
        switch component {
        case .x: CGPoint(x: number, y: y)
        case .y: CGPoint(x: x, y: number)
        default: self
        }
    }
}

extension CGSize {
    fileprivate func replacing(_ component: LayerProperty.Component, with number: Double) -> CGSize {
        switch component {
        case .width: CGSize(width: number, height: height)
        case .height: CGSize(width: width, height: number)
        default: self
        }
    }
}

extension CGRect {
    fileprivate func replacing(_ component: LayerProperty.Component, with number: Double) -> CGRect {
        switch component {
        case .x: CGRect(x: number, y: origin.y, width: size.width, height: size.height)
        case .y: CGRect(x: origin.x, y: number, width: size.width, height: size.height)
        case .width: CGRect(x: origin.x, y: origin.y, width: number, height: size.height)
        case .height: CGRect(x: origin.x, y: origin.y, width: size.width, height: number)
        default: self
        }
    }
}

extension TransformParts {
    /// The transform as a value, with its angles about the x- and y-axis.
    fileprivate var value: AnimationValue { isTurned ? .turned(self) : .transform(transform) }

    /// Returns a component of the transform, or its affine part if it has no such component.
    fileprivate func component(_ component: LayerProperty.Component) -> AnimationValue {
        switch component {
        case .rotation: .scalar(rotation)
        case .rotationX: .scalar(rotationX)
        case .rotationY: .scalar(rotationY)
        case .scale: .scalar(meanScale)
        case .scaleX: .scalar(scaleX)
        case .scaleY: .scalar(scaleY)
        case .translation: .size(CGSize(width: offsetX, height: offsetY))
        case .translationX: .scalar(offsetX)
        case .translationY: .scalar(offsetY)
        default: .transform(transform)
        }
    }

    fileprivate func replacing(_ component: LayerProperty.Component, with number: Double) -> TransformParts {
        var parts = self
        switch component {
        case .rotation: parts.rotation = number
        case .rotationX: parts.rotationX = number
        case .rotationY: parts.rotationY = number
        case .scale: (parts.scaleX, parts.scaleY) = (number, number)
        case .scaleX: parts.scaleX = number
        case .scaleY: parts.scaleY = number
        case .translationX: parts.offsetX = number
        case .translationY: parts.offsetY = number
        default: break
        }
        return parts
    }
}
