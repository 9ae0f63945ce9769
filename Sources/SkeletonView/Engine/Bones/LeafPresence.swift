import Foundation
import LayerKit
import ViewKit

/// The bones of one leaf: the content overlay that its view owns while they are visible.
@MainActor
final class LeafPresence: ContentOverlay {
    // Properties that each layout reads for every leaf skip the runtime exclusivity check, as in CALayer.

    private(set) weak var view: UIView?
    /// The skeleton that the bones belong to.
    private(set) weak var session: SkeletonSession?
    private(set) var shapes: [BoneShape] = []
    /// The clip of the bones, if any.
    @exclusivity(unchecked)
    private var clip: BoneClip?
    /// The background of the leaf that stays visible under the bone, or `nil` if the bones replace the leaf completely.
    @exclusivity(unchecked)
    private var background: BoneBackground?

    /// The look of the bones.
    var config: SkeletonConfig { look.config }

    /// `true` if a background stays visible under the bone.
    var keepsBackground: Bool { background != nil }

    /// `true` if the leaf is in a row that fades out as a whole, including its bones.
    var isDeparting = false

    /// The layer of the overlay: the only bone, or a container of all bones.
    @exclusivity(unchecked)
    private(set) var layer: CALayer?
    /// The current or last fade between bones and content.
    @exclusivity(unchecked)
    private(set) var fade: OverlayFade?
    /// `true` if the content was hidden before the bones appeared, so that it fades independently of them.
    private let hidContent: Bool
    @exclusivity(unchecked)
    private(set) var blocksEvents = false

    /// The bones that an automatic skeleton chose for the leaf, or `nil` if the flags determine them.
    @exclusivity(unchecked)
    private var bone: AutomaticBone?
    @exclusivity(unchecked)
    private var look: BoneLook
    @exclusivity(unchecked)
    private var boneLayers: [CALayer] = []
    /// The bones whose motion depends on their position.
    private var placedBones: [PlacedBone] = []

    /// Adds bones to `view`. `hidden` is the fraction of the content that is already hidden, or `nil` if the content
    /// fades together with the bones.
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

    /// `true` if the leaf still shows these bones and not the bones of a later skeleton.
    var isCurrent: Bool { view?.contentOverlay === self }

    /// Updates the bones according to `bone`, or to the view's flags if it is `nil`, and lays them out again in
    /// `window`. Returns `true` if the leaf still shows these bones.
    func layOut(as bone: AutomaticBone?, in window: UIWindow) -> Bool {
        guard let view, view.contentOverlay === self else { return false }
        self.bone = bone
        if prepare(view, direction: view.layoutDirection(in: window)) { view.contentOverlayDidChange() }
        return true
    }

    /// Lays out the bones again, adding or removing some if their number changed.
    func layOut() {
        guard isCurrent, let view else { return }
        if prepare(view, direction: view.effectiveUserInterfaceLayoutDirection) { view.contentOverlayDidChange() }
    }

    /// Recreates all bones in another look. Their animation continues as if they had always had that look.
    func restyle(_ look: BoneLook) {
        self.look = look
        boneLayers = []
        layer = nil
        layOut()
    }

    /// Applies `look` to the bones if it differs from their current look.
    func apply(_ look: BoneLook) {
        if look !== self.look { restyle(look) }
    }

    /// Recreates all bones in the same look, so that they are drawn again.
    func redraw() { restyle(look) }

    /// Fades bones and content with `fade`. Bones that fade out no longer block events.
    func apply(_ fade: OverlayFade) {
        guard isCurrent, let view else { return }
        self.fade = hiddenContent(at: fade.begin).map(fade.hiding) ?? fade
        if isLeaving {
            blocksEvents = false
            LeafHeightReservation.release(view, as: bone)
        }
        view.contentOverlayDidChange()
    }

    var hidesContentFromAccessibility: Bool { !isLeaving }

    /// `true` if the bones fade out, in which case their height is no longer reserved.
    private var isLeaving: Bool { fade?.to == 0 }

    /// Returns the opacity of the bones at `time`, 0...1.
    func opacity(at time: TimeInterval) -> Double {
        fade?.value(at: time) ?? 0
    }

    /// Returns the hidden fraction of the content at `time`, 0...1, or `nil` if it equals the opacity of the bones.
    func hiddenContent(at time: TimeInterval) -> Double? {
        hidContent ? fade?.hidden(at: time) : nil
    }

    /// Removes the bones from the leaf, unless a later skeleton has replaced them.
    func remove() {
        guard isCurrent, let view else { return }
        view.contentOverlay = nil
        LeafHeightReservation.release(view, as: bone)
    }

    // MARK: Private

    /// Updates the overlay to the current state of `view`, whose reading direction is `direction`. Returns `true` if
    /// the overlay's layer or the blocking of events changed, so the view must be notified.
    @discardableResult
    private func prepare(_ view: UIView, direction: UIUserInterfaceLayoutDirection) -> Bool {
        let wasBlocking = blocksEvents
        blocksEvents = !isLeaving && view.isUserInteractionDisabledWhenSkeletonIsActive
        if !isLeaving { LeafHeightReservation.reserve(for: view, as: bone) }
        defer { followShapes(shapes, in: view, direction: direction) }
        let isMoved = LeafBones.update(&shapes, for: view, in: view.bounds, direction: direction, as: bone)
        let newClip = LeafBones.clip(for: shapes, of: view, in: view.bounds)
        let hasNewBackground = updateBackground(of: view)
        guard isMoved || newClip != clip || hasNewBackground || layer == nil else { return blocksEvents != wasBlocking }
        clip = newClip
        let isNew = place(shapes, of: view, in: view.bounds, direction: direction)
        return isNew || blocksEvents != wasBlocking
    }

    /// Updates the background that stays visible under the bone. Returns `true` if it changed.
    private func updateBackground(of view: UIView) -> Bool {
        guard background != nil || bone?.shape == .united else { return false }
        let old = background
        background = BoneBackground(under: bone, of: view)
        return background != old
    }

    /// Places the bones at `newShapes`. Returns `true` if the overlay's layer changed.
    private func place(
        _ newShapes: [BoneShape], of view: UIView, in bounds: CGRect, direction: UIUserInterfaceLayoutDirection
    ) -> Bool {
        let old = layer
        if newShapes.count == 1, clip == nil, background == nil {
            placeBone(at: newShapes[0], of: view, direction: direction)
        } else {
            placeBones(at: newShapes, of: view, in: bounds, direction: direction)
        }
        return layer !== old
    }

    /// Updates the animations of bones whose motion depends on their position.
    private func followShapes(
        _ shapes: [BoneShape], in view: UIView, direction: UIUserInterfaceLayoutDirection
    ) {
        guard look.isPlaced else { return }
        look.follow(&placedBones, boneLayers, at: shapes, in: view, direction: direction)
    }

    private func placeBone(at shape: BoneShape, of view: UIView, direction: UIUserInterfaceLayoutDirection) {
        if let bone = boneLayers.first, bone === layer {
            look.place(bone, at: shape, direction: direction)
        } else {
            let bone = look.makeBone(at: shape, of: view, direction: direction)
            boneLayers = [bone]
            layer = bone
        }
    }

    private func placeBones(
        at shapes: [BoneShape], of view: UIView, in bounds: CGRect, direction: UIUserInterfaceLayoutDirection
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
        background?.apply(to: container)
        while boneLayers.count > shapes.count { boneLayers.removeLast().removeFromSuperlayer() }
        for (bone, shape) in zip(boneLayers, shapes) { look.place(bone, at: shape, direction: direction) }
        guard boneLayers.count < shapes.count else { return }
        for shape in shapes[boneLayers.count...] {
            let bone = look.makeBone(at: shape, of: view, direction: direction)
            container.addSublayer(bone)
            boneLayers.append(bone)
        }
    }
}

extension LeafPresence: OverlayFollower {
    /// Lays out the bones for the `bounds` that the view has in this frame of an animation.
    func follow(_ bounds: CGRect) {
        guard isCurrent, let view else { return }
        let direction = view.effectiveUserInterfaceLayoutDirection
        let newShapes = LeafBones.shapes(for: view, in: bounds, direction: direction, as: bone)
        clip = LeafBones.clip(for: newShapes, of: view, in: bounds)
        if place(newShapes, of: view, in: bounds, direction: direction) { view.contentOverlayDidChange() }
        followShapes(newShapes, in: view, direction: direction)
    }
}
