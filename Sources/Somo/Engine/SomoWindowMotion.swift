import Foundation
import LayerKit

/// The motion of the window-wide highlight.
struct SomoWindowMotion: Equatable {
    /// The start of the sweep on the window's clock.
    let begin: TimeInterval
    /// The animation of the SkeletonView skeleton that drives the sweep, or `nil` if no skeleton does.
    let lead: SharedAnimation?

    static func == (left: SomoWindowMotion, right: SomoWindowMotion) -> Bool {
        left.begin == right.begin && left.lead === right.lead
    }

    /// Makes `layer` show its part of the highlight. `preference` applies only if there is no `lead`.
    @MainActor
    func show(_ style: SomoAnimationStyle, on layer: CAGradientLayer, key: String, as preference: SomoPreference) {
        layer.stops = SomoBand.alphas.map { CGColor(gray: 1, alpha: $0) }
        layer.locations = SomoBand.locations.map { NSNumber(value: $0) }
        layer.axisSpace = .window
        let isVertical = style == .gradientVertical
        func point(_ along: CGFloat) -> CGPoint {
            isVertical ? CGPoint(x: 0.5, y: along) : CGPoint(x: along, y: 0.5)
        }
        layer.startPoint = point(-1)
        layer.endPoint = point(0)
        guard let lead else {
            let (start, end) = (CABasicAnimation(keyPath: "startPoint"), CABasicAnimation(keyPath: "endPoint"))
            start.fromValue = point(-1)
            start.toValue = point(1)
            end.fromValue = point(0)
            end.toValue = point(2)
            let group = CAAnimationGroup()
            group.animations = [start, end]
            group.duration = SomoBand.duration
            if let repeated = preference.repeated(group, begin: begin) { layer.add(repeated, forKey: key) }
            return
        }
        layer.add(lead, forKey: key)
    }
}
