import DrawKit
import Foundation
import LayerKit
import ViewKit

/// The appearance and animation of a bone.
///
/// If possible, only a gradient's axis or a background color is animated, so that the only cost of a frame is drawing
/// the bone's pixels.
struct SomoMotion: Equatable {
    let style: SomoAnimationStyle
    let color: UIColor
    let size: CGSize
    /// The start of the animation on the window's clock, or `nil` for a bone that doesn't move.
    let begin: TimeInterval?
    /// The motion of the window-wide highlight, or `nil` if the bone doesn't show part of it.
    var highlight: SomoWindowMotion?
    /// The amount of motion and its time limit.
    var preference = SomoPreference()

    private static let key = "somo"
    /// The duration of the fade from the full color to the faded color, in seconds.
    private static let fadeDuration: TimeInterval = 2
    private static let fadedOpacity: CGFloat = 0.5

    /// Replaces the appearance and animation of `layer`. Returns the layer that draws the highlight, or `nil` if
    /// `layer` itself draws it or there is no highlight.
    @MainActor
    func show(on layer: CALayer) -> SomoMovedHighlight? {
        layer.removeAnimation(forKey: Self.key)
        (layer as? CAGradientLayer)?.axisSpace = .bounds
        if let highlight, style != .solid, let gradient = layer as? CAGradientLayer {
            highlight.show(style, on: gradient, key: Self.key, as: preference)
            return nil
        }
        let band = size.width > 0 && size.height > 0 ? SomoBand(style, size: size) : nil
        if let band, band.showsEnds(in: size) {
            if let gradient = layer as? CAGradientLayer { place(nil, on: gradient) }
            let motion = animation("position", from: band.from, to: band.to)
            motion.duration = SomoBand.duration
            return SomoMovedHighlight(
                band, on: layer, animation: begin.flatMap { preference.repeated(motion, begin: $0) })
        }
        if let gradient = layer as? CAGradientLayer { place(band, on: gradient) }
        if let begin, let motion = band.map(sliding) ?? (style == .solid ? fading : nil),
            let repeated = preference.repeated(motion, begin: begin)
        {
            layer.add(repeated, forKey: Self.key)
        }
        return nil
    }

    // MARK: Private

    @MainActor
    private func place(_ band: SomoBand?, on layer: CAGradientLayer) {
        guard let band else {
            layer.stops = nil
            return
        }
        band.color(layer)
        (layer.startPoint, layer.endPoint) = band.axis(at: band.hiddenCenter(in: size), in: size)
    }

    @MainActor
    private func sliding(_ band: SomoBand) -> CAAnimation {
        let (first, last) = (band.axis(at: band.from, in: size), band.axis(at: band.to, in: size))
        let group = CAAnimationGroup()
        group.animations = [
            animation("startPoint", from: first.start, to: last.start),
            animation("endPoint", from: first.end, to: last.end),
        ]
        group.duration = SomoBand.duration
        return group
    }

    /// A fade to half opacity and back. It animates the background color instead of the layer's opacity, which looks
    /// the same because the bone has no other content.
    @MainActor
    private var fading: CAAnimation {
        func faded(_ color: RGBA) -> RGBA {
            RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * Self.fadedOpacity)
        }
        let full = color.cgColor
        let animation = animation(
            "backgroundColor", from: full, to: CGColor(light: faded(full.light), dark: faded(full.dark)))
        animation.duration = Self.fadeDuration
        animation.autoreverses = true
        return animation
    }

    @MainActor
    private func animation(_ keyPath: String, from: Any, to: Any) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        return animation
    }
}
