import Foundation
import Reporting
import ScenePreviews
import SkeletonView
import ViewKit

/// The scenario of `--scene`: a scene of a storyboard or xib with an animated skeleton.
struct SceneScenario: BenchScenario {
    let name = "scene"
    let size: CGSize
    private let url: URL
    private let identifier: String?

    var summary: String { "\(url.lastPathComponent) under an animated gradient skeleton" }

    /// Creates a scenario for the scene with the storyboard identifier `identifier` in the file at `url`, or for the
    /// file's initial scene if `identifier` is `nil`. Throws if the scene can't be shown.
    @MainActor
    init(url: URL, identifier: String?) throws {
        (self.url, self.identifier) = (url, identifier)
        let file = try SceneFile(url: url, identifier: identifier)
        size = file.makeScene(at: file.firstIndex).canvasSize
    }

    func makeViewController(count: Int) -> SceneViewController {
        do {
            return SceneViewController(try SceneFile(url: url, identifier: identifier))
        } catch {
            // The file has become unreadable since the options were parsed.
            Diagnostics.report("\(error)")
            return SceneViewController(nil)
        }
    }
}

/// A scene that fills the window, with sample rows in its lists.
@MainActor
final class SceneViewController: UIViewController {
    private let scene: UIViewController
    private var samples: [SampleCells] = []

    init(_ file: SceneFile?) {
        scene = file.map { $0.makeScene(at: $0.firstIndex).controller } ?? UIViewController()
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        addChild(scene)
        view.addSubview(scene.view)
        scene.view.translatesAutoresizingMaskIntoConstraints = true
        scene.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scene.view.frame = view.bounds
        scene.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        guard samples.isEmpty, !view.bounds.isEmpty, !view.sk.isSkeletonActive else { return }
        samples = SampleCells.fill(scene)
        var style = SkeletonStyle.gradient(animated: true)
        style.maximumMotionDuration = .infinity
        let flagged = scene.view.outermostSkeletonableViews
        style.isAutomatic = flagged.isEmpty
        for part in flagged.isEmpty ? [scene.view] : flagged { part.showSkeleton(style) }
    }
}
