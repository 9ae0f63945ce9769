/// An animation of a symbol. Use the effects that the toolkit provides, such as `bounce`.
public protocol SymbolEffect: Sendable {}

/// An effect that runs once by default.
public protocol DiscreteSymbolEffect: Sendable {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect: Sendable {}

/// The options of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The number of runs, or `nil` for that of the effect. Can be infinite.
    var count: Float?
    /// The factor by which the effect runs faster.
    var factor: Double = 1

    /// The effect's own speed and number of runs.
    public static let `default` = SymbolEffectOptions()
    /// Repeats the effect until it is removed.
    public static let repeating = SymbolEffectOptions.default.repeating
    /// Runs the effect once.
    public static let nonRepeating = SymbolEffectOptions.default.nonRepeating

    /// Runs the effect `count` times; `nil` repeats it until it is removed. Counts below 1 count as 1.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }
    /// Runs the effect `speed` times as fast. Values of 0 and below, and nonfinite ones, count as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

    /// These options, but repeating until the effect is removed.
    public var repeating: SymbolEffectOptions { self.repeat(nil) }
    /// These options, but running once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

    /// Returns these options with `count` runs; `nil` repeats the effect until it is removed. Counts below 1 count as
    /// 1.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var options = self
        options.count = count.map { Float(max($0, 1)) } ?? .infinity
        return options
    }

    /// Returns these options with the effect running `speed` times as fast. Values of 0 and below, and nonfinite ones,
    /// count as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.factor = speed > 0 && speed.isFinite ? speed : 1
        return options
    }
}

/// An effect that scales the symbol up or down once and back.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, Hashable {
    var isDown = false

    /// A bounce that first scales the symbol up, the default.
    public var up: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
    /// A bounce that first scales the symbol down.
    public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
    /// The same effect, because symbols always move as a whole.
    public var wholeSymbol: BounceSymbolEffect { self }
    /// The same effect, because symbols always move as a whole.
    public var byLayer: BounceSymbolEffect { self }
}

/// An effect that fades the symbol out partly and back in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The same effect, because symbols always fade as a whole.
    public var wholeSymbol: PulseSymbolEffect { self }
    /// The same effect, because symbols always fade as a whole.
    public var byLayer: PulseSymbolEffect { self }
}

/// An effect that scales the symbol until the effect is removed.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
    var isDown = false

    /// An effect that makes the symbol larger, the default.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(isDown: false) }
    /// An effect that makes the symbol smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
    /// The same effect, because symbols are always scaled as a whole.
    public var wholeSymbol: ScaleSymbolEffect { self }
    /// The same effect, because symbols are always scaled as a whole.
    public var byLayer: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect that scales the symbol up once and back.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that fades the symbol out partly and back in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that makes the symbol larger until the effect is removed.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
