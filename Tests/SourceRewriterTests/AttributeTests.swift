import InterfaceScanner
import Testing

@testable import SourceRewriter

@Suite("Attributes that need the Objective-C runtime")
struct AttributeTests {
    @Test(
        "Attributes of members are removed or replaced if they need the Objective-C runtime",
        arguments: [
            ("@objc func save() {}", "func save() {}"),
            ("@objc(saveNow:) func save(_ sender: Any) {}", "func save(_ sender: Any) {}"),
            ("@objc\n    private func save() {}", "\nprivate func save() {}"),
            ("@objc dynamic var name = \"\"", "var name = \"\""),
            ("@nonobjc func save() {}", "func save() {}"),
            ("@IBAction func save(_ sender: Any) {}", "@IBAction func save(_ sender: Any) {}"),
            ("@IBAction func save() {}", "@InterfaceAction func save() {}"),
            (
                "@IBAction func move(_ sender: Any, forEvent event: UIEvent) {}",
                "@InterfaceAction func move(_ sender: Any, forEvent event: UIEvent) {}"
            ),
            ("@IBOutlet weak var label: UILabel!", "@Outlet var label: UILabel!"),
            ("@IBOutlet private weak var label: UILabel?", "@Outlet private var label: UILabel?"),
            ("@IBOutlet private var labels: [UILabel]!", "@OutletCollection private var labels: [UILabel]"),
            ("@IBOutlet weak var source: (any Source)?", "weak var source: (any Source)?"),
            ("@IBOutlet var size: NSNumber? { get { nil } set {} }", "var size: NSNumber? { get { nil } set {} }"),
            ("@IBOutlet var label: UILabel! { didSet {} }", "@Outlet var label: UILabel! { didSet {} }"),
            ("let room = delegate?.window??.bounds", "let room = delegate?.window?.bounds"),
            ("let room = app.delegate!.window!!.bounds", "let room = app.delegate!.window!.bounds"),
            ("let room = delegate?.window?.bounds", "let room = delegate?.window?.bounds"),
            ("let room = delegate?.window ?? other", "let room = delegate?.window ?? other"),
            ("let room = view?.window??.bounds", "let room = view?.window??.bounds"),
            ("func f(dynamic: Int) { _ = dynamic }", "func f(dynamic: Int) { _ = dynamic }"),
            ("let text = \"@objc \\(dynamic)\" // @objc", "let text = \"@objc \\(dynamic)\" // @objc"),
        ])
    func members(before: String, after: String) {
        let result = Rewritten("class Page: UIViewController {\n\(before)\n}")
        #expect(result.text == "class Page: UIViewController {\n\(after)\n}")
        #expect(result.problems.isEmpty)
    }

    @Test("A property that is an outlet only in Interface Builder is listed for interface files")
    func builderOutlets() {
        let source = """
            class Pager: UIView {
            #if TARGET_INTERFACE_BUILDER
            @IBOutlet weak var source: AnyObject?
            #else
            weak var source: (any Source)?
            #endif
            weak var other: UIView?
            }
            """
        let result = Rewritten(source)
        #expect(result.text == source)
        #expect(result.rewrite.files[0].outlets.map(\.name) == ["source"])
        #expect(result.rewrite.files[0].outlets.map(\.type) == ["Pager"])
    }

    @Test(
        "An outlet of another platform, and a constant, aren't listed for interface files",
        arguments: [
            ("os(macOS)", "var"), ("TARGET_INTERFACE_BUILDER", "let"), ("canImport(AppKit)", "weak var"),
        ])
    func otherOutlets(condition: String, keyword: String) {
        let source = """
            class Page: UIView {
            #if \(condition)
            @IBOutlet var field: UIView?
            #else
            \(keyword) field: UIView?
            #endif
            }
            """
        #expect(Rewritten(source).rewrite.files[0].outlets.isEmpty)
    }

    @Test(
        "Attributes of types, imports and iOS-only expressions are replaced",
        arguments: [
            ("@objcMembers class Page: UIView {}", "class Page: UIView {}"),
            ("@objc(Page) public class Page: UIView {}", "public class Page: UIView {}"),
            ("@objc enum Kind: Int { case a }", "enum Kind: Int { case a }"),
            (
                "@UIApplicationMain class App: UIResponder, UIApplicationDelegate {}",
                "@main final class App: UIResponder, UIApplicationDelegate {}"
            ),
            ("@objc protocol Source {}", "protocol Source: AnyObject {}"),
            ("@objc protocol Source: Other {}", "protocol Source: AnyObject, Other {}"),
            ("@objc protocol Source: NSObjectProtocol {}", "protocol Source: NSObjectProtocol {}"),
            ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
            ("import ObjectiveC.runtime", "import UIKit"),
            ("import Darwin", "import Glibc"),
            ("import Darwin.C", "import Glibc"),
            ("import os", "import LogKit"),
            ("import os.log", "import LogKit"),
            ("import OSLog", "import LogKit"),
            ("import struct os.Logger", "import LogKit"),
            ("import class OSLog.OSLog", "import LogKit"),
            ("import func Darwin.exit", "import Glibc"),
            ("import struct Foundation.Date", "import struct Foundation.Date"),
            ("let type = NSClassFromString(\"UILabel\")", "let type = _classFromString (\"UILabel\")"),
            ("let type = Foundation.NSClassFromString(name)", "let type = Foundation.NSClassFromString(name)"),
            ("let x = type(of: view).description() + y", "let x = String(reflecting: type(of: view)) + y"),
            ("let x = Page.description() + y", "let x = String(reflecting: Page.self) + y"),
            (
                "let x = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
                "let x = UIColor (red: 1, green: 0, blue: 0, alpha: 1)"
            ),
            ("let x = #imageLiteral(resourceName: \"a\")", "let x = UIImage (named : \"a\")!"),
            ("#if os(iOS) || os(tvOS)\n#endif", "#if true || os(tvOS)\n#endif"),
            ("#if os(macOS)\n@objc class A {}\n#endif", "#if os(macOS)\n@objc class A {}\n#endif"),
        ])
    func types(before: String, after: String) {
        #expect(Rewritten(before).text == after)
    }

    @Test(
        "Compilation conditions for iOS are replaced by true",
        arguments: [
            ("#if os(iOS)", "#if true"), ("#if !os( iOS ) || os (iOS)", "#if !true || true"),
            ("#if os(iOSX) || macos(iOS)", "#if os(iOSX) || macos(iOS)"),
        ])
    func conditions(before: String, after: String) {
        #expect(Rewritten("\(before)\n#endif").text == "\(after)\n#endif")
    }

    @Test(
        "The init() of a layer class becomes required, because views create layers by class",
        arguments: [
            ("class Ring: CALayer { override init() { super.init() } }", "required"),
            ("class Ring: CAShapeLayer { public override init() { super.init() } }", "public required"),
            ("class Disc: Ring { override init() {} }; class Ring: CALayer {}", "required"),
            ("class Ring: CALayer { override required init() { super.init() } }", "required"),
            ("class Ring: CALayer { override init(layer: Any) { super.init(layer: layer) } }", "override"),
            ("class Ring: UIView { override init() { super.init() } }", "override"),
        ])
    func layers(source: String, modifiers: String) {
        let words = Rewritten(source).text.split(separator: "{")[1].split(separator: "(")[0].split(separator: " ")
        #expect(words.dropLast().joined(separator: " ") == modifiers)
    }

    @Test(
        "A layer with other initializers gets a required init()",
        arguments: [
            (
                "class Ring: CALayer { var a = 1; init(b: Int) { super.init() } }",
                "class Ring: CALayer { var a = 1; init(b: Int) { super.init() }; required init() { super.init() } }"
            ),
            (
                "public class Ring: CALayer { let a: Int; init(a: Int) { self.a = a } }",
                "public class Ring: CALayer { let a: Int; init(a: Int) { self.a = a }; "
                    + "public required init() { fatalError(\"init() not implemented\") } }"
            ),
            (
                "class Ring: CALayer { var a: Int?; var b: Int { 1 }; var c: Int = 1 { didSet {} }; "
                    + "override init(layer: Any) {}; required init?(coder: NSCoder) { nil } }",
                "class Ring: CALayer { var a: Int?; var b: Int { 1 }; var c: Int = 1 { didSet {} }; "
                    + "override init(layer: Any) {}; required init() { super.init() }; "
                    + "required init?(coder: NSCoder) { nil } }"
            ),
        ])
    func layersWithoutInit(source: String, text: String) {
        #expect(Rewritten(source).text == text)
    }

    @Test(
        "Layers that have or inherit init(), and other classes, get no initializer",
        arguments: [
            "class Ring: CALayer { required init() {}; init(a: Int) {} }",
            "class Ring: CALayer { convenience init(a: Int) { self.init() } }", "class Ring: CALayer { var a = 1 }",
            "class Ring: UIView { init(a: Int) { super.init(frame: .zero) } }",
            "extension Ring { convenience init(a: Int) { self.init() } }; class Ring: CALayer {}",
        ])
    func layersWithInit(source: String) {
        #expect(Rewritten(source).text == source)
    }

    @Test("A byte order mark is removed")
    func byteOrderMark() {
        let result = Rewritten("\u{FEFF}class Page: UIView { @objc func save() {} }")
        #expect(result.text == "class Page: UIView { func save() {} }")
        #expect(result.table == ["table.addMethod(\"save\", Page.`save`)"])
    }

    @Test("Lines and columns of the code stay the same")
    func positions() {
        let rewritten = Rewritten("class A {\n@objc func a() { wrong }\n@objc(x:\n)\nfunc b(_ x: Int) {} }")
        let lines = rewritten.rewrite.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.contains("      func a() { wrong }"))
        #expect(lines.contains("func b(_ x: Int) {} }"))
        let first = lines.firstIndex { $0 == "#sourceLocation(file: \"1.swift\", line: 1)" } ?? 0
        #expect(lines[first + 5] == "func b(_ x: Int) {} }")
    }

    @Test(
        "Test methods and overrides of a test case on the main actor become nonisolated and assume the main actor",
        arguments: [
            (
                "func testA() { run() }",
                "nonisolated func testA() { MainActor.assumeIsolated { () -> Void in run() } }"
            ),
            (
                "override func setUp() {}",
                "override nonisolated func setUp() { MainActor.assumeIsolated { () -> Void in } }"
            ),
            (
                "func testA() throws {}",
                "nonisolated func testA() throws { try MainActor.assumeIsolated { () throws -> Void in } }"
            ),
            ("func testA() async {}", "func testA() async {}"), ("func make() {}", "func make() {}"),
            ("nonisolated func testA() {}", "nonisolated func testA() {}"),
        ])
    func testIsolation(before: String, after: String) {
        #expect(
            Rewritten("@MainActor class A: XCTestCase { \(before) }").text
                == "@MainActor class A: XCTestCase { \(after) }")
        // Overrides in extensions get another name.
        if !before.hasPrefix("override") {
            #expect(
                Rewritten("extension A { \(before) }", "@MainActor class A: XCTestCase {}").text
                    == "extension A { \(after) }")
        }
        #expect(Rewritten("class A: XCTestCase { \(before) }").text == "class A: XCTestCase { \(before) }")
        #expect(
            Rewritten("@MainActor class A: NSObject { \(before) }").text == "@MainActor class A: NSObject { \(before) }"
        )
    }

    @Test("A test method with its own @MainActor becomes nonisolated and assumes the main actor")
    func testMethodIsolation() {
        #expect(
            Rewritten("class A: XCTestCase { @MainActor func testA() {} }").text
                == "class A: XCTestCase { nonisolated func testA() { MainActor.assumeIsolated { () -> Void in } } }")
    }

    @Test(
        "A file that imports XCTest also imports UIKit, which XCTest re-exports on iOS",
        arguments: [
            ("import XCTest", ["UIKit"]), ("@testable import XCTest", ["UIKit"]),
            ("import XCTest\nimport UIKit", []), ("import Testing", []),
        ])
    func testImports(source: String, modules: [String]) {
        let lines = Rewritten(source).rewrite.files[0].text.split(separator: "\n")
        #expect(lines.prefix { !$0.hasPrefix("#sourceLocation") } == modules.map { "import \($0)" })
        #expect(Rewritten(source).text == source)
    }

    @Test("The file of the app delegate imports the module that runs apps", arguments: ["main", "UIApplicationMain"])
    func main(attribute: String) {
        let result = Rewritten("import UIKit\n@\(attribute) class App: UIResponder, UIApplicationDelegate {}")
        #expect(result.rewrite.files[0].text.hasPrefix("import SDLKit\n#sourceLocation"))
        #expect(result.text == "import UIKit\n@main final class App: UIResponder, UIApplicationDelegate {}")
    }
}
