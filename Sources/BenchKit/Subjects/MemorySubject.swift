package import DrawKit
import Foundation
import StageKit
package import ViewKit

/// A subject that draws to memory with the headless software renderer and presents nothing.
@MainActor
package final class MemorySubject: Subject {
    package typealias Failure = any Error

    package let window = UIWindow(frame: .zero)
    package let destination = "memory"
    package let deviceName: String? = nil
    package var pixelSize: PixelSize { memory.size }
    package let renderer: any DisplayListRenderer

    private let memory: SharedMemory

    package init(size: PixelSize) {
        // Opening a window applies these settings, too.
        HeapSettings.apply()
        memory = SharedMemory(size: size)
        renderer = SharedMemoryRenderer(memory: memory)
        window.setAppearance(style: .light, direction: .leftToRight)
        window.resize(to: CGSize(width: Int(size.width), height: Int(size.height)), scale: 1)
        window.movesPixels = true
    }

    package func finishFrame() {}

    package func draw(_ damage: Damage) throws -> Damage {
        try renderer.draw(window.displayList, damage: damage)
        return damage
    }

    package func present(_ damage: Damage) throws {
        try renderer.present(damage)
    }

    package func makeBaseline(drawing content: BaselineContent) -> any Baseline {
        MemoryBaseline(content.makeDrawing(size: memory.size), memory: memory)
    }

    /// The pixels of the last frame, row by row.
    package var picture: [UInt32] { memory.picture }
}
