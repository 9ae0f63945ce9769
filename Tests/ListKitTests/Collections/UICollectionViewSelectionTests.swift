import Foundation
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Selection in a UICollectionView")
struct UICollectionViewSelectionTests {
    private final class Witness: UICollectionViewDelegate {
        var log: [String] = []
        var presses: [String] = []
        var refused: Set<Int> = []
        func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
            indexPath.item != 5
        }
        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            presses.append("+\(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            presses.append("-\(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            !refused.contains(indexPath.item)
        }
        func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
            !refused.contains(indexPath.item)
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("+\(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            log.append("-\(indexPath.item)")
        }
    }

    private let fixture: CollectionFixture
    private let witness = Witness()
    private var view: UICollectionView { fixture.view }

    init() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 40, height: 20)
        fixture = CollectionFixture(layout: flow)
        fixture.view.delegate = witness
        fixture.show([100])
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    private var selected: [Int]? { view.indexPathsForSelectedItems?.map(\.item) }
    /// Clicks the center of an item in the first lines.
    private func click(_ item: Int) {
        fixture.stage.click(at: CGPoint(x: item % 2 == 0 ? 20 : 80, y: 10 + CGFloat(item / 2) * 30))
    }

    @Test("In editing mode, items can be selected only if the collection view allows it")
    func editing() {
        click(1)
        view.isEditing = true
        click(2)
        #expect(selected == [1])
        view.allowsSelectionDuringEditing = true
        click(2)
        #expect(selected == [2])
        view.isEditing = false
        #expect(selected == [2])

        view.isEditing = true
        view.allowsMultipleSelectionDuringEditing = true
        click(3)
        #expect(selected.map(Set.init) == [2, 3])
        view.isEditing = false
        #expect(selected?.isEmpty != false)
    }

    @Test("A click selects an item and deselects the previous one")
    func single() {
        click(1)
        #expect(selected == [1] && view.cellForItem(at: path(1))?.isSelected == true)
        click(4)
        #expect(selected == [4] && view.cellForItem(at: path(1))?.isSelected == false)
        click(4)
        #expect(selected == [4])
        #expect(witness.log == ["+1", "-1", "+4", "+4"])

        fixture.stage.click(at: CGPoint(x: 50, y: 10))
        #expect(selected == [4])
    }

    @Test("With multiple selection a click toggles an item")
    func multiple() {
        view.allowsMultipleSelection = true
        for item in [1, 4, 1, 2] { click(item) }
        #expect(selected == [2, 4])
        #expect(witness.log == ["+1", "+4", "-1", "+2"])
    }

    @Test("The selection doesn't change if the delegate refuses or the view doesn't allow selection")
    func refused() {
        witness.refused = [1]
        click(1)
        #expect(selected == nil)

        view.allowsMultipleSelection = true
        click(2)
        witness.refused = [2]
        click(2)
        #expect(selected == [2])

        view.allowsSelection = false
        click(4)
        #expect(selected == [2] && witness.log == ["+2"])
    }

    @Test("Selecting in code doesn't notify the delegate, scrolls if requested, and replaces the selection")
    func byApp() {
        view.selectItem(at: path(1), animated: false, scrollPosition: [])
        #expect(selected == [1] && view.contentOffset.y == 0)
        view.selectItem(at: path(20), animated: false, scrollPosition: .top)
        fixture.stage.advance(by: 0.1)
        #expect(selected == [20] && view.contentOffset.y == 300)
        #expect(view.cellForItem(at: path(20))?.isSelected == true)

        view.allowsMultipleSelection = true
        view.selectItem(at: path(22), animated: false, scrollPosition: [])
        view.deselectItem(at: path(20), animated: false)
        #expect(selected == [22])
        view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(selected == nil && witness.log.isEmpty)
    }

    @Test("The selection stays with its item when cells are reused, and ends with a reload")
    func reuse() {
        click(0)
        fixture.scroll(by: CGVector(dx: 0, dy: 300))
        #expect(view.visibleCells.allSatisfy { !$0.isSelected })
        #expect(view.visibleCells.allSatisfy { ($0 as? CollectionFixture.Cell)?.wasMarked == false })
        fixture.scroll(by: CGVector(dx: 0, dy: -300))
        #expect(view.visibleCells.map(\.isSelected).prefix(2) == [true, false])

        fixture.show([100])
        #expect(selected == nil && view.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test("Reused cells keep no animations of the previous item")
    func animations() throws {
        let cell = try #require(view.visibleCells.first)
        UIView.animate(withDuration: 100) {
            cell.alpha = 0.5
            cell.contentView.alpha = 0.5
        }
        fixture.scroll(by: CGVector(dx: 0, dy: 300))
        #expect(view.visibleCells.contains { $0 === cell } && cell.alpha == 1)
        #expect(cell.layer.animationKeys() == nil && cell.contentView.layer.animationKeys() == nil)
    }

    @Test("A pressed item is highlighted until released; releasing outside selects nothing")
    func highlight() {
        fixture.stage.window.handle(.pointerPressed(CGPoint(x: 20, y: 40)))
        #expect(view.cellForItem(at: path(2))?.isHighlighted == true)
        fixture.stage.window.handle(.pointerReleased(CGPoint(x: 26, y: 40)))
        #expect(selected == [2] && view.cellForItem(at: path(2))?.isHighlighted == false)

        fixture.stage.window.handle(.pointerPressed(CGPoint(x: 38, y: 10)))
        fixture.stage.window.handle(.pointerReleased(CGPoint(x: 46, y: 10)))
        #expect(selected == [2])
    }

    @Test("The delegate is notified of highlights, and items that it doesn't highlight can't be selected")
    func refusedPresses() {
        for item in [4, 5] { click(item) }
        #expect(witness.presses == ["+4", "-4"] && selected == [4])
        fixture.stage.press(.keyboardRightArrow)
        fixture.stage.press(.keyboardSpacebar)
        #expect(selected == [4])
    }

    @Test("A pinned header above an item receives its clicks")
    func pinnedHeader() throws {
        let flow = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        flow.headerReferenceSize.height = 30
        flow.sectionHeadersPinToVisibleBounds = true
        view.contentOffset.y = 300
        fixture.stage.advance(by: 0.1)
        fixture.stage.click(at: CGPoint(x: 20, y: 10))
        #expect(selected == nil)
        fixture.stage.click(at: CGPoint(x: 20, y: 40))
        #expect(selected == [20])
    }

    @Test("A drag scrolls and selects nothing")
    func drag() {
        fixture.stage.window.handle(.pointerPressed(CGPoint(x: 20, y: 70)))
        fixture.stage.window.handle(.pointerMoved(CGPoint(x: 20, y: 40)))
        fixture.stage.window.handle(.pointerMoved(CGPoint(x: 20, y: 30)))
        #expect(view.visibleCells.allSatisfy { !$0.isHighlighted })
        fixture.stage.window.handle(.pointerReleased(CGPoint(x: 20, y: 30)))
        #expect(selected == nil)
    }

    @Test("A control in a cell receives its clicks")
    func control() throws {
        let cell = try #require(view.cellForItem(at: path(0)))
        cell.contentView.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
        click(0)
        #expect(selected == nil)
    }

    @Test("The selected background is behind the content and shown only while selected")
    func backgrounds() throws {
        let cell = try #require(view.cellForItem(at: path(0)))
        let (selectedBackground, background) = (UIView(), UIView())
        cell.selectedBackgroundView = selectedBackground
        cell.backgroundView = background
        fixture.stage.advance(by: 0.1)

        #expect(
            cell.subviews.map(ObjectIdentifier.init)
                == [background, selectedBackground, cell.contentView].map(ObjectIdentifier.init))
        #expect(cell.subviews.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 40, height: 20) })
        #expect(selectedBackground.isHidden)
        click(0)
        #expect(!selectedBackground.isHidden)

        cell.backgroundView = nil
        #expect(background.superview == nil && cell.subviews.first === selectedBackground)
    }
}
