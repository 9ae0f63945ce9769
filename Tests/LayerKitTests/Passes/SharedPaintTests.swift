import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Shared paints") struct SharedPaintTests {
    private static let colors = [
        CGColor(light: RGBA(red: 1, green: 0, blue: 0, alpha: 1), dark: RGBA(red: 0, green: 1, blue: 0, alpha: 1)),
        CGColor.blue,
    ]
    private static let others = [CGColor](colors.reversed())

    @Test("Equal gradients share a paint, wherever they are in the tree; different ones don't")
    func paints() {
        let tree = Tree()
        let changes: [(CAGradientLayer) -> Void] = [
            { _ in }, { $0.stops = [.blue, .red] }, { _ in }, { $0.darkOverride = true }, { _ in },
            { $0.locations = [0, 0.25] }, { _ in }, { $0.startPoint.x = 0.25 }, { $0.endPoint.x = 0.25 }, { _ in },
            { $0.add(CABasicAnimation("startPoint", from: CGPoint.zero, to: CGPoint.zero, duration: 9), forKey: "a") },
            { _ in },
            { $0.add(CABasicAnimation("endPoint", from: CGPoint.zero, to: CGPoint.zero, duration: 9), forKey: "b") },
            { $0.add(CABasicAnimation("colors", from: Self.others, to: Self.others, duration: 9), forKey: "c") },
            { _ in }, { $0.stops = Self.others },
        ]
        for index in changes.indices {
            let layer = CAGradientLayer()
            layer.frame = CGRect(x: 6 * index, y: 0, width: 5, height: 5)
            layer.stops = Self.colors
            changes[index](layer)
            tree.root.addSublayer(layer)
        }
        tree.frame(at: 1)

        let list = tree.host.list
        let paints = list.commands.dropFirst().map { list.paints[Int($0.source)] }
        let plain = changes.indices.filter { paints[$0] == paints[0] }
        #expect(plain == [0, 2, 4, 6, 9, 11, 14])
        let sources = list.commands.dropFirst().map(\.source)
        #expect(Set(plain.map { sources[$0] }).count == 1)
        #expect(Set(sources).count == list.paints.count)
    }
}
