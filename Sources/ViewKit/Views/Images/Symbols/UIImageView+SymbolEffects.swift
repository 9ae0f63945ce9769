import DrawKit
import Foundation
import LayerKit

extension UIImageView {
    /// Runs `effect`, once by default. No effect if the view doesn't show a symbol image, or if `animated` is `false`.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        if animated { begin(effect, options, repeatCount: 1, animated: true) }
    }

    /// Runs `effect` until it is removed. No effect if the view doesn't show a symbol image. If `animated` is `false`,
    /// an effect that changes the symbol once does so immediately.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        begin(effect, options, repeatCount: .infinity, animated: animated)
    }

    /// Runs `effect` until it is removed, unless `options` limit the number of runs. No effect if the view doesn't show
    /// a symbol image.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        begin(effect, options, repeatCount: .infinity, animated: animated)
    }

    /// Ends the effect of the type of `effect`, immediately.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        layer.removeAnimation(forKey: Self.key(of: effect))
    }

    /// Ends all effects, immediately.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        for key in layer.animationKeys() ?? [] where key.hasPrefix(Self.keyPrefix) {
            layer.removeAnimation(forKey: key)
        }
    }

    // MARK: Private

    private static let keyPrefix = "symbolEffect."

    private static func key(of effect: any SymbolEffect) -> String { "\(keyPrefix)\(type(of: effect))" }

    private func begin(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, repeatCount: Float, animated: Bool
    ) {
        guard displayedImage?.isSymbolImage == true, let animation = animation(of: effect) else { return }
        if effect is ScaleSymbolEffect {
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
            // Begins at its end.
            if !animated { animation.timeOffset = animation.duration }
        } else {
            animation.repeatCount = options.count ?? repeatCount
        }
        animation.speed = Float(options.factor)
        layer.add(animation, forKey: Self.key(of: effect))
    }

    /// Returns one run of `effect`, or `nil` for other effects than those of the toolkit.
    private func animation(of effect: any SymbolEffect) -> CAKeyframeAnimation? {
        switch effect {
        case let bounce as BounceSymbolEffect:
            animation(
                "transform.scale", factors: bounce.isDown ? [1, 0.8, 1.05, 1] : [1, 1.2, 0.95, 1], duration: 0.5)
        case is PulseSymbolEffect: animation("opacity", factors: [1, 0.3, 1], duration: 1)
        case let scale as ScaleSymbolEffect:
            animation("transform.scale", factors: [1, scale.isDown ? 0.8 : 1.25], duration: 0.25)
        default: nil
        }
    }

    /// Returns an animation of `keyPath` from its current value through its multiples.
    private func animation(_ keyPath: String, factors: [Double], duration: TimeInterval) -> CAKeyframeAnimation {
        let own = layer.value(forKeyPath: keyPath) as? Double ?? 1
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = factors.map { $0 * own }
        animation.duration = duration
        animation.timingFunctions = factors.dropFirst().map { _ in
            CAMediaTimingFunction(name: .easeInEaseOut)
        }
        return animation
    }
}
