import CHeapCount
import DrawKit
import Foundation
import LayerKit
import Testing

/// Tests that dissolves whose content is constant, or only has a sliding highlight, record nothing in their frames.
@MainActor
@Suite("Frames of a dissolve") struct SteadyDissolveTests {
    private static func fade(from: Double = 0, transition: OverlayTransition = .mix) -> OverlayFade {
        OverlayFade(from: from, to: 1, begin: 0, duration: 1, transition: transition)
    }

    /// Returns a tree with a card on which `count` layers dissolve into bones with a sliding highlight.
    private func dissolve(_ count: Int = 20, by fade: OverlayFade, content: OverlayFade? = nil) -> Tree {
        let tree = Tree()
        let card = tree.addLayer(CGRect(x: 0, y: 0, width: 90, height: 90), color: CGColor(.white))
        for index in 0..<count {
            let text = CALayer()
            text.frame = CGRect(x: CGFloat(index % 40) * 2, y: CGFloat(index / 40), width: 2, height: 1)
            text.backgroundColor = .red
            let bone = CAGradientLayer()
            bone.frame = text.bounds
            bone.stops = [.red, .blue]
            let slide = CABasicAnimation("endPoint", to: CGPoint(x: 3, y: 0), duration: 3)
            slide.repeatCount = .infinity
            bone.add(slide, forKey: "slide")
            (text.contentOverlay, text.overlayFade) = (bone, content ?? fade)
            card.addSublayer(text)
        }
        card.overlayDissolve = fade
        return tree
    }

    @Test("A frame of a dissolve visits no layers and gives the same display list as a recording")
    func visits() {
        let tree = dissolve(by: Self.fade())
        tree.frame(at: 0)
        tree.frame(at: 0.1)
        let visited = tree.host.visitedLayers
        for time in [0.2, 0.5, 0.501, 0.9] {
            let fresh = dissolve(by: Self.fade())
            fresh.host.scheduler.runDue(until: time)
            fresh.frame(at: time)

            let damage = tree.frame(at: time)

            #expect(tree.host.list == fresh.host.list)
            #expect(tree.host.visitedLayers == visited)
            // Only the bones are damaged, because the card is in both images.
            #expect(damage.regions.allSatisfy { $0.rect.maxY <= 1 } && damage.pixelCount == 40)
        }
        tree.frame(at: 1)
        #expect(tree.host.visitedLayers > visited)
        #expect(tree.lines.count == 21 && !tree.lines.contains { $0.hasPrefix("end") })
    }

    @Test("A frame of a wipe visits no layers and gives the same display list as a recording")
    func wipeVisits() {
        let transition = OverlayTransition.wipe(CGVector(dx: 0.6, dy: 0.8), softness: 0.2)
        let tree = dissolve(by: Self.fade(transition: transition))
        tree.frame(at: 0)
        tree.frame(at: 0.1)
        let visited = tree.host.visitedLayers
        for time in [0.2, 0.5, 0.501, 0.9] {
            let fresh = dissolve(by: Self.fade(transition: transition))
            fresh.host.scheduler.runDue(until: time)
            fresh.frame(at: time)

            tree.frame(at: time)

            #expect(tree.host.list == fresh.host.list)
            #expect(tree.host.visitedLayers == visited)
        }
        tree.frame(at: 1)
        #expect(tree.host.visitedLayers > visited)
        #expect(!tree.lines.contains { $0.hasPrefix("end") })
    }

    @Test("A frame of a wipe draws only the bones at its edge, which has passed all of them in the end")
    func wipeDamage() {
        let transition = OverlayTransition.wipe(CGVector(dx: 1, dy: 0), softness: 0.1)
        let tree = dissolve(by: Self.fade(transition: transition))
        for text in tree.root.childLayers[0].childLayers { text.contentOverlay?.removeAllAnimations() }
        tree.frame(at: 0)
        tree.frame(at: 0.1)
        var (columns, most) = (Set<Int32>(), 0)
        for step in 3..<20 {
            let damage = tree.frame(at: 0.05 * Double(step))
            for region in damage.regions {
                #expect(region.rect.maxY <= 1)
                columns.formUnion(region.rect.minX..<region.rect.maxX)
            }
            most = max(most, damage.pixelCount)
        }
        #expect(most > 0 && most < 40)
        #expect(columns == Set(0..<40))
    }

    @Test("Two wipes of different durations move independently and visit no layers")
    func wipes() {
        func tree(_ time: TimeInterval) -> Tree {
            let tree = Tree()
            for index in 0..<2 {
                let card = tree.addLayer(CGRect(x: 0, y: 40 * index, width: 40, height: 40), color: CGColor(.white))
                let bone = CALayer()
                (bone.frame, bone.backgroundColor) = (card.bounds, .red)
                let transition = OverlayTransition.wipe(CGVector(dx: 1, dy: 0), softness: 0.2)
                let length = index == 0 ? 1.0 : 2
                (card.contentOverlay, card.overlayFade) = (
                    bone, OverlayFade(from: 0.5, to: 1, begin: 0, duration: length, transition: transition)
                )
            }
            tree.host.scheduler.runDue(until: time)
            tree.frame(at: time)
            return tree
        }
        let moved = tree(0)
        let visited = moved.host.visitedLayers
        for time in [0.3, 0.6, 0.9] {
            moved.frame(at: time)
            #expect(moved.host.list == tree(time).host.list)
        }
        #expect(moved.host.visitedLayers == visited)
    }

    @Test("A frame of a dissolve draws nothing if the opacity hasn't changed")
    func nothing() {
        let tree = dissolve(1, by: OverlayFade(from: 0.5, to: 0.5, begin: 0, duration: 9))
        tree.root.childLayers[0].childLayers[0].contentOverlay?.removeAllAnimations()
        tree.frame(at: 0)

        #expect(tree.frame(at: 3).isEmpty)
        #expect(tree.lines.last == "end opacity 128")
    }

    @Test("Changes of the dissolving content are recorded in each frame")
    func recorded() {
        let fade = Self.fade()
        for tree in [
            dissolve(by: fade, content: fade.hiding(from: 1)), dissolve(by: Self.fade(transition: .grow(from: 0.5))),
            dissolve(by: Self.fade(transition: .push(CGVector(dx: 1, dy: 0)))),
        ] {
            tree.frame(at: 0)
            tree.frame(at: 0.4)
            let visited = tree.host.visitedLayers
            tree.frame(at: 0.5)
            #expect(tree.host.visitedLayers > visited)
        }
    }

    @Test("Changes to the tree appear immediately, and the dissolve continues")
    func changes() {
        let tree = dissolve(by: Self.fade())
        tree.frame(at: 0)
        tree.frame(at: 0.2)
        tree.frame(at: 0.3)
        tree.root.childLayers[0].backgroundColor = .blue
        let damage = tree.frame(at: 0.4)
        let fresh = dissolve(by: Self.fade())
        fresh.root.childLayers[0].backgroundColor = .blue
        fresh.host.scheduler.runDue(until: 0.4)
        fresh.frame(at: 0.4)

        #expect(damage.regions.contains { $0.rect == PixelRect(minX: 0, minY: 0, maxX: 90, maxY: 90) })
        #expect(tree.host.list == fresh.host.list)
        let visited = tree.host.visitedLayers
        tree.frame(at: 0.6)
        #expect(tree.host.visitedLayers == visited)
    }

    @Test("A sliding highlight is drawn in the frame in which a color next to it becomes translucent")
    func lightBesideColor() {
        let tree = dissolve(1, by: OverlayFade(from: 1, to: 1, begin: 0, duration: 0))
        let other = tree.addLayer(CGRect(x: 50, y: 50, width: 10, height: 10), color: .red)
        other.add(
            CABasicAnimation("backgroundColor", to: CGColor(red: 1, green: 0, blue: 0, alpha: 0)), forKey: "fade")
        tree.frame(at: 0)
        let damage = tree.frame(at: 0.5)

        #expect(damage.regions.contains { $0.rect.minY == 0 })
    }

    @Test(
        "A frame of a dissolve of a thousand bones allocates nothing",
        .enabled(if: heap_count_is_available(), "The allocator is a sanitizer's or not glibc's"))
    func allocations() {
        let tree = dissolve(1000, by: Self.fade())
        tree.step(to: 0.3, interval: 1.0 / 60)
        var time = 0.3
        heap_count_start()
        while time < 0.8 {
            time += 1.0 / 60
            tree.host.scheduler.runDue(until: time)
            _ = tree.host.record(adding: tree.host.animate())
        }
        #expect(heap_count_stop() == 0)
    }
}
