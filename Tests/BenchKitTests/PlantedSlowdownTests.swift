import BenchKit
import CHeapCount
import DrawKit
import FrameMetrics
import Testing
import ViewKit

/// Tests that measurements detect slowdowns planted in screens.
@MainActor @Suite("Planted slowdowns") struct PlantedSlowdownTests {
    @Test(
        "An extra allocation per bone during layout is reported in the layout stage",
        .enabled(if: heap_count_is_available(), "The allocator is a sanitizer's or not glibc's"))
    func allocation() throws {
        // Only one bone changes, because all bones together allocate so much in a debug build that a hundred more
        // allocations are within the tolerance.
        let rows = try compare(PlantedScenario(changing: 1), PlantedScenario(changing: 1, allocates: true))

        let row = try #require(rows.first { $0.what == "allocations" }, "\(rows)")
        #expect(row.new - row.old >= 0.9 * Double(PlantedScenario.bones), "\(rows)")
        #expect(row.verdict == .more && row.stage == .layout && row.isRegression)
    }

    @Test("An extra draw call per bone is reported in the draw stage, and its cause in the record stage")
    func drawCall() throws {
        let rows = try compare(PlantedScenario(), PlantedScenario(drawsTwice: true))

        let draws = try #require(rows.first { $0.what == "draw_calls" }, "\(rows)")
        #expect(draws.new - draws.old >= Double(PlantedScenario.bones))
        #expect(draws.stage == .draw && draws.isRegression)
        let layers = try #require(rows.first { $0.what == "layers_visited" })
        #expect(layers.new - layers.old == Double(PlantedScenario.bones))
        #expect(layers.stage == .record)
    }

    @Test("A comparison of a screen with itself has no regressions")
    func same() throws {
        let rows = try compare(PlantedScenario(), PlantedScenario())

        #expect(rows.allSatisfy { !$0.isRegression }, "\(rows)")
    }

    // MARK: Private

    private func compare(_ old: PlantedScenario, _ new: PlantedScenario) throws -> [ComparisonRow] {
        try BenchComparison(old: measure(old), new: measure(new)).rows
    }

    private func measure(_ scenario: PlantedScenario) throws -> BenchReport {
        var plan = BenchPlan()
        (plan.scenarios, plan.length, plan.warmup, plan.pace) = ([Scenario(scenario)], .frames(20), 3, 0)
        (plan.width, plan.height, plan.isSizeGiven, plan.surface) = (320, 320, true, .memory)
        return try BenchRunner(plan: plan, progress: BenchProgress(isTerminal: false) { _ in }).run()
    }
}

/// Bones, some or all of which change color in each frame.
private struct PlantedScenario: BenchScenario {
    static let bones = 100

    let name = "planted"
    /// The number of bones that change color in each frame.
    var changing = bones
    var allocates = false
    var drawsTwice = false

    func makeViewController(count: Int) -> PlantedViewController {
        PlantedViewController(allocates: allocates, drawsTwice: drawsTwice)
    }

    func step(_ controller: PlantedViewController, frame: Int) {
        for bone in controller.planted.subviews.prefix(changing) {
            bone.backgroundColor = frame % 2 == 0 ? .systemGray5 : .systemGray6
        }
        controller.planted.setNeedsLayout()
    }
}

@MainActor
private final class PlantedViewController: UIViewController {
    let planted: PlantedView

    init(allocates: Bool, drawsTwice: Bool) {
        planted = PlantedView(allocates: allocates, drawsTwice: drawsTwice)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.addSubview(planted)
    }
}

@MainActor
private final class PlantedView: UIView {
    /// An object on the heap.
    private final class Block {}

    private let allocates: Bool
    private var blocks: [Block]

    init(allocates: Bool, drawsTwice: Bool) {
        self.allocates = allocates
        blocks = Array(repeating: Block(), count: PlantedScenario.bones)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        for index in 0..<PlantedScenario.bones {
            let bone = UIView(frame: CGRect(x: index % 10 * 32, y: index / 10 * 32, width: 20, height: 20))
            addSubview(bone)
            guard drawsTwice else { continue }
            let border = UIView(frame: bone.bounds)
            border.layer.borderWidth = 2
            bone.addSubview(border)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        guard allocates else { return }
        for index in blocks.indices { blocks[index] = Block() }
    }
}
