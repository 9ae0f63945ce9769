import Testing

@testable import SourceRewriter

@Suite("Creation of views whose class is known at run time, and qualified names")
struct DynamicCreationTests {
    @Test(
        "Calls of init(frame:) on classes known at run time call _makeInstance(frame:)",
        arguments: [
            (
                "class Cell<Content: UIView>: UIView { lazy var a = Content(frame: bounds) }",
                "class Cell<Content: UIView>: UIView { lazy var a = Content._makeInstance(frame: bounds) }"
            ),
            (
                "class Cell<A: UILabel, B: Base & P> { let b = B.init(frame: f(1, 2)) }; class Base: UIView {}",
                "class Cell<A: UILabel, B: Base & P> { let b = B._makeInstance(frame: f(1, 2)) }; class Base: UIView {}"
            ),
            (
                "func make<T>(_ type: T.Type) -> T where T: UIView { T(frame: .zero) }",
                "func make<T>(_ type: T.Type) -> T where T: UIView { T._makeInstance(frame: .zero) }"
            ),
            (
                "func make(_ type: UIView.Type) -> UIView { type.init(frame: .zero) }",
                "func make(_ type: UIView.Type) -> UIView { type._makeInstance(frame: .zero) }"
            ),
            (
                "extension UIView { func copy() -> UIView { type(of: self).init(frame: frame) } }",
                "extension UIView { func copy() -> UIView { type(of: self)._makeInstance(frame: frame) } }"
            ),
            (
                "extension P where Self: UIView { static func make() -> Self { Self(frame: .zero) } }",
                "extension P where Self: UIView { static func make() -> Self { Self._makeInstance(frame: .zero) } }"
            ),
            (
                "class Cell<T: UIView>: UIView {}; extension Cell { func f() { _ = T(frame: .zero) } }",
                "class Cell<T: UIView>: UIView {}; extension Cell { func f() { _ = T._makeInstance(frame: .zero) } }"
            ),
        ])
    func rewritten(before: String, after: String) {
        let result = Rewritten(before)
        #expect(result.text == after)
        #expect(result.problems.isEmpty)
        #expect(
            result.changes == ["1.swift:1: init(frame:) of a class known at run time replaced by _makeInstance(frame:)"]
        )
    }

    @Test(
        "Controllers and segues of classes known at run time are created with _makeInstance, too",
        arguments: [
            (
                "class Row<C: UIViewController> { func f() { g(C.init(nibName: h(1, 2), bundle: nil)) } }",
                "class Row<C: UIViewController> { func f() { g(C._makeInstance(nibName: h(1, 2), bundle: nil)) } }"
            ),
            (
                "extension UIViewController { class func f() -> Self { self.init(nibName: a, bundle: b) } }",
                "extension UIViewController { class func f() -> Self { self._makeInstance(nibName: a, bundle: b) } }"
            ),
            (
                "let segue = type.init(identifier: nil, source: a, destination: b)",
                "let segue = type._makeInstance(identifier: nil, source: a, destination: b)"
            ),
        ])
    func controllers(before: String, after: String) {
        let result = Rewritten(before)
        #expect(result.text == after && result.problems.isEmpty && result.changes.count == 1)
    }

    @Test(
        "Other calls are left alone",
        arguments: [
            "class Page: UIView { init() {}; convenience init(a: CGRect) { self.init(frame: a) } }",
            "let page = Page(frame: .zero)",
            "class Page: UIViewController { convenience init() { self.init(nibName: nil, bundle: nil) } }",
            "class Page: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }",
            "let page = T(nibName: nil, bundle: nil); let item = type.init(identifier: nil, source: a)",
            "let page = Page.init(frame: .zero)",
            "class Cell<T: Shape> { let a = T(frame: .zero) }",
            "class Cell<T: UIView> { let a = T(frame: .zero, style: 1); let b = C(frame: .zero) }",
            "struct Box { let frame: CGRect; func moved() -> Self { Self(frame: frame) } }",
            "class Model { func copy() -> Model { type(of: self).init(frame: frame) } }",
        ])
    func untouched(source: String) {
        #expect(Rewritten(source).text == source)
    }

    @Test("The module of a qualified name is imported, and Darwin is replaced by Foundation")
    func qualifiedNames() {
        let file = Rewritten("let a = CoreGraphics.log(2)\nlet b = page.CoreGraphics\nlet c = Darwin.pow(2, 3)")
        #expect(file.text == "let a = CoreGraphics.log(2)\nlet b = page.CoreGraphics\nlet c = Foundation.pow(2, 3)")
        #expect(file.rewrite.files[0].text.hasPrefix("import CoreGraphics\nimport Foundation\n#sourceLocation"))
        #expect(
            file.changes == [
                "1.swift:1: import CoreGraphics added", "1.swift:1: import Foundation added",
                "1.swift:3: Darwin replaced by Foundation",
            ])
        #expect(Rewritten("let a = page.QuartzCore.b").changes.isEmpty)
    }
}
