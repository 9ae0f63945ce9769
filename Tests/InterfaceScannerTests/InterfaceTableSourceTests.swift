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
                "    }",
                "}",
            ])
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
