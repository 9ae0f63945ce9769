package import DrawKit
public import Foundation
import Reporting

/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a type from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A gradient along the line from `startPoint` to `endPoint`.
    public static let axial = Self(rawValue: "axial")
    /// A gradient around `startPoint`. Not supported; reported and drawn like `axial`.
    public static let radial = Self(rawValue: "radial")
    /// A gradient that turns around `startPoint`. Not supported; reported and drawn like `axial`.
    public static let conic = Self(rawValue: "conic")
}

/// The rectangle to which the unit coordinates of a gradient's axis are relative.
package enum GradientSpace: Sendable {
    /// The layer's own bounds.
    case bounds
    /// The on-screen bounding box of the nearest enclosing layer that is a gradient space; the layer's own bounds if
    /// there is no such layer.
    case enclosing
    /// The whole drawing area, such as the window.
    case window
}

/// A layer that draws a linear gradient. In the unit space of the bounds, the position of point p in the gradient is g
/// = ((p - start) . (end - start)) / |end - start|^2. The end colors extend beyond both ends.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    // Stored properties below skip exclusivity checks, as in CALayer, because the record pass reads them for each
    // gradient layer.

    /// The colors from first to last, each a `CGColor`. If this is `nil` (the default) or empty, nothing is drawn.
    /// Values of other types are reported and ignored.
    open var colors: [Any]? {
        get { stops }
        set { stops = newValue.map(checkedColors) }
    }
    /// The storage of `colors`.
    @exclusivity(unchecked)
    package var stops: [CGColor]? {
        didSet {
            guard stops != oldValue else { return }
            rampCache = nil
            updateParts(.gradient, are: stops?.isEmpty == false)
            recordChange(of: .colors, from: .colors(oldValue ?? []))
        }
    }
    /// The positions of the colors on the axis, ascending from 0 to 1; `nil`, the default, spaces them evenly.
    @exclusivity(unchecked)
    public var locations: [NSNumber]? {
        didSet {
            guard locations != oldValue else { return }
            if locations?.contains(where: { !$0.doubleValue.isFinite }) == true {
                Diagnostics.report("\(label): a number in locations that is not finite was ignored")
            }
            rampCache = nil
            setNeedsRecord()
            recordChange(of: .locations, from: .numbers(oldValue?.map(\.doubleValue) ?? evenLocations))
        }
    }
    /// The start of the axis in the unit space of the bounds. It may be outside the bounds. (0.5, 0) by default.
    @exclusivity(unchecked)
    public var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet {
            startPoint = startPoint.sanitized("startPoint", of: self)
            guard startPoint != oldValue else { return }
            setNeedsRecord()
            recordChange(of: .startPoint, from: .point(oldValue))
        }
    }
    /// The end of the axis in the unit space of the bounds. It may be outside the bounds. (0.5, 1) by default.
    @exclusivity(unchecked)
    public var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet {
            endPoint = endPoint.sanitized("endPoint", of: self)
            guard endPoint != oldValue else { return }
            setNeedsRecord()
            recordChange(of: .endPoint, from: .point(oldValue))
        }
    }
    /// The type of the gradient. `.axial` by default. Other types are reported and drawn like `.axial`.
    public var type: CAGradientLayerType {
        get { ownType }
        set {
            guard newValue != ownType else { return }
            ownType = newValue
            guard newValue != .axial else { return }
            Diagnostics.report("\(label): gradients of type \"\(newValue.rawValue)\" are not supported; drawn as axial")
        }
    }
    /// The type, which copies of the layer take without another report.
    private var ownType = CAGradientLayerType.axial

    /// The space to which `startPoint` and `endPoint` are relative. `bounds` by default.
    @exclusivity(unchecked)
    package var axisSpace = GradientSpace.bounds { didSet { if axisSpace != oldValue { setNeedsRecord() } } }
    /// `true` if the layer doesn't share its paint with other layers in a display list, because the recorded paint is
    /// modified, as in the mask of a wipe. `false` by default.
    @exclusivity(unchecked)
    var hasOwnPaint = false

    @exclusivity(unchecked)
    private var rampCache: (ramp: Ramp, isDark: Bool)?

    override func gradient(at time: TimeInterval, isDark: Bool) -> LayerGradient? {
        guard let ramp = ramp(at: time, isDark: isDark) else { return nil }
        let (start, end) = (presentedPoint(.startPoint, at: time), presentedPoint(.endPoint, at: time))
        return LayerGradient(
            ramp: ramp, start: UnitPoint(x: start.x, y: start.y), end: UnitPoint(x: end.x, y: end.y))
    }

    /// Returns the gradient at `time`, if any, with its colors multiplied by `factor` unless `factor` is `nil`.
    func gradient(at time: TimeInterval, isDark: Bool, factor: RGBA?) -> LayerGradient? {
        guard var gradient = gradient(at: time, isDark: isDark), let factor else {
            return gradient(at: time, isDark: isDark)
        }
        let colors = (presentedColors(at: time) ?? []).map { $0.resolved(dark: isDark).multiplied(by: factor) }
        let stops = GradientStops(colors: colors, locations: presentedLocations(at: time))
        gradient.ramp = host?.ramps.ramp(for: stops) ?? Ramp(stops)
        return gradient
    }

    override func modelValue(of root: LayerProperty.Root) -> AnimationValue? {
        switch root {
        case .startPoint: .point(startPoint)
        case .endPoint: .point(endPoint)
        case .colors: .colors(stops ?? [])
        case .locations: .numbers(locations?.map(\.doubleValue) ?? evenLocations)
        default: super.modelValue(of: root)
        }
    }

    override func copyPresentedValues(from layer: CALayer, at time: TimeInterval) {
        super.copyPresentedValues(from: layer, at: time)
        guard let layer = layer as? CAGradientLayer else { return }
        stops = layer.presentedColors(at: time)
        locations = layer.presentedLocations(at: time)?.map { NSNumber(value: $0) }
        startPoint = layer.presentedPoint(.startPoint, at: time)
        endPoint = layer.presentedPoint(.endPoint, at: time)
        ownType = layer.ownType
        axisSpace = layer.axisSpace
    }

    /// Returns the ramp of the colors at `time`, or `nil` if there are no colors. The ramp is cached unless the colors
    /// or locations are animated.
    func ramp(at time: TimeInterval, isDark: Bool) -> Ramp? {
        let isAnimated = !runs.isEmpty && !animatedRoots.isDisjoint(with: [RootSet(.colors), RootSet(.locations)])
        if !isAnimated {
            if let rampCache, rampCache.isDark == isDark { return rampCache.ramp }
            if let stops, locations == nil, let ramp = host?.ramps.lastRamp(of: stops, isDark: isDark) {
                rampCache = (ramp, isDark)
                return ramp
            }
        }
        guard let colors = presentedColors(at: time), !colors.isEmpty else { return nil }
        let shown = GradientStops(
            colors: colors.map { $0.resolved(dark: isDark) }, locations: presentedLocations(at: time))
        let ramp = host?.ramps.ramp(for: shown) ?? Ramp(shown)
        rampCache = isAnimated ? nil : (ramp, isDark)
        if !isAnimated, locations == nil { host?.ramps.remember(ramp, of: colors, isDark: isDark) }
        return ramp
    }

    // MARK: Private

    private func checkedColors(_ values: [Any]) -> [CGColor] {
        let colors = values.compactMap { $0 as? CGColor }
        if colors.count < values.count {
            Diagnostics.report(
                "\(label): colors that are not a CGColor are ignored; use `cgColor` of a UIColor")
        }
        return colors
    }

    private var evenLocations: [Double] {
        guard let stops, stops.count > 1 else { return [0] }
        return stops.indices.map { Double($0) / Double(stops.count - 1) }
    }

    private func presentedColors(at time: TimeInterval) -> [CGColor]? {
        guard animates(.colors), case .colors(let shown)? = presented(.colors, at: time) else { return stops }
        return shown
    }

    private func presentedLocations(at time: TimeInterval) -> [Double]? {
        guard animates(.locations), case .numbers(let shown)? = presented(.locations, at: time) else {
            return locations?.map(\.doubleValue)
        }
        return shown
    }

    private func presentedPoint(_ root: LayerProperty.Root, at time: TimeInterval) -> CGPoint {
        let own = root == .startPoint ? startPoint : endPoint
        guard animates(root), case .point(let shown)? = presented(root, at: time) else { return own }
        return shown.sanitized("\(root)", of: self)
    }
}

/// The gradient that a layer presents at a point in time.
struct LayerGradient {
    var ramp: Ramp
    var start: UnitPoint
    var end: UnitPoint
}
