import Foundation
import FrameMetrics
import ViewKit

/// A HUD with a screen's frame times: a graph, the frame rate, the time of each stage, the numbers of draw commands and
/// bones, and the last layout shift. It can be dragged, and closed with a button.
@MainActor
final class HudView: UIView {
    /// The size of the view at the default text size, in points.
    static let defaultSize = CGSize(width: 296, height: 205)

    /// The scale of the view; 1 is its size at the default text size.
    var scale: CGFloat = 0 { didSet { if scale != oldValue { scaleText() } } }

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
        static let closeSide: CGFloat = 20
        static let closeSymbol: CGFloat = 11
        static let (rateSize, meanSize, rowSize): (CGFloat, CGFloat, CGFloat) = (15, 13, 12)
    }

    /// A row of the view: a label with a name, and a label with the named value.
    private struct Row {
        let name: UILabel
        let value: UILabel
    }

    private let rateLabel = UILabel()
    private let meanLabel = UILabel()
    private let closeButton = CloseButton(configuration: .plain())
    private let graph = UIImageView()
    private let rows: [Row]

    private static let stages: [(name: String, stage: FrameStage)] = [
        ("events", .events), ("timers", .timers), ("animate", .animate), ("layout", .layout), ("record", .record),
        ("draw", .draw), ("present", .present),
    ]
    private static let counts = ["p99", "commands", "bones", "shift"]

    /// Creates a view that calls `close` when its button is clicked.
    init(close: @escaping @MainActor () -> Void) {
        rows = (Self.stages.map(\.name) + Self.counts).map { name in
            let row = Row(name: UILabel(), value: UILabel())
            row.name.text = name
            row.name.textAlignment = .left
            row.name.textColor = UIColor(white: 0.78, alpha: 1)
            row.value.textAlignment = .right
            return row
        }
        super.init(frame: CGRect(origin: .zero, size: Self.defaultSize))
        // Opaque, so that bones moving beneath the view aren't drawn.
        backgroundColor = UIColor(white: 0.08, alpha: 1)
        layer.cornerRadius = 10
        // Numbers are aligned as in reports, regardless of the layout direction.
        rateLabel.textAlignment = .left
        meanLabel.textAlignment = .right
        for label in [rateLabel, meanLabel] + rows.map(\.value) { label.textColor = .white }
        closeButton.configuration?.contentInsets = .zero
        closeButton.configuration?.baseForegroundColor = .white
        closeButton.accessibilityLabel = "Close the frame times"
        closeButton.addAction(UIAction { _ in close() }, for: .primaryActionTriggered)
        for view in [rateLabel, meanLabel, graph, closeButton] + rows.flatMap({ [$0.name, $0.value] }) {
            addSubview(view)
        }
        show(FrameFigures([]), commands: 0, bones: 0)
        show(shift: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// `true` if the view shows that no frames are drawn or that the clock is paused.
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

    /// Shows `figures`, the number of draw commands and the number of bones.
    func show(_ figures: FrameFigures, commands: Int, bones: Int) {
        isIdle = false
        dimLabels()
        rateLabel.text = figures.framesPerSecond.map { String(format: "%.1f fps", $0) } ?? "– fps"
        meanLabel.text = Self.milliseconds(figures.mean) + " ms a frame"
        for (row, (_, stage)) in zip(rows, Self.stages) {
            // Tasks have no separate row: their time is added to that of events, because events cause their work.
            let tasks = stage == .events ? figures.stages[.tasks] ?? 0 : 0
            row.value.text = Self.milliseconds((figures.stages[stage] ?? 0) + tasks)
        }
        let texts = [Self.milliseconds(figures.slow), commands.formattedInEnglish, bones.formattedInEnglish]
        for (row, text) in zip(rows[Self.stages.count...], texts) { row.value.text = text }
        graph.image = FrameGraph.image(figures.times)
    }

    /// Shows a layout shift in points; `nil` if none has been measured yet.
    func show(shift: CGFloat?) {
        rows.last?.value.text = shift.map { "\(Int($0.rounded())) pt" } ?? "–"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Lays out the view at the default text size, and scales the frames.
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
        }
        let (padding, side) = (Metrics.padding, Metrics.closeSide)
        let width = Self.defaultSize.width - 2 * padding
        place(rateLabel, padding, 10, width * 0.4, Metrics.titleHeight)
        place(meanLabel, padding + width * 0.4, 10, width * 0.6 - side, Metrics.titleHeight)
        place(closeButton, padding + width - side + padding / 2, 10, side, side)
        let graphWidth = CGFloat(FrameGraph.width)
        place(
            graph, (Self.defaultSize.width - graphWidth) / 2, Metrics.graphTop, graphWidth, CGFloat(FrameGraph.height))
        let column = (width - Metrics.columnGap) / 2
        for (index, row) in rows.enumerated() {
            let x = padding + CGFloat(index / Metrics.rows) * (column + Metrics.columnGap)
            let y = Metrics.rowsTop + CGFloat(index % Metrics.rows) * Metrics.rowHeight
            place(row.name, x, y, Metrics.nameWidth, Metrics.rowHeight)
            place(row.value, x + Metrics.nameWidth, y, column - Metrics.nameWidth, Metrics.rowHeight)
        }
    }

    private func scaleText() {
        rateLabel.font = .systemFont(ofSize: Metrics.rateSize * scale, weight: .semibold)
        meanLabel.font = .systemFont(ofSize: Metrics.meanSize * scale)
        for label in rows.flatMap({ [$0.name, $0.value] }) {
            label.font = .systemFont(ofSize: Metrics.rowSize * scale)
        }
        let symbol = UIImage.SymbolConfiguration(pointSize: Metrics.closeSymbol * scale, weight: .semibold)
        closeButton.configuration?.image = UIImage(systemName: "xmark", withConfiguration: symbol)
        setNeedsLayout()
    }

    /// A button for the mouse and assistive technologies. It can't be focused, because F1 closes the display from the
    /// keyboard.
    private final class CloseButton: UIButton {
        override var canBecomeFocused: Bool { false }
    }

    private static func milliseconds(_ value: Double) -> String { String(format: "%.2f", value) }
}
