import Testing

@testable import SourceRewriter

@Suite("Overrides in extensions and optional members")
struct ExtensionTests {
    @Test("The class gets an override that calls the member of the extension, with its file and line")
    func override() {
        let result = Rewritten(
            "class Page: UIView {\n}",
            """
            import Other
            extension Page {
                @objc override func layoutSubviews() {
                    super.layoutSubviews()
                }
                public override class func make(_ a: Int, with b: inout [Int], _ c: Int = 0) throws -> Int { a }
                override var frame: CGRect { get { .zero } set {} }
                func other() {}
            }
            """)
        #expect(
            result.text == """
                class Page: UIView {

                #sourceLocation(file: "2.swift", line: 3)
                override func layoutSubviews() { return layoutSubviews_inPage() }
                #sourceLocation(file: "1.swift", line: 2)

                #sourceLocation(file: "2.swift", line: 6)
                public override class func make(_ a: Int, with b: inout [Int], _ c: Int = 0) throws -> Int { return \
                try make_inPage(a, with: &b, c) }
                #sourceLocation(file: "1.swift", line: 2)

                #sourceLocation(file: "2.swift", line: 7)
                override var frame: CGRect { get { return frame_inPage } set { frame_inPage = newValue } }
                #sourceLocation(file: "1.swift", line: 2)
                }
                """)
        #expect(result.rewrite.files[0].text.hasPrefix("import Other\n"))
        #expect(
            Rewritten.body(of: result.rewrite.files[1].text) == """
                import Other
                extension Page {
                func layoutSubviews_inPage() {
                super.layoutSubviews()
                }
                public class func make_inPage(_ a: Int, with b: inout [Int], _ c: Int = 0) throws -> Int { a }
                var frame_inPage: CGRect { get { .zero } set {} }
                func other() {}
                }
                """)
        #expect(
            result.changes.contains("2.swift:3: layoutSubviews called by class Page, because it is an override"))
    }

    @Test("An override whose arguments can't be passed on moves into the class")
    func moved() {
        let result = Rewritten(
            "class Page: Base {\n}", "extension Page {\n    override func add(_ items: Int...) {\n    }\n}")
        #expect(
            result.text == """
                class Page: Base {

                #sourceLocation(file: "2.swift", line: 2)
                override func add(_ items: Int...) {
                }
                #sourceLocation(file: "1.swift", line: 2)
                }
                """)
        #expect(Rewritten.body(of: result.rewrite.files[1].text) == "extension Page {\n\n\n}")
    }

    @Test("The file of a class imports the modules that a moved override may need, even those of single declarations")
    func imports() {
        let result = Rewritten(
            "class Page: Base {\n}",
            "import struct Other.Thing\n@testable import More\nimport class Deep.Module.Type\n"
                + "extension Page {\n    override func add(_ items: Thing...) {\n    }\n}")
        let lines = result.rewrite.files[0].text.split(separator: "\n")
        #expect(lines.prefix { $0.hasPrefix("import") } == ["import Deep", "import More", "import Other"])
    }

    @Test("An override with observers moves into the class")
    func observers() {
        let result = Rewritten("class Page: Base {}\nextension Page { override var text: String { didSet {} } }")
        #expect(result.text.contains("override var text: String { didSet {} }\n#sourceLocation"))
        #expect(result.text.hasSuffix("extension Page { }"))
    }

    @Test("An extension's access level is inserted after the attributes of its members")
    func access() {
        let attribute = "@available(*, deprecated) @discardableResult"
        let result = Rewritten(
            "class Base: UIView {}\npublic extension Base { \(attribute) @objc func add() -> Int { 0 } }\n"
                + "class Page: Base { override func add() -> Int { 1 } }")
        #expect(result.text.contains("\(attribute) public func add() -> Int { return add_inBase() }"))
        let other = Rewritten(
            "public extension UIView { \(attribute) @objc func add() -> Int { 0 } }\n"
                + "class Page: UIView { override func add() -> Int { 1 } }")
        #expect(other.rewrite.files[0].text.contains("extension UIView { \(attribute) public func add() -> Int {"))
    }

    @Test("Methods in extensions of generic classes have no selectors")
    func generic() {
        #expect(Rewritten("extension NSLayoutAnchor { @objc func pin(_ inset: CGFloat) {} }").table.isEmpty)
        #expect(Rewritten("extension UIView { @objc func pin(_ inset: CGFloat) {} }").table.count == 1)
    }

    @Test("An extension's member that a subclass overrides is called by a method of its class")
    func overridden() {
        let result = Rewritten(
            "class Base: UIView {}\npublic extension Base { @objc func start() {} }\n"
                + "class Page: Base { override func start() {} }")
        #expect(
            result.text.contains("public func start() { return start_inBase() }\n#sourceLocation(file: \"1.swift\""))
        #expect(result.text.contains("public extension Base { func start_inBase() {} }"))
        #expect(result.problems.isEmpty)
    }

    @Test(
        "An override of a method that no toolkit class overrides is called through a protocol",
        arguments: [
            (
                "public extension Cell { override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { "
                    + "super.hitTest(p, with: e) ?? self.hitTest } }",
                "public extension Cell { func overridingHitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { "
                    + "self._standardHitTest(p, with: e) ?? self.hitTest } }",
                "hitTest", "_HitTestOverriding"
            ),
            (
                "extension Cell { open override func sizeToFit() { super.sizeToFit(); super.layoutIfNeeded() } }",
                "extension Cell { public func overridingSizeToFit() { self._standardSizeToFit(); "
                    + "super.layoutIfNeeded() } }",
                "sizeToFit", "_SizeToFitOverriding"
            ),
            (
                "extension Cell { override func sizeToFit() {} }",
                "extension Cell { public func overridingSizeToFit() {} }", "sizeToFit", "_SizeToFitOverriding"
            ),
        ])
    func toolkitOverride(before: String, after: String, name: String, owner: String) {
        let result = Rewritten("import UIKit\n" + before)
        #expect(result.problems.isEmpty)
        #expect(result.text == "import UIKit\n" + after)
        #expect(result.rewrite.files[0].text.hasSuffix("extension Cell: @retroactive \(owner) {}\n"))
        #expect(
            result.changes == [
                "1.swift:2: override of \(name) in an extension of Cell made the method of the protocol \(owner)"
            ])
    }

    @Test(
        "Other overrides of these names in extensions of toolkit classes are errors",
        arguments: [
            "extension CALayer {\noverride func hitTest(_ p: CGPoint) -> CALayer? { nil } }",
            "extension Cell where T: B {\noverride func sizeToFit() {} }",
            "private extension Cell {\noverride func sizeToFit() {} }",
        ])
    func otherToolkitOverrides(source: String) {
        #expect(Rewritten(source).problems.count == 1)
    }

    @Test(
        "Overrides in extensions of a class and its subclass can't both call a protocol's method",
        arguments: [
            (["UITableView", "UIScrollView"], ["1.swift:2", "its superclass UIScrollView"]),
            (["UIScrollView", "UITableView"], ["2.swift:2", "its superclass UIScrollView"]),
            (["UIButton", "UITableView"], []),
            (["Bar", "UITableView"], ["2.swift:2", "Bar, which can be a superclass or subclass"]),
            (["UITableView", "Bar"], ["2.swift:2", "UITableView, which can be a superclass or subclass"]),
        ] as [([String], [String])])
    func relatedToolkitOverrides(types: [String], parts: [String]) {
        let sources = types.map { "extension \($0) {\noverride func sizeToFit() {} }" }
        let problems = Rewritten(sources[0], sources[1]).problems
        #expect(problems.count == (parts.isEmpty ? 0 : 1))
        for part in parts { #expect(problems.first?.contains(part) == true) }
        let hitTest = "override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil }"
        #expect(Rewritten(sources[0], "extension \(types[1]) { \(hitTest) }").problems.isEmpty)
    }

    @Test(
        "An override that can't be moved is an error at its line",
        arguments: [
            (
                "extension UIView {\noverride func f() {} }",
                "f is an override in an extension of UIView, which these sources don't declare; move it to a subclass"
            ),
            (
                "class A<T>: UIView {}\nextension A where T: B { override func f() {} }",
                "f is an override in an extension with conditions; move it into the class"
            ),
        ])
    func refused(source: String, message: String) {
        #expect(Rewritten(source).problems == ["1.swift:2: " + message])
    }

    @Test(
        "In a branch that may not be compiled, the compiler reports it",
        arguments: [
            "#if DEBUG", "#if os(iOS) && RELOADS", "#if false\n#elseif RELOADS", "#if RELOADS\n#else",
            "#if RELOADS // or not",
        ])
    func refusedInBranch(directive: String) {
        let line = directive.split(separator: "\n").count
        let result = Rewritten("\(directive)\nextension UIView {\noverride func f() {} }\n#endif")
        let message = "f is an override in an extension of UIView, which these sources don't declare; "
        #expect(result.problems.isEmpty)
        let change = "1.swift:\(line + 2): compiler error added to the #if branch"
        #expect(result.changes.contains { $0.hasPrefix(change) })
        #expect(
            result.rewrite.files[0].text.contains(
                """
                #sourceLocation(file: "1.swift", line: \(line + 2))
                #error("\(message)move it to a subclass")
                #sourceLocation(file: "1.swift", line: \(line + 1))
                extension UIView
                """))
    }

    @Test("In a branch that is compiled, it is an error", arguments: ["#if os(iOS)", "#if false\n#else", "#if true"])
    func refusedInActiveBranch(directive: String) {
        let result = Rewritten("\(directive)\nextension UIView {\noverride func f() {} }\n#endif")
        #expect(result.problems.count == 1 && !result.rewrite.files[0].text.contains("#error"))
    }

    @Test("A member that an extension adds to a UIKit class calls the overrides of subclasses")
    func dispatch() {
        let result = Rewritten(
            """
            public extension UIView {
                @objc func mark(_ depth: Int) -> Int { depth }
                @objc var isMarked: Bool { get { false } set {} }
            }
            extension UIButton { override func mark(_ depth: Int) -> Int { super.mark(depth) + 1 } }
            class Page: UIView { override var isMarked: Bool { get { super.isMarked } set {} } }
            class Tab: UIButton { override func mark(_ depth: Int) -> Int { super.mark(depth) } }
            class Other: UIViewController { override func mark(_ depth: Int) -> Int { 0 } }
            """)
        #expect(
            result.text == """
                public extension UIView {
                func mark_inUIView(_ depth: Int) -> Int { depth }
                var isMarked_inUIView: Bool { get { false } set {} }
                }
                extension UIButton { func mark_inUIButton(_ depth: Int) -> Int { self.mark_inUIView(depth) + 1 } }
                class Page: UIView { var isMarked_inPage: Bool { get { self.isMarked_inUIView } set {} } }
                class Tab: UIButton { func mark_inTab(_ depth: Int) -> Int { self.mark_inUIButton(depth) } }
                class Other: UIViewController { override func mark(_ depth: Int) -> Int { 0 } }
                """)
        let method = """
            extension UIView { public func mark(_ depth: Int) -> Int { \
            if let object = self as? Tab { return object.mark_inTab(depth) }; \
            if let object = self as? UIButton { return object.mark_inUIButton(depth) }; \
            return mark_inUIView(depth) } }
            """
        let property = """
            extension UIView { public var isMarked: Bool { get { \
            if let object = self as? Page { return object.isMarked_inPage }; return isMarked_inUIView } \
            set { if let object = self as? Page { object.isMarked_inPage = newValue; return }; \
            isMarked_inUIView = newValue } } }
            """
        #expect(result.rewrite.files[0].text.contains(method + "\n" + property))
        #expect(result.problems.isEmpty)
    }

    @Test("Optional protocol members become requirements with default implementations")
    func optional() {
        let result = Rewritten(
            """
            @objc public protocol PagerDelegate: AnyObject {
                @objc optional func pagerDidScroll(_ pager: Pager)
                @objc optional func pager(_ pager: Pager, titleAt index: Int) -> String?
                @objc optional func pagerShouldScroll(_ pager: Pager) -> Bool
                @objc optional var title: String? { get }
            }
            class Pager {
                weak var delegate: PagerDelegate?
                var onTap: ((Int) -> Void)?
                func f() {
                    delegate?.pagerDidScroll?(self)
                    if delegate?.pagerShouldScroll?(self) ?? true { onTap?(1) }
                    delegate?.scrollViewDidScroll?(self)
                }
            }
            """)
        let defaults = result.rewrite.files[0].text.split(separator: "\n").filter { $0.hasPrefix("extension Pager") }
        #expect(
            defaults == [
                "extension PagerDelegate { public func pagerDidScroll(_ pager: Pager) {  } }",
                "extension PagerDelegate { public func pager(_ pager: Pager, titleAt index: Int) -> String? { nil } }",
                "extension PagerDelegate { public func pagerShouldScroll(_ pager: Pager) -> Bool { true } }",
                "extension PagerDelegate { public var title: String? { nil } }",
            ])
        #expect(result.text.contains("delegate?.pagerDidScroll (self)"))
        #expect(result.text.contains("if delegate?.pagerShouldScroll (self) ?? true { onTap?(1) }"))
        #expect(result.text.contains("delegate?.scrollViewDidScroll (self)"))
        #expect(result.problems.isEmpty)
    }

    @Test("A receiver of the type AnyObject is cast to the protocol that declares the optional member")
    func anyObject() {
        let result = Rewritten(
            """
            @objc protocol Guide {
                @objc optional func opened(_ menu: Menu)
                @objc optional func count(in menu: Menu) -> Int
            }
            class Menu {
                @IBOutlet weak var delegate: AnyObject?
                weak var other: Guide?
                func open() {
                    self.delegate?.opened?(self)
                    other?.opened?(self)
                    if let count = delegate?.count?(in: self) { print(count) }
                }
            }
            """)
        #expect(result.text.contains("\n(self.delegate as? Guide)?.opened (self)\nother?.opened (self)\n"))
        #expect(result.text.contains("if let count = (try? (delegate as? Guide)?.count (in: self)) {"))
        #expect(result.problems.isEmpty)
        #expect(result.changes.contains("1.swift:9: delegate cast to Guide, which declares opened"))
    }

    @Test("An optional member without a default value throws if it is missing, and its uses catch the error")
    func throwing() {
        let result = Rewritten(
            """
            @objc protocol Source {
                @objc optional func count(in section: Int) -> Int
                @objc optional var rate: CGFloat { get }
                @objc optional var size: Int { get set }
            }
            func f(_ a: A) {
                _ = a.parts[0].source?.count?(in: 1) ?? a.x
                if let count = source.count?(in: 2).magnitude, let rate = a.source.rate { }
                _ = -source.rate ?? x.rate
            }
            """)
        #expect(
            result.text
                == """
                protocol Source: AnyObject {
                func count(in section: Int) throws -> Int
                var rate: CGFloat { get throws }
                @objc optional var size: Int { get set }
                }
                func f(_ a: A) {
                _ = (try? a.parts[0].source?.count (in: 1)) ?? a.x
                if let count = (try? source.count (in: 2))?.magnitude, let rate = (try? a.source.rate) { }
                _ = -(try? source.rate) ?? x.rate
                }
                """.replacing("@objc optional var", with: "optional var"))
        #expect(
            result.rewrite.files[0].text.contains(
                "extension Source { func count(in section: Int) throws -> Int { throw _MissingMember() } }\n"
                    + "extension Source { var rate: CGFloat { get throws { throw _MissingMember() } } }"))
        #expect(result.problems == ["1.swift:4: optional size has a setter; make its type optional"])
    }

    @Test("An optional member used only as a value is an error unless its uses have the same fallback")
    func references() {
        func problems(_ second: String) -> [String] {
            Rewritten(
                """
                @objc protocol Source { @objc optional func count(of part: Int) -> Int }
                func f() -> Int {
                    guard let f = source?.count(of:) else { return 0 }
                    return f(1)
                }
                func g() -> Int {
                    guard let f = source?.count(of:) else { return \(second) }
                    return f(2)
                }
                """
            ).problems
        }
        #expect(problems("0").isEmpty)
        #expect(
            problems("1") == [
                "1.swift:1: optional count is used as a value, and its result can't be absent; call it directly"
            ])
    }

    @Test(
        "A fallback for a toolkit's member that has a default is a warning",
        arguments: [
            ("_ = delegate?.scrollViewShouldScrollToTop?(self) ?? true", true),
            ("if let height = delegate?.tableView?(self, heightForRowAt: path) {}", true),
            ("_ = delegate?.searchBarShouldEndEditing?(self) ?? true", true),
            ("delegate?.scrollViewDidScroll?(self)", false),
        ])
    func toolkitDefaults(statement: String, isWarned: Bool) {
        let problems = Rewritten("func f() {\n\(statement) }").rewrite.files[0].problems
        #expect(problems.map(\.isWarning) == (isWarned ? [true] : []))
    }

    @Test("A member that a subclass implements for a protocol of its superclass is a warning")
    func hidden() {
        let result = Rewritten(
            "@objc protocol Source { @objc optional func load(_ page: Int); @objc optional func stop() }",
            """
            class Base: NSObject {}
            extension Base: Source { func stop() {} }
            class Page: Base {
                func load(_ page: Int) {}
                func load() {}
                override func stop() {}
            }
            class Own: Base, Source { func load(_ page: Int) {} }
            """)
        #expect(
            result.problems == [
                "2.swift:4: load is not called through Source: only the superclass Base conforms to it; implement the "
                    + "member there, too"
            ])
        #expect(result.rewrite.files[1].problems.map(\.isWarning) == [true])
    }
}
