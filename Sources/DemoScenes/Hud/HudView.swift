import Foundation
import FrameMetrics
import ViewKit

/// A HUD with a screen's frame times: a graph, the frame rate, the time of each stage, the numbers of draw commands and
/// bones, and the last layout shift.
@MainActor
final class HudView: UIView {
    static let size = CGSize(width: 296, height: 205)

    private enum Metrics {
        static let padding: CGFloat = 12
        static let titleHeight: CGFloat = 20
        static let graphTop: CGFloat = 36
        static let rowsTop: CGFloat = 92
        static let rowHeight: CGFloat = 17
        static let columnGap: CGFloat = 24
        static let nameWidth: CGFloat = 70
        static let rows = 6
        static let idleAlpha: CGFloat = 0.45
    }

    /// A name with its number.
    private struct Row {
        let name: UILabel
        let value: UILabel
    }

    private let rateLabel = UILabel.line(size: 15, weight: .semibold, color: .white)
    private let meanLabel = UILabel.line(size: 13, color: .white)
    private let graph = UIImageView()
    private let rows: [Row]

    private static let stages: [(name: String, stage: FrameStage)] = [
        ("events", .events), ("timers", .timers), ("animate", .animate), ("layout", .layout), ("record", .record),
        ("draw", .draw), ("present", .present),
    ]
    private static let counts = ["p99", "commands", "bones", "shift"]

    init() {
        rows = (Self.stages.map(\.name) + Self.counts).map { name in
            let row = Row(
                name: .line(size: 12, color: UIColor(white: 0.78, alpha: 1)), value: .line(size: 12, color: .white))
            row.name.text = name
            row.name.textAlignment = .left
            row.value.textAlignment = .right
            return row
        }
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        fixTextSize()
        // Opaque, so that bones moving beneath it aren't drawn.
        backgroundColor = UIColor(white: 0.08, alpha: 1)
        layer.cornerRadius = 10
        // Numbers are aligned as in reports, regardless of the layout direction.
        rateLabel.textAlignment = .left
        meanLabel.textAlignment = .right
        for view in [rateLabel, meanLabel, graph] + rows.flatMap({ [$0.name, $0.value] }) { addSubview(view) }
        show(FrameFigures([]), commands: 0, bones: 0)
        show(shift: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Returns `false`, so that touches go to the views below.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

    /// `true` if the view shows that no frames are drawn.
    private(set) var isIdle = false

    /// Shows that no frames are drawn, or that the clock is paused, and keeps the figures of the last frames.
    func showIdle(isPaused: Bool = false) {
        isIdle = true
        rateLabel.text = isPaused ? "Paused" : "Idle"
        meanLabel.text = "no frames"
        dimLabels()
    }

    private func dimLabels() {
        for view in [graph] + rows.map(\.value) { view.alpha = isIdle ? Metrics.idleAlpha : 1 }
    }

    /// Shows `figures`, with the numbers of draw commands and bones.
    func show(_ figures: FrameFigures, commands: Int, bones: Int) {
        isIdle = false
        dimLabels()
        rateLabel.text = figures.framesPerSecond.map { String(format: "%.1f fps", $0) } ?? "– fps"
        meanLabel.text = Self.milliseconds(figures.mean) + " ms a frame"
        for (row, (_, stage)) in zip(rows, Self.stages) {
            // Tasks have no separate row: their work results from events.
            let tasks = stage == .events ? figures.stages[.tasks] ?? 0 : 0
            row.value.text = Self.milliseconds((figures.stages[stage] ?? 0) + tasks)
        }
        let texts = [Self.milliseconds(figures.slow), commands.spoken, bones.spoken]
        for (row, text) in zip(rows[Self.stages.count...], texts) { row.value.text = text }
        graph.image = FrameGraph.image(figures.times)
    }

    /// Shows a layout shift in points; `nil` if none has been measured yet.
    func show(shift: CGFloat?) {
        rows.last?.value.text = shift.map { "\(Int($0.rounded())) pt" } ?? "–"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let padding = Metrics.padding
        let width = bounds.width - 2 * padding
        rateLabel.frame = CGRect(x: padding, y: 10, width: width / 2, height: Metrics.titleHeight)
        meanLabel.frame = CGRect(x: bounds.midX, y: 10, width: width / 2, height: Metrics.titleHeight)
        graph.frame = CGRect(
            x: (bounds.width - CGFloat(FrameGraph.width)) / 2, y: Metrics.graphTop, width: CGFloat(FrameGraph.width),
            height: CGFloat(FrameGraph.height))
        let column = (width - Metrics.columnGap) / 2
        for (index, row) in rows.enumerated() {
            let x = padding + CGFloat(index / Metrics.rows) * (column + Metrics.columnGap)
            let y = Metrics.rowsTop + CGFloat(index % Metrics.rows) * Metrics.rowHeight
            row.name.frame = CGRect(x: x, y: y, width: Metrics.nameWidth, height: Metrics.rowHeight)
            row.value.frame = CGRect(
                x: x + Metrics.nameWidth, y: y, width: column - Metrics.nameWidth, height: Metrics.rowHeight)
        }
    }

    private static func milliseconds(_ value: Double) -> String { String(format: "%.2f", value) }
}
