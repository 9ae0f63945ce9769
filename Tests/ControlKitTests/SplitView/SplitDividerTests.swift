import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

/// In a window that is 1000 points wide, the divider is at 280 points.
@MainActor
@Suite("The divider between two columns")
struct SplitDividerTests {
    private let fixture = SplitFixture()

    private func drag(from start: CGFloat, to end: CGFloat) {
        fixture.stage.drag(from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 300))
        fixture.stage.advance(by: 0)
    }

    @Test("A drag changes the width within the minimum and the maximum", arguments: [false, true])
    func dragging(isMirrored: Bool) {
        fixture.stage.direction = isMirrored ? .rightToLeft : .leftToRight
        fixture.show()
        func x(_ distance: CGFloat) -> CGFloat { isMirrored ? 1000 - distance : distance }
        drag(from: x(280), to: x(330))
        #expect(fixture.split.primaryColumnWidth == 330)
        #expect(fixture.frame(fixture.primary)?.width == 330 && fixture.frame(fixture.secondary)?.width == 669)
        drag(from: x(330), to: x(20))
        #expect(fixture.split.primaryColumnWidth == 160)
        fixture.split.minimumPrimaryColumnWidth = 200
        fixture.split.maximumPrimaryColumnWidth = 400
        fixture.stage.advance(by: 0)
        #expect(fixture.split.primaryColumnWidth == 200)
        drag(from: x(200), to: x(900))
        #expect(fixture.split.primaryColumnWidth == 400 && fixture.split.displayMode == .oneBesideSecondary)
        fixture.split.preferredPrimaryColumnWidth = 300
        #expect(fixture.split.primaryColumnWidth == 300)
    }

    @Test("Escape during a drag restores the width")
    func canceled() {
        fixture.show()
        fixture.stage.pressPointer(at: CGPoint(x: 280, y: 300))
        fixture.stage.movePointer(to: CGPoint(x: 330, y: 300))
        fixture.stage.advance(by: 0)
        #expect(fixture.split.primaryColumnWidth == 330)
        fixture.stage.press(.keyboardEscape)
        fixture.stage.movePointer(to: CGPoint(x: 350, y: 300))
        fixture.stage.releasePointer(at: CGPoint(x: 350, y: 300))
        fixture.stage.advance(by: 0)
        #expect(fixture.split.primaryColumnWidth == 280)
    }

    @Test("A double click restores the default width")
    func doubleClick() {
        fixture.show()
        drag(from: 280, to: 350)
        fixture.stage.advance(by: 1)
        fixture.stage.click(at: CGPoint(x: 350, y: 100))
        #expect(fixture.split.primaryColumnWidth == 350)
        fixture.stage.click(at: CGPoint(x: 350, y: 100))
        fixture.stage.advance(by: 1)
        #expect(fixture.split.primaryColumnWidth == 280 && fixture.range(fixture.primary) == 0...280)
    }

    @Test("The pointer shows that the divider can be dragged")
    func pointer() {
        fixture.show()
        fixture.stage.movePointer(to: CGPoint(x: 280, y: 300))
        #expect(fixture.stage.cursor == .horizontalResize)
        fixture.stage.movePointer(to: CGPoint(x: 500, y: 300))
        #expect(fixture.stage.cursor == .arrow)
    }

    @Test("Dragging the divider leaves the focus where it is")
    func focus() {
        fixture.show()
        fixture.secondary.field.becomeFirstResponder()
        drag(from: 280, to: 300)
        #expect(fixture.split.primaryColumnWidth == 300 && fixture.secondary.field.isFirstResponder)
    }

    @Test(
        "Arrow keys move the focused divider; Home, End and Return set the minimum, maximum and default width",
        arguments: [false, true])
    func keys(isMirrored: Bool) throws {
        fixture.stage.direction = isMirrored ? .rightToLeft : .leftToRight
        fixture.show()
        let divider = try #require(fixture.split.view.subviews.first { "\(type(of: $0))" == "SplitDivider" })
        for _ in 0..<6 where !divider.isFirstResponder { fixture.stage.press(.keyboardTab) }
        #expect(divider.isFirstResponder)
        fixture.stage.press(isMirrored ? .keyboardLeftArrow : .keyboardRightArrow)
        #expect(fixture.split.primaryColumnWidth == 296)
        fixture.stage.press(isMirrored ? .keyboardRightArrow : .keyboardLeftArrow)
        #expect(fixture.split.primaryColumnWidth == 280)
        fixture.stage.press(.keyboardHome)
        #expect(fixture.split.primaryColumnWidth == 160)
        fixture.stage.press(.keyboardEnd)
        #expect(fixture.split.primaryColumnWidth == 500)
        fixture.stage.press(.keyboardReturnOrEnter)
        #expect(fixture.split.primaryColumnWidth == 280)
    }

    @Test("Assistive technologies can read and change the width")
    func accessibility() throws {
        fixture.show()
        let element = try #require(
            fixture.split.view.accessibilityElementsInOrder.first { $0.label == "Column width" })
        #expect(element.value == "280" && element.traits.contains(.adjustable))
        let ranged = try #require(element.view as? any AccessibilityRanged)
        #expect(ranged.accessibilityRange == .init(value: 280, minimum: 160, maximum: 500, step: 16))
        ranged.setAccessibilityNumber(320)
        #expect(fixture.split.primaryColumnWidth == 320)
        ranged.setAccessibilityNumber(.nan)
        #expect(fixture.split.primaryColumnWidth == 320)
    }
}
