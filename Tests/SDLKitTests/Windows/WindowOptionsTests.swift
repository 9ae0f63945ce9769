import Foundation
import Testing
import ViewKit

@testable import SDLKit

@MainActor
@Suite("Options of a window")
struct WindowOptionsTests {
    @Test("The app's first code sees the size, scale, style and direction of the options, within their limits")
    func launch() {
        var options = SDLWindowOptions()
        options.size = CGSize(width: 375, height: 100)
        (options.scale, options.style, options.layoutDirection) = (1.5, .dark, .rightToLeft)
        let display = SDLApplication.launch(options) { UIApplication.shared.initialDisplay }
        #expect(display?.size == CGSize(width: 375, height: 240))
        #expect(display?.traits.displayScale == 1.5 && display?.traits.userInterfaceStyle == .dark)
        #expect(display?.traits.layoutDirection == .rightToLeft && display?.traits.horizontalSizeClass == .compact)
        #expect(UIApplication.shared.initialDisplay == nil)
    }

    @Test("The initial size and traits are reset if the launch fails")
    func failure() {
        #expect(throws: LaunchFailure.reported) {
            _ = try SDLApplication.launch(SDLWindowOptions()) { () throws -> Int in throw LaunchFailure.reported }
        }
        #expect(UIApplication.shared.initialDisplay == nil)
    }
}
