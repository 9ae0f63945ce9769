import Foundation
import SkeletonView
import Testing

@testable import DemoScenes

/// Tests that the code of a selected view compiles and gives another view the same properties.
@MainActor
@Suite("Swift code of a selected view")
struct SelectionCodeTests {
    private static let views: KeyValuePairs<String, @MainActor () -> UIView> = [
        "label": {
            let label = UILabel()
            label.isSkeletonable = true
            label.skeletonShape = .capsule
            label.skeletonTextNumberOfLines = 3
            label.skeletonTextLineHeight = .fixed(11.5)
            (label.skeletonLineSpacing, label.lastLineFillPercent, label.linesCornerRadius) = (4, 50, 6)
            label.skeletonPaddingInsets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
            return label
        },
        "textView": {
            let text = UITextView()
            text.isHiddenWhenSkeletonIsActive = true
            text.skeletonTextLineHeight = .relativeToFont
            return text
        },
        "picture": {
            let picture = UIImageView()
            picture.isSkeletonable = true
            picture.isUserInteractionDisabledWhenSkeletonIsActive = false
            picture.skeletonCornerRadius = 14
            picture.skeletonShape = .continuous(cornerRadius: 14)
            return picture
        },
        "avatar": {
            let avatar = UIView()
            avatar.skeletonShape = .circle
            return avatar
        },
        "card": {
            let card = UIView()
            card.skeletonShape = .rectangle(cornerRadius: 2.25)
            return card
        },
        "heading": {
            let heading = UILabel()
            heading.skeletonTextLineHeight = .relativeToConstraints
            return heading
        },
        "stars": {
            let stars = UIView()
            stars.skeletonAnnotation = .unite
            return stars
        },
        "price": {
            let price = UILabel()
            price.skeletonAnnotation = .replace(CGSize(width: 30, height: 12.5))
            price.skeletonPlaceholder = .number(digits: 4)
            return price
        },
    ]

    private nonisolated static let pastedFile = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("PastedSelections.swift")

    /// The source text of `PastedSelections.swift`, with the code of every view.
    private static var pastedCode: String {
        let entries = views.map { name, make in
            let view = make()
            let lines = SelectionCode.swiftCode(of: view).split(separator: "\n").map { "            \($0)\n" }.joined()
            let type = view is UILabel ? "UILabel" : view is UITextView ? "UITextView" : nil
            let call = type.map { "if let view = view as? \($0) { styleSelected(view) }" } ?? "styleSelected(view)"
            return "        \"\(name)\": { view in\n\(lines)            \(call)\n        },\n"
        }
        return """
            // Written by SelectionCodeTests with SKELETON_BLESS=1.
            // swift-format-ignore-file
            import SkeletonView

            /// The code that the inspector copies for the views of `SelectionCodeTests`, pasted into a program.
            @MainActor
            enum PastedSelections {
                static let all: [String: @MainActor (UIView) -> Void] = [
            \(entries.joined())    ]
            }

            """
    }

    @Test("The copied code equals the code that is compiled with these tests")
    func text() throws {
        if ProcessInfo.processInfo.environment["SKELETON_BLESS"] == "1" {
            try Self.pastedCode.write(to: Self.pastedFile, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.pastedFile, encoding: .utf8) == Self.pastedCode)
    }

    @Test("Pasted code gives a view all skeleton properties of the selected one")
    func properties() throws {
        for (name, make) in Self.views {
            let wanted = make()
            let pasted = wanted is UILabel ? UILabel() : wanted is UITextView ? UITextView() : UIView()
            let paste = try #require(PastedSelections.all[name])
            paste(pasted)
            #expect(SelectionRows.values(of: pasted) == SelectionRows.values(of: wanted), "\(name)")
            #expect(SelectionCode.swiftCode(of: pasted) == SelectionCode.swiftCode(of: wanted), "\(name)")
        }
    }

    @Test("Views without skeleton properties have no code, and neither do path shapes")
    func nothing() {
        let view = UIView()
        #expect(SelectionCode.swiftCode(of: view) == "" && SelectionCode.swiftCode(of: UILabel()) == "")
        view.skeletonShape = .path { UIBezierPath(rect: $0) }
        #expect(SelectionCode.swiftCode(of: view) == "")
    }

    @Test("Shapes use the view's radius, and Bone radius changes the shape's radius")
    func shapes() {
        let view = UIView()
        #expect(SelectionShape(of: view) == .own)
        for shape in SelectionShape.allCases {
            shape.apply(to: view)
            #expect(SelectionShape(of: view) == shape)
        }
        #expect(SelectionShape.radius(of: view) == 12)
        SelectionShape.setRadius(20, of: view)
        #expect(SelectionShape.radius(of: view) == 20 && view.skeletonCornerRadius == 20)
        SelectionShape.circle.apply(to: view)
        SelectionShape.continuous.apply(to: view)
        #expect(SelectionShape.swiftCode(of: view.skeletonShape) == ".continuous(cornerRadius: 20)")
        view.skeletonShape = .path { UIBezierPath(rect: $0) }
        #expect(SelectionShape(of: view) == nil)
    }

    @Test("A view without a shape uses its layer's corner radius until Bone radius overrides it")
    func ownShape() {
        let portrait = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 40))
        portrait.layer.cornerRadius = 30
        #expect(SelectionShape(of: portrait) == .own && SelectionShape.radius(of: portrait) == 20)
        SelectionShape.setRadius(8, of: portrait)
        #expect(SelectionShape(of: portrait) == .own && SelectionShape.radius(of: portrait) == 8)
        SelectionShape.setRadius(0, of: portrait)
        #expect(SelectionShape(of: portrait) == .own && SelectionShape.radius(of: portrait) == 0)
        portrait.clipsToBounds = true
        #expect(SelectionShape.radius(of: portrait) == 20 && !SelectionShape.hasRadius(portrait, isAutomatic: false))
    }
}
