import SkeletonView

/// A view annotation for automatic skeletons, demonstrated on a card.
enum AnnotationKind: CaseIterable {
    case ignore, keep, unite, replace, leaf

    var annotation: SkeletonAnnotation {
        switch self {
        case .ignore: .ignore
        case .keep: .keep
        case .unite: .unite
        case .replace: .replace(CGSize(width: 24, height: 24))
        case .leaf: .leaf
        }
    }

    /// The annotation as Swift code.
    var code: String {
        switch self {
        case .ignore: ".ignore"
        case .keep: ".keep"
        case .unite: ".unite"
        case .replace: ".replace(CGSize(width: 24, height: 24))"
        case .leaf: ".leaf"
        }
    }

    /// `code`, shortened to fit in the card's note.
    var note: String {
        if case .replace = annotation { ".replace(24 x 24)" } else { code }
    }

    /// The name of the part of the sample that is annotated.
    var part: String {
        switch self {
        case .ignore, .replace: "the portrait"
        case .keep: "the name"
        case .unite, .leaf: "the person"
        }
    }
}

/// A card for one annotation.
@MainActor
final class AnnotationCard: SampleCard {
    private let kind: AnnotationKind

    init(_ kind: AnnotationKind) {
        self.kind = kind
        let person = PersonView()
        let annotated =
            switch kind {
            case .ignore, .replace: person.parts[0]
            case .keep: person.parts[1]
            case .unite, .leaf: person
            }
        annotated.skeletonAnnotation = kind.annotation
        super.init(
            title: "Annotated: \(kind)", note: "\(kind.part): \(kind.note)", sample: HolderView(person),
            sampleHeight: 44)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func skeletonStyle(for style: DemoStyle) -> SkeletonStyle {
        super.skeletonStyle(for: style).automatically()
    }

    override func code(for style: DemoStyle) -> SkeletonCode? {
        var code = screenCode(for: style)
        let part = kind.part.prefix(1).uppercased() + kind.part.dropFirst()
        code.declarations += ["// \(part); use a view of your screen instead:"]
        code.declarations += ["view.subviews.first?.skeletonAnnotation = \(kind.code)"]
        code.show = ["view.showSkeleton(style.automatically())"]
        return code
    }
}

/// A container whose content fills it.
@MainActor
private final class HolderView: UIView {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }
}
