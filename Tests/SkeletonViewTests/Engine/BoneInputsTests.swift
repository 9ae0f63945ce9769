import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests that active bones follow every property that determines their position or shape, in the next frame.
@MainActor
@Suite("Inputs of bones", .serialized)
struct BoneInputsTests {
    /// A property that bones follow, with a visible change to it.
    struct Input: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let subject: Subject
        let change: @MainActor (Screen) -> Void

        init(_ name: String, of subject: Subject, _ change: @escaping @MainActor (Screen) -> Void) {
            testDescription = "\(name) of a \(subject)"
            self.subject = subject
            self.change = change
        }
    }

    enum Subject {
        case label, text, block
    }

    /// A window with a flagged view of the given kind, 100 points wide, laid out by its frame or by constraints.
    @MainActor
    final class Screen {
        let stage = OffscreenStage(size: CGSize(width: 180, height: 120))
        let view: UIView
        let height: NSLayoutConstraint

        var label: UILabel { view as? UILabel ?? UILabel() }
        var text: UITextView { view as? UITextView ?? UITextView() }

        init(_ subject: Subject, isConstrained: Bool) {
            switch subject {
            case .label:
                let label = UILabel()
                (label.numberOfLines, label.text) = (3, "text")
                view = label
            case .text: view = UITextView()
            case .block: view = UIView()
            }
            view.isSkeletonable = true
            stage.window.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = !isConstrained
            view.frame = CGRect(x: 10, y: 20, width: 100, height: 90)
            height = view.heightAnchor.constraint(equalToConstant: 90)
            // This is above the content hugging priority, so that the layout is unambiguous.
            height.priority = UILayoutPriority(300)
            guard isConstrained else { return }
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 20),
                view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10),
                view.widthAnchor.constraint(equalToConstant: 100), height,
            ])
        }

        func show() {
            stage.window.showSkeleton(transition: .none)
            stage.advance(by: 0)
        }

        var bones: [String] {
            stage.window.sk.bones.map { "\($0.kind) \($0.frame) \($0.cornerRadius) \($0.maskedCorners.rawValue)" }
        }
    }

    nonisolated static let shape: [Input] = [Subject.label, .text, .block].flatMap { subject in
        [
            Input("size", of: subject) { screen in
                screen.view.frame.size.width -= 40
                screen.view.constraints.first { $0.firstAttribute == .width }?.constant = 60
            },
            Input("corners", of: subject) { screen in
                screen.view.clipsToBounds = true
                screen.view.layer.cornerRadius = 20
                screen.view.layer.maskedCorners = .layerMinXMinYCorner
            },
            Input("clipping", of: subject) { $0.view.clipsToBounds = true },
            Input("direction", of: subject) { $0.view.semanticContentAttribute = .forceRightToLeft },
            Input("flag", of: subject) { $0.view.isSkeletonable = false },
            Input("hidden", of: subject) { $0.view.isHidden = true },
            Input("left out", of: subject) { $0.view.isHiddenWhenSkeletonIsActive = true },
        ]
    }

    nonisolated static let blocks: [Input] = [
        Input("cornerRadius", of: .block) { $0.view.layer.cornerRadius = 12 },
        Input("maskedCorners", of: .block) { screen in
            screen.view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        },
        Input("skeletonCornerRadius", of: .block) { $0.view.skeletonCornerRadius = 7 },
        Input("the appearance's corner radius", of: .block) { _ in
            SkeletonAppearance.default.skeletonCornerRadius = 5
        },
    ]

    nonisolated static let texts: [Input] = [Subject.label, .text].flatMap { subject in
        [
            Input("textAlignment", of: subject) { screen in
                (screen.label.textAlignment, screen.text.textAlignment) = (.center, .center)
            },
            Input("font", of: subject) { screen in
                (screen.label.font, screen.text.font) = (.systemFont(ofSize: 30), .systemFont(ofSize: 30))
            },
            Input("attributed font", of: subject) { screen in
                let text = NSAttributedString(string: "text", attributes: [.font: UIFont.systemFont(ofSize: 28)])
                (screen.label.attributedText, screen.text.attributedText) = (text, text)
            },
            Input("lastLineFillPercent", of: subject) { screen in
                (screen.label.lastLineFillPercent, screen.text.lastLineFillPercent) = (20, 20)
            },
            Input("linesCornerRadius", of: subject) { screen in
                (screen.label.linesCornerRadius, screen.text.linesCornerRadius) = (5, 5)
            },
            Input("skeletonLineSpacing", of: subject) { screen in
                (screen.label.skeletonLineSpacing, screen.text.skeletonLineSpacing) = (2, 2)
            },
            Input("skeletonPaddingInsets", of: subject) { screen in
                let insets = UIEdgeInsets(top: 9, left: 8, bottom: 7, right: 6)
                (screen.label.skeletonPaddingInsets, screen.text.skeletonPaddingInsets) = (insets, insets)
            },
            Input("skeletonTextLineHeight", of: subject) { screen in
                (screen.label.skeletonTextLineHeight, screen.text.skeletonTextLineHeight) = (.fixed(6), .fixed(6))
            },
            Input("skeletonTextNumberOfLines", of: subject) { screen in
                (screen.label.skeletonTextNumberOfLines, screen.text.skeletonTextNumberOfLines) = (2, 2)
            },
            Input("the appearance's line height", of: subject) { _ in
                SkeletonAppearance.default.multilineHeight = 21
            },
            Input("the appearance's rule for line heights", of: subject) { _ in
                SkeletonAppearance.default.textLineHeight = .fixed(4)
            },
            Input("the appearance's spacing", of: subject) { _ in SkeletonAppearance.default.multilineSpacing = 3 },
            Input("the appearance's last line", of: subject) { _ in
                SkeletonAppearance.default.multilineLastLineFillPercent = 11
            },
            Input("the appearance's corner radius of lines", of: subject) { _ in
                SkeletonAppearance.default.multilineCornerRadius = 4
            },
            Input("another appearance", of: subject) { _ in
                let other = SkeletonViewAppearance()
                other.multilineSpacing = 1
                SkeletonAppearance.default = other
            },
            Input("a property of another appearance", of: subject) { _ in
                SkeletonAppearance.default = SkeletonViewAppearance()
                SkeletonAppearance.default.multilineSpacing = 1
            },
        ]
    }

    nonisolated static let labels: [Input] = [
        Input("numberOfLines", of: .label) { $0.label.numberOfLines = 2 },
        Input("one line", of: .label) { $0.label.numberOfLines = 1 },
        Input("one line as a block", of: .label) { screen in
            screen.label.numberOfLines = 1
            SkeletonAppearance.default.renderSingleLineAsView = true
        },
        Input("no text", of: .label) { $0.label.text = nil },
        Input("height", of: .label) { screen in
            screen.height.isActive = true
            screen.height.constant = 44
        },
        Input("required height", of: .label) { screen in
            screen.height.isActive = false
            screen.height.priority = .required
            screen.height.constant = 30
            screen.height.isActive = true
        },
    ]

    @Test(
        "Changing a property while a skeleton is shown gives the same bones as setting it before",
        arguments: shape + blocks + texts + labels, [false, true])
    func following(input: Input, isConstrained: Bool) throws {
        try PinnedFonts.use()
        for rule in [SkeletonTextLineHeight.fixed(15), .relativeToFont, .relativeToConstraints] {
            let original = SkeletonAppearance.default
            defer { SkeletonAppearance.default = original }

            func make() -> Screen {
                SkeletonAppearance.default = SkeletonViewAppearance()
                let screen = Screen(input.subject, isConstrained: isConstrained)
                if rule != .fixed(15) {
                    (screen.label.skeletonTextLineHeight, screen.text.skeletonTextLineHeight) = (rule, rule)
                }
                screen.view.layoutIfNeeded()
                return screen
            }
            let fresh = make()
            input.change(fresh)
            fresh.show()
            let changed = make()
            changed.show()
            input.change(changed)
            changed.stage.advance(by: 1.0 / 60)

            // The images are compared first, because querying bones lays them out.
            #expect(try changed.stage.png() == fresh.stage.png())
            #expect(changed.bones == fresh.bones)
        }
    }
}
