import Foundation
import LayerKit
import ViewKit

/// The look and motion of a skeleton's bones, or of those in a part with its own theme. Anything that doesn't depend on
/// an individual bone is created once.
@MainActor
final class BoneLook {
    let config: SkeletonConfig
    /// The common start of the bones' animation.
    let start: MotionStart
    /// The view that the skeleton is shown on.
    private(set) weak var root: UIView?
    /// The view with the theme that this look comes from, or `nil` if the look is the skeleton's own.
    private weak var part: UIView?

    private let colors: [CGColor]
    /// The positions of the colors on the gradient's axis, or `nil` for even spacing.
    private let locations: [NSNumber]?
    /// The highlight that sweeps over the bones, or `nil` if the bones aren't gradients, don't move, or use a custom
    /// animation.
    let highlight: SkeletonHighlight?
    /// The size of the animation space; zero if each bone has its own highlight.
    let space: CGSize
    private var pulse: SharedAnimation?
    private var pulseOfDrawings: SharedAnimation?
    /// `true` if each bone has its own highlight, a band whose path depends on the size of the bone.
    private let variesWithBones: Bool
    /// The cached motions of a highlight that is the same on all bones, by reading direction. The cache avoids
    /// computing the highlight's path for each bone.
    private var common: (leftToRight: SharedAnimation?, rightToLeft: SharedAnimation?)
    /// The cached motions of a highlight that depends on the bone.
    private var motions = HighlightMotions()
    /// The bitmap of a highlight that grows as a disc, or `nil` for any other highlight.
    let disc: DiscBitmap?
    /// `true` if the bones' motion depends on their position, so it must be updated when they move.
    @exclusivity(unchecked)
    private(set) var isPlaced = false

    enum Keys {
        static let motion = "skeleton.motion"
        /// The keys of the parts of an animation that depends on the bone's position.
        static let parts = (0..<8).map { "skeleton.motion.\($0)" }
    }

    convenience init(_ config: SkeletonConfig, begin: TimeInterval, root: UIView?) {
        self.init(config, start: MotionStart(begin), root: root)
    }

    init(_ config: SkeletonConfig, start: MotionStart, root: UIView?, part: UIView? = nil) {
        self.root = root
        self.part = part
        self.config = config.resolved(on: part ?? root)
        self.start = start
        highlight = self.config.slidingHighlight
        let colors = self.config.displayedColors
        locations = highlight?.locations(of: colors.count)
        self.colors = highlight?.repeatingMiddleColor(colors) ?? colors
        space = Self.space(of: self.config.highlightSpace, root: root)
        variesWithBones =
            self.config.highlightSpace == .perView && highlight?.dependsOnSize == true && highlight?.origin == nil
        disc = highlight.flatMap { highlight in
            guard highlight.origin != nil, let tint = colors.isEmpty ? nil : colors[colors.count / 2] else {
                return nil
            }
            return DiscBitmap(tint, softness: highlight.softness)
        }
    }

    var begin: TimeInterval { start.begin }

    /// `true` if the highlight depends on the size of the animation space, and that size has changed since the
    /// highlight was created.
    var isOutdated: Bool {
        guard let highlight, highlight.dependsOnSize, config.highlightSpace != .perView else { return false }
        return space != Self.space(of: config.highlightSpace, root: root)
    }

    /// Returns this look for the current size of the animation space. A highlight of constant speed keeps its position
    /// at `time`; any other highlight keeps its phase.
    func forCurrentSpace(at time: TimeInterval?) -> BoneLook {
        let resized = BoneLook(config, start: start, root: root, part: part)
        guard let time, highlight?.hasConstantSpeed == true, let old = sweepPeriod(over: space),
            let new = sweepPeriod(over: resized.space)
        else { return resized }
        let carried = start.carried(from: old, to: new, at: time, pace: config.pace, within: config.limit)
        return BoneLook(config, start: carried, root: root, part: part)
    }

    /// Returns the sweep period of the highlight in a space of `size`, or `nil` if there is no highlight.
    private func sweepPeriod(over size: CGSize) -> SweepPeriod? {
        highlight.map { highlight in
            highlight.origin == nil
                ? SweepPath(highlight, across: size, isRightToLeft: false).sweepPeriod
                : DiscPath(highlight, over: size, isRightToLeft: false).sweepPeriod
        }
    }

    /// The period of the bones' motion in seconds, or `nil` if the bones don't move, if they move only once along a
    /// `BonePath`, or if each bone has its own period.
    var period: TimeInterval? {
        guard config.isMoving else { return nil }
        if config.motion == .fade { return 2 * SlowPulse.duration }
        if let highlight {
            let isShared = highlight.origin == nil ? !variesWithBones : config.highlightSpace != .perView
            return isShared ? sweepPeriod(over: space).map { $0.cycle / config.pace } : nil
        }
        let bone = CAGradientLayer()
        let animation = config.animation?(bone) ?? bone.pulse
        if let path = (animation as? BoneMotion)?.path { return path.period.map { $0 / config.pace } }
        return animation.duration * (animation.autoreverses ? 2 : 1) / config.pace
    }

    private static func space(of space: SkeletonAnimationSpace, root: UIView?) -> CGSize {
        switch space {
        case .perView: .zero
        case .root: root.map { $0.convert($0.bounds, to: nil).size } ?? .zero
        case .window: root?.window?.bounds.size ?? .zero
        }
    }

    /// Returns a bone of `view` at `shape`, animated for the reading direction `direction`.
    func makeBone(at shape: BoneShape, of view: UIView, direction: UIUserInterfaceLayoutDirection) -> CALayer {
        let bone: CALayer
        switch config.displayedType {
        case _ where view.skeletonDrawing != nil || config.drawing != nil:
            bone = (view.skeletonDrawing ?? config.drawing).map(DrawnBone.init) ?? CALayer()
        case .solid:
            bone = CALayer()
            bone.backgroundColor = colors.first
        case .gradient where disc != nil:
            bone = CALayer()
            bone.backgroundColor = colors.first
            addDisc(to: bone)
        case .gradient:
            let gradient = CAGradientLayer()
            gradient.stops = colors
            gradient.locations = locations
            gradient.axisSpace = axisSpace
            bone = gradient
        }
        bone.hasPlacedSublayers = true
        shape.apply(to: bone)
        animate(bone, direction: direction)
        return bone
    }

    private var axisSpace: GradientSpace {
        switch config.highlightSpace {
        case .perView: .bounds
        case .root: .enclosing
        case .window: .window
        }
    }

    /// The reading direction of a shared highlight, or `nil` if each bone uses its view's direction.
    var highlightDirection: UIUserInterfaceLayoutDirection? {
        switch config.highlightSpace {
        case .perView: nil
        case .root: root?.effectiveUserInterfaceLayoutDirection
        case .window: root?.window?.effectiveUserInterfaceLayoutDirection
        }
    }

    /// Moves `bone` to `shape` and adapts its highlight.
    func place(_ bone: CALayer, at shape: BoneShape, direction: UIUserInterfaceLayoutDirection) {
        let size = bone.bounds.size
        shape.apply(to: bone)
        guard variesWithBones, bone.bounds.size != size else { return }
        if highlight?.hasConstantSpeed == true { keepHighlight(bone, from: size, direction: direction) }
        animate(bone, direction: direction)
    }

    /// Keeps the highlight of `bone`, which was resized, at its current position.
    private func keepHighlight(_ bone: CALayer, from size: CGSize, direction: UIUserInterfaceLayoutDirection) {
        guard let highlight, let time = root?.window?.time else { return }
        let isRightToLeft = (highlightDirection ?? direction) == .rightToLeft
        let old = SweepPath(highlight, across: size, isRightToLeft: isRightToLeft)
        let new = SweepPath(highlight, across: bone.bounds.size, isRightToLeft: isRightToLeft)
        // Bones that are resized to the same size at the same time share one highlight.
        guard old != new, !motions.hasReplacement(on: new, at: time) else { return }
        let carried = (motions.start(on: old) ?? start).carried(
            from: old.sweepPeriod, to: new.sweepPeriod, at: time, pace: config.pace, within: config.limit)
        motions.replace(on: new, SharedAnimation(started(new.animation(), from: carried)), from: carried, at: time)
    }

    private func animate(_ bone: CALayer, direction: UIUserInterfaceLayoutDirection) {
        guard config.isMoving else { return }
        if bone is DrawnBone, config.motion == .fade || config.animation == nil {
            let duration = config.motion == .fade ? SlowPulse.duration : 1
            pulseOfDrawings = pulseOfDrawings ?? SharedAnimation(started(DrawnBone.pulse(duration: duration)))
            add(pulseOfDrawings, to: bone)
        } else if config.motion == .fade {
            pulse = pulse ?? SharedAnimation(started(SlowPulse.make(colors)))
            add(pulse, to: bone)
        } else if let animation = config.animation {
            let custom = animation(bone)
            // An animation that depends on the bone's position is added once the position is known.
            if custom is BoneMotion { isPlaced = true } else { bone.add(started(custom), forKey: Keys.motion) }
        } else if disc != nil {
            isPlaced = true
        } else if let highlight {
            let isRightToLeft = (highlightDirection ?? direction) == .rightToLeft
            add(motion(of: highlight, on: bone, isRightToLeft: isRightToLeft), to: bone)
        } else {
            pulse = pulse ?? SharedAnimation(started(bone.pulse))
            add(pulse, to: bone)
        }
    }

    private func add(_ motion: SharedAnimation?, to bone: CALayer) {
        if let motion { bone.add(motion, forKey: Keys.motion) }
    }

    private func motion(of highlight: SkeletonHighlight, on bone: CALayer, isRightToLeft: Bool) -> SharedAnimation? {
        guard !variesWithBones else {
            let path = SweepPath(highlight, across: bone.bounds.size, isRightToLeft: isRightToLeft)
            return motions.motion(on: path, from: start) { SharedAnimation(started(path.animation())) }
        }
        if let cached = isRightToLeft ? common.rightToLeft : common.leftToRight { return cached }
        let path = SweepPath(highlight, across: space, isRightToLeft: isRightToLeft)
        let sharedMotion = SharedAnimation(started(path.animation()))
        if isRightToLeft { common.rightToLeft = sharedMotion } else { common.leftToRight = sharedMotion }
        return sharedMotion
    }

    /// The motion of a band that all bones share, or `nil` if there is no such band.
    var commonMotion: SharedAnimation? {
        guard let highlight, highlight.origin == nil, config.highlightSpace != .perView, config.isMoving,
            config.motion != .fade
        else { return nil }
        return motion(of: highlight, on: CALayer(), isRightToLeft: highlightDirection == .rightToLeft)
    }

    /// Continues per-bone highlights from their current position in `old`. No effect if `old` has a different
    /// highlight, start or pace.
    func continueMotion(from old: BoneLook) {
        guard variesWithBones, old.highlight == highlight, old.begin == begin, old.config.pace == config.pace else {
            return
        }
        motions.continueMotion(from: old.motions) { SharedAnimation(started($0.animation(), from: $1)) }
    }

    /// Returns `animation` at the preferred pace, limited to `time` seconds. Never changes `animation` itself, which
    /// may belong to the app.
    private func adapted(_ animation: CAAnimation, within time: TimeInterval) -> CAAnimation {
        guard config.pace != 1 || time < .infinity, let copy = animation.copy(with: nil) as? CAAnimation else {
            return animation
        }
        copy.speed *= Float(config.pace)
        copy.end(within: time)
        return copy
    }

    /// Returns `animation`, started `delay` seconds after `start`, unless it has its own begin time. If `start` is
    /// `nil`, the animation starts `delay` seconds after the common start of all bones.
    func started(
        _ animation: CAAnimation, after delay: TimeInterval = 0, from start: MotionStart? = nil
    ) -> CAAnimation {
        let start = start ?? self.start
        let animation = adapted(animation, within: start.time(within: config.limit) - delay)
        if animation.explicitBegin == nil { animation.explicitBegin = start.begin + delay }
        // While a bone fades in, it shows the first frame of its animation, so it doesn't jump.
        if animation.fillMode == .removed { animation.fillMode = .backwards }
        return animation
    }
}
