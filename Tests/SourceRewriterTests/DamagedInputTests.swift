import Testing

@testable import SourceRewriter

@Suite("Damaged sources")
struct DamagedInputTests {
    private static let source = """
        @objc public protocol P: Q { @objc optional func a(_ x: Int, b: (Int) -> Void) -> Int? 
        @objc optional var c: Int { get } }
        #if os(iOS) && !(DEBUG || canImport(X))
        @objcMembers class A<T: B>: C.D, E where T == F { @IBOutlet weak var g: H! { didSet { } } }
        #elseif swift(>=5.0)
        extension A { override open func h(_ i: inout J, k: L...) throws -> M where N: O { super.h(&i) } }
        #else
        @IBAction func p() { q?.a?(1, b: { $0 }) ?? #selector(r.s(_:t:)) ; #keyPath(u.v) }
        #endif
        let w = "\\(x["y"]) /* " + #"z"# /* a /* b */ */ ; let c = /d[e}]/ ; import UIKit.Sub
        """

    @Test("A file truncated at any character is rewritten or rejected")
    func prefixes() {
        for length in 0...Self.source.count { _ = Rewritten(String(Self.source.prefix(length))).rewrite.files }
    }

    @Test("A file without any number of its first characters is rewritten or rejected")
    func suffixes() {
        for length in 0...Self.source.count { _ = Rewritten(String(Self.source.suffix(length))).rewrite.files }
    }

    @Test("A file without any single character is rewritten or rejected")
    func gaps() {
        for index in Self.source.indices {
            var text = Self.source
            text.remove(at: index)
            #expect(Rewritten(text).rewrite.files.count == 1)
        }
    }

    @Test(
        "Long and deeply nested input is rewritten or rejected",
        arguments: ["class A {", "(", "a.", "a?.b?(", "@objc ", "#if a\n", "func f(", "A<", "-> ", "\"\\(", "!("])
    func repetition(piece: String) {
        #expect(Rewritten(String(repeating: piece, count: 2_000)).rewrite.files.count == 1)
        #expect(Rewritten("#if " + String(repeating: piece, count: 2_000)).rewrite.files.count == 1)
    }
}
