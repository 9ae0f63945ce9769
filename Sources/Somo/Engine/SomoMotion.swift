import DrawKit
import Foundation
import LayerKit
import ViewKit

/// What a bone shows, and the animation that it takes.
///
/// Only a gradient's axis and a background colour move wherever that is enough, since these cost a frame
/// nothing but their pixels.
struct SomoMotion: Equatable {
    let style: SomoAnimationStyle
    let color: UIColor
    let size: CGSize
    /// When it began, on the window's clock; nil for a bone that stands still.
    let begin: TimeInterval?
    /// That of the window's light, where the bone has a part in it.
    var light: SomoWindowMotion?
    /// How much of it is wished.
    var preference = SomoPreference()

    private static let key = "somo"
    /// Seconds from the whole colour to the faded one.
    private static let fadeDuration: TimeInterval = 2
    private static let fadedPart: CGFloat = 0.5

    /// Makes `layer` show it, instead of what it showed before. Where the layer cannot draw the light itself, the layer
    /// that does is the result.
    @MainActor
    func show(on layer: CALayer) -> SomoMovedLight? {
        layer.removeAnimation(forKey: Self.key)
        (layer as? CAGradientLayer)?.axisSpace = .bounds
        if let light, style != .solid, let gradient = layer as? CAGradientLayer {
            light.show(style, on: gradient, key: Self.key, as: preference)
            return nil
        }
        let band = size.width > 0 && size.height > 0 ? SomoBand(style, size: size) : nil
        if let band, band.showsEnds(in: size) {
            if let gradient = layer as? CAGradientLayer { place(nil, on: gradient) }
            let motion = animation("position", from: band.from, to: band.to)
            motion.duration = SomoBand.duration
            return SomoMovedLight(band, on: layer, animation: begin.flatMap { preference.repeated(motion, begin: $0) })
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
        (layer.startPoint, layer.endPoint) = band.axis(at: band.rest(in: size), in: size)
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

    /// The view's opacity, taken on by its colour: the bone has nothing else that could be seen.
    @MainActor
    private var fading: CAAnimation {
        func faded(_ color: RGBA) -> RGBA {
            RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * Self.fadedPart)
        }
        let whole = color.cgColor
        let animation = animation(
            "backgroundColor", from: whole, to: CGColor(light: faded(whole.light), dark: faded(whole.dark)))
        animation.duration = Self.fadeDuration
        animation.autoreverses = true
        return animation
    }

    @MainActor
    private func animation(_ keyPath: String, from: Any, to: Any) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue) = (from, to)
        return animation
    }
}
