import BenchKit
import SkeletonView

/// A thousand views that change color in each frame.
struct PlantedScenario: BenchScenario {
    let slowdown: Slowdown

    let name = "planted"
    let summary = "a thousand views that change their colors, with a slowdown or without"

    func makeViewController(count: Int) -> PlantedViewController { PlantedViewController(slowdown) }

    func step(_ controller: PlantedViewController, frame: Int) {
        let color: UIColor = frame % 2 == 0 ? .systemGray5 : .systemGray6
        for bone in controller.planted.subviews { bone.backgroundColor = color }
        controller.planted.setNeedsLayout()
        slowdown.work(in: .events)
        Task { slowdown.work(in: .tasks) }
    }
}

final class PlantedViewController: UIViewController {
    let planted: PlantedView

    init(_ slowdown: Slowdown) {
        planted = PlantedView(slowdown)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.addSubview(planted)
    }
}
