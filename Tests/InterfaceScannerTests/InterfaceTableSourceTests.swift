import Testing

@testable import InterfaceScanner

@Suite("Generated table of actions and properties")
struct InterfaceTableSourceTests {
    @Test("The table has one statement for each member, inside its compilation conditions")
    func table() {
        let scan = InterfaceScan(
            """
            import UIKit
            class Page: UIViewController {
                @IBAction func reload() {}
                @IBAction func `repeat`(_ sender: UIButton, forEvent event: UIEvent) {}
                #if DEBUG
                @IBInspectable var radius: CGFloat = 0
                @Outlet var label: UILabel! { didSet {} }
                #endif
            }
            """)
        let lines = InterfaceTableSource([scan, scan]).text.split(separator: "\n").map(String.init)
        #expect(lines[2] == "import UIKit")
        #expect(
            Array(lines[5...]) == [
                "        interface.addAction(\"reload\", Page.reload)",
                "        interface.addAction(\"repeat:forEvent:\", Page.`repeat`(_:forEvent:))",
                "#if DEBUG",
                "        interface.addProperty(\"radius\", \\Page.radius)",
                "#endif",
                "#if DEBUG",
                "        interface.addOutlet(\"label\", \\Page.label)",
                "#endif",
                "        interface.addNames(ofClasses: [\"Page\"])",
                "    }",
                "}",
            ])
    }

    @Test(
        "Classes that interface files can name are listed, with their conditions",
        arguments: [
            (["class B: UIView {}\nclass A: B {}", "final class A: B {}"], ["[\"A\", \"B\"]"]),
            (
                ["class A: UIView {}\n#if DEBUG\nclass B: UIView {}\n#endif"],
                ["[\"A\"]", "#if DEBUG", "[\"B\"]", "#endif"]
            ),
            (["private class A: UIView {}", "fileprivate class B: UIView {}"], []),
            (["class A<T>: UIView {}", "class A {}", "enum A { class B: UIView {} }", "struct A: View {}"], []),
        ])
    func classNames(sources: [String], expected: [String]) {
        let lines = InterfaceTableSource(sources.map(InterfaceScan.init)).text.split(separator: "\n").map(String.init)
        let listed = lines.filter { $0.contains("ofClasses") || $0.hasPrefix("#") }
        #expect(
            listed.map { $0.replacing("        interface.addNames(ofClasses: ", with: "").replacing(")", with: "") }
                == expected)
    }

    /// The statements for gesture recognizers in the table of files with the texts `sources`.
    private func recognizers(_ sources: String...) -> [String] {
        InterfaceTableSource(sources.map(InterfaceScan.init)).text.split(separator: "\n").map(String.init)
            .filter { $0.contains("addClass") || $0.hasPrefix("#") }
    }

    @Test(
        "Gesture recognizers with init(target:action:) are listed",
        arguments: [
            "class Swipe: UIPanGestureRecognizer {}",
            "final class Swipe: UIKit.UIGestureRecognizer, Loggable { var speed = 1.0; convenience init() { go() } }",
            "class Swipe: UITapGestureRecognizer { override init(target: Any?, action: Selector?) { go() } }",
            """
            class Swipe: UITapGestureRecognizer {
                init?(count: Int) {}
                public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
            }
            """,
            "class Swipe: UITapGestureRecognizer { func run() { _ = Other.init(count: 1); self.init() } }",
            "class Swipe: UITapGestureRecognizer {}\nextension Swipe { convenience init(count: Int) {} }",
        ])
    func listedRecognizers(source: String) {
        #expect(recognizers(source) == ["        interface.addClass { Swipe(target: nil, action: nil) }"])
    }

    @Test(
        "Classes that the table can't create are not listed",
        arguments: [
            "class Swipe: UIPanGestureRecognizer { init(direction: Int, target: Any?, action: Selector?) {} }",
            "class Swipe: UIPanGestureRecognizer { init(target: AnyObject, action: Selector) {} }",
            "class Swipe: UIPanGestureRecognizer { required init?(coder: NSCoder) {} }",
            "private class Swipe: UIPanGestureRecognizer {}",
            "class Swipe<T>: UIPanGestureRecognizer {}",
            "class Page { private class Swipe: UIPanGestureRecognizer {} }",
            "func make() { class Swipe: UIPanGestureRecognizer {} }",
            "@available(*, unavailable) class Swipe: UIPanGestureRecognizer {}",
            "class Swipe: UIView {}", "class Swipe {}", "class Swipe: UIGestureRecognizerDelegate {}",
            "class Swipe: Swipe {}", "class Swipe: Swap {}\nclass Swap: Swipe {}",
            "extension Swipe: UIPanGestureRecognizer {}", "protocol Swipe: UIPanGestureRecognizer {}",
        ])
    func otherClasses(source: String) {
        #expect(recognizers(source) == [])
    }

    @Test("Recognizers inherit init(target:action:) from classes of other files, and keep their conditions")
    func inheritedRecognizers() {
        let base = "class Base: UIPanGestureRecognizer { init(speed: Int) {} }"
        let middle =
            "class Middle: Base { override init(target: Any?, action: Selector?) { super.init(speed: 1) } }"
        let lines = recognizers("enum Page {\n#if DEBUG\nclass Swipe: Middle {}\n#endif\n}", middle, base)
        #expect(
            lines == [
                "#if DEBUG", "        interface.addClass { Page.Swipe(target: nil, action: nil) }", "#endif",
                "        interface.addClass { Middle(target: nil, action: nil) }",
            ])
    }

    @Test("Recognizers among many classes are found in linear time", .timeLimit(.minutes(1)))
    func manyClasses() {
        let base = ScannedClass(type: "Base", superclass: "UIPanGestureRecognizer", isListable: true)
        let swipes = (0..<20_000).map { number in
            ScannedClass(type: "Page.Swipe\(number)", superclass: "Base", isListable: number % 2 == 0)
        }
        #expect((swipes + [base]).creatableRecognizers.count == 10_001)
    }

    @Test(
        "The modules imported by files with listed members are imported after the toolkit",
        arguments: [
            (["import ViewKit"], ["import NibKit"]),
            (["import UIKit", "import Charts"], ["import UIKit"]),
            (
                ["import UIKit", "import Charts\nextension Chart { @IBInspectable var x = 1 }"],
                ["import UIKit", "#if canImport(Charts)", "import Charts", "#endif"]
            ),
        ])
    func imports(sources: [String], imports: [String]) {
        let lines = InterfaceTableSource(sources.map(InterfaceScan.init)).text.split(separator: "\n").map(String.init)
        #expect(Array(lines[2..<2 + imports.count]) == imports)
        #expect(lines[2 + imports.count].hasPrefix("final class"))
    }
}
