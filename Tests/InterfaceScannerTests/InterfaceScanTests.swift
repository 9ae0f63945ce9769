import Testing

@testable import InterfaceScanner

@Suite("Scanning sources for actions and inspectable properties")
struct InterfaceScanTests {
    private func names(_ source: String) -> [String] {
        InterfaceScan(source).members.map { member in
            switch member.kind {
            case .action(let labels):
                "\(member.type).\(SelectorName.selector(member.name, labels: labels))"
            case .property: "\(member.type).\(member.name)"
            case .outlet: "\(member.type).\(member.name)="
            }
        }
    }

    @Test(
        "An action's selector is derived from its name and argument labels",
        arguments: [
            ("func reload() {}", "reload"),
            ("func logIn(_ sender: Any) {}", "logIn:"),
            ("func logIn(_: UIButton) {}", "logIn:"),
            ("func tap(button: UIButton) {}", "tapWithButton:"),
            ("func add(with sender: Any) {}", "addWith:"),
            ("func tapped(onButton button: UIButton) {}", "tappedOnButton:"),
            ("func goTo(page: UIButton) {}", "goToPage:"),
            ("func move(_ sender: UIControl, forEvent event: UIEvent) {}", "move:forEvent:"),
            ("func move(_ sender: [String: (Int, Int)], _ event: UIEvent?) {}", "move::"),
            ("func run(_ work: () -> Void, in queue: Set<Int>) {}", "run:in:"),
            ("func `repeat`(_ sender: Any) {}", "repeat:"),
            ("func save<T: UIControl>(_ sender: T) {}", "save:"),
        ])
    func selector(declaration: String, selector: String) {
        #expect(names("class Page: UIViewController { @IBAction \(declaration) }") == ["Page." + selector])
    }

    @Test(
        "Attributes, modifiers, comments and literals around an action don't hide it",
        arguments: [
            "@IBAction func go() {}",
            "@IBAction @objc func go() {}",
            "@InterfaceAction func go() {}",
            "@available(iOS 15, *) @IBAction public final func go() {}",
            "@IBAction\n    override func go() {}",
            "/* @IBAction func old() {} */ @IBAction func go() {} // @IBAction func other() {}",
            "@IBAction func go() { let text = \"} @IBAction func no() {\" }",
            "let a = \"\\(f(\"}\"))\"; @IBAction func go() {}",
            "let a = #\"\\(\"}\"#; @IBAction func go() {}",
            "let a = \"\"\"\n  } \"quoted\" {\n  \"\"\"\n@IBAction func go() {}",
            "let a = /[}\"]/; @IBAction func go() {}",
            "let a = #/}/#; @IBAction func go() {}",
            "let a = b / c; @IBAction func go() {}; let d = e / f",
            "enum Action { case go }; func f(_ action: Action) {}; @IBAction func go() {}",
            "static let `class` = Page.self; @IBAction func go() {}",
            "class func make() {}; @IBAction func go() {}",
            "/* a /* nested } */ comment */ @IBAction func go() {}",
        ])
    func surroundings(body: String) {
        #expect(names("final class Page: UIViewController {\n\(body)\n}") == ["Page.go"])
    }

    @Test(
        "Outlets with observers and no initial value are listed",
        arguments: [
            ("@Outlet var label: UILabel! { didSet { label.text = nil } }", ["Page.label="]),
            ("@Outlet weak var label: UILabel! {\n    willSet { }\n}", ["Page.label="]),
            ("@Outlet public var label: UILabel?{didSet{}}", ["Page.label="]),
            ("@OutletCollection var labels: [UILabel] { didSet {} }", ["Page.labels="]),
            ("@OutletCollection var labels: [UILabel] = [] { didSet {} }", []),
            ("@Outlet var label: UILabel!", []),
            ("@Outlet var label: UILabel!\n    func f() { didSet { } }", []),
            ("@Outlet var label: UILabel!\n    var other: Int { didSet {} }", []),
        ])
    func outlets(declaration: String, members: [String]) {
        #expect(names("class Page: UIViewController {\n    \(declaration)\n}") == members)
    }

    @Test(
        "Unavailable members are not listed",
        arguments: [
            ("@available(iOS 15, *) @IBInspectable var name: String", ["Page.name"]),
            ("@available(*, unavailable) @IBInspectable var name: String", []),
        ])
    func availability(declaration: String, members: [String]) {
        #expect(names("class Page: UIViewController {\n    \(declaration)\n}") == members)
    }

    @Test(
        "Members are listed under the name of their type",
        arguments: [
            ("class A { class B { @IBAction func go() {} } }", "A.B.go"),
            ("enum A { final class B { @IBAction func go() {} } }", "A.B.go"),
            ("extension A.B { @IBAction func go() {} }", "A.B.go"),
            ("extension UIView { @IBInspectable var border: CGFloat { get { 0 } set {} } }", "UIView.border"),
            ("class A { func f() { if true { _ = { 1 } } }; @IBInspectable var x = 1 }", "A.x"),
        ])
    func types(source: String, name: String) {
        #expect(names(source) == [name])
    }

    @Test(
        "Settable inspectable properties are listed, and the others are reported",
        arguments: [
            ("@IBInspectable var x: CGFloat = 1", true),
            ("@IBInspectable var x: UIImage?", true),
            ("@IBInspectable var x: UIImage?\n    init?(coder: NSCoder) { nil }", true),
            ("@IBInspectable var x: UIImage?\n    override func f() {}", true),
            ("@IBInspectable var x: CGFloat = 1 { didSet { f() } }", true),
            ("@IBInspectable var x: CGFloat { get { 1 } set { f() } }", true),
            ("@IBInspectable var x: CGFloat { 1 }", false),
            ("@IBInspectable var x: CGFloat { get { 1 } }", false),
            ("@IBInspectable private(set) var x: CGFloat = 1", false),
            ("@IBInspectable let x: CGFloat = 1", false),
            ("@IBInspectable private var x: CGFloat = 1", false),
            ("@IBInspectable static var x: CGFloat = 1", false),
        ])
    func properties(declaration: String, isListed: Bool) {
        let scan = InterfaceScan("class A: UIView {\n\(declaration)\n}")
        #expect(scan.members.map(\.name) == (isListed ? ["x"] : []))
        #expect(scan.problems.map(\.line) == (isListed ? [] : [2]))
    }

    @Test(
        "Members that other files can't access are reported with their line and the reason",
        arguments: [
            ("class A {\n@IBAction private func go() {}\n}", "go is private; remove the modifier, or list it by hand"),
            (
                "class A {\n@Outlet private var x: UIView! { didSet {} }\n}",
                "x is private, so its observers don't run; remove the modifier, or list it by hand"
            ),
            ("private class A {\n@IBAction func go() {}\n}", "go can't be listed: A is private"),
            ("class A<T> {\n@IBAction func go() {}\n}", "go can't be listed: A is generic"),
            ("func f() { class A {\n@IBAction func go() {}\n} }", "go can't be listed: A is local to a function"),
            ("protocol A {\n@IBAction func go()\n}", "go can't be listed: A is a protocol"),
            ("private enum A { class B {\n@IBAction func go() {}\n} }", "go can't be listed: A is private"),
        ])
    func obstacles(source: String, message: String) {
        let scan = InterfaceScan(source)
        #expect(scan.members.isEmpty)
        #expect(scan.problems == [ScanProblem(line: 2, message: message)])
    }

    @Test("The compilation conditions around a member are kept")
    func conditions() {
        let scan = InterfaceScan(
            """
            class A {
            #if DEBUG // only here
            @IBAction func a() {}
            #elseif os(Linux)
            @IBAction func b() {}
            #else
            @IBAction func c() {}
            #endif
            @IBAction func d() {}
            }
            """)
        #expect(
            scan.members.map(\.conditions) == [
                ["DEBUG"], ["!(DEBUG) && (os(Linux))"], ["!(DEBUG) && !(os(Linux))"], [],
            ])
    }

    @Test("Imports are found, including those of a single declaration")
    func imports() {
        #expect(
            InterfaceScan("import UIKit\nimport class Foundation.Bundle\nimport let Other.value").imports
                == ["UIKit", "Foundation", "Other"])
    }

    @Test("Truncated or deeply nested source is scanned to its end")
    func cutSources() {
        let source =
            "class A<T>: B { @available(iOS 15, *) @IBAction func `go`(_ x: [Int: (A) -> B], y: Int) { \"\\(\"}\")\" } "
            + "@IBInspectable private(set) var x: Int { get { 1 } set { } } #if A\n#else\n#endif /* a */ }"
        for end in source.indices {
            let scan = InterfaceScan(String(source[..<end]))
            #expect(scan.members.count <= 1)
        }
        #expect(InterfaceScan(String(repeating: "\"\\(", count: 100_000)).members.isEmpty)
        #expect(InterfaceScan(String(repeating: "class A{", count: 10_000)).members.isEmpty)
    }
}
