import DrawKit
import Foundation

/// Key-value coding. The keys are the names of the animatable properties and their components, such as
/// `"transform.scale.x"`; any other key stores a custom value for the app, which animations can change if it is a
/// number, a point, a size, a rectangle or a color. The numbers of properties are returned as `NSNumber`, which
/// `as? Double` and `as? Float` convert, but not `as? CGFloat`. Custom values are returned with the type that was set.
extension CALayer {
    /// Returns the value for `key`; `nil` if the property is `nil` or no value is stored for a custom key.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Returns the value for `keyPath`; `nil` if the property is `nil` or no value is stored for a custom key.
    public func value(forKeyPath keyPath: String) -> Any? {
        switch keyPath {
        case "transform": return transform
        case "sublayerTransform": return sublayerTransform
        case "contents": return contents
        default: break
        }
        guard let property = LayerProperty(rawValue: keyPath), let value = turnedValue(of: property.root)
        else { return customValue(forKey: keyPath) }
        guard !isUnset(property.root) else { return nil }
        return switch value.component(property.component) {
        case .scalar(let number): NSNumber(value: number)
        case .flag(let flag): NSNumber(value: flag)
        case let component: component.publicValue
        }
    }

    /// Sets the value for `key`. See `setValue(_:forKeyPath:)`.
    public func setValue(_ value: Any?, forKey key: String) {
        setValue(value, forKeyPath: key)
    }

    /// Sets the value for `keyPath`. For an animatable property, values of the wrong type are ignored, as is `nil`
    /// unless the property is optional. For a custom key, `nil` removes the stored value.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        switch (keyPath, value) {
        case ("transform", let transform as CATransform3D): self.transform = transform
        case ("sublayerTransform", let transform as CATransform3D): sublayerTransform = transform
        case ("contents", _): contents = value
        default: set(value, forKeyPath: keyPath)
        }
    }

    // MARK: Private

    /// Returns `true` if the property is optional and `nil`.
    private func isUnset(_ root: LayerProperty.Root) -> Bool {
        switch root {
        case .backgroundColor: backgroundColor == nil
        case .borderColor: borderColor == nil
        case .shadowColor: shadowColor == nil
        case .shadowPath: shadowPath == nil
        case .colors: (self as? CAGradientLayer)?.colors == nil
        case .locations: (self as? CAGradientLayer)?.locations == nil
        case .path: (self as? CAShapeLayer)?.path == nil
        case .fillColor: (self as? CAShapeLayer)?.fillColor == nil
        case .strokeColor: (self as? CAShapeLayer)?.strokeColor == nil
        default: false
        }
    }

    private func set(_ value: Any?, forKeyPath keyPath: String) {
        guard let property = LayerProperty(rawValue: keyPath), let old = turnedValue(of: property.root) else {
            return setCustomValue(value, forKey: keyPath)
        }
        let new = value.flatMap { AnimationValue($0, kind: property.kind) }
        guard new != nil || value == nil else { return }
        set(new.map { old.replacing(property.component, with: $0) }, of: property.root)
    }

    /// Sets a stored property. `nil` and values of another type are ignored unless the property can be `nil`.
    private func set(_ value: AnimationValue?, of root: LayerProperty.Root) {
        switch (root, value) {
        case (.position, .point(let point)): position = point
        case (.bounds, .rect(let rect)): bounds = rect
        case (.anchorPoint, .point(let point)): anchorPoint = point
        case (.transform, .transform(let map)): setAffineTransform(map)
        case (.transform, .turned(let parts)): spatialTransform = parts.spatial(in: spatialTransform)
        case (.opacity, .scalar(let number)): opacity = Float(number)
        case (.zPosition, .scalar(let number)): zPosition = number
        case (.hidden, .flag(let flag)): isHidden = flag
        case (.cornerRadius, .scalar(let number)): cornerRadius = number
        case (.borderWidth, .scalar(let number)): borderWidth = number
        case (.shadowOpacity, .scalar(let number)): shadowOpacity = Float(number)
        case (.shadowOffset, .size(let size)): shadowOffset = size
        case (.shadowRadius, .scalar(let number)): shadowRadius = number
        case (.backgroundColor, _): backgroundColor = value?.color
        case (.borderColor, _): borderColor = value?.color
        case (.shadowColor, _): shadowColor = value?.color
        case (.shadowPath, _): shadowPath = value?.path
        default:
            (self as? CAGradientLayer)?.setGradientValue(value, of: root)
            (self as? CAShapeLayer)?.setShapeValue(value, of: root)
        }
    }
}

extension CAGradientLayer {
    fileprivate func setGradientValue(_ value: AnimationValue?, of root: LayerProperty.Root) {
        switch (root, value) {
        case (.startPoint, .point(let point)): startPoint = point
        case (.endPoint, .point(let point)): endPoint = point
        case (.colors, .colors(let colors)): self.colors = colors
        case (.colors, nil): colors = nil
        case (.locations, .numbers(let numbers)): locations = numbers.map { NSNumber(value: $0) }
        case (.locations, nil): locations = nil
        default: break
        }
    }
}

extension CAShapeLayer {
    fileprivate func setShapeValue(_ value: AnimationValue?, of root: LayerProperty.Root) {
        switch (root, value) {
        case (.path, _): path = value?.path
        case (.fillColor, _): fillColor = value?.color
        case (.strokeColor, _): strokeColor = value?.color
        case (.lineWidth, .scalar(let number)): lineWidth = number
        case (.miterLimit, .scalar(let number)): miterLimit = number
        case (.lineDashPhase, .scalar(let number)): lineDashPhase = number
        case (.strokeStart, .scalar(let number)): strokeStart = number
        case (.strokeEnd, .scalar(let number)): strokeEnd = number
        default: break
        }
    }
}

extension AnimationValue {
    /// The color, or `nil` for a value of another kind.
    fileprivate var color: CGColor? {
        if case .color(let color) = self { color } else { nil }
    }

    /// The path, or `nil` for a value of another kind.
    fileprivate var path: CGPath? {
        if case .path(let pieces) = self { CGPath(pieces: pieces) } else { nil }
    }
}
