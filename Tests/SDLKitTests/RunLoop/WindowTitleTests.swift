import Testing
import ViewKit

@testable import SDLKit

@MainActor
@Suite("Titles of additional windows")
struct WindowTitleTests {
    private let window = UIWindow(frame: .zero)

    private var title: String { PacedWindow.title(of: window, default: "Program") }

    @Test("The title is that of the root view controller, of the top of its stack, or the program's")
    func titles() {
        #expect(title == "Program")
        let page = UIViewController()
        let stack = UINavigationController(rootViewController: page)
        window.rootViewController = stack
        #expect(title == "Program")
        page.title = "Page"
        #expect(title == "Page")
        stack.title = "Stack"
        #expect(title == "Stack")
        window.rootViewController = UIViewController()
        window.rootViewController?.title = ""
        #expect(title == "Program")
    }
}
