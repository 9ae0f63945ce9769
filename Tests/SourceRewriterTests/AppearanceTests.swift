import Testing

@testable import SourceRewriter

@Suite("Appearance proxies of custom classes")
struct AppearanceTests {
    /// The lines that contain `appearanceProxy`, in all files.
    private func added(_ texts: String...) -> [String] {
        let index = texts.enumerated().map { SourceText(path: "\($0.offset).swift", text: $0.element) }
        return Rewrite(index).files.flatMap { $0.text.split(separator: "\n").map(String.init) }
            .filter { $0.contains("appearanceProxy") }
    }

    @Test("A class whose appearance() is called gets a proxy for its dynamic properties that can be set")
    func properties() {
        let lines = added(
            """
            open class Badge: UIControl {
                @objc public dynamic var size = 1 { didSet {} }
                @objc fileprivate dynamic var color: UIColor { get { .red } set {} }
                @objc dynamic var area: Int { size * size }
                @objc public private(set) dynamic var count = 0
                @objc dynamic let limit = 3
                var plain = 1
                override init(frame: CGRect) { super.init(frame: frame) }
            }
            """,
            "func setUp() { Badge.appearance().size = 2 }")
        #expect(
            lines == [
                "extension Badge { public static func appearance() -> Badge { "
                    + "appearance(whenContainedInInstancesOf: []) }; public static func "
                    + "appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> Badge { "
                    + "appearanceProxy(for: Badge(frame: .zero), properties: "
                    + "[AppearanceProperty(\\Badge.backgroundColor), "
                    + "AppearanceProperty(\\Badge.size), AppearanceProperty(\\Badge.color)], "
                    + "whenContainedInInstancesOf: types) } }"
            ])
    }

    @Test("A class whose appearance is only set in containers gets the same proxies")
    func containers() {
        let lines = added(
            "class Badge: UIView { @objc dynamic var size = 1 }",
            "func setUp() { Badge.appearance(whenContainedInInstancesOf: [UITableView.self]).size = 2 }")
        #expect(lines.count == 1 && lines[0].contains("AppearanceProperty(\\Badge.size)"))
    }

    @Test(
        "Other classes are left as they are",
        arguments: [
            "class Badge: UIView { @objc dynamic var size = 1 }",
            "class Badge: NSObject { @objc dynamic var size = 1 }\nlet x = Badge.appearance()",
            "class Badge: UIView { class func appearance() -> Badge { Badge() } }\nlet x = Badge.appearance()",
            "class Badge: UIView { init(size: Int) {} }\nlet x = Badge.appearance()",
            "class Badge<T>: UIView {}\nlet x = Badge.appearance()",
            "class Bar: UITabBar {}\nlet x = (Bar.appearance(), UITabBar.appearance())",
            "class Toggle: UISwitch {}\nlet x = Toggle.appearance()",
            "class Base: UIView { init(size: Int) {} }\nclass Badge: Base {}\nlet x = Badge.appearance()",
        ])
    func untouched(source: String) {
        #expect(added(source).isEmpty)
    }

    @Test("Initializers can be inherited")
    func initializers() {
        let lines = added(
            "class Base: UIView { override init(frame: CGRect) { super.init(frame: frame) } }",
            "class Badge: Base { convenience init(size: Int) { self.init(frame: .zero) } }\nlet x = Badge.appearance()")
        #expect(lines.count == 1)
    }

    @Test("A subclass shares the proxy of its superclass")
    func subclass() {
        let lines = added(
            "class Badge: UIView {}\nclass Star: Badge {}\nlet x = (Badge.appearance(), Star.appearance())")
        #expect(lines.count == 1 && lines[0].hasPrefix("extension Badge { static func appearance() -> Badge"))
    }
}
