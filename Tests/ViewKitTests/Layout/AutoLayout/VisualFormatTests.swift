import Foundation
import LayoutSolver
import Reporting
import Testing

@testable import ViewKit

@MainActor
@Suite("Visual format language")
struct VisualFormatTests {
    private typealias Condition = VisualFormat.Condition

    @Test("Every construct of the language is parsed")
    func forms() throws {
        #expect(
            try VisualFormatParser.parse("V:|[a]-[b]-8-[c]-(>=gap@250,<=20)-|")
                == VisualFormat(
                    isVertical: true,
                    parts: [.superview, .view("a", []), .view("b", []), .view("c", []), .superview],
                    gaps: [
                        .none, .standard, .conditions([Condition(value: .number(8))]),
                        .conditions([
                            Condition(
                                relation: .greaterThanOrEqual, value: .name("gap"), priority: .number(250)),
                            Condition(relation: .lessThanOrEqual, value: .number(20)),
                        ]),
                    ]))
        #expect(
            try VisualFormatParser.parse("H:[first_1(==second)][second(-2.5@low)]")
                == VisualFormat(
                    parts: [
                        .view("first_1", [Condition(value: .name("second"))]),
                        .view("second", [Condition(value: .number(-2.5), priority: .name("low"))]),
                    ], gaps: [.none]))
        #expect(try VisualFormatParser.parse("[a]").gaps == [])
    }

    @Test(
        "Invalid formats are rejected with the position of the error",
        arguments: [
            ("", "expected \"[\" or \"|\"", 0), ("|", "expected a view in brackets", 1), ("X:[a]", "expected \"[\"", 0),
            ("[a", "expected \"]\"", 2), ("[]", "expected a name", 1), ("[a]-", "expected a name", 4),
            ("[a]-8[b]", "expected \"-\"", 5), ("[a(>=)]", "expected a name", 5), ("[a(1,)]", "expected a name", 5),
            ("[a(1]", "expected \",\" or \")\"", 4), ("[a]|[b]", "expected the end", 4),
            ("||", "expected a view in brackets", 2),
            ("[a(1.2.3)]", "expected a number", 3), ("[a(-)]", "expected a number", 3), ("[a]é", "expected \"[\"", 3),
        ])
    func refusals(_ text: String, _ reason: String, _ position: Int) {
        let error = #expect(throws: VisualFormatError.self) { try VisualFormatParser.parse(text) }
        #expect(error?.reason.hasPrefix(reason) == true, "\(error?.reason ?? "")")
        #expect(error?.position == position)
    }

    @Test("Rows and columns are laid out as their format strings specify")
    func layout() {
        let screen = LayoutScreen(200, 100)
        screen.root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let (icon, title) = (screen.box(), screen.box())
        let views: [String: Any] = ["icon": icon, "title": title]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-[icon(32)]-[title]-gap-|", metrics: ["gap": 10], views: views)
                + NSLayoutConstraint.constraints(withVisualFormat: "V:|-[icon]-|", metrics: nil, views: views)
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|[title(icon@900,>=5)]", metrics: nil, views: views))
        screen.expect([(icon, rect(2, 1, 32, 96)), (title, rect(42, 0, 148, 96))])
    }

    @Test("Options set the alignment and direction")
    func options() {
        for (options, x) in [
            (NSLayoutConstraint.FormatOptions.directionLeftToRight, [0, 30]), (.directionRightToLeft, [80, 60]),
            ([], [80, 60]),
        ] {
            let screen = LayoutScreen(100, 50)
            let (first, second) = (screen.box(), screen.box())
            for view in [screen.root, first, second] { view.semanticContentAttribute = .forceRightToLeft }
            let views: [String: Any] = ["a": first, "b": second]
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "|[a(20)]-10-[b(10)]", options: [options, .alignAllTop, .alignAllBottom],
                    metrics: nil, views: views)
                    + NSLayoutConstraint.constraints(
                        withVisualFormat: "V:|-(7)-[a(9)]", options: [], metrics: nil, views: views))
            screen.expect([(first, rect(CGFloat(x[0]), 7, 20, 9)), (second, rect(CGFloat(x[1]), 7, 10, 9))])
        }
    }

    @Test("Unknown names, a view without a superview, options for the wrong axis and invalid syntax are rejected")
    func unusable() {
        let view = UIView()
        let messages = Diagnostics.messages {
            for (format, options) in [
                ("[a(wide)]", NSLayoutConstraint.FormatOptions()), ("[b]-wide-[a]", []), ("|[a]", []),
                ("[a]", .alignAllLeft), ("[a", []),
            ] {
                #expect(
                    NSLayoutConstraint.constraints(
                        withVisualFormat: format, options: options, metrics: ["high": 3], views: ["a": view]
                    ).isEmpty)
            }
        }
        #expect(messages.count == 5)
        #expect(
            messages.first == "NSLayoutConstraint: \"[a(wide)]\" is not a valid visual format: no view \"wide\"")
    }
}
