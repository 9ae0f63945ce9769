import StageKit
import Testing

@testable import ListKit

@MainActor @Suite("Held keys in tables")
struct TableKeyRepeatTests {
    @Test(
        "A held key selects a row once, while arrow keys repeat",
        arguments: [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter])
    func rows(key: UIKeyboardHIDUsage) {
        let fixture = TableFixture()
        fixture.table.allowsMultipleSelection = true
        fixture.show([Array(0..<5)])
        fixture.stage.press(.keyboardTab)
        func hold(_ key: UIKeyboardHIDUsage) {
            fixture.stage.window.handle(.keyPressed(UIKey(keyCode: key)))
            for _ in 0..<3 { fixture.stage.window.handle(.keyPressed(UIKey(keyCode: key), isRepeat: true)) }
        }
        hold(key)
        #expect(fixture.table.indexPathsForSelectedRows == [[0, 0]])
        hold(.keyboardDownArrow)
        fixture.stage.press(key)
        #expect(fixture.table.indexPathsForSelectedRows == [[0, 0], [0, 4]])
    }
}
