/// The scenario `idle`: a feed that has its posts, in which nothing moves.
package struct IdleScenario: BenchScenario {
    package let name = "idle"
    package let summary = "a feed that has its posts and does not move: what a turn of the loop costs without a frame"

    package init() {}

    package func makeViewController(count: Int) -> FeedViewController { FeedViewController(isLoading: false) }
}
