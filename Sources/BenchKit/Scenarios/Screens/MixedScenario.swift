/// The scenario `mixed`: a loading feed with bones of many shapes and sizes on cards.
package struct MixedScenario: BenchScenario {
    package let name = "mixed"
    package let summary = "the demo's loading feed: bones of many shapes on cards, each with a highlight"

    package init() {}

    package func makeViewController(count: Int) -> FeedViewController { FeedViewController(isLoading: true) }
}
