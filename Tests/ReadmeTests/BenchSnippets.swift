// snippet
import BenchKit
import SkeletonView

struct Inbox: BenchScenario {
    let name = "inbox"
    func makeViewController(count: Int) -> InboxViewController { InboxViewController() }
}
// end

final class InboxViewController: UIViewController {
    let table = UITableView()
    private(set) var messages: [String] = []

    func scrollToEnd() {
        table.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: false)
    }

    func reload() {
        messages = []
        Task { messages = ["Hello"] }
    }
}

@MainActor
extension Inbox {
    // snippet
    func step(_ controller: InboxViewController, frame: Int) {
        controller.table.contentOffset.y = CGFloat(frame * 10 % 9000)
    }
    // end

    // snippet
    func isLoaded(_ controller: InboxViewController) -> Bool {
        !controller.messages.isEmpty && !controller.view.sk.isSkeletonActive
    }
    // end

    // snippet
    var events: [BenchEvent<InboxViewController>] {
        [
            BenchEvent("jump to the end") { $0.scrollToEnd() },
            BenchEvent("reload", perform: { $0.reload() }, until: { !$0.messages.isEmpty }),
        ]
    }
    // end
}

@MainActor
func measureInbox() {
    // snippet
    BenchMain.run([Inbox()])
    // end
}
