import Foundation
import LayerKit
import ViewKit

/// The bones that stand in for one leaf: what its view owns while they are shown.
@MainActor
final class LeafPresence: ContentOverlay {
    // As in CALayer, what each layout asks of each leaf is not checked for overlapping accesses as it runs.

    private(set) weak var view: UIView?
    /// The skeleton that the bones belong to.
    private(set) weak var session: SkeletonSession?
    private(set) var places: [BoneShape] = []
    /// Where the bones are cut, if anywhere.
    @exclusivity(unchecked)
    private var clip: BoneClip?
    /// What stays of the leaf under the bone; nil for those that the bones stand for as a whole.
    @exclusivity(unchecked)
    private var ground: BoneGround?

    /// How the bones look.
    var config: SkeletonConfig { look.config }

    /// Whether something of the leaf stays under the bone.
    var keepsGround: Bool { ground != nil }

    /// Whether the leaf is in a row that fades out as a whole, with its bones.
    var isDeparting = false

    /// What stands in for the content: the only bone, or a layer with all of them.
    @exclusivity(unchecked)
    private(set) var layer: CALayer?
    /// How visible bones and content are.
    @exclusivity(unchecked)
    private(set) var fade: OverlayFade?
    /// Whether the content was hidden before the bones came, so that it has a course of its own.
    private let hidContent: Bool
    @exclusivity(unchecked)
    private(set) var coversEvents = false

    /// What an automatic skeleton lets stand for the leaf; nil where the flags say it.
    @exclusivity(unchecked)
    private var bone: AutomaticBone?
    @exclusivity(unchecked)
    private var look: BoneLook
    @exclusivity(unchecked)
    private var boneLayers: [CALayer] = []
    /// Those whose motion depends on where they are.
    private var placedBones: [PlacedBone] = []

    /// Puts bones on `view` that look and fade as told; with `hidden`, so much of the content is hidden already.
    init(
        view: UIView, as bone: AutomaticBone?, session: SkeletonSession, look: BoneLook, fade: OverlayFade,
        hidden: Double?
    ) {
        self.view = view
        self.bone = bone
        self.session = session
        self.look = look
        self.fade = hidden.map(fade.hiding) ?? fade
        hidContent = hidden != nil
        prepare(view, direction: view.effectiveUserInterfaceLayoutDirection)
        view.contentOverlay = self
    }

    /// Whether the leaf still shows these bones, and not those of a later skeleton.
    var isCurrent: Bool { view?.contentOverlay === self }

    /// Lets `bone` stand for the leaf, which is in `window`, or what its flags say, and places the bones anew; says
    /// whether the leaf still shows them.
    func layOut(as bone: AutomaticBone?, in window: UIWindow) -> Bool {
        guard let view, view.contentOverlay === self else { return false }
        self.bone = bone
        if prepare(view, direction: view.layoutDirection(in: window)) { view.contentOverlayDidChange() }
        return true
    }

    /// Places the bones anew, and makes or drops some where their number changed.
    func layOut() {
        guard isCurrent, let view else { return }
        if prepare(view, direction: view.effectiveUserInterfaceLayoutDirection) { view.contentOverlayDidChange() }
    }

    /// Makes all bones anew in another look; their animation goes on as if it had always been this one.
    func restyle(_ look: BoneLook) {
        self.look = look
        boneLayers = []
        layer = nil
        layOut()
    }

    /// Lets the bones look as `look` says, if they do not yet.
    func apply(_ look: BoneLook) {
        if look !== self.look { restyle(look) }
    }

    /// Draws all bones anew.
    func redraw() { restyle(look) }

    /// Lets bones and content fade as `fade` says. Bones that fade out cover nothing any more.
    func apply(_ fade: OverlayFade) {
        guard isCurrent, let view else { return }
        self.fade = hiddenContent(at: fade.begin).map(fade.hiding) ?? fade
        if isLeaving {
            coversEvents = false
            LeafRoom.release(view, as: bone)
        }
        view.contentOverlayDidChange()
    }

    var hidesContent: Bool { !isLeaving }

    /// Whether the bones fade out; the label's height is its own again then.
    private var isLeaving: Bool { fade?.to == 0 }

    /// How visible the bones are at `time`, 0...1.
    func opacity(at time: TimeInterval) -> Double {
        fade?.value(at: time) ?? 0
    }

    /// How much of the content is hidden at `time`, 0...1; nil where it is as much as the bones are visible.
    func hiddenContent(at time: TimeInterval) -> Double? {
        hidContent ? fade?.hidden(at: time) : nil
    }

    /// Takes the bones off the leaf, unless a later skeleton put its own there.
    func remove() {
        guard isCurrent, let view else { return }
        view.contentOverlay = nil
        LeafRoom.release(view, as: bone)
    }

    // MARK: Private

    /// Brings everything up to date with `view`, which reads in `direction`; says whether that changed what the view
    /// has to know.
    @discardableResult
    private func prepare(_ view: UIView, direction: UIUserInterfaceLayoutDirection) -> Bool {
        let covered = coversEvents
        coversEvents = !isLeaving && view.isUserInteractionDisabledWhenSkeletonIsActive
        if !isLeaving { LeafRoom.hold(for: view, as: bone) }
        defer { followPlaces(places, in: view, direction: direction) }
        let isMoved = LeafBones.update(&places, for: view, in: view.bounds, direction: direction, as: bone)
        let cut = LeafBones.clip(for: places, of: view, in: view.bounds)
        let isOnOther = followGround(of: view)
        guard isMoved || cut != clip || isOnOther || layer == nil else { return coversEvents != covered }
        clip = cut
        let isNew = place(places, of: view, in: view.bounds, direction: direction)
        return isNew || coversEvents != covered
    }

    /// Brings what stays under the bone up to date; says whether it is another now.
    private func followGround(of view: UIView) -> Bool {
        guard ground != nil || bone?.shape == .united else { return false }
        let old = ground
        ground = BoneGround(under: bone, of: view)
        return ground != old
    }

    /// Puts the bones where `wanted` says; says whether another layer carries them now.
    private func place(
        _ wanted: [BoneShape], of view: UIView, in bounds: CGRect, direction: UIUserInterfaceLayoutDirection
    ) -> Bool {
        let old = layer
        if wanted.count == 1, clip == nil, ground == nil {
            placeBone(at: wanted[0], of: view, direction: direction)
        } else {
            placeBones(at: wanted, of: view, in: bounds, direction: direction)
        }
        return layer !== old
    }

    /// Tells bones that move by where they are.
    private func followPlaces(
        _ places: [BoneShape], in view: UIView, direction: UIUserInterfaceLayoutDirection
    ) {
        guard look.isPlaced else { return }
        look.follow(&placedBones, boneLayers, at: places, in: view, direction: direction)
    }

    private func placeBone(at place: BoneShape, of view: UIView, direction: UIUserInterfaceLayoutDirection) {
        if let bone = boneLayers.first, bone === layer {
            look.place(bone, at: place, direction: direction)
        } else {
            let bone = look.makeBone(at: place, of: view, direction: direction)
            boneLayers = [bone]
            layer = bone
        }
    }

    private func placeBones(
        at places: [BoneShape], of view: UIView, in bounds: CGRect, direction: UIUserInterfaceLayoutDirection
    ) {
        if layer == nil || layer === boneLayers.first {
            let container = CALayer()
            container.hasPlacedSublayers = true
            boneLayers = []
            layer = container
        }
        guard let container = layer else { return }
        if container.bounds != bounds { (container.frame, container.bounds) = (bounds, bounds) }
        container.masksToBounds = clip != nil
        container.cornerRadius = clip?.cornerRadius ?? 0
        container.maskedCorners = clip?.corners ?? .all
        ground?.apply(to: container)
        while boneLayers.count > places.count { boneLayers.removeLast().removeFromSuperlayer() }
        for (bone, place) in zip(boneLayers, places) { look.place(bone, at: place, direction: direction) }
        guard boneLayers.count < places.count else { return }
        for place in places[boneLayers.count...] {
            let bone = look.makeBone(at: place, of: view, direction: direction)
            container.addSublayer(bone)
            boneLayers.append(bone)
        }
    }
}

extension LeafPresence: OverlayFollower {
    /// The view is shown with `bounds` in this frame: the bones are those of a view that has them.
    func follow(_ bounds: CGRect) {
        guard isCurrent, let view else { return }
        let direction = view.effectiveUserInterfaceLayoutDirection
        let wanted = LeafBones.places(for: view, in: bounds, direction: direction, as: bone)
        clip = LeafBones.clip(for: wanted, of: view, in: bounds)
        if place(wanted, of: view, in: bounds, direction: direction) { view.contentOverlayDidChange() }
        followPlaces(wanted, in: view, direction: direction)
    }
}
