import Foundation
import SkeletonView

/// A bone shape, demonstrated on a card.
enum ShapeKind: CaseIterable {
    case rectangle, circle, capsule, continuous, path

    var title: String {
        switch self {
        case .rectangle: "Shape: rectangle"
        case .circle: "Shape: circle"
        case .capsule: "Shape: capsule"
        case .continuous: "Shape: continuous"
        case .path: "Shape: a path"
        }
    }

    /// The value to set, as shown on the card.
    var code: String {
        switch self {
        case .rectangle: ".rectangle(cornerRadius: 6)"
        case .circle: ".circle"
        case .capsule: ".capsule"
        case .continuous: ".continuous(cornerRadius: 16)"
        case .path: ".path { starPath(in: $0) }"
        }
    }

    var shape: SkeletonShape {
        switch self {
        case .rectangle: .rectangle(cornerRadius: 6)
        case .circle: .circle
        case .capsule: .capsule
        case .continuous: .continuous(cornerRadius: 16)
        case .path: .path(Self.star)
        }
    }

    /// The functions that `code` calls, as lines of Swift code.
    var declarations: [String] {
        guard self == .path else { return [] }
        return """
            @Sendable func starPath(in rect: CGRect) -> UIBezierPath {
                let path = UIBezierPath()
                for index in 0..<10 {
                    let (angle, reach) = (CGFloat(index) * .pi / 5 - .pi / 2, index.isMultiple(of: 2) ? 0.5 : 0.22)
                    let point = CGPoint(
                        x: rect.midX + cos(angle) * reach * rect.width, y: rect.midY + sin(angle) * reach * rect.height)
                    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                path.close()
                return path
            }
            """.split(separator: "\n").map(String.init)
    }

    // MARK: Private

    /// A closure that returns a five-pointed star stretched to fit the given rectangle.
    private static let star: @Sendable (CGRect) -> UIBezierPath = { rect in
        let path = UIBezierPath()
        for index in 0..<10 {
            let (angle, reach) = (CGFloat(index) * .pi / 5 - .pi / 2, index.isMultiple(of: 2) ? 0.5 : 0.22)
            let point = CGPoint(
                x: rect.midX + cos(angle) * reach * rect.width, y: rect.midY + sin(angle) * reach * rect.height)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }
}

/// A card for one shape, with a square tile and a wide one.
@MainActor
final class ShapeCard: SampleCard {
    private let kind: ShapeKind

    init(_ kind: ShapeKind) {
        self.kind = kind
        let sample = TilesView()
        for view in sample.subviews {
            view.isSkeletonable = true
            view.skeletonShape = kind.shape
        }
        sample.isSkeletonable = true
        super.init(title: kind.title, note: kind.code, sample: sample, sampleHeight: TilesView.side)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func code(for style: DemoStyle) -> SkeletonCode? {
        var code = screenCode(for: style)
        code.declarations += kind.declarations + ["for part in view.subviews { part.skeletonShape = \(kind.code) }"]
        return code
    }
}

/// A square tile beside a tile that fills the remaining width.
@MainActor
private final class TilesView: UIView {
    static let side: CGFloat = 44
    private static let gap: CGFloat = 12

    init() {
        super.init(frame: .zero)
        for _ in 0..<2 {
            let tile = UIView()
            tile.backgroundColor = DemoPalette.well
            tile.layer.cornerRadius = 6
            addSubview(tile)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (side, left) = (Self.side, Self.side + Self.gap)
        let frames = [
            CGRect(x: 0, y: 0, width: side, height: side),
            CGRect(x: left, y: 0, width: max(0, bounds.width - left), height: side),
        ]
        for (tile, frame) in zip(subviews, frames) { tile.frame = mirroredIfNeeded(frame) }
    }
}
