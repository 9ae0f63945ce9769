import DrawKit

/// A table that shares ramps between equal stops, so layers with the same colors share a paint.
@MainActor
final class RampTable {
    private var ramps: [GradientStops: WeakRamp] = [:]
    /// The number of entries at which released ramps are swept next.
    private var sweepCount = 64

    private struct WeakRamp {
        weak var ramp: Ramp?
    }

    /// The most recently requested ramp of evenly spaced colors. Layers created together often share it.
    private var last: (colors: [CGColor], isDark: Bool, ramp: WeakRamp)?

    init() {}

    /// Returns the ramp of the evenly spaced `colors` if it is the one last passed to `remember`.
    func lastRamp(of colors: [CGColor], isDark: Bool) -> Ramp? {
        guard let last, last.isDark == isDark, last.colors == colors else { return nil }
        return last.ramp.ramp
    }

    /// Remembers `ramp`, which has the evenly spaced `colors`, for the next layer.
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
