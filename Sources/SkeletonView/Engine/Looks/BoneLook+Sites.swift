import Foundation
import LayerKit
import ViewKit

/// A bone whose motion depends on its position.
struct PlacedBone {
    let layer: CALayer
    /// The motion of the bone, or `nil` for a bone with a disc highlight.
    let path: (any BonePath)?
    /// The properties of the bone's position that its motion depends on.
    let site: BoneSite
}

extension BoneLook {
    /// Updates the motion of `bones` at `shapes` in `view`, as if they had always been there. `placedBones` contains
    /// the bones of the previous call and is replaced with the current bones.
    func follow(
        _ placedBones: inout [PlacedBone], _ bones: [CALayer], at shapes: [BoneShape], in view: UIView,
        direction: UIUserInterfaceLayoutDirection
    ) {
        if placedBones.count > bones.count { placedBones.removeLast(placedBones.count - bones.count) }
        for (index, (bone, shape)) in zip(bones, shapes).enumerated() {
            let isPlaced = index < placedBones.count && placedBones[index].layer === bone
            let path = isPlaced ? placedBones[index].path : (config.animation?(bone) as? BoneMotion)?.path
            let site = site(at: shape.frame, in: view, direction: direction)
            let placed = PlacedBone(layer: bone, path: path, site: path?.relevant(site) ?? site)
            guard !isPlaced || placedBones[index].site != placed.site else { continue }
            if index < placedBones.count { placedBones[index] = placed } else { placedBones.append(placed) }
            move(placed, to: site, in: view, direction: direction)
        }
    }

    /// Adds the layer of a disc highlight to `bone`.
    func addDisc(to bone: CALayer) {
        bone.masksToBounds = true
        let layer = CALayer()
        layer.hasPlacedSublayers = true
        layer.contentProvider = disc
        bone.addSublayer(layer)
    }

    // MARK: Private

    /// Returns the site of a bone at `frame` in `view`.
    private func site(
        at frame: CGRect, in view: UIView, direction: UIUserInterfaceLayoutDirection
    ) -> BoneSite {
        guard disc != nil, let growth = growth(on: frame.size, direction: direction) else {
            return BoneSite(of: frame, in: view, root: root, direction: direction)
        }
        if config.highlightSpace == .perView { return BoneSite(disc: (growth.center, growth.reach)) }
        let center = view.convert(growth.center, from: config.highlightSpace == .root ? root : nil)
        let inside = CGPoint(x: center.x - frame.minX, y: center.y - frame.minY)
        return BoneSite(disc: (inside, growth.reach))
    }

    /// Returns the growth of the disc highlight over the animation space or, if each bone has its own highlight, over a
    /// bone of `size`. Returns `nil` if there is no highlight.
    private func growth(on size: CGSize, direction: UIUserInterfaceLayoutDirection) -> DiscPath? {
        let isRightToLeft = (highlightDirection ?? direction) == .rightToLeft
        return highlight.map {
            DiscPath($0, over: config.highlightSpace == .perView ? size : space, isRightToLeft: isRightToLeft)
        }
    }

    private func move(
        _ bone: PlacedBone, to site: BoneSite, in view: UIView, direction: UIUserInterfaceLayoutDirection
    ) {
        if let disc = site.disc {
            let growth = growth(on: bone.layer.bounds.size, direction: direction)
            return grow(growth, at: disc.center, on: bone.layer, scale: view.traitCollection.displayScale)
        }
        guard let path = bone.path else { return }
        for key in Keys.parts { bone.layer.removeAnimation(forKey: key) }
        let parts = path.parts(of: bone.layer, at: site, within: config.limit * config.pace)
        for (part, key) in zip(parts, Keys.parts) {
            let delay = part.delay / config.pace
            if delay < config.limit { bone.layer.add(started(part.animation, after: delay), forKey: key) }
        }
    }

    private func grow(_ growth: DiscPath?, at center: CGPoint, on bone: CALayer, scale: CGFloat) {
        guard let growth, let layer = bone.childLayers.first else { return }
        let side = CGFloat(DiscBitmap.side) / max(scale, 0.01)
        layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        layer.position = center
        layer.add(started(growth.animation(side: side)), forKey: Keys.motion)
    }
}
