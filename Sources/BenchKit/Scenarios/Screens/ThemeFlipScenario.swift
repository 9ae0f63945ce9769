import Foundation
import SkeletonView
import ViewKit

/// The scenario `theme-flip`: the desktop switches between light and dark, both while a feed loads and afterward.
@MainActor
struct ThemeFlipScenario: EventScenario {
    static let summary = "a feed whose window switches between dark and light, while loading and loaded"
    static let count = 1

    let size: CGSize

    func run(round number: Int, clock: EventClock) throws {
        for isLoading in [true, false] {
            let suffix = isLoading ? ", loading" : ""
            let window = clock.window
            window.rootViewController = FeedViewController(isLoading: isLoading)
            try clock.runFrame()
            try clock.time("dark" + suffix) { window.setAppearance(style: .dark, direction: .leftToRight) }
            try clock.time("light" + suffix) { window.setAppearance(style: .light, direction: .leftToRight) }
        }
    }
}
