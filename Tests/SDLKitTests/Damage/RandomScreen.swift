import DrawKit
import Foundation
import LayerKit
import TestSupport

/// A random screen with random changes: a scrolling list between layers that don't scroll.
@MainActor
struct RandomScreen {
    let root = CALayer()
    private let list = CALayer()
    /// The layers below the list and above it.
    private var under: RandomTree
    private var above: RandomTree
    /// A layer in the list that stays in place on the screen.
    private let sticky = CALayer()
    private var rows: [CALayer] = []
    private var random: SeededGenerator
    private let rowHeight: CGFloat
    /// The number of pixels per point.
    private let scale: CGFloat

    init(seed: UInt64, side: CGFloat, scale: CGFloat) {
        self.scale = scale
        random = SeededGenerator(seed: seed)
        under = RandomTree(seed: seed &* 31 &+ 1, side: 40)
        above = RandomTree(seed: seed &* 31 &+ 2, side: 20)
        above.root.masksToBounds = true
        rowHeight = CGFloat(random.number(12...30))
        root.frame = CGRect(x: 0, y: 0, width: side, height: side)
        root.backgroundColor = random.chance(50) ? RandomColor.next(&random) : nil
        root.addSublayer(under.root)
        root.addSublayer(list)
        root.addSublayer(above.root)
        list.scrolls = true
        list.masksToBounds = true
        list.frame = CGRect(x: random.number(0...8), y: random.number(0...8), width: 84, height: 84)
        // Most lists are opaque. Some are transparent, and some have rounded corners.
        list.backgroundColor = random.chance(80) ? CGColor(.white) : nil
        if random.chance(10) { list.cornerRadius = 8 }
        for index in 0..<12 { insert(at: index) }
        sticky.backgroundColor = CGColor(red: 0, green: 0.5, blue: 1, alpha: 1)
        if random.chance(50) { list.addSublayer(sticky) }
        under.root.position = place()
        above.root.position = place()
        layOut()
    }

    /// Scrolls, mostly by whole pixels, and sometimes makes other changes.
    mutating func step() {
        let distance = (CGFloat(random.number(-14...14)) + (random.chance(15) ? 0.3 : 0)) / scale
        list.bounds.origin.y = random.chance(5) ? 0 : min(max(-20, list.bounds.origin.y + distance), 200)
        if random.chance(15) { list.bounds.origin.x += CGFloat(random.number(-4...4)) / scale }
        if random.chance(20) { style(rows[random.number(0...rows.count - 1)]) }
        if random.chance(10) { above.change() }
        if random.chance(10) { under.change() }
        if random.chance(10) { above.root.position = place() }
        if random.chance(8) { insert(at: random.number(0...rows.count)) }
        if random.chance(8), rows.count > 3 {
            rows.remove(at: random.number(0...rows.count - 1)).removeFromSuperlayer()
        }
        if random.chance(3) { list.backgroundColor = RandomColor.next(&random) }
        if random.chance(3) { list.frame.size.height = CGFloat(random.number(60...84)) }
        layOut()
    }

    private mutating func insert(at index: Int) {
        let row = CALayer()
        row.bounds = CGRect(x: 0, y: 0, width: 76, height: rowHeight)
        let picture = random.chance(30) ? CAGradientLayer() : CALayer()
        (picture as? CAGradientLayer)?.colors = [RandomColor.next(&random), RandomColor.next(&random)]
        picture.frame = CGRect(x: 3, y: 2, width: rowHeight - 4, height: rowHeight - 4)
        row.addSublayer(picture)
        style(row)
        rows.insert(row, at: index)
        list.insertSublayer(row, at: UInt32(index))
    }

    private mutating func style(_ row: CALayer) {
        row.backgroundColor = random.chance(50) ? RandomColor.next(&random) : nil
        row.masksToBounds = random.chance(30)
        row.cornerRadius = random.chance(30) ? 6 : 0
        row.opacity = random.chance(5) ? 0.5 : 1
        guard let picture = row.sublayers?.first else { return }
        picture.backgroundColor = RandomColor.next(&random)
        picture.cornerRadius = random.chance(50) ? picture.bounds.height / 2 : 0
        picture.borderWidth = random.chance(20) ? 2 : 0
        picture.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    }

    private func layOut() {
        for (index, row) in rows.enumerated() {
            row.position = CGPoint(x: 42, y: (CGFloat(index) + 0.5) * rowHeight)
        }
        sticky.frame = CGRect(x: list.bounds.minX, y: list.bounds.minY, width: 84, height: 6)
    }

    private mutating func place() -> CGPoint {
        CGPoint(x: random.number(0...96), y: random.number(0...96))
    }
}

/// Random colors, opaque and translucent.
private enum RandomColor {
    static func next(_ random: inout SeededGenerator) -> CGColor {
        CGColor(
            red: random.part(), green: random.part(), blue: random.part(),
            alpha: random.chance(70) ? 1 : random.part())
    }
}
