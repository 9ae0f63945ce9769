package import DrawKit
import Foundation
package import FrameMetrics
package import ViewKit

/// The software path without a display: into memory, and nothing to show.
@MainActor
package final class MemorySubject: Subject {
    package let window = UIWindow(frame: .zero)
    package let destination = "memory"
    package let deviceName: String? = nil
    package let renderer: any DisplayListRenderer

    private let memory: SharedMemory

    package init(size: PixelSize) {
        memory = SharedMemory(size: size)
        renderer = SharedMemoryRenderer(memory: memory)
        window.setAppearance(style: .light, direction: .leftToRight)
        window.resize(to: CGSize(width: Int(size.width), height: Int(size.height)), scale: 1)
    }

    package func takeEvents() {}

    package func finishFrame() {}

    package func runFrame(_ recorder: FrameRecorder) throws -> Bool {
        let animated = window.animate()
        recorder.mark(.animate)
        window.layout()
        recorder.mark(.layout)
        let damage = window.record(adding: animated)
        recorder.mark(.record)
        guard !damage.isEmpty else { return false }
        try renderer.draw(window.displayList, damage: damage)
        recorder.mark(.draw)
        try renderer.present(damage)
        recorder.mark(.present)
        return true
    }

    package func makeFloor(for shimmer: Shimmer) -> any Floor {
        MemoryFloor(rects: shimmer.grid.pixelRects, stops: shimmer.stops, memory: memory)
    }

    /// The word of every pixel that was drawn last, row by row.
    package var picture: [UInt32] { memory.picture }
}
