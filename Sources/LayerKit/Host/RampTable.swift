package import DrawKit

/// Gives equal stops one ramp, so that layers of the same colours share a paint.
@MainActor
package final class RampTable {
    private var ramps: [GradientStops: WeakRamp] = [:]
    /// Where the table is cleared of dead entries next.
    private var sweepCount = 64

    private struct WeakRamp {
        weak var ramp: Ramp?
    }

    package init() {}

    package func ramp(for stops: GradientStops) -> Ramp {
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
