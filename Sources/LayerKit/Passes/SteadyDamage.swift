import DrawKit

/// The damage of a display list while steady animations run. Its regions are planned once. Each frame leaves out the
/// parts of animated gradients and wipes that look the same as in the previous frame.
struct SteadyDamage {
    /// The combined damage of all animations.
    private let full: Damage
    /// The paint slot of each region of `full`, or -1 if the region is always drawn.
    private let slots: [Int32]
    private let hasMovingGradients: Bool
    /// The damage of the last frame, kept to reuse its memory.
    private var frameDamage = Damage.none

    /// Creates the damage from `full`. `slots` are the paint slots of its regions.
    init(_ full: Damage, slots: [Int32] = []) {
        self.full = full
        self.slots = slots
        hasMovingGradients = slots.contains { $0 >= 0 }
    }

    /// Returns the damage of a frame in which the axes of `paints` moved. Allocates nothing once its memory has grown.
    mutating func next(
        _ paints: [SteadyAnimations.PaintSlot], in list: DisplayList, by planner: inout DamagePlanner
    ) -> Damage {
        guard hasMovingGradients else { return full }
        planner.plan(&frameDamage, keepingOf: full, of: list) { region in
            let slot = slots[region]
            return slot < 0 || paints[Int(slot)].reaches(full.regions[region].rect)
        }
        return frameDamage
    }

    /// Returns the damage of a frame in which only `wipes` moved.
    mutating func next(_ wipes: [WipeSlot], in list: DisplayList, by planner: inout DamagePlanner) -> Damage {
        planner.plan(&frameDamage, cutting: full, of: list) { region in
            var (area, index) = (PixelRect.zero, 0)
            while index < wipes.count {
                area = area.union(wipes[index].part(of: full.regions[region].rect))
                index += 1
            }
            return area
        }
        return frameDamage
    }
}
