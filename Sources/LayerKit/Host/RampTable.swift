import DrawKit

/// A table through which gradients with equal stops share a ramp, so that layers with the same colors share a paint.
@MainActor
final class RampTable {
    private var ramps: [GradientStops: WeakRamp] = [:]
    /// The number of entries that triggers the next sweep, which removes the entries of released ramps.
    private var sweepCount = 64

    private struct WeakRamp {
        weak var ramp: Ramp?
    }

    /// The ramp of evenly spaced colors that was remembered last. Layers that are created together often share it.
    private var last: (colors: [CGColor], isDark: Bool, ramp: WeakRamp)?

    init() {}

    /// Returns the last remembered ramp if its colors and appearance match `colors` and `isDark`.
    func lastRamp(of colors: [CGColor], isDark: Bool) -> Ramp? {
        guard let last, last.isDark == isDark, last.colors == colors else { return nil }
        return last.ramp.ramp
    }

    /// Stores `ramp` and its evenly spaced `colors` as the last ramp, because the next layer is likely to use it, too.
    func remember(_ ramp: Ramp, of colors: [CGColor], isDark: Bool) {
        last = (colors, isDark, WeakRamp(ramp: ramp))
    }

    func ramp(for stops: GradientStops) -> Ramp {
        if let ramp = ramps[stops]?.ramp { return ramp }
        if ramps.count >= sweepCount {
            ramps = ramps.filter { $0.value.ramp != nil }
            sweepCount = max(64, ramps.count * 2)
        }
        let ramp = Ramp(stops)
        ramps[stops] = WeakRamp(ramp: ramp)
        return ramp
    }
}
