import SelectorKit
import Testing
import ViewKit

@MainActor
@Suite("The shared application by name")
struct ApplicationSelectorsTests {
    @Test("Only the selector of the shared application is answered")
    func shared() {
        #expect(UIApplication.responds(to: Selector("sharedApplication")))
        let object = UIApplication.perform(Selector("sharedApplication"))?.takeUnretainedValue()
        #expect(object === UIApplication.shared)
        for selector in [Selector("delegate"), nil] {
            #expect(!UIApplication.responds(to: selector) && UIApplication.perform(selector) == nil)
        }
    }
}
