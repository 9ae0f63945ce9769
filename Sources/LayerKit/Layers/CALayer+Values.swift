import DrawKit
import Foundation
import Reporting

/// The values of the properties that all layers have.
extension CALayer {
    /// Returns the model value of a property that all layers have, or `nil` for other properties.
    func ownValue(of root: LayerProperty.Root) -> AnimationValue? {
        switch root {
        case .position: .point(position)
        case .bounds: .rect(bounds)
        case .anchorPoint: .point(anchorPoint)
        case .transform: .transform(affine)
        case .opacity: .scalar(Double(storedOpacity))
        case .zPosition: .scalar(storedZPosition)
        case .hidden: .flag(storedIsHidden)
        case .contents: .picture(AnimatedImage(image: picture))
        case .backgroundColor: .color(backgroundColor ?? CGColor(.clear))
        case .cornerRadius: .scalar(storedCornerRadius)
        case .borderWidth: .scalar(borderWidth)
        case .borderColor: .color(borderColor ?? CGColor(.clear))
        case .shadowColor: .color(shadowColor ?? CGColor(.clear))
        case .shadowOpacity: .scalar(Double(shadowOpacity))
        case .shadowOffset: .size(shadowOffset)
        case .shadowRadius: .scalar(shadowRadius)
        case .shadowPath: .path(shadowPath?.pieces ?? Path())
        default: nil
        }
    }

    /// Returns the model value of a property. Unlike `modelValue(of:)`, the value of a transform contains its rotations
    /// about the x- and y-axis.
    func turnedValue(of root: LayerProperty.Root) -> AnimationValue? {
        guard root == .transform, let spatial = extras?.spatial else { return modelValue(of: root) }
        let parts = TransformParts(spatial)
        return parts.isTurned ? .turned(parts) : modelValue(of: root)
    }

    /// Copies the values of the properties that all layers have, as `layer` presents them at `time`.
    func copyOwnValues(from layer: CALayer, at time: TimeInterval) {
        let geometry = LayerGeometry(presented: layer, at: time)
        bounds = geometry.bounds
        position = geometry.position
        anchorPoint = geometry.anchorPoint
        affine = geometry.transform
        storedZPosition = layer.presented(.zPosition, at: time, own: layer.storedZPosition)
        storedIsHidden = layer.presentedIsHidden(at: time)
        storedOpacity = Float(layer.presented(.opacity, at: time, own: Double(layer.storedOpacity)))
        backgroundColor = layer.presented(.backgroundColor, at: time, own: layer.backgroundColor)
        storedCornerRadius = layer.presented(.cornerRadius, at: time, own: layer.storedCornerRadius)
        maskedCorners = layer.maskedCorners
        borderWidth = layer.presented(.borderWidth, at: time, own: layer.borderWidth)
        borderColor = layer.presented(.borderColor, at: time, own: layer.borderColor)
        storedMasksToBounds = layer.storedMasksToBounds
        picture = layer.presentedImage(at: time)
        contentsGravity = layer.contentsGravity
        storedContentsScale = layer.storedContentsScale
        name = layer.name
        isDoubleSided = layer.isDoubleSided
        if layer.extras != nil || !layer.runs.isEmpty { copyExtras(from: layer, at: time) }
    }

    /// Returns `contents` as an image. Reports values of other types and returns `nil`.
    func checkedImage(_ contents: Any) -> CGImage? {
        if let picture = contents as? CGImage { return picture }
        Diagnostics.report("\(label): contents of type \(type(of: contents)) are not shown; expected a CGImage")
        return nil
    }

    /// Requests a layout after a change that affects the position or shape of the content overlay. The layout updates
    /// the overlay.
    package func overlayInputDidChange() {
        if contentOverlay != nil { setNeedsLayout() }
    }
}
