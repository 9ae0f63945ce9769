import Foundation
import SDLKit
import SkeletonView
import TestSupport
import Testing

/// The screen of the article about bringing an iOS screen.
@MainActor
@Suite("The screen that is brought")
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

    @Test("It shows bones, then its rows, and a row leads to an article and back")
    func screen() async throws {
        try await walk()
    }

    @Test("An alert says why there are no articles")
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
