import Foundation
import LayerKit
import ViewKit

/// The bones that stand in for one leaf.
@MainActor
final class LeafPresence {
    private(set) weak var view: UIView?
    private(set) var places: [BonePlace] = []

    /// Whether the leaf is in a row that fades out as a whole, with its bones.
    var isDeparting = false

    private let container = CALayer()
    private var fade: Fade?
    private var boneLayers: [CALayer] = []

    /// Puts an empty stand-in on `view`.
    init(view: UIView) {
        self.view = view
        view.standIn = container
        view[LeafPresenceKey.self] = self
    }

    /// Whether the leaf still shows these bones, and not those of a later skeleton.
    var isCurrent: Bool { view?[LeafPresenceKey.self] === self }

    /// Places the bones anew, and makes or drops some where their number changed.
    func layOut(_ config: SkeletonConfig, animationBegin: TimeInterval) {
        guard let view else { return }
        container.frame = view.bounds
        container.bounds = view.bounds
        view.swallowsTouches = view.isUserInteractionDisabledWhenSkeletonIsActive
        let wanted = LeafBones.places(for: view)
        guard wanted != places else { return }
        places = wanted
        while boneLayers.count > places.count { boneLayers.removeLast().removeFromSuperlayer() }
        for (index, place) in places.enumerated() {
            if index == boneLayers.count {
                let bone = Self.makeBone(config)
                container.addSublayer(bone)
                boneLayers.append(bone)
                animate(bone, by: config, begin: animationBegin)
            }
            boneLayers[index].frame = place.frame
            boneLayers[index].cornerRadius = place.cornerRadius
        }
    }

    /// Makes all bones anew, in the look of `config`; their animation goes on as if it had begun at `animationBegin`.
    func restyle(_ config: SkeletonConfig, animationBegin: TimeInterval) {
        for bone in boneLayers { bone.removeFromSuperlayer() }
        boneLayers = []
        places = []
        layOut(config, animationBegin: animationBegin)
    }

    /// Lets bones and content fade as `fade` says, from wherever it stands at `time`.
    func apply(_ fade: Fade, at time: TimeInterval) {
        guard let view else { return }
        self.fade = fade
        container.opacity = Float(fade.to)
        view.contentOpacity = Float(1 - fade.to)
        container.removeAnimation(forKey: Keys.fade)
        view.layer.removeAnimation(forKey: Keys.fade)
        guard time < fade.end else { return }
        container.add(fade.animation(keyPath: "opacity", inverted: false), forKey: Keys.fade)
        view.layer.add(
            fade.animation(keyPath: LayerProperty.contentOpacity.rawValue, inverted: true), forKey: Keys.fade)
    }

    /// How visible the bones are at `time`, 0...1.
    func opacity(at time: TimeInterval) -> Double {
        fade?.value(at: time) ?? 0
    }

    /// Takes the bones off the leaf, unless a later skeleton put its own there.
    func remove() {
        guard isCurrent, let view else { return }
        view[LeafPresenceKey.self] = nil
        view.standIn = nil
        view.contentOpacity = 1
        view.layer.removeAnimation(forKey: Keys.fade)
        view.swallowsTouches = false
    }

    // MARK: Private

    private enum Keys {
        static let fade = "skeleton.fade"
        static let motion = "skeleton.motion"
    }

    private func animate(_ bone: CALayer, by config: SkeletonConfig, begin: TimeInterval) {
        guard let view, let make = config.animation(for: view.effectiveUserInterfaceLayoutDirection) else { return }
        let animation = make(bone)
        if animation.beginTime == 0 { animation.beginTime = SkeletonTime.begin(begin) }
        bone.add(animation, forKey: Keys.motion)
    }

    private static func makeBone(_ config: SkeletonConfig) -> CALayer {
        switch config.type {
        case .solid:
            let bone = CALayer()
            bone.backgroundColor = config.colors.first?.cgColor
            return bone
        case .gradient:
            let bone = CAGradientLayer()
            bone.colors = config.colors.map(\.cgColor)
            return bone
        }
    }
}

private enum LeafPresenceKey: ViewAttachmentKey {
    static var defaultValue: LeafPresence? { nil }
}

extension UIView {
    /// The bones that the view shows now.
    var leafPresence: LeafPresence? { self[LeafPresenceKey.self] }
}
