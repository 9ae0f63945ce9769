import Foundation
import Testing
import ViewKit

@MainActor
@Suite("UIApplication")
struct UIApplicationTests {
    /// Records the notifications of one application.
    @MainActor
    private final class Witness {
        private(set) var log: [String] = []
        private var tokens: [any NSObjectProtocol] = []

        init(_ application: UIApplication) {
            let names: [(Notification.Name, String)] = [
                (UIApplication.didBecomeActiveNotification, "active"),
                (UIApplication.willResignActiveNotification, "resigning"),
                (UIApplication.didEnterBackgroundNotification, "background"),
                (UIApplication.willEnterForegroundNotification, "foreground"),
                (UIApplication.willTerminateNotification, "terminating"),
            ]
            tokens = names.map { name, word in
                NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) {
                    [weak self] _ in
                    MainActor.assumeIsolated { self?.log.append(word) }
                }
            }
        }

        isolated deinit {
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    @Test("The application state follows the focus and visibility of the only window, until termination")
    func oneWindow() {
        let application = UIApplication()
        let (witness, window) = (Witness(application), UIWindow())
        #expect(application.applicationState == .inactive)
        application.windowDidOpen(window)
        application.window(window, isVisible: true)
        #expect(witness.take() == [])

        application.window(window, hasKeyboard: true)
        #expect(witness.take() == ["active"] && application.applicationState == .active)
        application.window(window, isVisible: false)
        #expect(witness.take() == ["resigning", "background"] && application.applicationState == .background)
        application.window(window, hasKeyboard: false)
        application.window(window, isVisible: true)
        #expect(witness.take() == ["foreground"] && application.applicationState == .inactive)
        application.window(window, hasKeyboard: true)
        application.window(window, hasKeyboard: true)
        application.terminate()
        #expect(witness.take() == ["active", "resigning", "background", "terminating"])
        application.terminate()
        #expect(witness.take() == [])
    }

    @Test("Closing windows after the termination doesn't bring the app back to the foreground")
    func closingAfterTermination() {
        let application = UIApplication()
        let (first, second) = (UIWindow(), UIWindow())
        for window in [first, second] { application.windowDidOpen(window) }
        application.window(first, hasKeyboard: true)
        let witness = Witness(application)
        application.terminate()
        #expect(witness.take() == ["resigning", "background", "terminating"])
        application.windowDidClose(first)
        application.windowDidClose(second)
        #expect(witness.take() == [] && application.applicationState == .background)
    }

    @Test("The app is active while one of two windows has focus, and in the foreground while one is visible")
    func twoWindows() {
        let application = UIApplication()
        let (witness, first, second) = (Witness(application), UIWindow(), UIWindow())
        application.windowDidOpen(first)
        application.windowDidOpen(second)
        application.window(first, hasKeyboard: true)
        application.window(second, hasKeyboard: true)
        application.window(first, hasKeyboard: false)
        #expect(witness.take() == ["active"])

        application.window(second, isVisible: false)
        #expect(witness.take() == ["resigning"])
        application.windowDidClose(first)
        #expect(witness.take() == ["background"])
        application.window(UIWindow(), hasKeyboard: true)
        application.windowDidClose(second)
        #expect(witness.take() == [])
    }

    @Test("A window that gains focus takes it from the others, even if they don't report the loss")
    func movedFocus() {
        let application = UIApplication()
        let (witness, first, second) = (Witness(application), UIWindow(), UIWindow())
        application.windowDidOpen(first)
        application.windowDidOpen(second)
        application.window(first, hasKeyboard: true)
        application.window(second, hasKeyboard: true)
        #expect(application.keyWindow === second && witness.take() == ["active"])
        application.window(second, hasKeyboard: false)
        #expect(witness.take() == ["resigning"])
    }

    @Test("A released window no longer counts as visible once it has closed")
    func releasedWindow() {
        let application = UIApplication()
        var window: UIWindow? = UIWindow()
        if let window { application.windowDidOpen(window) }
        window = nil
        application.windowDidClose(nil)
        #expect(application.windows.isEmpty && application.applicationState == .background)
    }
}
