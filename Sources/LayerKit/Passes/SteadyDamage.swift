import DrawKit

/// The damage of a list while steady animations run. It is planned once. In each frame, regions are left out if no
/// shared light band and no edge of a wipe reaches them, neither in this frame nor in the previous one.
struct SteadyDamage {
    /// The combined damage of all animations.
    private let full: Damage
    /// The paint slot of each region of `full`, or -1 if the region is always drawn.
    private let slots: [Int32]
    private let hasLights: Bool
    /// The damage of the last frame, kept to reuse its memory.
    private var lit = Damage.none

    /// Creates the damage from `full`. `slots` are the paint slots of its regions.
    init(_ full: Damage, slots: [Int32] = []) {
        self.full = full
        self.slots = slots
        hasLights = slots.contains { $0 >= 0 }
    }

    /// Returns the damage of a frame in which the axes of `paints` moved. Allocates nothing once its memory has grown.
    mutating func next(
        _ paints: [SteadyAnimations.PaintSlot], in list: DisplayList, by planner: inout DamagePlanner
    ) -> Damage {
        guard hasLights else { return full }
        planner.plan(&lit, keepingOf: full, of: list) { region in
            let slot = slots[region]
            return slot < 0 || paints[Int(slot)].reaches(full.regions[region].rect)
        }
        return lit
    }

    /// Returns the damage of a frame in which only `wipes` moved.
    mutating func next(_ wipes: [WipeSlot], in list: DisplayList, by planner: inout DamagePlanner) -> Damage {
        planner.plan(&lit, cutting: full, of: list) { region in
            var (part, index) = (PixelRect.zero, 0)
            while index < wipes.count {
                part = part.union(wipes[index].part(of: full.regions[region].rect))
                index += 1
            }
            return part
        }
        return lit
    }
}
