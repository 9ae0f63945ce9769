import DrawKit
import Testing

@Suite("Changes between display lists")
struct ChangesTests {
    private let first = ListBuilder.rect(10, 10, 5, 5)
    private let second = ListBuilder.rect(30, 10, 5, 5)
    private let third = ListBuilder.rect(50, 10, 5, 5)

    private var list: DisplayList {
        var list = ListBuilder.list(100, 100)
        for rect in [first, second, third] { list.add(rect) }
        return list
    }

    @Test("Equal lists have no changes, even if built separately")
    func equal() {
        #expect(list.changedRects(since: list).isEmpty)
    }

    @Test("A moved command changes its old and its new rectangle")
    func moved() {
        var new = list
        let target = ListBuilder.rect(70, 70, 5, 5)
        new.commands[2].shape = RoundedRect(rect: target)

        #expect(Set(new.changedRects(since: list)) == [second, target])
    }

    @Test("Adding or removing a command changes only its own rectangle")
    func addedAndRemoved() {
        var new = list
        new.commands.remove(at: 2)

        #expect(new.changedRects(since: list) == [second])
        #expect(list.changedRects(since: new) == [second])
    }

    @Test("Adding a copy of a command changes only its rectangle")
    func repeated() {
        var new = list
        new.add(third)

        #expect(new.changedRects(since: list) == [third])
    }

    @Test("Color, opacity, corners, border and kind are compared")
    func properties() {
        let changes: [(inout DrawCommand) -> Void] = [
            { $0.color = PackedColor(.white) }, { $0.opacity = 3 }, { $0.shape.radius = 256 },
            { $0.shape = RoundedRect(rect: $0.shape.rect, radius: 2, corners: .topLeft) }, { $0.kind = .gradient },
            { $0.border = 256 },
        ]
        for (index, change) in changes.enumerated() {
            var new = list
            new.paints = [ListBuilder.paint([.black])]
            change(&new.commands[2])

            #expect(Set(new.changedRects(since: list)) == [second], "change \(index)")
        }
    }

    @Test("Gradients are compared by axis and colors, not by the index of their paint")
    func paints() {
        var old = list
        old.paints = [ListBuilder.paint([.black, .white]), ListBuilder.paint([.white])]
        old.commands[1] = .gradient(RoundedRect(rect: first), paint: 0, opacity: 255, clip: -1)
        var moved = old
        moved.paints[0].start.x = 0.5
        var recolored = old
        recolored.paints[0] = ListBuilder.paint([.black, .black])
        var reordered = old
        reordered.paints.reverse()
        reordered.commands[1].source = 1

        #expect(Set(moved.changedRects(since: old)) == [first])
        #expect(Set(recolored.changedRects(since: old)) == [first])
        #expect(reordered.changedRects(since: old).isEmpty)
    }

    @Test("Transforms are compared by value, not by index, for commands and clips")
    func transforms() {
        let (nudge, turn) = (
            PixelTransform(a: 1, b: 0, c: 0, d: 1, tx: 40, ty: 40),
            PixelTransform(a: 0, b: 1, c: -1, d: 0, tx: 60, ty: 0)
        )
        var old = list
        old.transforms = [nudge, turn]
        old.commands[1].transform = 0
        old.clips = [clip(transform: 1, of: old)]
        old.commands[2].clip = 0
        var reordered = old
        reordered.transforms.reverse()
        reordered.commands[1].transform = 1
        reordered.clips = [clip(transform: 0, of: reordered)]
        var upright = old
        upright.commands[1].transform = DisplayList.noTransform
        var moved = old
        moved.transforms[0].tx += 2
        var turned = old
        turned.transforms[1].ty += 3
        turned.clips = [clip(transform: 1, of: turned)]

        #expect(reordered.changedRects(since: old).isEmpty)
        #expect(Set(upright.changedRects(since: old)) == [first, ListBuilder.rect(50, 50, 5, 5)])
        #expect(
            Set(moved.changedRects(since: old)) == [ListBuilder.rect(50, 50, 5, 5), ListBuilder.rect(52, 50, 5, 5)])
        #expect(Set(turned.changedRects(since: old)) == [second])
        #expect(reordered != old)
    }

    private func clip(transform: Int32, of list: DisplayList) -> ClipNode {
        ClipNode(
            shape: RoundedRect(rect: ListBuilder.rect(0, 0, 50, 50)), parent: -1, within: [],
            transform: list.transforms[Int(transform)], transformIndex: transform)
    }

    @Test("Bitmaps are compared by identity, clips by their shapes at any depth")
    func bitmapsAndClips() {
        let size = PixelSize(width: 1, height: 1)
        var old = list
        old.bitmaps = [Bitmap(size: size, pixels: .alpha([1]))]
        old.commands[1] = .bitmap(RoundedRect(rect: first), bitmap: 0, tint: .clear, opacity: 255, clip: -1)
        old.push(RoundedRect(rect: ListBuilder.rect(20, 0, 60, 60)))
        old.push(RoundedRect(rect: ListBuilder.rect(20, 0, 60, 50)))
        old.commands[2].clip = 1
        var repainted = old
        repainted.bitmaps = [Bitmap(size: size, pixels: .alpha([1]))]
        var unclipped = old
        unclipped.commands[2].clip = -1
        var rounded = old
        rounded.clips = []
        rounded.push(RoundedRect(rect: ListBuilder.rect(20, 0, 60, 60), radius: 4))
        rounded.push(RoundedRect(rect: ListBuilder.rect(20, 0, 60, 50)))
        var shallower = old
        shallower.commands[2].clip = 0

        #expect(Set(repainted.changedRects(since: old)) == [first])
        #expect(Set(unclipped.changedRects(since: old)) == [second])
        #expect(Set(rounded.changedRects(since: old)) == [second])
        #expect(Set(shallower.changedRects(since: old)) == [second])
    }

    @Test("A new size or an empty old list changes everything; invisible commands change nothing")
    func extremes() {
        var hidden = list
        hidden.commands[2].shape = RoundedRect(rect: ListBuilder.rect(300, 300, 5, 5))
        var alsoHidden = hidden
        alsoHidden.commands[2].color = PackedColor(.white)

        #expect(list.changedRects(since: DisplayList(size: .zero)) == [list.bounds])
        #expect(list.changedRects(since: DisplayList(size: list.size)).contains(list.bounds))
        #expect(alsoHidden.changedRects(since: hidden).isEmpty)
    }
}
