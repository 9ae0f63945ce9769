import Foundation
import SDLKit
import SkeletonView
import TestSupport
import Testing

/// Tests the screen from the article about porting an iOS screen.
@MainActor
@Suite("Ported screen")
struct ScreenTests {
    private struct Unreadable: LocalizedError {
        var errorDescription: String? { "There is no such place." }
    }

    private func show(_ load: @escaping @Sendable () async throws -> [Article]) -> (
        OffscreenStage, UINavigationController
    ) {
        let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
        let navigation = UINavigationController(rootViewController: ArticlesViewController(load: load))
        stage.window.rootViewController = navigation
        return (stage, navigation)
    }

    @Test("The screen shows bones and then rows, and clicking a row pushes its article, which can be popped")
    func screen() async throws {
        try await walk()
    }

    @Test("An alert shows the reason if loading the articles fails")
    func failure() async throws {
        let (stage, navigation) = show { throw Unreadable() }
        try await stage.settle(until: { navigation.presentedViewController != nil })
        stage.advance(by: 1)
        #expect(stage.window.shownTexts.contains("There is no such place."))
        stage.press(.keyboardReturnOrEnter)
        stage.advance(by: 1)
        #expect(navigation.presentedViewController == nil)
    }
}
