import Foundation
import LayerKit
import Testing

@MainActor
@Suite("CALayerHierarchy") struct CALayerHierarchyTests {
    private let root = CALayer()
    private let layers = (0..<4).map { index in
        let layer = CALayer()
        layer.name = "\(index)"
        return layer
    }

    private var names: String { root.childLayers.map { $0.name ?? "" }.joined() }

    @Test("Sublayers are added, inserted, replaced and removed at their index")
    func places() {
        root.addSublayer(layers[0])
        root.addSublayer(layers[1])
        root.insertSublayer(layers[2], at: 1)
        #expect(names == "021")
        root.insertSublayer(layers[3], above: layers[0])
        #expect(names == "0321")
        root.insertSublayer(layers[1], below: layers[0])
        #expect(names == "1032")
        root.insertSublayer(layers[1], above: layers[1])
        #expect(names == "1032")
        root.insertSublayer(layers[0], at: 99)
        #expect(names == "1320")
        root.replaceSublayer(layers[3], with: layers[0])
        #expect(names == "102")
        #expect(layers[3].superlayer == nil)
        root.replaceSublayer(layers[3], with: CALayer())
        #expect(names == "102")
        root.replaceSublayer(layers[0], with: layers[3])
        #expect(names == "132")
        layers[3].removeFromSuperlayer()
        #expect(names == "12")
    }

    @Test("A layer that moves leaves its old superlayer, even when it replaces another")
    func moves() {
        let other = CALayer()
        other.addSublayer(layers[0])
        root.addSublayer(layers[1])
        root.replaceSublayer(layers[1], with: layers[0])

        #expect(other.childLayers.isEmpty)
        #expect(layers[0].superlayer === root)
        #expect(layers[1].superlayer == nil)
    }

    @Test("A layer cannot be added to itself or to a descendant")
    func cycles() {
        root.name = "outermost"
        root.addSublayer(layers[0])
        layers[0].addSublayer(layers[1])
        layers[1].addSublayer(layers[2])

        let lines = messages {
            layers[1].addSublayer(root)
            layers[1].insertSublayer(layers[0], above: layers[2])
            layers[1].insertSublayer(layers[1], at: 0)
            layers[1].replaceSublayer(layers[2], with: layers[0])
        }

        #expect(lines.count <= 1)
        #expect(names == "0")
        #expect(layers[0].superlayer === root)
        #expect(layers[1].childLayers.map(\.name) == ["2"])
    }

    @Test("Superlayers are laid out before their sublayers, because they set the sublayers' sizes")
    func layoutOrder() {
        final class Recorder: CALayerDelegate {
            var order: [String] = []

            func layoutSublayers(of layer: CALayer) {
                order.append(layer.name ?? "")
                if layer.name == "0" { layer.childLayers.first?.bounds.size.width += 10 }
            }
        }
        let recorder = Recorder()
        root.addSublayer(layers[0])
        layers[0].addSublayer(layers[1])
        layers[1].addSublayer(layers[2])
        root.layoutIfNeeded()
        for layer in layers { layer.delegate = recorder }
        layers[0].setNeedsLayout()
        layers[2].setNeedsLayout()
        layers[1].setNeedsLayout()

        layers[1].layoutIfNeeded()
        #expect(recorder.order == ["0", "1", "2"])
        layers[1].layoutIfNeeded()
        #expect(recorder.order.count == 3)
    }

    @Test("All layers of a tree, including content overlays, have the tree's host")
    func owners() {
        let (first, second) = (Tree(), Tree())
        let (branch, leaf, contentOverlay) = (CALayer(), CALayer(), CALayer())
        branch.addSublayer(leaf)
        leaf.contentOverlay = contentOverlay
        #expect(leaf.host == nil)

        first.root.addSublayer(branch)
        #expect([branch, leaf, contentOverlay].allSatisfy { $0.host === first.host })
        second.root.addSublayer(branch)
        #expect([branch, leaf, contentOverlay].allSatisfy { $0.host === second.host })
        leaf.contentOverlay = nil
        #expect(contentOverlay.host == nil)
        branch.removeFromSuperlayer()
        #expect(branch.host == nil && leaf.host == nil)
    }

    @Test("A layer whose hasPlacedSublayers is true requests no layout")
    func placedSublayers() {
        let tree = Tree()
        let layer = CALayer()
        layer.hasPlacedSublayers = true
        tree.frame(at: 0)
        tree.root.addSublayer(layer)
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.setNeedsLayout()

        #expect(!tree.host.layout())
    }
}
