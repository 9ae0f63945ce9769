import DrawKit
import RasterKit

/// The pixels that shapes of a list cover partially, and their neighbors. Content below a shape is visible through
/// these pixels, even if the edge is barely visible in the image, and each renderer computes the coverage differently.
@MainActor
struct SoftEdges {
    private var isSoft: [Bool]
    private let width: Int

    init(of list: DisplayList) {
        width = Int(list.size.width)
        let height = Int(list.size.height)
        isSoft = Array(repeating: false, count: width * height)
        var alone = list
        let background = DrawCommand.solid(RoundedRect(rect: list.bounds), color: PackedColor(.black), clip: -1)
        let memory = MemoryRenderer(isDithering: false)
        for command in list.commands where !command.kind.isGroup {
            let shape = DrawCommand.solid(
                command.shape, color: PackedColor(.white), clip: command.clip, border: command.border,
                transform: command.transform)
            alone.commands = [background, shape]
            memory.draw(alone, damage: Damage(everythingIn: alone))
            for y in 0..<height {
                for x in 0..<width where (1..<255).contains(memory.pixel(x: x, y: y).red) { note(x, y, height) }
            }
        }
    }

    func contains(_ x: Int, _ y: Int) -> Bool { isSoft[y * width + x] }

    private mutating func note(_ x: Int, _ y: Int, _ height: Int) {
        for nearY in max(0, y - 1)...min(height - 1, y + 1) {
            for nearX in max(0, x - 1)...min(width - 1, x + 1) { isSoft[nearY * width + nearX] = true }
        }
    }
}
