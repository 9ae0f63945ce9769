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

    private var fade: SharedFade?
    private var boneLayers: [CALayer] = []
    /// What stands in for the content: the only bone, or a layer with all of them.
    private var carrier: CALayer?

    /// Makes the leaf of `view`, without bones until it is laid out.
    init(view: UIView) {
        self.view = view
        view.leafPresence = self
    }

    /// Whether the leaf still shows these bones, and not those of a later skeleton.
    var isCurrent: Bool { view?.skeleton?.leaf === self }

    /// Places the bones anew, and makes or drops some where their number changed.
    func layOut(_ look: BoneLook) {
        guard isCurrent, let view else { return }
        view.swallowsTouches = view.isUserInteractionDisabledWhenSkeletonIsActive
        if !isLeaving, let label = view as? UILabel { LabelRoom.hold(for: label) }
        let wanted = LeafBones.places(for: view)
        guard wanted != places || carrier == nil else { return }
        places = wanted
        // An animation that the app made may change the opacity, which the fade of a lone bone would need.
        if wanted.count == 1, look.config.animation == nil {
            placeBone(at: wanted[0], in: view, look: look)
        } else {
            placeBones(in: view, look: look)
        }
    }

    /// Makes all bones anew in another look; their animation goes on as if it had always been this one.
    func restyle(_ look: BoneLook) {
        guard isCurrent else { return }
        boneLayers = []
        carrier = nil
        layOut(look)
    }

    /// Lets bones and content fade as `fade` says, from wherever it stands at `time`.
    func apply(_ fade: SharedFade, at time: TimeInterval) {
        guard isCurrent, let view else { return }
        self.fade = fade
        if isLeaving, let label = view as? UILabel { LabelRoom.release(label) }
        let isOver = time >= fade.fade.end
        if let carrier { self.fade(carrier, isOver: isOver) }
        view.contentOpacity = Float(1 - fade.fade.to)
        view.layer.removeAnimation(forKey: Keys.fade)
        if !isOver, let animation = fade.ofContent { view.layer.add(animation, forKey: Keys.fade) }
    }

    /// Whether the bones fade out; the label's height is its own again then.
    private var isLeaving: Bool { fade?.fade.to == 0 }

    /// How visible the bones are at `time`, 0...1.
    func opacity(at time: TimeInterval) -> Double {
        fade?.fade.value(at: time) ?? 0
    }

    /// Takes the bones off the leaf, unless a later skeleton put its own there.
    func remove() {
        guard isCurrent, let view else { return }
        view.leafPresence = nil
        view.standIn = nil
        view.contentOpacity = 1
        view.layer.removeAnimation(forKey: Keys.fade)
        view.swallowsTouches = false
        if let label = view as? UILabel { LabelRoom.release(label) }
    }

    // MARK: Private

    private enum Keys {
        static let fade = "skeleton.fade"
    }

    private func placeBone(at place: BonePlace, in view: UIView, look: BoneLook) {
        if let bone = boneLayers.first, bone === carrier {
            bone.frame = place.frame
            bone.cornerRadius = place.cornerRadius
        } else {
            let bone = look.makeBone(at: place, direction: view.effectiveUserInterfaceLayoutDirection)
            boneLayers = [bone]
            carry(bone, in: view)
        }
    }

    private func placeBones(in view: UIView, look: BoneLook) {
        if carrier == nil || carrier === boneLayers.first {
            let container = CALayer()
            container.hasPlacedSublayers = true
            boneLayers = []
            carry(container, in: view)
        }
        guard let container = carrier else { return }
        let bounds = view.bounds
        if container.bounds != bounds { (container.frame, container.bounds) = (bounds, bounds) }
        while boneLayers.count > places.count { boneLayers.removeLast().removeFromSuperlayer() }
        for (bone, place) in zip(boneLayers, places) {
            bone.frame = place.frame
            bone.cornerRadius = place.cornerRadius
        }
        guard boneLayers.count < places.count else { return }
        let direction = view.effectiveUserInterfaceLayoutDirection
        for place in places[boneLayers.count...] {
            let bone = look.makeBone(at: place, direction: direction)
            container.addSublayer(bone)
            boneLayers.append(bone)
        }
    }

    /// Puts `layer` in place of the content, as visible as the bones are.
    private func carry(_ layer: CALayer, in view: UIView) {
        carrier = layer
        view.standIn = layer
        if fade != nil { fade(layer, isOver: false) }
    }

    private func fade(_ layer: CALayer, isOver: Bool) {
        guard let fade else { return }
        layer.opacity = Float(fade.fade.to)
        layer.removeAnimation(forKey: Keys.fade)
        if !isOver, let animation = fade.ofBones { layer.add(animation, forKey: Keys.fade) }
    }
}
