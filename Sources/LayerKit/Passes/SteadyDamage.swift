import DrawKit

/// What a list that moves by itself draws again: planned once, and in each frame without what a light that many
/// bones have in common, or the edge of a wipe, does not reach, neither now nor in the frame before.
struct SteadyDamage {
    /// The plan for everything that can move.
    private let whole: Damage
    /// The paint slot of each region of `whole`, or -1 where the region is always drawn.
    private let slots: [Int32]
    private let hasLights: Bool
    /// What the last frame drew: kept for its memory.
    private var lit = Damage.none

    /// Damage of `whole`, whose regions have the paint slots `slots`.
    init(_ whole: Damage, slots: [Int32] = []) {
        (self.whole, self.slots) = (whole, slots)
        hasLights = slots.contains { $0 >= 0 }
    }

    /// What is to be drawn in a frame that moved the axes of `paints`. It allocates nothing once it has its memory.
    mutating func next(
        _ paints: [SteadyAnimations.PaintSlot], in list: DisplayList, by planner: inout DamagePlanner
    ) -> Damage {
        guard hasLights else { return whole }
        planner.plan(&lit, keepingOf: whole, of: list) { region in
            let slot = slots[region]
            return slot < 0 || paints[Int(slot)].reaches(whole.regions[region].rect)
        }
        return lit
    }

    /// What is to be drawn in a frame that moved `wipes` alone.
    mutating func next(_ wipes: [WipeSlot], in list: DisplayList, by planner: inout DamagePlanner) -> Damage {
        planner.plan(&lit, cutting: whole, of: list) { region in
            var (part, index) = (PixelRect.zero, 0)
            while index < wipes.count {
                part = part.union(wipes[index].part(of: whole.regions[region].rect))
                index += 1
            }
            return part
        }
        return lit
    }
}
