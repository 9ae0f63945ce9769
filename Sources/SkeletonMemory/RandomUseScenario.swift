import BenchKit
import DemoScenes
import Foundation
import StageKit
import ViewKit

/// The demo's screens under random input: a single screen, or all screens in the demo's window.
struct RandomUseScenario: SoakScreen {
    /// The screen; `nil` for the whole demo except the stress screen, whose memory depends on the chosen number of
    /// bones.
    let scene: DemoScene?

    static let all = [
        RandomUseScenario(scene: .feed), RandomUseScenario(scene: .gallery), RandomUseScenario(scene: .somo),
        RandomUseScenario(scene: nil),
    ]

    var name: String { "use-\(scene?.rawValue ?? "demo")" }

    var summary: String {
        let what = scene.map { "the demo's screen \($0.rawValue)" } ?? "the demo with all screens but stress"
        return "memory of \(what) under random use for a minute of its clock, or --duration"
    }

    /// Creates the controller of the screen or the demo. The feed arrives 2 s after the request, on the window's clock.
    func makeViewController(savingInto folder: URL) throws -> UIViewController {
        let feed = try MainLoop.finish { try await FeedLoader(source: .embedded, timeout: 10).load() }
        let service = PreparedFeedService(result: .success(feed), loadTime: 2)
        guard let scene else {
            let scenes = DemoScene.allCases.filter { $0 != .stress }
            let demo = DemoViewController(
                scene: .feed, of: scenes, style: DemoStyle(), service: service, quit: {})
            demo.exportFolder = folder
            return demo
        }
        return scene.makeController(style: DemoStyle(), service: service, quit: {})
    }
}
