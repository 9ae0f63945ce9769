/// The scenario `idle`: a loaded feed without motion.
package struct IdleScenario: BenchScenario {
    package let name = "idle"
    package let summary = "a loaded, motionless feed: the cost of a run-loop turn without a frame"

    package init() {}

    package func makeViewController(count: Int) -> FeedViewController { FeedViewController(isLoading: false) }
}
