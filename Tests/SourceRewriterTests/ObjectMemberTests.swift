import Testing

@testable import SourceRewriter

@Suite("Overrides of NSObject's members")
struct ObjectMemberTests {
    @Test(
        "They are methods of a protocol, or plain methods",
        arguments: [
            (
                "class Proxy: NSObject { override func forwardingTarget(for s: Selector!) -> Any? { nil } }",
                "class Proxy: NSObject, _SelectorForwarding { func forwardingTarget(for s: Selector!) -> Any? { nil } }"
            ),
            (
                "class Proxy: NSObject, Other { override func responds(to s: Selector!) -> Bool { true } }",
                "class Proxy: NSObject, Other { func responds(to s: Selector!) -> Bool { true } }"
            ),
            (
                "class Motion<T>: NSObject where T: Any { open override func awakeFromNib() {} }",
                "class Motion<T>: NSObject, _InterfaceAwakening where T: Any { open func awakeFromNib() {} }"
            ),
            (
                "class Motion: Base { override func awakeFromNib() {} }; class Base: NSObject {}",
                "class Motion: Base, _InterfaceAwakening { func awakeFromNib() {} }; class Base: NSObject {}"
            ),
            (
                "class Page: UIView { override func responds(to s: Selector!) -> Bool { true } }",
                "class Page: UIView { func responds(to s: Selector!) -> Bool { true } }"
            ),
        ])
    func rewritten(before: String, after: String) {
        let result = Rewritten(before)
        #expect(result.text == after)
        #expect(result.problems.isEmpty && result.changes.count == 2)
        #expect(result.changes.first == "1.swift:1: import UIKit added")
        #expect(result.rewrite.files[0].text.hasPrefix("import UIKit\n"))
    }

    @Test(
        "Overrides of members that a class declares stay overrides",
        arguments: [
            "class Page: UIView { override func awakeFromNib() {} }",
            "class Item: UIBarButtonItem { override func awakeFromNib() {} }",
            "class Swipe: UIPanGestureRecognizer { override func awakeFromNib() {} }",
            "class Item: UINavigationItem { override func awakeFromNib() {} }",
            "class Page: NSObject { override func responds(to s: Selector!, now: Bool) -> Bool { true } }",
        ])
    func untouched(source: String) {
        #expect(Rewritten(source).text == source)
    }

    @Test("An override of an override stays one")
    func inherited() {
        let result = Rewritten(
            """
            class Base: NSObject { override func awakeFromNib() {} }
            class Motion: Base { override func awakeFromNib() { super.awakeFromNib() } }
            """)
        #expect(
            result.text == """
                class Base: NSObject, _InterfaceAwakening { func awakeFromNib() {} }
                class Motion: Base { override func awakeFromNib() { super.awakeFromNib() } }
                """)
    }

    @Test("Names that are elsewhere on Linux are imported")
    func imports() {
        let text = Rewritten("import UIKit\nlet task = URLSession.shared.dataTask(with: url)").rewrite.files[0].text
        #expect(text.hasPrefix("import FoundationNetworking\n#sourceLocation"))
        #expect(!Rewritten("import UIKit\nlet url: URL").rewrite.files[0].text.contains("FoundationNetworking"))
    }
}
