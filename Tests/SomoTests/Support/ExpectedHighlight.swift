import Foundation
import Somo

/// The highlight of the three sliding styles, computed from the properties of Somo's layers: a moving, possibly rotated
/// rectangle with eleven stops across it. Only the falloff at its edges, which mirrors the rise, is not from Somo.
struct ExpectedHighlight {
    let style: SomoAnimationStyle
    let (width, height): (Double, Double)
    /// The progress of the sweep, 0...1.
    let progress: Double

    /// Returns the highlight's alpha at a point of the bone.
    func alpha(x: Double, y: Double) -> Double {
        func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
        switch style {
        case .solid:
            return 0
        case .gradientHorizontal:
            return Self.profile((x - between(-30, width + 30)) / 60 + 0.5)
        case .gradientVertical:
            let band = max(height / 2, 40)
            return Self.profile((y - between(-band, height + band)) / band + 0.5)
        case .oblique:
            let wide = 60 * cos(0.4) + (height + 200) * sin(0.4)
            let high = 60 * sin(0.4) + (height + 200) * cos(0.4)
            let (dx, dy) = (x - between(-60, width + 60), y - height / 2)
            // The point is rotated back into the band's coordinates.
            let (across, along) = (dx * cos(0.4) + dy * sin(0.4), dy * cos(0.4) - dx * sin(0.4))
            return abs(along) <= high / 2 ? Self.profile(across / wide + 0.5) : 0
        }
    }

    private static func profile(_ place: Double) -> Double {
        guard place >= 0, place <= 1 else { return 0 }
        let stops = [0.03, 0.09, 0.15, 0.21, 0.27, 0.30, 0.27, 0.21, 0.15, 0.09, 0.03]
        // Each stop is in the middle of an eleventh. Before the first stop and after the last one, the value falls to
        // 0.
        let step = min(max(place * 11 - 0.5, -0.5), 10.5)
        let index = min(max(Int(step.rounded(.down)), 0), 9)
        return stops[index] + (stops[index + 1] - stops[index]) * (step - Double(index))
    }
}
