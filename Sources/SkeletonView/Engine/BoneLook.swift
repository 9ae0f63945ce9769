import Foundation
import LayerKit
import ViewKit

/// How all bones of a skeleton look and move. What does not depend on a bone is made once for all of them.
@MainActor
final class BoneLook {
    let config: SkeletonConfig
    /// When the animation of the bones began: one instant for all of them.
    let start: MotionStart
    /// The view that the skeleton is shown on.
    private(set) weak var root: UIView?
    /// The view whose ground the bones stand on: the root, or the part of it that has a theme of its own.
    private weak var part: UIView?

    private let colors: [CGColor]
    /// Where they stand on the gradient's axis; nil for even spacing.
    private let locations: [NSNumber]?
    /// The light that slides; nil where none does, or an animation of the app's own.
    let light: SkeletonLight?
    /// The size of what the light crosses; zero where each bone has a light of its own.
    let space: CGSize
    private var pulse: SharedAnimation?
    private var pulseOfDrawings: SharedAnimation?
    /// Whether the way of the light is another one on bones of other sizes.
    private let variesWithBones: Bool
    /// The motions of a light that is the same on all bones, where one reads from left to right, and from right to
    /// left: found without asking for its way, which is what a thousand bones would do.
    private var common: (leftToRight: SharedAnimation?, rightToLeft: SharedAnimation?)
    /// The motions of another light that were made.
    private var motions = LightMotions()
    /// What a light is that grows as a disc; nil for others.
    let disc: DiscPicture?
    /// Whether bones move by where they are, so that they have to hear of other places.
    @exclusivity(unchecked)
    private(set) var isPlaced = false

    enum Keys {
        static let motion = "skeleton.motion"
        /// Of the parts of one that depends on where the bone is.
        static let parts = (0..<8).map { "skeleton.motion.\($0)" }
    }

    convenience init(_ config: SkeletonConfig, begin: TimeInterval, root: UIView?) {
        self.init(config, start: MotionStart(begin), root: root)
    }

    init(_ config: SkeletonConfig, start: MotionStart, root: UIView?, part: UIView? = nil) {
        (self.root, self.part) = (root, part)
        self.config = config.resolved(on: part ?? root)
        self.start = start
        light = self.config.slidingLight
        let colors = self.config.shownColors
        locations = light?.locations(of: colors.count)
        self.colors = light?.held(colors) ?? colors
        space = Self.space(of: self.config.lightSpace, root: root)
        variesWithBones =
            self.config.lightSpace == .perView && light?.dependsOnSize == true && light?.origin == nil
        disc = light.flatMap { light in
            guard light.origin != nil, let tint = colors.isEmpty ? nil : colors[colors.count / 2] else { return nil }
            return DiscPicture(tint, softness: light.softness)
        }
    }

    var begin: TimeInterval { start.begin }

    /// Whether the light is one for a space of another size than it has now.
    var isOutdated: Bool {
        guard let light, light.dependsOnSize, config.lightSpace != .perView else { return false }
        return space != Self.space(of: config.lightSpace, root: root)
    }

    /// The same over the space that is there at `time`, with the light where it is.
    func overPresentSpace(at time: TimeInterval?) -> BoneLook {
        let present = BoneLook(config, start: start, root: root, part: part)
        guard let time, light?.isAsLongAsItsWay == true, let old = sweepPeriod(over: space),
            let new = sweepPeriod(over: present.space)
        else { return present }
        let carried = start.carried(from: old, to: new, at: time, pace: config.pace, within: config.limit)
        return BoneLook(config, start: carried, root: root, part: part)
    }

    /// How the light repeats itself that crosses a space of `size`; nil without one.
    private func sweepPeriod(over size: CGSize) -> SweepPeriod? {
        light.map { light in
            light.origin == nil
                ? SweepPath(light, across: size, isRightToLeft: false).sweepPeriod
                : DiscPath(light, over: size, isRightToLeft: false).sweepPeriod
        }
    }

    /// Seconds of one beat of all bones; nil for such that stand still, or have each its own.
    var period: TimeInterval? {
        guard config.isMoving else { return nil }
        if config.motion == .fade { return 2 * SlowPulse.duration }
        if let light {
            let isOne = light.origin == nil ? !variesWithBones : config.lightSpace != .perView
            return isOne ? sweepPeriod(over: space).map { $0.period / config.pace } : nil
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

    /// A bone of `view` at `place`, moving as bones do in a view that reads in `direction`.
    func makeBone(at place: BoneShape, of view: UIView, direction: UIUserInterfaceLayoutDirection) -> CALayer {
        let bone: CALayer
        switch config.shownType {
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
        place.apply(to: bone)
        animate(bone, direction: direction)
        return bone
    }

    private var axisSpace: GradientSpace {
        switch config.lightSpace {
        case .perView: .bounds
        case .root: .enclosing
        case .window: .picture
        }
    }

    /// The direction that all bones with a common light have; nil where each has its view's.
    var lightDirection: UIUserInterfaceLayoutDirection? {
        switch config.lightSpace {
        case .perView: nil
        case .root: root?.effectiveUserInterfaceLayoutDirection
        case .window: root?.window?.effectiveUserInterfaceLayoutDirection
        }
    }

    /// Gives `bone` another place, and its light the way across that.
    func place(_ bone: CALayer, at place: BoneShape, direction: UIUserInterfaceLayoutDirection) {
        let size = bone.bounds.size
        place.apply(to: bone)
        guard variesWithBones, bone.bounds.size != size else { return }
        if light?.isAsLongAsItsWay == true { carry(bone, from: size, direction: direction) }
        animate(bone, direction: direction)
    }

    /// Lets the light of `bone`, which had another size before, stay where it is.
    private func carry(_ bone: CALayer, from size: CGSize, direction: UIUserInterfaceLayoutDirection) {
        guard let light, let time = root?.window?.time else { return }
        let isRightToLeft = (lightDirection ?? direction) == .rightToLeft
        let old = SweepPath(light, across: size, isRightToLeft: isRightToLeft)
        let new = SweepPath(light, across: bone.bounds.size, isRightToLeft: isRightToLeft)
        // Bones that get one size at once have one light.
        guard old != new, !motions.isMade(on: new, at: time) else { return }
        let carried = (motions.start(on: old) ?? start).carried(
            from: old.sweepPeriod, to: new.sweepPeriod, at: time, pace: config.pace, within: config.limit)
        motions.replace(on: new, SharedAnimation(begun(new.animation(), from: carried)), from: carried, at: time)
    }

    private func animate(_ bone: CALayer, direction: UIUserInterfaceLayoutDirection) {
        guard config.isMoving else { return }
        if bone is DrawnBone, config.motion == .fade || config.animation == nil {
            let duration = config.motion == .fade ? SlowPulse.duration : 1
            pulseOfDrawings = pulseOfDrawings ?? SharedAnimation(begun(DrawnBone.pulse(duration: duration)))
            add(pulseOfDrawings, to: bone)
        } else if config.motion == .fade {
            pulse = pulse ?? SharedAnimation(begun(SlowPulse.make(colors)))
            add(pulse, to: bone)
        } else if let animation = config.animation {
            let made = animation(bone)
            // One that depends on where the bone is comes when that is known.
            if made is BoneMotion { isPlaced = true } else { bone.add(begun(made), forKey: Keys.motion) }
        } else if disc != nil {
            isPlaced = true
        } else if let light {
            let isRightToLeft = (lightDirection ?? direction) == .rightToLeft
            add(motion(of: light, on: bone, isRightToLeft: isRightToLeft), to: bone)
        } else {
            pulse = pulse ?? SharedAnimation(begun(bone.pulse))
            add(pulse, to: bone)
        }
    }

    private func add(_ motion: SharedAnimation?, to bone: CALayer) {
        if let motion { bone.add(motion, forKey: Keys.motion) }
    }

    private func motion(of light: SkeletonLight, on bone: CALayer, isRightToLeft: Bool) -> SharedAnimation? {
        guard !variesWithBones else {
            let path = SweepPath(light, across: bone.bounds.size, isRightToLeft: isRightToLeft)
            return motions.motion(on: path, from: start) { SharedAnimation(begun(path.animation())) }
        }
        if let known = isRightToLeft ? common.rightToLeft : common.leftToRight { return known }
        let path = SweepPath(light, across: space, isRightToLeft: isRightToLeft)
        let made = SharedAnimation(begun(path.animation()))
        if isRightToLeft { common.rightToLeft = made } else { common.leftToRight = made }
        return made
    }

    /// The motion of a light that is the same on all bones; nil for others.
    var commonMotion: SharedAnimation? {
        guard let light, light.origin == nil, config.lightSpace != .perView, config.isMoving, config.motion != .fade
        else { return nil }
        return motion(of: light, on: CALayer(), isRightToLeft: lightDirection == .rightToLeft)
    }

    /// Lets lights of bones' own go on from where they are in `old`, which has the same light.
    func goOn(from old: BoneLook) {
        guard variesWithBones, old.light == light, old.begin == begin, old.config.pace == config.pace else { return }
        motions.goOn(from: old.motions) { SharedAnimation(begun($0.animation(), from: $1)) }
    }

    /// `animation` at the pace that is wished, for `time` at most. An app's own object stays as it is.
    private func adapted(_ animation: CAAnimation, within time: TimeInterval) -> CAAnimation {
        guard config.pace != 1 || time < .infinity, let copy = animation.copy(with: nil) as? CAAnimation else {
            return animation
        }
        copy.speed *= Float(config.pace)
        copy.end(within: time)
        return copy
    }

    /// `animation` from the beginning of all bones' on, or from `start`, `delay` seconds later, where it says nothing
    /// of its own.
    func begun(_ animation: CAAnimation, after delay: TimeInterval = 0, from start: MotionStart? = nil) -> CAAnimation {
        let start = start ?? self.start
        let animation = adapted(animation, within: start.time(within: config.limit) - delay)
        if animation.statedBegin == nil { animation.statedBegin = start.begin + delay }
        // While a bone fades in, it is as it will be when its animation begins: it does not jump then.
        if animation.fillMode == .removed { animation.fillMode = .backwards }
        return animation
    }
}
