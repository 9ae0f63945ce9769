import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ListKit

/// Tests lists, stack views and labels of extreme sizes, and lists with many items.
@MainActor
@Suite("Bad input: huge lists")
struct HugeListsTests {
    private nonisolated static let sizes: [CGFloat] = [1.7e308, .infinity, .nan]

    @Test("A table of extreme height creates views only for its beginning", arguments: sizes)
    func table(height: CGFloat) {
        let fixture = TableFixture()
        fixture.takesNotes = false
        _ = Messages.during {
            fixture.table.frame.size.height = height
            fixture.show([Array(0..<100_000)])
        }

        #expect(fixture.table.visibleCells.count <= 1000)
        #expect(!height.isFinite || fixture.shownNumbers.first == 0)
    }

    @Test("A table creates at most 1000 cells for rows with a height of 0 or close to 0")
    func flatRows() {
        for height in [0, 1e-5, .leastNonzeroMagnitude] as [CGFloat] {
            let fixture = TableFixture()
            fixture.takesNotes = false
            fixture.height = { _ in height }
            _ = Messages.during { fixture.show([Array(0..<100_000)]) }
            #expect(fixture.table.visibleCells.count <= 1000)
        }
    }

    @Test("A collection view of extreme size creates views only for its beginning", arguments: sizes)
    func collection(side: CGFloat) {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 20, height: 20)
        let fixture = CollectionFixture(layout: flow)
        _ = Messages.during {
            fixture.view.frame.size = CGSize(width: 100, height: side)
            fixture.show([100_000])
        }
        #expect(fixture.view.visibleCells.count <= 1000)

        let wide = CollectionFixture(layout: UICollectionViewFlowLayout())
        _ = Messages.during {
            wide.view.frame.size = CGSize(width: side, height: side)
            wide.show([100_000])
        }
        #expect(wide.view.visibleCells.count <= 1000)
    }

    @Test("Stack views and labels of extreme sizes don't crash, and a label fits a finite size", arguments: sizes)
    func stackAndLabel(side: CGFloat) {
        let stage = OffscreenStage(size: CGSize(width: 60, height: 60))
        _ = Messages.during {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: side, height: side))
                stack.axis = axis
                stack.distribution = .fillProportionally
                stack.spacing = side
                for _ in 0..<50 {
                    let label = UILabel(frame: CGRect(x: 0, y: 0, width: side, height: side))
                    label.text = "Some words"
                    label.numberOfLines = Int.max
                    stack.addArrangedSubview(label)
                }
                stage.window.addSubview(stack)
            }
            let label = UILabel(frame: CGRect(x: -side, y: -side, width: side, height: side))
            label.text = "Some words"
            label.numberOfLines = -3
            label.sizeToFit()
            stage.window.addSubview(label)
            stage.advance(by: 0)
            #expect(label.frame.width.isFinite && label.frame.height.isFinite)
        }
    }
}
