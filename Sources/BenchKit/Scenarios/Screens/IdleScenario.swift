/// The scenario `idle`: a loaded feed without any motion.
package struct IdleScenario: BenchScenario {
    package let name = "idle"
    package let summary = "a feed that has its posts and does not move: what a turn of the loop costs without a frame"

    package init() {}

    package func makeViewController(count: Int) -> FeedViewController { FeedViewController(isLoading: false) }
}
