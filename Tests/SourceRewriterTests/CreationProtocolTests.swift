import Testing

@testable import SourceRewriter

@Suite("Protocols that require init() of UIKit's classes")
struct CreationProtocolTests {
    @Test(
        "The requirement becomes _ObjectCreation, and other types get its member",
        arguments: [
            (
                "protocol P: class { init() }\nextension NSObject: P {}",
                "protocol P: class, _ObjectCreation { }\nextension NSObject: P {}"
            ),
            (
                "protocol P { init(); func f() }\nextension UILabel: P {}",
                "protocol P: _ObjectCreation { func f() }\nextension UILabel: P {}"
            ),
            (
                "@objc protocol P { init() }\nextension UIView: P {}",
                "protocol P: AnyObject, _ObjectCreation { }\nextension UIView: P {}"
            ),
            (
                "protocol P<A> where A: Q { associatedtype A; init() }; protocol R: P {}; extension NSObject: R {}",
                "protocol P<A>: _ObjectCreation where A: Q { associatedtype A; }; protocol R: P {}; "
                    + "extension NSObject: R {}"
            ),
            (
                """
                public protocol P { init() }
                extension NSObject: P {}
                open class A: P { public required init() {} }
                struct B {}; extension B: P {}
                extension Date: P {}
                class C: UIView, P { required init() {} }
                """,
                """
                public protocol P: _ObjectCreation { }
                extension NSObject: P {}
                open class A: P { public static func _makeObject() -> Self { Self() }; public required init() {} }
                struct B {}; extension B: P { static func _makeObject() -> Self { Self() };}
                extension Date: P { public static func _makeObject() -> Self { Self() };}
                class C: UIView, P { required init() {} }
                """
            ),
            (
                """
                protocol P { init() }; protocol R: P {}
                extension NSObject: P {}
                class A: P { required init() {} }
                extension A: R {}
                class B: A, R {}
                #if DEBUG
                extension Date: P {}
                #else
                extension Date: P {}
                #endif
                #if DEBUG
                extension Data: R {}
                #endif
                extension Data: P {}
                """,
                """
                protocol P: _ObjectCreation { }; protocol R: P {}
                extension NSObject: P {}
                class A: P { static func _makeObject() -> Self { Self() }; required init() {} }
                extension A: R {}
                class B: A, R {}
                #if DEBUG
                extension Date: P { public static func _makeObject() -> Self { Self() };}
                #else
                extension Date: P { public static func _makeObject() -> Self { Self() };}
                #endif
                #if DEBUG
                extension Data: R {}
                #endif
                extension Data: P { public static func _makeObject() -> Self { Self() };}
                """
            ),
        ])
    func replaced(before: String, after: String) {
        let result = Rewritten("import UIKit\n" + before)
        #expect(
            result.text.split(separator: " ").joined(separator: " ")
                == ("import UIKit\n" + after).split(separator: " ").joined(separator: " "))
        let access = before.hasPrefix("public") ? "public " : ""
        let added = "\nextension P { \(access)init() { self.init(_creating: ()) } }\n"
        #expect(result.rewrite.files[0].text.contains(added))
        #expect(result.changes.contains { $0.hasSuffix("init() of the protocol P replaced by _ObjectCreation") })
    }

    @Test(
        "The requirement stays if only types adopt the protocol that can",
        arguments: [
            "protocol P { init() }; final class A: P { init() {} }",
            "protocol P { init() }; extension CALayer: P {}",
            "protocol P { init() }; struct B: P {}",
            "protocol P { init?() }; extension NSObject: P {}",
            "protocol P { init(a: Int) }; extension NSObject: P {}",
        ])
    func kept(text: String) {
        #expect(Rewritten(text).text == text)
    }
}
