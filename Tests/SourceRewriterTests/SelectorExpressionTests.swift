import Testing

@testable import SourceRewriter

@Suite("Selector expressions")
struct SelectorExpressionTests {
    @Test(
        "Selector and key path expressions become values with a name and, if known, the method",
        arguments: [
            ("#selector(save)", "Selector(\"save:\", Page.save)"),
            ("#selector(save(_:))", "Selector(\"save:\", Page.save(_:))"),
            ("#selector(self.save(_:))", "Selector(\"save:\", Page.save(_:))"),
            ("#selector(Self.save(_:))", "Selector(\"save:\", Page.save(_:))"),
            ("#selector(Page.save(_:))", "Selector(\"save:\", Page.save(_:))"),
            ("#selector(reload)", "Selector(\"reload\", Page.reload)"),
            ("#selector(reload as () -> Void)", "Selector(\"reload\", Page.reload as (Page) -> () -> Void)"),
            ("#selector(renamed)", "Selector(\"other\", Page.renamed)"),
            ("#selector(move(_:forEvent:))", "Selector(\"move:forEvent:\", Page.move(_:forEvent:))"),
            ("#selector(add(item:))", "Selector(\"addWithItem:\", Page.add(item:))"),
            ("#selector(UIView.layoutSubviews)", "Selector(base: \"layoutSubviews\", UIView.layoutSubviews)"),
            ("#selector(UIView.endEditing(_:))", "Selector(\"endEditing:\", UIView.endEditing(_:))"),
            ("#selector(model.save(_:))", "Selector(\"save:\")"),
            ("#selector(getter: UIView.bounds)", "Selector(\"bounds\")"),
            ("#selector(setter: UIView.bounds)", "Selector(\"setBounds:\")"),
            ("#selector(run)", "Selector(\"runWithWork:\")"),
            (
                "#selector(load(then:))",
                "Selector(\"loadWithThen:\", { (owner: Page) in { (v0: (() -> Void)?) in owner.`load`(then: v0) } })"
            ),
            ("#selector(Source.load)", "Selector(\"load\", { (owner: any Source) in owner.load })"),
            ("#selector((any Source).load)", "Selector(\"load\", { (owner: any Source) in owner.load })"),
            (
                "#selector((any UITextFieldDelegate).textFieldShouldClear(_:))",
                "Selector(\"textFieldShouldClear:\", "
                    + "{ (owner: any UITextFieldDelegate) in owner.textFieldShouldClear(_:) })"
            ),
            ("#keyPath(Page.title.count)", "\"title.count\""),
            ("#keyPath(UIView.isHidden)", "\"hidden\""),
            ("#keyPath(title)", "\"title\""),
        ])
    func expressions(before: String, after: String) {
        let members = """
            @objc func save(_ sender: Any) {}
            @objc private func reload() {}
            @objc(other) func renamed() {}
            @objc func move(_ sender: Any, forEvent event: UIEvent) {}
            @objc func add(item: Int) {}
            @objc func run(work: () -> Void) {}
            @objc func load(then: (() -> Void)?) {}
            """
        let result = Rewritten(
            "import UIKit\nlet x = 1\nclass Page: UIViewController { func f() { use(\n\(before)) } }\n",
            "extension Page { \(members) }\n@objc protocol Source { func load() }")
        #expect(
            result.text.split(separator: " ").joined()
                == "import UIKit\nlet x = 1\nclass Page: UIViewController { func f() { use(\n\(after)) } }"
                .split(separator: " ").joined())
        #expect(result.problems.isEmpty)
    }

    @Test(
        "A selector expression that can't be resolved is an error at its line",
        arguments: [
            ("#selector(make)", "#selector of the class method make; use an instance method"),
            ("#selector(twice)", "#selector of twice is ambiguous: twice, twice:; add the labels"),
            ("#selector(1 + 2)", "#selector with an expression that isn't a method"),
            ("\"\\(#selector(make))\"", "#selector(...) in a string; move it to a constant before the string"),
            (
                "#selector(model.unknown)",
                "#selector of unknown: the number of its parameters is unknown; add the labels"
            ),
        ])
    func errors(expression: String, message: String) {
        let result = Rewritten(
            """
            class Page: UIViewController {
                @objc static func make() {}
                @objc func twice() {}
                @objc func twice(_ sender: Any) {}
                let x = \(expression)
            }
            """)
        #expect(result.problems == ["1.swift:5: " + message])
    }

    @Test(
        "The type after \"as\" chooses between methods with the same name",
        arguments: [
            ("() -> Void", "tap", "(Page) -> () -> Void"),
            ("(Any) -> Void", "tap:", "(Page) -> (Any) -> Void"),
            ("((_ pairs: [String: Dictionary<Int, Int>]) -> Void)", "tap:", nil),
            ("@MainActor (Any, UIEvent) -> Void", "tap:forEvent:", nil),
            ("(Page) -> () -> Void", "tap", nil),
        ])
    func overloads(type: String, name: String, qualified: String?) {
        let result = Rewritten(
            """
            class Page: UIViewController {
                @objc func tap() {}
                @objc func tap(_ sender: Any) {}
                @objc func tap(_ sender: Any, forEvent event: UIEvent) {}
                let x = #selector(tap as \(type))
            }
            """)
        #expect(result.problems.isEmpty && result.text.contains("Selector(\"\(name)\", Page.tap as"))
        if let qualified { #expect(result.text.contains("Page.tap as \(qualified))")) }
    }

    @Test("Unbalanced brackets are rejected", arguments: ["class A {", "f(]", "}", String(repeating: "(", count: 400)])
    func unbalanced(text: String) {
        #expect(Rewritten(text).problems.count == 1)
    }

    @Test(
        "A listed method with closure parameters is called in a closure, because references to it crash the compiler",
        arguments: [
            "_ done: (() -> Void)?", "_ done: @escaping () -> Void", "_ done: Handler?", "_ done: @escaping Handler",
            "_ done: (() -> Void)!", "_ done: Handler!", "_ done: OptionalHandler", "_ done: Callback<Int>?",
            "_ done: @escaping Renamed", "_ done: RenamedOptional", "_ done: ((Int?) -> Int?)?",
        ])
    func closureParameters(parameter: String) {
        let type = parameter.dropFirst("_ done: ".count)
        let result = Rewritten(
            """
            typealias RenamedOptional = OptionalHandler; typealias Renamed = Handler; typealias Handler = () -> Void
            typealias OptionalHandler = (() -> Void)?; typealias Callback<Value> = (Value) -> Void
            class Page: UIView { @objc func run(\(parameter)) {} }
            """)
        #expect(
            result.table == [
                "table.addMethod(\"run:\", { (owner: Page) in { (v0: \(type)) in owner.`run`(v0) } })"
            ])
    }

    @Test("Another class refers to a method with a closure parameter only by its name")
    func closureParametersElsewhere() {
        let result = Rewritten(
            "class Other: UIView { let x = #selector(Page.run(_:)) }",
            "class Page: UIView { typealias Done = () -> Void; @objc func run(_ done: @escaping Done) {} }")
        #expect(result.text == "class Other: UIView { let x = Selector(\"run:\") }")
        #expect(result.problems.isEmpty)
    }

    @Test(
        "A method with a closure parameter that can't escape isn't listed",
        arguments: [
            "Handler", "Renamed", "Callback<Int>", "() -> Int?", "((() -> Void)?) -> Void", "Twice",
            "(@escaping () -> Void) -> Void", "(OptionalHandler) -> Void",
        ])
    func nonescapingParameters(type: String) {
        let result = Rewritten(
            """
            typealias Renamed = Handler; typealias Handler = () -> Void; typealias Callback<Value> = (Value) -> Int?
            typealias OptionalHandler = (() -> Void)?
            class A { typealias Twice = () -> Void }; class B { typealias Twice = (() -> Void)? }
            class Page: UIView { @objc func run(_ done: \(type)) {} }
            """)
        #expect(result.table.isEmpty)
    }

    @Test("A type with the name of an alias of a function in another class isn't a closure")
    func aliasNamedLikeType() {
        let result = Rewritten(
            "class Page: UIView { @objc func run(_ done: Handler) {} }",
            "class Handler: NSObject {}; class Other { typealias Handler = () -> Void }")
        #expect(result.table == ["table.addMethod(\"run:\", Page.`run`(_:))"])
    }

    @Test("The methods of a file are listed at its end, including private ones")
    func table() {
        let result = Rewritten(
            """
            class Page: UIViewController {
                @objc private func reload() {}
                @IBAction func save(_ sender: Any) {}
                #if DEBUG
                @objc func debug() {}
                #endif
                @objc func run(work: () -> Void) {}
                @objc func load() async {}
                @objc static func make() {}
                @objc override func copy(_ sender: Any?) {}
                func other() {}
                private class Part: NSObject { @objc func part() {} }
            }
            class List<Item>: UIView { @objc func tap() {} }
            @objcMembers class Model: NSObject { func refresh() {} }
            @objc extension Page { func extended(_ sender: Any) {} }
            """)
        #expect(
            result.table == [
                "table.addMethod(\"reload\", Page.`reload`)",
                "table.addMethod(\"save:\", Page.`save`(_:))",
                "table.addMethod(\"debug\", Page.`debug`)",
                "table.addMethod(\"extended:\", Page.`extended`(_:))",
                "table.addMethod(\"refresh\", Model.`refresh`)",
            ])
        #expect(result.rewrite.selectorTable.contains("SelectorsOf_0_1.list(&table)"))
    }
}
