import Foundation
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Keyboard in a UICollectionView")
struct CollectionKeyboardTests {
    private let flow = UICollectionViewFlowLayout()
    private let fixture: CollectionFixture
    private var view: UICollectionView { fixture.view }

    init() {
        // The layout has two columns, with lines at 0, 30, 60, ...
        flow.itemSize = CGSize(width: 40, height: 20)
        fixture = CollectionFixture(layout: flow)
        fixture.show([41])
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
    private var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item) }

    /// The frame of the focus ring; `nil` if it is hidden.
    private var ring: CGRect? {
        view.visibleCells.first { $0.subviews.contains { $0.layer.borderWidth > 0 } }?.frame
    }

    private func press(_ keys: UIKeyboardHIDUsage..., shift: Bool = false) {
        for key in keys { fixture.stage.press(key, modifiers: shift ? .shift : []) }
        fixture.stage.advance(by: 0.1)
    }

    @Test("Tab focuses the collection view, and arrow keys move the focus in both directions up to the edges")
    func arrows() {
        #expect(ring == nil)
        press(.keyboardTab)
        #expect(fixture.stage.window.focusedView === view && ring == .at(0, 0, 40, 20))
        press(.keyboardRightArrow)
        #expect(ring == .at(60, 0, 40, 20))
        press(.keyboardRightArrow, .keyboardUpArrow)
        #expect(ring == .at(60, 0, 40, 20))
        press(.keyboardDownArrow, .keyboardDownArrow, .keyboardLeftArrow)
        #expect(ring == .at(0, 60, 40, 20))
        #expect(selected.isEmpty && view.contentOffset.y == 0)
        press(.keyboardDownArrow)
        #expect(ring == .at(0, 90, 40, 20) && view.contentOffset.y == 10)
    }

    @Test("The selection follows the focus if selectionFollowsFocus is true")
    func followingSelection() {
        view.selectionFollowsFocus = true
        press(.keyboardTab, .keyboardRightArrow)
        #expect(selected == [1])
        press(.keyboardDownArrow)
        #expect(selected == [3] && ring == .at(60, 30, 40, 20))
    }

    @Test("In editing mode, moving the focus selects items only if the collection view allows it")
    func editing() {
        view.selectionFollowsFocus = true
        view.allowsMultipleSelection = true
        view.isEditing = true
        press(.keyboardTab, .keyboardRightArrow)
        press(.keyboardDownArrow, shift: true)
        #expect(ring == .at(60, 30, 40, 20) && selected.isEmpty)

        view.allowsSelectionDuringEditing = true
        press(.keyboardUpArrow)
        #expect(selected == [1])
    }

    @Test("Keys extend the selection in editing mode even if items can't be selected outside of it")
    func editingSelection() {
        view.allowsFocus = true
        view.allowsSelection = false
        view.isEditing = true
        view.allowsMultipleSelectionDuringEditing = true
        press(.keyboardTab, .keyboardRightArrow)
        #expect(selected.isEmpty)
        press(.keyboardDownArrow, shift: true)
        #expect(selected == [1, 2, 3])
    }

    @Test("Unused keys and shortcuts go up the responder chain")
    func otherKeys() {
        final class Container: UIView {
            var heard: [UIKeyboardHIDUsage] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                heard += presses.compactMap { $0.key?.keyCode }
            }
        }
        let container = Container(frame: view.frame)
        fixture.stage.window.addSubview(container)
        container.addSubview(view)
        press(.keyboardTab, .keyboardLeftArrow, .keyboardUpArrow, .keyboardA, .keyboardRightArrow)
        fixture.stage.press(.keyboardEnd, modifiers: .control)
        #expect(container.heard == [.keyboardLeftArrow, .keyboardA, .keyboardEnd])
        #expect(ring == .at(60, 0, 40, 20) && view.contentOffset.y == 0)
    }

    @Test("Down from above a gap in the last line goes to the last item")
    func lastLine() {
        press(.keyboardTab, .keyboardRightArrow)
        for _ in 0..<25 { press(.keyboardDownArrow) }
        #expect(ring == .at(0, 600, 40, 20) && view.contentOffset.y == 520)
        press(.keyboardDownArrow)
        #expect(ring == .at(0, 600, 40, 20))
    }

    @Test("Home, End and page keys move the focus")
    func pages() {
        press(.keyboardTab, .keyboardPageDown)
        // Page Down moves by the lines that begin within 80 points.
        #expect(ring == .at(0, 60, 40, 20))
        press(.keyboardPageDown)
        #expect(ring == .at(0, 120, 40, 20) && view.contentOffset.y == 40)
        press(.keyboardPageUp)
        #expect(ring == .at(0, 60, 40, 20))
        press(.keyboardEnd)
        #expect(ring == .at(0, 600, 40, 20) && view.contentOffset.y == 520)
        press(.keyboardPageDown)
        #expect(ring == .at(0, 600, 40, 20))
        press(.keyboardHome)
        #expect(ring == .at(0, 0, 40, 20) && view.contentOffset.y == 0)
    }

    @Test(
        "Space and Return select the focused item",
        arguments: [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter])
    func select(key: UIKeyboardHIDUsage) {
        press(.keyboardTab, .keyboardDownArrow, key)
        #expect(selected == [2] && view.contentOffset.y == 0)
        press(.keyboardRightArrow, key)
        #expect(selected == [3])
    }

    @Test("Without selection, keys move between items if focus is allowed, and select nothing")
    func focusWithoutSelection() {
        view.allowsSelection = false
        #expect(!view.allowsFocus)
        press(.keyboardTab)
        #expect(ring == nil && fixture.stage.window.focusedView == nil)

        view.allowsFocus = true
        view.allowsMultipleSelection = true
        press(.keyboardTab, .keyboardDownArrow)
        #expect(ring == .at(0, 30, 40, 20))
        press(.keyboardRightArrow, shift: true)
        press(.keyboardReturnOrEnter)
        #expect(ring == .at(60, 30, 40, 20) && selected.isEmpty && view.contentOffset.y == 0)
        press(.keyboardSpacebar)
        #expect(view.contentOffset.y == 60, "Space pages, as when nothing is focused")

        view.allowsSelection = true
        view.allowsFocus = false
        view.resignFirstResponder()
        press(.keyboardTab)
        #expect(fixture.stage.window.focusedView == nil)
    }

    @Test("Shift extends a multiple selection, and shrinks it on the way back")
    func shift() {
        view.allowsMultipleSelection = true
        press(.keyboardTab, .keyboardRightArrow)
        press(.keyboardDownArrow, .keyboardDownArrow, shift: true)
        #expect(selected == [1, 2, 3, 4, 5])
        press(.keyboardUpArrow, shift: true)
        #expect(selected == [1, 2, 3])
        press(.keyboardUpArrow, .keyboardLeftArrow)
        press(.keyboardSpacebar)
        #expect(selected == [0, 1, 2, 3])

        view.allowsMultipleSelection = false
        press(.keyboardDownArrow, shift: true)
        #expect(selected == [0, 1, 2, 3])
    }

    @Test("A click moves the focus without a ring, and keys and selections continue from there")
    func pointer() {
        view.allowsMultipleSelection = true
        fixture.stage.click(at: CGPoint(x: 80, y: 40))
        fixture.stage.advance(by: 0.1)
        #expect(fixture.stage.window.focusedView === view && ring == nil && selected == [3])
        press(.keyboardDownArrow, shift: true)
        #expect(ring == .at(60, 60, 40, 20) && selected == [3, 4, 5])
        fixture.stage.window.handle(.pointerPressed(CGPoint(x: 20, y: 10)))
        fixture.stage.window.handle(.pointerReleased(CGPoint(x: 50, y: 10)))
        fixture.stage.advance(by: 0.1)
        #expect(ring == .at(60, 60, 40, 20))
        view.resignFirstResponder()
        #expect(ring == nil)
    }

    @Test("The focus ring follows its item through updates, and an empty collection view can't be focused")
    func updates() {
        press(.keyboardTab, .keyboardDownArrow)
        fixture.source.sections = [43]
        view.insertItems(at: [path(0), path(1)])
        fixture.stage.advance(by: 1)
        #expect(ring == .at(0, 60, 40, 20))
        fixture.show([0])
        #expect(ring == nil && !view.canBecomeFocused)
        view.allowsSelection = false
        fixture.show([5])
        #expect(!view.canBecomeFocused)
    }

    @Test("Keys work with a million items in either scroll direction")
    func million() {
        for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
            flow.scrollDirection = direction
            fixture.show([1_000_000])
            press(.keyboardTab, .keyboardHome, .keyboardDownArrow, .keyboardRightArrow, .keyboardEnd)
            #expect(fixture.shownItems.contains(999_999))
            press(.keyboardUpArrow, .keyboardLeftArrow, .keyboardPageUp)
            #expect(!fixture.shownItems.isEmpty)
        }
    }

    @Test("In a mirrored carousel the left arrow key moves forward")
    func mirrored() {
        final class MirroredFlow: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let carousel = MirroredFlow()
        carousel.scrollDirection = .horizontal
        carousel.itemSize = CGSize(width: 40, height: 100)
        fixture.stage.direction = .rightToLeft
        view.setCollectionViewLayout(carousel, animated: false)
        fixture.show([20])
        press(.keyboardTab, .keyboardLeftArrow, .keyboardLeftArrow, .keyboardSpacebar)
        #expect(selected == [2])
        press(.keyboardPageDown, .keyboardSpacebar)
        #expect(selected == [3])
        press(.keyboardPageUp, .keyboardRightArrow, .keyboardRightArrow, .keyboardRightArrow, .keyboardSpacebar)
        #expect(selected == [0])
    }
}
