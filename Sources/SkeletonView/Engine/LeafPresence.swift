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

    private var fade: StandInFade?
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
        let direction = view.effectiveUserInterfaceLayoutDirection
        let wanted = LeafBones.places(for: view, direction: direction)
        guard wanted != places || carrier == nil else { return }
        places = wanted
        if wanted.count == 1 {
            placeBone(at: wanted[0], in: view, look: look, direction: direction)
        } else {
            placeBones(in: view, look: look, direction: direction)
        }
    }

    /// Makes all bones anew in another look; their animation goes on as if it had always been this one.
    func restyle(_ look: BoneLook) {
        guard isCurrent else { return }
        boneLayers = []
        carrier = nil
        layOut(look)
    }

    /// Lets bones and content fade as `fade` says.
    func apply(_ fade: StandInFade) {
        guard isCurrent, let view else { return }
        self.fade = fade
        if isLeaving, let label = view as? UILabel { LabelRoom.release(label) }
        view.standInFade = fade
    }

    /// Whether the bones fade out; the label's height is its own again then.
    private var isLeaving: Bool { fade?.to == 0 }

    /// How visible the bones are at `time`, 0...1.
    func opacity(at time: TimeInterval) -> Double {
        fade?.value(at: time) ?? 0
    }

    /// Takes the bones off the leaf, unless a later skeleton put its own there.
    func remove() {
        guard isCurrent, let view else { return }
        view.leafPresence = nil
        view.standIn = nil
        view.standInFade = nil
        view.swallowsTouches = false
        if let label = view as? UILabel { LabelRoom.release(label) }
    }

    // MARK: Private

    private func placeBone(
        at place: BonePlace, in view: UIView, look: BoneLook, direction: UIUserInterfaceLayoutDirection
    ) {
        if let bone = boneLayers.first, bone === carrier {
            bone.frame = place.frame
            bone.cornerRadius = place.cornerRadius
        } else {
            let bone = look.makeBone(at: place, direction: direction)
            boneLayers = [bone]
            carry(bone, in: view)
        }
    }

    private func placeBones(in view: UIView, look: BoneLook, direction: UIUserInterfaceLayoutDirection) {
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
        for place in places[boneLayers.count...] {
            let bone = look.makeBone(at: place, direction: direction)
            container.addSublayer(bone)
            boneLayers.append(bone)
        }
    }

    /// Puts `layer` in place of the content.
    private func carry(_ layer: CALayer, in view: UIView) {
        carrier = layer
        view.standIn = layer
    }
}
