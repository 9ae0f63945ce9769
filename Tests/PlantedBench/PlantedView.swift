import DrawKit
import LayerKit
import SkeletonView

/// A view with the planted slowdown.
final class PlantedView: UIView {
    /// An object on the heap.
    private final class Block {}

    private static let columns = 40
    private static let bones = 1000

    private let slowdown: Slowdown
    private let slowContents: SlowContents
    private var blocks: [Block]

    init(_ slowdown: Slowdown) {
        self.slowdown = slowdown
        slowContents = SlowContents(slowdown)
        blocks = Array(repeating: Block(), count: Self.bones)
        super.init(frame: CGRect(x: 0, y: 0, width: 1280, height: 800))
        for index in 0..<Self.bones { addSubview(makeBone(index)) }
        switch slowdown {
        case .sleep, .busy(.record, _): layer.contentProvider = slowContents
        case .none, .allocation, .drawCall, .busy: break
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        slowdown.work(in: .layout)
        guard slowdown == .allocation else { return }
        for index in blocks.indices { blocks[index] = Block() }
    }

    private func makeBone(_ index: Int) -> UIView {
        let bone = UIView(
            frame: CGRect(x: index % Self.columns * 32, y: index / Self.columns * 32, width: 26, height: 20))
        guard slowdown == .drawCall else { return bone }
        let border = UIView(frame: bone.bounds)
        border.layer.borderWidth = 2
        bone.addSubview(border)
        return bone
    }
}
