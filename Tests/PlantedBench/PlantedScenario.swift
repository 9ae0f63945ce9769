import BenchKit
import SkeletonView

/// The slowdowns that can be planted in a screen.
enum Slowdown: String, CaseIterable, Sendable {
    case none
    /// Waits for 50 us in the record pass.
    case sleep
    /// Allocates an object on the heap for each bone in layout.
    case allocation
    /// Adds a border to each bone.
    case drawCall = "draw-call"
}

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
