import Foundation
import SkeletonView

/// A card with a paragraph of text.
@MainActor
final class TextCard: SampleCard {
    /// The height of the sample at the default text size, in points: enough for four lines or four bones, but not for
    /// five.
    private static let height: CGFloat = 76

    private let kind: TextKind
    private let text: any SkeletonText
    private var lines = SkeletonLineChanges()

    init(_ kind: TextKind) {
        self.kind = kind
        text = kind.makeText()
        text.isSkeletonable = true
        super.init(
            title: kind.title, note: kind.code, sample: TextHolder(text, isConstrained: kind == .constraints),
            sampleHeight: Self.height)
        apply(SkeletonLineChanges())
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func apply(_ lines: SkeletonLineChanges) {
        self.lines = lines
        if let label = text as? DemoLabel {
            label.setLines(kind.lines, lines)
        } else {
            lines.applied(to: kind.lines.scaled(for: self)).apply(to: text)
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        apply(lines)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { apply(lines) }
    }
}

/// A container that gives a label or text view all available space, or a height set by a constraint.
@MainActor
private final class TextHolder: UIView {
    private static let constrainedHeight: CGFloat = 48

    private let text: UIView
    private let isConstrained: Bool
    private lazy var height = text.heightAnchor.constraint(equalToConstant: Self.constrainedHeight)

    init(_ text: UIView, isConstrained: Bool) {
        self.text = text
        self.isConstrained = isConstrained
        super.init(frame: .zero)
        addSubview(text)
        guard isConstrained else { return }
        text.translatesAutoresizingMaskIntoConstraints = false
        // A required constraint would clip lines that don't fit.
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: topAnchor), text.leadingAnchor.constraint(equalTo: leadingAnchor),
            text.trailingAnchor.constraint(equalTo: trailingAnchor), height,
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isConstrained { height.constant = scaled(Self.constrainedHeight) }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if isConstrained { height.constant = scaled(Self.constrainedHeight) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if !isConstrained { text.frame = bounds }
    }
}
