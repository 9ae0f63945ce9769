import Foundation
import SkeletonView

/// A card with a subtree that has its own skeleton theme, inside a skeleton in the screen's style.
@MainActor
final class ThemeCard: SampleCard {
    private let pair = ThemedPair()

    init() {
        super.init(
            title: "Themed subtree", note: "panel.skeletonTheme = .solid(usingColor: .asbestos)",
            sample: pair, sampleHeight: 44)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func skeletonStyle(for style: DemoStyle) -> SkeletonStyle {
        let result = super.skeletonStyle(for: style)
        var theme = SkeletonStyle.solid(usingColor: .asbestos, animated: result.isAnimated)
        theme.motion = result.motion
        theme.maximumMotionDuration = result.maximumMotionDuration
        pair.panel.skeletonTheme = theme
        return result
    }

    override func code(for style: DemoStyle) -> SkeletonCode? {
        var code = screenCode(for: style)
        let animated = style.isAnimated ? ", animated: true" : ""
        code.declarations += ["// A panel in the view; use a view of your screen instead:"]
        code.declarations += ["view.subviews.last?.skeletonTheme = .solid(usingColor: .asbestos\(animated))"]
        return code
    }

    override func apply(_ lines: SkeletonLineChanges) { pair.apply(lines) }
}

/// A person beside a dark panel with two lines of text.
@MainActor
private final class ThemedPair: UIView {
    private enum Size {
        static let panel: CGFloat = 84
        static let gap: CGFloat = 12
        static let margin: CGFloat = 10
        static let line: CGFloat = 18
    }

    let panel = UIView()
    private let person = PersonView(name: "Ada", text: "At sea")
    private let lines = ["Letters", "Drafts"].map { text in
        let line = UILabel.line(size: 12, color: .clouds)
        line.text = text
        return line
    }

    init() {
        super.init(frame: .zero)
        panel.backgroundColor = .midnightBlue
        panel.layer.cornerRadius = 8
        for line in lines { panel.addSubview(line) }
        for view in [self, person, panel] + person.parts + lines { view.isSkeletonable = true }
        for view in [person, panel] { addSubview(view) }
        apply(SkeletonLineChanges())
    }

    required init?(coder: NSCoder) {
        nil
    }

    func apply(_ changes: SkeletonLineChanges) {
        person.apply(changes)
        for line in lines { line.setLines(SkeletonLineStyle(height: 10, lastLineFill: 100), changes) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(scaled(Size.panel), bounds.width / 2)
        person.frame = mirroredIfNeeded(
            CGRect(x: 0, y: 0, width: max(0, bounds.width - side - Size.gap), height: bounds.height))
        panel.frame = mirroredIfNeeded(CGRect(x: bounds.width - side, y: 0, width: side, height: bounds.height))
        let height = scaled(Size.line)
        for (index, line) in lines.enumerated() {
            let top = ((bounds.height - 2 * height) / 2).rounded() + CGFloat(index) * height
            line.frame = CGRect(x: Size.margin, y: top, width: max(0, side - 2 * Size.margin), height: height)
        }
    }
}
