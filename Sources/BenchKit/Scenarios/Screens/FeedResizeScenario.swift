import ViewKit

/// The scenario `feed-resize`: a loaded feed in a window that is resized in every frame.
package struct FeedResizeScenario: BenchScenario {
    package let name = "feed-resize"
    package let summary = "a loaded feed, in a window that is resized in every frame"

    package init() {}

    package func makeViewController(count: Int) -> FeedViewController { FeedViewController(isLoading: false) }

    package func step(_ controller: FeedViewController, frame: Int) {
        WindowEdge.drag(controller.view.window, frame: frame)
    }
}
