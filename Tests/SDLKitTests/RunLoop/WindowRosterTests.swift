import Reporting
import Testing
import ViewKit

@testable import SDLKit

@MainActor
@Suite("The windows of a program")
struct WindowRosterTests {
    /// A desktop window that isn't shown anywhere. Like a real one, it doesn't retain the view tree.
    private final class FakeWindow: RosterWindow {
        weak var content: UIWindow?
        let identifier: UInt32
        var isCloseRequested = false
        private(set) var isWithdrawn = false
        private(set) var raises = 0
        private(set) var isClosed = false

        init(_ content: UIWindow, identifier: UInt32) {
            self.content = content
            self.identifier = identifier
        }

        func setWithdrawn(_ isWithdrawn: Bool) { self.isWithdrawn = isWithdrawn }

        func raise() { raises += 1 }

        func close() { isClosed = true }
    }

    private let roster = WindowRoster<FakeWindow>()
    private let first = UIWindow(frame: .zero)

    init() {
        roster.add(FakeWindow(first, identifier: 1))
        roster.open = { [unowned roster] in FakeWindow($0, identifier: UInt32(roster.windows.count + 1)) }
    }

    /// Shows `window` and ends the turn. Returns its desktop window.
    private func open(_ window: UIWindow) throws -> FakeWindow {
        roster.show(window, raises: true)
        #expect(roster.settle())
        return try #require(roster.windows.first { $0.content === window })
    }

    @Test("A window opens only once, at the end of the turn in which it was shown")
    func opening() throws {
        let second = UIWindow(frame: .zero)
        roster.show(second, raises: false)
        roster.show(second, raises: true)
        #expect(roster.windows.count == 1 && roster.hasRequests && !roster.hasHadSeveral)
        #expect(roster.settle())
        #expect(roster.windows.map(\.identifier) == [1, 2] && !roster.hasRequests && roster.hasHadSeveral)
        #expect(roster.windows.allSatisfy { $0.raises == 0 })
        // The open window is only raised.
        #expect(try open(second).raises == 1)
        #expect(roster.windows.count == 2)
    }

    @Test("A window that is hidden again in the same turn, or has a host, doesn't open")
    func notOpening() {
        let hidden = UIWindow(frame: .zero)
        roster.show(hidden, raises: true)
        hidden.isHidden = true
        let stage = OffscreenStage(size: CGSize(width: 10, height: 10))
        roster.show(stage.window, raises: true)
        #expect(roster.settle())
        #expect(roster.windows.count == 1 && !stage.window.isHidden)
    }

    @Test("A window that is released before it could open is reported")
    func releasedEarly() {
        roster.show(UIWindow(frame: .zero), raises: true)
        let messages = Diagnostics.messages { #expect(roster.settle()) }
        #expect(messages.count == 1 && roster.windows.count == 1)
    }

    @Test("A window that can't be opened is reported and hidden, and the program continues")
    func failure() {
        roster.open = { _ in throw SDLError("the window could not be opened", reason: "a test") }
        let second = UIWindow(frame: .zero)
        roster.show(second, raises: true)
        let messages = Diagnostics.messages { #expect(roster.settle()) }
        #expect(messages.count == 1 && messages.first?.contains("a test") == true)
        #expect(second.isHidden && roster.windows.count == 1)
    }

    @Test("Closing a window hides it; closing the last one ends the program")
    func closing() throws {
        let second = UIWindow(frame: .zero)
        let window = try open(second)
        let main = roster.windows[0]
        var closed: [UInt32] = []
        roster.willClose = { closed.append($0.identifier) }

        main.isCloseRequested = true
        #expect(roster.settle())
        #expect(first.isHidden && main.isClosed && !second.isHidden && roster.windows.map(\.identifier) == [2])
        #expect(closed == [1])

        window.isCloseRequested = true
        #expect(!roster.settle())
        #expect(!second.isHidden && !window.isClosed)
    }

    @Test("Closing all windows at once ends the program")
    func closingAll() throws {
        let second = UIWindow(frame: .zero)
        _ = try open(second)
        for window in roster.windows { window.isCloseRequested = true }
        #expect(!roster.settle())
    }

    @Test("A hidden window is closed, and opens again when it is shown")
    func hiding() throws {
        let second = UIWindow(frame: .zero)
        let window = try open(second)
        second.isHidden = true
        #expect(roster.settle())
        #expect(window.isClosed && roster.windows.count == 1)
        second.isHidden = false
        #expect(try open(second) !== window)
    }

    @Test("If the app hides its only window, the window is withdrawn, and closes only when another one opens")
    func withdrawing() throws {
        let main = roster.windows[0]
        first.isHidden = true
        #expect(roster.settle())
        #expect(main.isWithdrawn && !main.isClosed)
        first.isHidden = false
        #expect(roster.settle())
        #expect(!main.isWithdrawn)

        first.isHidden = true
        let second = UIWindow(frame: .zero)
        _ = try open(second)
        #expect(main.isClosed && roster.windows.map(\.content) == [second])
    }

    @Test("A window that was withdrawn in an earlier turn is closed when another one opens")
    func withdrawnEarlier() throws {
        let main = roster.windows[0]
        first.isHidden = true
        #expect(roster.settle() && main.isWithdrawn)
        let second = UIWindow(frame: .zero)
        _ = try open(second)
        #expect(main.isClosed && roster.windows.map(\.content) == [second])
    }

    @Test("The program continues if the app hides the last window while another one is being closed")
    func hidingWhileClosing() throws {
        let second = UIWindow(frame: .zero)
        let window = try open(second)
        roster.willClose = { _ in second.isHidden = true }
        first.isHidden = true
        #expect(roster.settle())
        #expect(window.isWithdrawn && !window.isClosed && roster.windows.map(\.content) == [second])
    }

    @Test("A released window is closed")
    func releasing() throws {
        var second: UIWindow? = UIWindow(frame: .zero)
        let window = try open(#require(second))
        #expect(!roster.hasReleasedWindow)
        second = nil
        #expect(roster.hasReleasedWindow && roster.settle())
        #expect(window.isClosed && roster.windows.count == 1)
    }

    @Test("Events reach the window that they name, or the focused one; those of closed windows are dropped")
    func recipients() throws {
        let second = UIWindow(frame: .zero)
        let window = try open(second)
        func recipient(_ address: EventAddress, focused: UInt32) -> FakeWindow? {
            WindowRoster.recipient(of: address, among: roster.windows, focused: focused)
        }
        #expect(recipient(.window(2), focused: 1) === window)
        #expect(recipient(.window(1), focused: 2) === roster.windows[0])
        #expect(recipient(.window(7), focused: 1) == nil)
        #expect(recipient(.focusedWindow, focused: 2) === window)
        #expect(recipient(.focusedWindow, focused: 0) === roster.windows[0])
        #expect(recipient(.everyWindow, focused: 1) == nil)
    }
}
