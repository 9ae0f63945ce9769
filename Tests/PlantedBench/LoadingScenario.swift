import BenchKit
import SkeletonView

/// A screen that loads in a task and whose frames change only because tasks run.
struct LoadingScenario: BenchScenario {
    let name = "loading"
    let summary = "fifty bones until a task has loaded, then a color that a task changes in each frame"

    func makeViewController(count: Int) -> LoadingViewController { LoadingViewController() }

    func step(_ controller: LoadingViewController, frame: Int) {
        Task { controller.view.backgroundColor = frame % 2 == 0 ? .systemGray5 : .systemGray6 }
    }
}

final class LoadingViewController: UIViewController {
    static let bones = 50

    override func viewDidLoad() {
        for bone in 0..<Self.bones {
            let view = UIView(frame: CGRect(x: 10, y: 10 * bone, width: 100, height: 8))
            view.isSkeletonable = true
            self.view.addSubview(view)
        }
        view.isSkeletonable = true
        view.showSkeleton(transition: .none)
        Task {
            await Self.load()
            view.hideSkeleton(transition: .none)
        }
    }

    private static func load() async {
        for _ in 0..<3 { await Task.yield() }
    }
}
