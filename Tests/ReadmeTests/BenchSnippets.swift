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
}

@MainActor
extension Inbox {
    // snippet
    func step(_ controller: InboxViewController, frame: Int) {
        controller.table.contentOffset.y = CGFloat(frame * 10 % 9000)
    }
    // end
}

@MainActor
func measureInbox() {
    // snippet
    BenchMain.run([Inbox()])
    // end
}
