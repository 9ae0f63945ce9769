import BenchKit
import SkeletonView

/// The list while it loads, and the event that ends loading. The highlight moves by itself, so the scenario has no
/// steps.
struct MessagesLoading: BenchScenario {
    let name = "messages-loading"
    let summary = "the list of messages while it loads"
    let size = CGSize(width: 480, height: 800)

    var events: [BenchEvent<MessagesViewController>] {
        [BenchEvent("load", perform: { $0.load(count: 200) }, until: { $0.isLoaded })]
    }

    func makeViewController(count: Int) -> MessagesViewController { MessagesViewController(count: 0) }
}

/// The list, scrolled by ten points per frame and measured with few and with many messages, and a jump to its end.
struct MessagesScrolling: BenchScenario {
    let name = "messages-scrolling"
    let summary = "the list of messages, scrolled by 10 px per frame"
    let size = CGSize(width: 480, height: 800)
    let counts = [200, 100_000]
    let elementName = "messages"

    var events: [BenchEvent<MessagesViewController>] {
        [BenchEvent("jump to the end") { $0.scrollToEnd() }]
    }

    func makeViewController(count: Int) -> MessagesViewController { MessagesViewController(count: count) }

    func step(_ controller: MessagesViewController, frame: Int) {
        controller.table.contentOffset.y = CGFloat(frame * 10 % 9000)
    }
}
