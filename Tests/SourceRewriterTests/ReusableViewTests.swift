import Testing

@testable import SourceRewriter

@Suite("Initializers of reusable views")
struct ReusableViewTests {
    private static let coder = "required init?(coder: NSCoder) { nil }"

    @Test(
        "Views that don't inherit the required initializer of lists get one",
        arguments: [
            (
                "class Cell: UICollectionViewCell { required init?(coder: NSCoder) { nil } }", "",
                "required convenience init(dequeuedFor identifier: String, frame: CGRect) "
                    + "{ fatalError(\"Cell has no init(frame:)\") }"
            ),
            (
                "open class Header: UICollectionReusableView { override init(frame: CGRect) {} }", "public ",
                "required convenience init(dequeuedFor identifier: String, frame: CGRect) { self.init(frame: frame) }"
            ),
            (
                "class Row: UITableViewCell { init(title: String) {} }", "",
                "required convenience init(dequeuedFor identifier: String) "
                    + "{ fatalError(\"Row has no init(style:reuseIdentifier:)\") }"
            ),
            (
                "class Head: UITableViewHeaderFooterView { override init(reuseIdentifier: String?) {} }", "",
                "required convenience init(dequeuedFor identifier: String) "
                    + "{ self.init(reuseIdentifier: identifier) }"
            ),
        ])
    func added(source: String, access: String, initializer: String) {
        let result = Rewritten(source)
        #expect(result.text == source.dropLast(2) + "; \(access)\(initializer) }")
        #expect(result.changes == ["1.swift:1: required init(dequeuedFor:) added to a reusable view"])
    }

    @Test(
        "Views that inherit it, declare it or have no initializers stay as they are",
        arguments: [
            "class Cell: UICollectionViewCell { override init(frame: CGRect) {}; \(coder) }",
            "class Row: UITableViewCell { override init(style: CellStyle, reuseIdentifier: String?) {}; \(coder) }",
            "class Row: UITableViewCell { convenience init(title: String) { self.init() } }",
            "class Row: UITableViewCell { \(coder); required convenience init(dequeuedFor name: String) {} }",
            "class Row: UITableViewCell { var title = \"\" }",
            "class Badge: UIView { init(title: String) {}; \(coder) }",
        ])
    func untouched(source: String) {
        #expect(Rewritten(source).text == source)
    }

    @Test("A subclass gets one if it doesn't override all designated initializers of its superclass")
    func subclass() {
        let result = Rewritten(
            """
            class Base: UICollectionViewCell {
                override init(frame: CGRect) {}
                init(title: String) {}
                required init?(coder: NSCoder) { nil }
            }
            class Plain: Base { var title = "" }
            class Narrow: Base {
                override init(frame: CGRect) {}
                required init?(coder: NSCoder) { nil }
            }
            """)
        #expect(
            result.changes == ["1.swift:8: required init(dequeuedFor:) added to a reusable view"],
            "Base inherits it, because it overrides both initializers of its superclass, and so does Plain")
        #expect(result.text.contains("{}; required convenience init(dequeuedFor identifier: String, frame: CGRect)"))
    }
}
