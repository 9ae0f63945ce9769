import Testing

@testable import SourceRewriter

@Suite("Properties of layers that Core Animation manages")
struct ManagedPropertyTests {
    private static let needsDisplay = "override class func needsDisplay(forKey key: String) -> Bool { true }"

    @Test(
        "@NSManaged properties of layers are custom values",
        arguments: [
            (
                "@NSManaged var value: CGFloat",
                "var value: CGFloat { get { _managedValue(forKey: \"value\") } "
                    + "set { _setManagedValue(newValue, forKey: \"value\") } }"
            ),
            (
                "@NSManaged public var color: CGColor?",
                "public var color: CGColor? { get { _optionalManagedValue(forKey: \"color\") } "
                    + "set { _setManagedValue(newValue, forKey: \"color\") } }"
            ),
            (
                "@NSManaged weak var ring: Ring!",
                "var ring: Ring! { get { _optionalManagedValue(forKey: \"ring\") } "
                    + "set { _setWeakManagedValue(newValue, forKey: \"ring\") } }"
            ),
        ])
    func managed(before: String, after: String) {
        let result = Rewritten("class Base: CALayer {}\nclass Ring: Base {\n\(before)\n}")
        #expect(result.text == "class Base: CALayer {}\nclass Ring: Base {\n\(after)\n}")
        #expect(result.problems.isEmpty)
        #expect(result.changes == ["1.swift:3: @NSManaged property stored as a custom value of the layer"])
    }

    @Test(
        "@NSManaged is rejected in other classes, and on methods",
        arguments: [
            "class Person: NSManagedObject { @NSManaged var name: String }",
            "extension Ring { @NSManaged var name: String }; class Ring: CALayer {}",
            "class Ring: CALayer { @NSManaged func add(_ value: Int) }",
        ])
    func rejected(source: String) {
        #expect(
            Rewritten(source).problems == [
                "1.swift:1: @NSManaged needs the Objective-C runtime; declare a stored property"
            ])
    }

    @Test(
        "Dynamic properties of layers that decide what is drawn are custom values",
        arguments: [
            (
                "@objc dynamic var value: CGFloat = -0.5 * .pi // Up",
                "var value: CGFloat { get { _managedValue(forKey: \"value\", default: -0.5 * .pi) } "
                    + "set { _setManagedValue(newValue, forKey: \"value\", default: -0.5 * .pi) } } // Up"
            ),
            (
                "@objc dynamic var color: CGColor? = nil",
                "var color: CGColor? { get { _optionalManagedValue(forKey: \"color\") } "
                    + "set { _setManagedValue(newValue, forKey: \"color\") } }"
            ),
            (
                "dynamic var color: CGColor?",
                "var color: CGColor? { get { _optionalManagedValue(forKey: \"color\") } "
                    + "set { _setManagedValue(newValue, forKey: \"color\") } }"
            ),
            ("@objc dynamic var value: CGFloat = 1 { didSet {} }", "var value: CGFloat = 1 { didSet {} }"),
            ("@objc dynamic var value = 1", "var value = 1"),
            ("@objc dynamic var value: Int? = 1", "var value: Int? = 1"),
            ("@objc dynamic var value: Int = 1\n+ 2", "var value: Int = 1\n+ 2"),
            ("var value: CGFloat = 1", "var value: CGFloat = 1"),
        ])
    func dynamic(before: String, after: String) {
        let result = Rewritten("class Ring: CALayer {\n\(before)\n\(Self.needsDisplay)\n}")
        #expect(result.text == "class Ring: CALayer {\n\(after)\n\(Self.needsDisplay)\n}")
        #expect(result.problems.isEmpty)
        let isStored = after.contains("anagedValue")
        #expect(result.changes.contains { $0.hasSuffix("stored as a custom value of the layer") } == isStored)
    }

    @Test("A dynamic property stays as it is in other classes, and if an initializer sets it before super.init")
    func stored() {
        let other = Rewritten("class Ring: CALayer { dynamic var value: CGFloat = 1 }")
        #expect(other.text == "class Ring: CALayer { var value: CGFloat = 1 }")
        func text(_ statements: String) -> String {
            Rewritten(
                "class Ring: CALayer { dynamic var value: CGFloat = 1; \(Self.needsDisplay); "
                    + "override init(layer: Any) { \(statements) }; override init() { super.init() } }"
            ).text
        }
        #expect(!text("self.value = other.value; super.init(layer: layer)").contains("_managedValue"))
        #expect(!text("value = 2; super.init(layer: layer)").contains("_managedValue"))
        #expect(text("super.init(layer: layer); value = 2").contains("_managedValue"))
        #expect(text("size = other.value; super.init(layer: layer)").contains("_managedValue"))
    }

    @Test("A managed property doesn't prevent the required init() of a layer from working")
    func initializer() {
        let result = Rewritten(
            "class Ring: CALayer { @NSManaged var value: CGFloat\ninit(size: Int) { super.init() } }")
        #expect(result.text.contains("required init() { super.init() }"))
    }
}
