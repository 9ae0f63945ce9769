import Foundation

/// The positions of a preset's bones in a left-to-right layout. Bones may extend beyond the preset's size.
struct PresetBones {
    private(set) var bones: [(frame: CGRect, cornerRadius: CGFloat)] = []
    private let size: CGSize

    private enum Metrics {
        static let line: CGFloat = 12
        static let title: CGFloat = 18
        static let lineRadius: CGFloat = 4
        static let radius: CGFloat = 10
        static let gap: CGFloat = 12
        static let button = CGSize(width: 96, height: 32)
    }

    init(_ preset: SkeletonPreset, in size: CGSize) {
        self.size = size
        switch preset {
        case .card: addCard()
        case .listRow: addListRow()
        case .article: addArticle()
        case .avatarAndLines: addAvatarAndLines()
        case .chart: addChart()
        case .form: addForm()
        }
    }

    // MARK: Presets

    private mutating func addCard() {
        // The image takes the remaining height.
        let picture = max(0, size.height - 124)
        add(0, 0, size.width, picture, Metrics.radius)
        addLine(at: picture + 16, part: 0.6, height: Metrics.title)
        addLine(at: picture + 46, part: 1)
        addLine(at: picture + 66, part: 0.8)
        add(0, size.height - Metrics.button.height, Metrics.button.width, Metrics.button.height, .infinity)
    }

    private mutating func addListRow() {
        let side: CGFloat = 40
        let top = max(0, (size.height - side) / 2)
        add(0, top, side, side, .infinity)
        addLine(at: top + 4, part: 0.45, from: side + Metrics.gap, height: 14)
        addLine(at: top + 26, part: 0.8, from: side + Metrics.gap)
    }

    private mutating func addArticle() {
        addLine(at: 0, part: 1, height: Metrics.title)
        addLine(at: 28, part: 0.65, height: Metrics.title)
        addLine(at: 60, part: 0.3)
        let picture = max(0, size.height - 184)
        add(0, 88, size.width, picture, Metrics.radius)
        for index in 0..<4 {
            addLine(at: 104 + picture + CGFloat(index) * 22, part: index == 3 ? 0.6 : 1)
        }
    }

    private mutating func addAvatarAndLines() {
        let side = min(72, size.height)
        add(0, 0, side, side, .infinity)
        for (index, part) in [0.5, 1, 0.75].enumerated() {
            addLine(at: 6 + CGFloat(index) * 24, part: part, from: side + Metrics.gap)
        }
    }

    private mutating func addChart() {
        let heights: [CGFloat] = [0.45, 0.7, 0.55, 0.9, 0.65, 1, 0.8]
        let count = CGFloat(heights.count)
        let width = max(0, (size.width - Metrics.gap * (count - 1)) / count)
        let baseline = max(0, size.height - 28)
        for (index, part) in heights.enumerated() {
            let (x, height) = (CGFloat(index) * (width + Metrics.gap), baseline * part)
            add(x, baseline - height, width, height, Metrics.lineRadius)
            add(x + width * 0.15, baseline + 16, width * 0.7, Metrics.line, Metrics.lineRadius)
        }
        add(0, baseline + 4, size.width, 2, 0)
    }

    private mutating func addForm() {
        for index in 0..<3 {
            let top = CGFloat(index) * 76
            addLine(at: top, part: [0.25, 0.35, 0.2][index])
            add(0, top + 20, size.width, 40, 8)
        }
        add(size.width - Metrics.button.width, 240, Metrics.button.width, Metrics.button.height, 8)
    }

    // MARK: Parts

    private mutating func add(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ cornerRadius: CGFloat
    ) {
        guard width > 0, height > 0 else { return }
        bones.append((CGRect(x: x, y: y, width: width, height: height), cornerRadius))
    }

    /// Adds a line that takes the fraction `part` of the width to the right of `left`.
    private mutating func addLine(
        at top: CGFloat, part: CGFloat, from left: CGFloat = 0, height: CGFloat = Metrics.line
    ) {
        add(left, top, max(0, size.width - left) * part, height, Metrics.lineRadius)
    }
}
