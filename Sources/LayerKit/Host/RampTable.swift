import DrawKit

/// Gives equal stops one ramp, so that layers of the same colours share a paint.
@MainActor
final class RampTable {
    private var ramps: [GradientStops: WeakRamp] = [:]
    /// Where the table is cleared of dead entries next.
    private var sweepCount = 64

    private struct WeakRamp {
        weak var ramp: Ramp?
    }

    /// The ramp of the evenly spaced colours that were asked for last: layers that were made together often share them.
    private var last: (colors: [CGColor], isDark: Bool, ramp: WeakRamp)?

    init() {}

    /// The ramp of `colors`, evenly spaced, if they are those that `remember` was last called with.
    func lastRamp(of colors: [CGColor], isDark: Bool) -> Ramp? {
        guard let last, last.isDark == isDark, last.colors == colors else { return nil }
        return last.ramp.ramp
    }

    /// Keeps `ramp`, that of `colors` evenly spaced, for the next layer.
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
