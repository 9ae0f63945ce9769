import Foundation

/// The name of a predefined easing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a name from its string.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Constant speed. The control points are (0, 0) and (1, 1).
    public static let linear = Self(rawValue: "linear")
    /// Slow start. The control points are (0.42, 0) and (1, 1).
    public static let easeIn = Self(rawValue: "easeIn")
    /// Slow end. The control points are (0, 0) and (0.58, 1).
    public static let easeOut = Self(rawValue: "easeOut")
    /// Slow start and end. The control points are (0.42, 0) and (0.58, 1).
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    /// The system default: a brief slow start, a quick acceleration, and a slow end. The control points are (0.25, 0.1)
    /// and (0.25, 1).
    public static let `default` = Self(rawValue: "default")
}

/// An easing curve: a cubic Bézier curve from (0, 0) to (1, 1) that maps the elapsed fraction of the duration to
/// progress.
public struct CAMediaTimingFunction: Hashable, Sendable {
    private let x1: Double
    private let y1: Double
    private let x2: Double
    private let y2: Double

    /// Creates a predefined curve. Unknown names create the linear curve.
    public init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates a curve with the inner control points (`x1`, `y1`) and (`x2`, `y2`). The x values are clamped to 0...1,
    /// so the curve is a function of time.
    public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
        // Converts the floats through their decimal text, so .42 becomes the double .42 and not the value of the
        // nearest float.
        func exact(_ value: Float) -> Double { value.isFinite ? Double("\(value)") ?? Double(value) : 0 }
        self.x1 = min(max(exact(x1), 0), 1)
        self.y1 = exact(y1)
        self.x2 = min(max(exact(x2), 0), 1)
        self.y2 = exact(y2)
    }

    /// Writes the coordinates of a control point of the curve to the two elements at `pointer`. The point at `index` 0
    /// is (0, 0), at 3 (1, 1), and at 1 and 2 the inner points. No effect for other indexes.
    public func getControlPoint(at index: Int, values pointer: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (x1, y1), (x2, y2), (1, 1)]
        guard points.indices.contains(index) else { return }
        pointer[0] = Float(points[index].0)
        pointer[1] = Float(points[index].1)
    }

    /// Returns the progress at `time`, which is clamped to 0...1: the curve's y at x = `time`, accurate to 1e-9.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        if x1 == y1, x2 == y2 { return time }
        return Self.polynomial(y1, y2, at: parameter(forX: time))
    }

    /// Returns the curve parameter at `x`. Uses Newton's method, bracketed by bisection because it would diverge on
    /// flat sections.
    private func parameter(forX x: Double) -> Double {
        // This is the only curve whose slope dx/dt is zero inside the interval: x = 4 (t - 1/2)^3 + 1/2. The iteration
        // below would be inaccurate near its middle, so the curve is inverted directly.
        if x1 == 1, x2 == 0 { return 0.5 + cbrt((x - 0.5) / 4) }
        var (low, high) = (0.0, 1.0)
        var t = x
        for _ in 0..<64 {
            let error = Self.polynomial(x1, x2, at: t) - x
            if abs(error) < 1e-15 { break }
            if error > 0 { high = t } else { low = t }
            let slope = Self.derivative(x1, x2, at: t)
            let next = t - error / slope
            t = slope != 0 && next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    /// Returns B(t) = 3 (1-t)^2 t a + 3 (1-t) t^2 b + t^3.
    private static func polynomial(_ a: Double, _ b: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    private static func derivative(_ a: Double, _ b: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }
}
