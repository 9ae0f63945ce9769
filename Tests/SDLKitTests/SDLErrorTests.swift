import CSDL2
import Reporting
import Testing

@testable import SDLKit

@MainActor @Suite("SDL errors") struct SDLErrorTests {
    /// Makes a call to SDL fail, which leaves an unrelated error message behind.
    private func failBefore() {
        var info = SDL_RendererInfo()
        #expect(SDL_GetRendererInfo(nil, &info) != 0 && SDL_GetError().pointee != 0)
    }

    @Test("An error has SDL's message about the failed call, not about an earlier one")
    func words() throws {
        failBefore()
        let expected = SDLError("it failed", reason: "", advice: "Wait.")
        #expect(throws: expected) { try check(-1, "it failed", advice: "Wait.") }
        failBefore()
        #expect(throws: expected) { let _: Int = try checkedResult(of: nil, "it failed", advice: "Wait.") }
        failBefore()
        var missing: Int?
        let messages = Diagnostics.messages {
            reporting(Int32(-1), "it failed")
            missing = reporting(missing, "it failed, too")
        }
        #expect(messages == ["it failed", "it failed, too"])

        SDL_ClearError()
        var info = SDL_RendererInfo()
        let error = #expect(throws: SDLError.self) { try check(SDL_GetRendererInfo(nil, &info), "it failed") }
        #expect(error?.reason.isEmpty == false)
    }

    @Test("A success returns its value and reports nothing")
    func success() throws {
        failBefore()
        // The Swift 6.3.1 compiler crashes on a value that is created in the closure.
        let made: Int? = 7
        var value: Int?
        let messages = Diagnostics.messages {
            reporting(Int32(0), "it failed")
            value = reporting(made, "it failed")
        }
        #expect(value == 7 && messages.isEmpty)
        try check(0, "it failed")
        let other: Int = try SDLKit.checkedResult(of: 3, "it failed")
        #expect(other == 3)
    }
}
