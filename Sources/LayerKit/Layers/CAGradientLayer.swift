public import DrawKit
public import Foundation

/// How a gradient's colours spread.
public struct CAGradientLayerType: Hashable, Sendable {
    /// The name in Core Animation's spelling.
    public let rawValue: String

    /// Makes a type from its spelling.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the line from `startPoint` to `endPoint`.
    public static let axial = Self(rawValue: "axial")
}

/// A layer filled with colours that run along an axis. The colour at a point p of the unit space of the bounds is the one
/// at g = ((p - start) . (end - start)) / |end - start|^2; the end colours go on beyond both ends.
@MainActor
open class CAGradientLayer: CALayer {
    /// The colours, first to last; nil or empty, the default, draws nothing.
    public var colors: [CGColor]? {
        didSet {
            guard colors != oldValue else { return }
            rampCache = nil
            setNeedsRecord()
        }
    }
    /// Where each colour stands on the axis, rising in 0...1; nil, the default, is even spacing.
    public var locations: [NSNumber]? {
        didSet {
            guard locations != oldValue else { return }
            rampCache = nil
            setNeedsRecord()
        }
    }
    /// The axis's beginning in the unit space of the bounds; may lie outside. (0.5, 0) by default.
    public var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet {
            startPoint = startPoint.sane
            if startPoint != oldValue { setNeedsRecord() }
        }
    }
    /// The axis's end in the unit space of the bounds; may lie outside. (0.5, 1) by default.
    public var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet {
            endPoint = endPoint.sane
            if endPoint != oldValue { setNeedsRecord() }
        }
    }
    /// How the colours spread; `.axial` is the only one.
    public var type: CAGradientLayerType = .axial

    private var rampCache: (ramp: Ramp, isDark: Bool)?

    override func gradient(at time: TimeInterval, isDark: Bool) -> LayerGradient? {
        guard let colors, !colors.isEmpty else { return nil }
        return LayerGradient(
            ramp: ramp(of: colors, isDark: isDark),
            start: unitPoint(.startPoint, own: startPoint, at: time),
            end: unitPoint(.endPoint, own: endPoint, at: time))
    }

    override func modelValue(of property: LayerProperty) -> AnimationValue? {
        switch property {
        case .startPoint: .point(startPoint)
        case .endPoint: .point(endPoint)
        default: super.modelValue(of: property)
        }
    }

    private func ramp(of colors: [CGColor], isDark: Bool) -> Ramp {
        if let rampCache, rampCache.isDark == isDark { return rampCache.ramp }
        let stops = GradientStops(
            colors: colors.map { $0.resolved(dark: isDark) }, locations: locations?.map(\.doubleValue))
        let ramp = host?.ramps.ramp(for: stops) ?? Ramp(stops)
        rampCache = (ramp, isDark)
        return ramp
    }

    private func unitPoint(_ property: LayerProperty, own: CGPoint, at time: TimeInterval) -> UnitPoint {
        guard !attachedAnimations.isEmpty, case .point(let point)? = presented(property, at: time) else {
            return UnitPoint(x: own.x, y: own.y)
        }
        return UnitPoint(x: point.x, y: point.y)
    }
}

/// A gradient as it is at one instant.
struct LayerGradient {
    var ramp: Ramp
    var start: UnitPoint
    var end: UnitPoint
}
