import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Record pass") struct RecordPassTests {
    private let tree = Tree()

    private func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func picture(_ width: Int32, _ height: Int32) -> CGImage {
        CGImage(
            bitmap: Bitmap(
                size: PixelSize(width: width, height: height),
                pixels: .color(Array(repeating: 0xFF00_00FF, count: Int(width) * Int(height)))))
    }

    @Test("Background, gradient, contents, sublayers and border are drawn in this order")
    func order() {
        let layer = CAGradientLayer()
        layer.frame = place(10, 10, 40, 20)
        layer.backgroundColor = .red
        layer.stops = [.red, .blue]
        layer.contents = picture(2, 2)
        layer.borderWidth = 1.5
        layer.cornerRadius = 4
        tree.root.addSublayer(layer)
        let inside = CALayer()
        inside.frame = place(-5, 5, 10, 10)
        inside.backgroundColor = .blue
        layer.addSublayer(inside)

        tree.frame(at: 0)

        #expect(
            tree.lines == [
                "solid (10,10 40x20) #ffff0000 radius 4.0",
                "gradient (10,10 40x20) paint 0 (0.5, 0.0) -> (0.5, 1.0) radius 4.0",
                "bitmap (10,10 40x20) 2x2", "solid (5,15 10x10) #ff0000ff",
                "solid (10,10 40x20) #ff000000 radius 4.0 border 1.5",
            ])
    }

    @Test("Border widths are scaled to pixels; without a hole, a border fills the shape; without width, it is omitted")
    func borders() {
        let tree = Tree(scale: 2)
        let layer = tree.addLayer(place(0, 0, 10, 6))
        layer.borderColor = .red
        layer.borderWidth = 1.25
        tree.frame(at: 0)
        #expect(tree.lines == ["solid (0,0 20x12) #ffff0000 border 2.5"])
        layer.borderWidth = 3
        tree.frame(at: 1)
        #expect(tree.lines == ["solid (0,0 20x12) #ffff0000"])
        for width: CGFloat in [0, -1, 0.0001] {
            layer.borderWidth = width
            tree.frame(at: tree.host.clock.now + 1)
            #expect(tree.lines == [])
        }
        layer.borderWidth = 1
        layer.borderColor = nil
        tree.frame(at: 9)
        #expect(tree.lines == [])
    }

    @Test("Sublayers are drawn by zPosition, and in array order if it is equal")
    func zOrder() {
        for (index, z) in [1, 0, -1, 1, 0].enumerated() {
            tree.addLayer(place(CGFloat(index), 0, 1, 1), color: .red).zPosition = CGFloat(z)
        }

        tree.frame(at: 0)

        #expect(
            tree.lines.map { String($0.prefix(9)) } == [
                "solid (2,", "solid (1,", "solid (4,", "solid (0,", "solid (3,",
            ])
    }

    @Test("The zPosition order follows later changes, insertions and removals")
    func laterZOrder() {
        func order() -> [String] { tree.lines.map { String($0.prefix(9)) } }
        let layers = [1, 0, 0].enumerated().map { index, z in
            let layer = tree.addLayer(place(CGFloat(index), 0, 1, 1), color: .red)
            layer.zPosition = CGFloat(z)
            return layer
        }
        tree.frame(at: 0)
        #expect(order() == ["solid (1,", "solid (2,", "solid (0,"])

        tree.addLayer(place(3, 0, 1, 1), color: .red).zPosition = -1
        tree.frame(at: 0)
        #expect(order() == ["solid (3,", "solid (1,", "solid (2,", "solid (0,"])
        layers[1].zPosition = 2
        tree.frame(at: 0)
        #expect(order() == ["solid (3,", "solid (2,", "solid (0,", "solid (1,"])
        layers[0].zPosition = 0
        layers[2].removeFromSuperlayer()
        tree.frame(at: 0)
        #expect(order() == ["solid (3,", "solid (0,", "solid (1,"])
        tree.root.insertSublayer(layers[2], at: 0)
        tree.frame(at: 0)
        #expect(order() == ["solid (3,", "solid (2,", "solid (0,", "solid (1,"])
    }

    @Test("Sublayers are clipped by rounded shapes at any depth")
    func clips() throws {
        var layer = tree.root
        for depth in 0..<5 {
            let next = CALayer()
            next.frame = place(5, 5, 90 - 10 * CGFloat(depth), 90)
            next.cornerRadius = CGFloat(depth)
            next.masksToBounds = true
            layer.addSublayer(next)
            layer = next
        }
        let leaf = CALayer()
        leaf.frame = place(-50, -50, 500, 500)
        leaf.backgroundColor = .red
        layer.addSublayer(leaf)

        tree.frame(at: 0)

        #expect(tree.lines == ["solid (-25,-25 500x500) #ffff0000 clip (25,25 50x70)"])
        let list = tree.host.list
        var radii: [Double] = []
        var clip = try #require(list.commands.last).clip
        while clip >= 0 {
            radii.append(list.clips[Int(clip)].shape.pixelRadius)
            clip = list.clips[Int(clip)].parent
        }
        #expect(radii == [4, 3, 2, 1, 0])
        #expect(!list.clips[4].isRectangular)
    }

    @Test(
        "Hidden, transparent, empty and offscreen layers are omitted, and so are their sublayers if they are invisible")
    func culling() {
        let rows: [(title: String, count: Int, change: (CALayer) -> Void)] = [
            ("visible", 2, { _ in }), ("hidden", 0, { $0.isHidden = true }), ("transparent", 0, { $0.opacity = 0 }),
            ("folded", 0, { $0.affine = CGAffineTransform(scaleX: 1, y: 0) }),
            ("away", 1, { $0.position = CGPoint(x: 130, y: 50) }),
            (
                "away and masking", 0,
                {
                    $0.position = CGPoint(x: 130, y: 50); $0.masksToBounds = true
                }
            ),
            ("empty", 1, { $0.bounds.size.width = 0 }),
            (
                "empty and masking", 0,
                {
                    $0.bounds.size.width = 0; $0.masksToBounds = true
                }
            ),
        ]
        for row in rows {
            let tree = Tree()
            let layer = tree.addLayer(place(30, 30, 40, 40), color: .red)
            let inside = CALayer()
            inside.frame = place(-30, 10, 20, 20)
            inside.backgroundColor = .blue
            layer.addSublayer(inside)
            row.change(layer)
            tree.frame(at: 0)
            #expect(tree.lines.count == row.count, "\(row.title): \(tree.lines)")
        }
    }

    @Test("Moved and scaled layers are upright and on whole pixels without a transform, even if nested")
    func upright() {
        let outer = tree.addLayer(place(10, 10, 20, 20), color: .red)
        outer.affine = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3.4, ty: 0)
        let inner = CALayer()
        inner.frame = place(5, 5, 10.2, 4)
        inner.backgroundColor = .blue
        inner.cornerRadius = 1
        outer.addSublayer(inner)
        outer.borderWidth = 0.5

        tree.frame(at: 0)

        #expect(
            tree.lines == [
                "solid (3,0 40x40) #ffff0000", "solid (13,10 21x8) #ff0000ff radius 2.0",
                "solid (3,0 40x40) #ff000000 border 1.0",
            ])
        #expect(tree.host.list.transforms.isEmpty)
    }

    @Test("Neighboring layers share an edge at any scroll position and scale, even inside a scaled layer")
    func seams() {
        for scale in [1, 1.25, 1.5, 5.0 / 3, 2] {
            for factor in [1, 1.1, 1.0 / 3] {
                let tree = Tree(scale: scale)
                tree.root.affine = CGAffineTransform(scaleX: factor, y: factor)
                var (y, layers) = (0.0, [CALayer]())
                for height in [3.3, 4.1, 2.7, 5.55, 1.9, 0.3, 7.7] {
                    layers.append(tree.addLayer(place(0, y, 10, height), color: .red))
                    y += height
                }
                for step in 0..<40 {
                    tree.root.bounds.origin.y = Double(step) * 0.37 - 30
                    tree.frame(at: Double(step))
                    let rects = tree.host.list.commands.dropFirst().map(\.shape.rect)
                    for (upper, lower) in zip(rects, rects.dropFirst()) { #expect(upper.maxY == lower.minY) }
                }
            }
        }
    }

    @Test("A rotated layer has whole pixels in its own coordinates, and its transform puts it in its place")
    func turned() throws {
        let tree = Tree(scale: 2)
        let layer = tree.addLayer(place(20, 20, 10.3, 6), color: .red)
        layer.affine = CGAffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0)
        layer.cornerRadius = 2
        layer.masksToBounds = true
        layer.borderWidth = 1
        let inside = CALayer()
        inside.frame = place(0, 0, 4, 4)
        inside.backgroundColor = .blue
        layer.addSublayer(inside)
        tree.frame(at: 0)

        let list = tree.host.list
        let command = list.commands[1]
        #expect(command.shape == RoundedRect(rect: PixelRect(minX: 0, minY: 0, maxX: 21, maxY: 12), radius: 4))
        #expect(list.commands[3].border == 512)
        #expect(list.transforms.count == 2)
        #expect(list.commands[3].transform == command.transform)
        #expect(list.clips[0].transform == command.transform)
        let map = list.transforms[Int(command.transform)]
        for corner in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
            let expected = layer.convert(CGPoint(x: corner.0 * 10.3, y: corner.1 * 6), to: nil)
            let point = map.point(x: corner.0 * 21, y: corner.1 * 12)
            #expect(abs(point.x - expected.x * 2) < 1e-9 && abs(point.y - expected.y * 2) < 1e-9)
        }
    }

    @Test("A layer that is rotated back inside a rotated layer is upright and pixel-aligned")
    func turnedBack() {
        let outer = tree.addLayer(place(10, 10, 40, 40))
        outer.affine = CGAffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0)
        let inner = CALayer()
        inner.frame = place(10, 10, 20, 20)
        inner.affine = outer.affine.inverted()
        inner.backgroundColor = .red
        outer.addSublayer(inner)

        tree.frame(at: 0)

        #expect(tree.lines == ["solid (20,20 20x20) #ffff0000"])
    }

    @Test("A flipped layer is drawn through a transform")
    func flipped() {
        let layer = tree.addLayer(place(10, 10, 40, 20), color: .red)
        layer.affine = CGAffineTransform(scaleX: -1, y: 1)

        tree.frame(at: 0)

        #expect(tree.lines == ["solid (0,0 40x20) #ffff0000 transform [-1.0 0.0 0.0 1.0 50.0 10.0]"])
    }

    @Test("Contents follow their gravity even in scaled layers, and overflow bounds that don't mask")
    func pictures() {
        let layer = tree.addLayer(place(10, 10, 20, 20))
        layer.contents = picture(4, 2)
        let rows: [(gravity: CALayerContentsGravity, line: String)] = [
            (.resize, "(10,10 20x20)"), (.resizeAspect, "(10,15 20x10)"), (.resizeAspectFill, "(0,10 40x20)"),
            (.center, "(18,19 4x2)"), (.bottomRight, "(26,28 4x2)"),
        ]
        for row in rows {
            layer.contentsGravity = row.gravity
            tree.frame(at: tree.host.clock.now + 1)
            #expect(tree.lines == ["bitmap \(row.line) 4x2"])
        }
        layer.contentsGravity = .center
        layer.affine = CGAffineTransform(scaleX: 2, y: 1)
        tree.frame(at: 99)
        #expect(tree.lines == ["bitmap (16,19 8x2) 4x2"])
        layer.affine = .identity
        layer.contentsGravity = .resizeAspectFill
        layer.position.x = -11
        tree.frame(at: 100)
        #expect(tree.lines == ["bitmap (-31,10 40x20) 4x2"])
    }

    @Test("Scaling a layer stretches its text, and rotating it draws the text through a transform")
    func text() {
        final class Provider: LayerContentProvider {
            let bitmap = Bitmap(
                size: PixelSize(width: 6, height: 4), pixels: .alpha(Array(repeating: 255, count: 24)))

            func contents(of layer: CALayer, scale: CGFloat, isDark: Bool) -> ProvidedContents? {
                ProvidedContents(bitmap: bitmap, origin: (x: 1, y: 2), tint: .red)
            }
        }
        let provider = Provider()
        let tree = Tree(scale: 2)
        let layer = tree.addLayer(place(10, 10, 20, 20))
        layer.contentProvider = provider
        tree.frame(at: 0)
        #expect(tree.lines == ["bitmap (21,22 6x4) 6x4 #ffff0000"])
        layer.affine = CGAffineTransform(scaleX: 2, y: 2)
        tree.frame(at: 1)
        #expect(tree.lines == ["bitmap (2,4 12x8) 6x4 #ffff0000"])
        layer.affine = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        tree.frame(at: 2)
        #expect(tree.lines == ["bitmap (1,2 6x4) 6x4 #ffff0000 transform [0.0 1.0 -1.0 0.0 60.0 20.0]"])
    }

    @Test("An overlay replaces all content, including the border")
    func contentOverlay() {
        let layer = tree.addLayer(place(0, 0, 10, 10), color: .red)
        layer.borderWidth = 1
        let bone = CALayer()
        bone.frame = place(2, 2, 4, 4)
        bone.backgroundColor = .blue
        layer.contentOverlay = bone
        layer.overlayFade = OverlayFade(from: 0, to: 1, begin: 0, duration: 0)
        tree.frame(at: 0)
        #expect(tree.lines == ["solid (2,2 4x4) #ff0000ff"])
        layer.overlayFade = OverlayFade(from: 0, to: 0.5, begin: 0, duration: 0)
        tree.frame(at: 1)

        #expect(
            tree.lines == [
                "group (0,0 10x10)", "solid (0,0 10x10) #ffff0000", "solid (0,0 10x10) #ff000000 border 1.0", "turn",
                "solid (2,2 4x4) #ff0000ff", "end opacity 128",
            ])
    }

    @Test("An empty layer is skipped until it has something to draw, and again once it is empty")
    func blank() {
        let (image, inner, bone) = (picture(1, 1), CALayer(), CALayer())
        for layer in [inner, bone] {
            layer.frame = place(0, 0, 10, 10)
            layer.backgroundColor = .red
        }
        let pulse = CABasicAnimation("backgroundColor", from: CGColor.red, to: CGColor.blue, duration: 1000)
        let changes: [(String, (CAGradientLayer, Bool) -> Void)] = [
            ("backgroundColor", { $0.backgroundColor = $1 ? .red : nil }),
            ("colors", { $0.stops = $1 ? [.red] : nil }),
            ("contents", { $0.contents = $1 ? image : nil }), ("borderWidth", { $0.borderWidth = $1 ? 1 : 0 }),
            ("sublayers", { $1 ? $0.addSublayer(inner) : inner.removeFromSuperlayer() }),
            ("contentOverlay", { $0.contentOverlay = $1 ? bone : nil }),
            ("animations", { $1 ? $0.add(pulse, forKey: "pulse") : $0.removeAllAnimations() }),
        ]
        for (name, change) in changes {
            let tree = Tree()
            let layer = CAGradientLayer()
            tree.root.addSublayer(layer)
            layer.frame = place(0, 0, 10, 10)
            for time in [0.0, 1, 2] {
                change(layer, true)
                tree.frame(at: 10 * time)
                #expect(tree.lines.count == 1, "\(name) at \(time)")
                layer.isHidden = true
                tree.frame(at: 10 * time + 1)
                #expect(tree.lines.isEmpty, "\(name), hidden")
                (layer.isHidden, layer.isSuppressed) = (false, true)
                tree.frame(at: 10 * time + 2)
                #expect(tree.lines.isEmpty, "\(name), suppressed")
                layer.isSuppressed = false
                tree.frame(at: 10 * time + 3)
                #expect(tree.lines.count == 1, "\(name) back at \(time)")
                change(layer, false)
                tree.frame(at: 10 * time + 4)
                #expect(tree.lines.isEmpty, "\(name) gone at \(time)")
            }
        }
    }

    @Test("Changing a visible property requests a new display list; setting an equal value does not")
    func flags() {
        let image = picture(1, 1)
        let changes: [(String, (CAGradientLayer) -> Void)] = [
            ("bounds", { $0.bounds.size.width = 33 }), ("position", { $0.position.x = 33 }),
            ("anchorPoint", { $0.anchorPoint.x = 0.25 }), ("transform", { $0.affine.tx = 3 }),
            ("zPosition", { $0.zPosition = 2 }), ("isHidden", { $0.isHidden = true }),
            ("opacity", { $0.opacity = 0.5 }),
            ("backgroundColor", { $0.backgroundColor = .blue }), ("cornerRadius", { $0.cornerRadius = 3 }),
            ("maskedCorners", { $0.maskedCorners = .layerMaxXMaxYCorner }), ("borderWidth", { $0.borderWidth = 3 }),
            ("borderColor", { $0.borderColor = .red }), ("masksToBounds", { $0.masksToBounds = true }),
            ("contents", { $0.contents = image }), ("contentsGravity", { $0.contentsGravity = .center }),
            ("contentsScale", { $0.contentsScale = 3 }), ("colors", { $0.stops = [.red] }),
            ("locations", { $0.locations = [0.5] }), ("startPoint", { $0.startPoint.x = 3 }),
            ("endPoint", { $0.endPoint.x = 3 }),
        ]
        for (name, change) in changes {
            let tree = Tree()
            let layer = CAGradientLayer()
            tree.root.addSublayer(layer)
            layer.frame = place(0, 0, 10, 10)
            tree.frame(at: 0)
            change(layer)
            #expect(tree.host.hasPendingWork, "\(name)")
            tree.frame(at: 1)
            change(layer)
            #expect(!tree.host.hasPendingWork, "\(name) again")
        }
    }
}
