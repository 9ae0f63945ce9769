public import DrawKit
public import Foundation

/// The shadow properties of a layer.
struct LayerShadow {
    var color: CGColor? = CGColor(.black)
    var opacity: Float = 0
    var offset = CGSize(width: 0, height: -3)
    var radius: CGFloat = 3
    var path: CGPath?
}

/// The shadow of a layer.
///
/// A shadow has the shape of `shadowPath`. If that is `nil`, it has the shape of a shape layer's path, or of the bounds
/// and their rounded corners if there is a background, a gradient or an image. The shadow is drawn below everything
/// else in the layer. As in Core Animation, a layer that masks to its bounds shows no shadow. The sublayers don't
/// contribute to the layer's shadow.
extension CALayer {
    /// The shadow color; `nil` draws no shadow. Black by default.
    public var shadowColor: CGColor? {
        get { (extras?.shadow ?? LayerShadow()).color }
        set { changeShadow(.shadowColor) { $0.color = newValue } }
    }
    /// The opacity of the shadow, 0...1. 0, the default, draws no shadow.
    public var shadowOpacity: Float {
        get { extras?.shadow.opacity ?? 0 }
        set {
            let opacity = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
            updateParts(.shadow, are: opacity > 0)
            changeShadow(.shadowOpacity) { $0.opacity = opacity }
        }
    }
    /// The offset of the shadow in points. As in Core Animation, the default is (0, -3), a shift upward.
    public var shadowOffset: CGSize {
        get { extras?.shadow.offset ?? LayerShadow().offset }
        set {
            let point = CGPoint(x: newValue.width, y: newValue.height).sanitized("shadowOffset", of: self)
            changeShadow(.shadowOffset) { $0.offset = CGSize(width: point.x, height: point.y) }
        }
    }
    /// The standard deviation of the shadow's blur in points, limited to 512 pixels. Negative values count as 0. 3 by
    /// default.
    public var shadowRadius: CGFloat {
        get { extras?.shadow.radius ?? LayerShadow().radius }
        set {
            let radius = max(newValue.sanitized("shadowRadius", of: self), 0)
            changeShadow(.shadowRadius) { $0.radius = radius }
        }
    }
    /// The shape of the shadow, in the layer's coordinates. The interior of the path is filled. `nil`, the default,
    /// uses the shape of the layer.
    public var shadowPath: CGPath? {
        get { extras?.shadow.path }
        set { changeShadow(.shadowPath) { $0.path = newValue?.copy() } }
    }

    /// Returns the shadow that the layer presents at `time`.
    func presentedShadow(at time: TimeInterval) -> LayerShadow {
        var shadow = extras?.shadow ?? LayerShadow()
        guard !runs.isEmpty else { return shadow }
        shadow.color = presented(.shadowColor, at: time, own: shadow.color)
        shadow.opacity = Float(presented(.shadowOpacity, at: time, own: Double(shadow.opacity)))
        shadow.radius = presented(.shadowRadius, at: time, own: shadow.radius)
        if animates(.shadowOffset), case .size(let shown)? = presented(.shadowOffset, at: time) {
            shadow.offset = CGSize(width: shown.width.bounded, height: shown.height.bounded)
        }
        if animates(.shadowPath), case .path(let shown)? = presented(.shadowPath, at: time) {
            shadow.path = shown.isEmpty ? nil : CGPath(pieces: shown)
        }
        return shadow
    }

    private func changeShadow(_ root: LayerProperty.Root, _ change: (inout LayerShadow) -> Void) {
        let old = modelValue(of: root)
        change(&ensuredExtras.shadow)
        setNeedsRecord()
        if let old, modelValue(of: root) != old { recordChange(of: root, from: old) }
    }
}
