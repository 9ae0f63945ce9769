import BenchKit
import DrawKit
import Foundation
import Testing

@Suite("Grids of bones") struct BoneGridTests {
    @Test(
        "The number of columns is the square root of 1.6 times the bones, rounded up; rows follow from it",
        arguments: [
            (bones: 1, columns: 2, rows: 1), (10, 4, 3), (100, 13, 8), (1000, 40, 25), (10_000, 127, 79), (0, 2, 1),
        ])
    func shape(_ row: (bones: Int, columns: Int, rows: Int)) {
        let grid = BoneGrid(count: row.bones, size: CGSize(width: 1280, height: 800))

        #expect(grid.columns == row.columns)
        #expect(grid.rows == row.rows)
        #expect(grid.pixelRects.count == max(1, row.bones))
    }

    @Test("A bone has 0.8 times the width and 0.6 times the height of its cell, and is centered in it")
    func frame() {
        let grid = BoneGrid(count: 1000, size: CGSize(width: 1280, height: 800))

        let frame = grid.frame(at: 41)

        #expect(abs(frame.midX - 48) < 1e-9)
        #expect(abs(frame.midY - 48) < 1e-9)
        #expect(abs(frame.width - 25.6) < 1e-9)
        #expect(abs(frame.height - 19.2) < 1e-9)
    }

    @Test("No bone touches another or the window's edge", arguments: [1, 7, 100, 1000])
    func separation(bones: Int) {
        let rects = BoneGrid(count: bones, size: CGSize(width: 640, height: 400)).pixelRects

        #expect(rects.allSatisfy { !$0.isEmpty && $0.minX > 0 && $0.minY > 0 && $0.maxX < 640 && $0.maxY < 400 })
        for (index, rect) in rects.enumerated() {
            #expect(!rects[(index + 1)...].contains { $0.intersects(rect) })
        }
    }
}
