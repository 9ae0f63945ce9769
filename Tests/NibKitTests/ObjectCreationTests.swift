import ControlKit
import Foundation
import NibKit
import Testing
import ViewKit

private protocol Creatable: AnyObject, _ObjectCreation {}

extension Creatable {
    fileprivate init() { self.init(_creating: ()) }

    fileprivate init(_ change: (Self) -> Void) {
        self.init()
        change(self)
    }
}

private class Counter: NSObject, Creatable {
    var count: Int

    override init() {
        count = 1
        super.init()
    }
}

private final class SmallCounter: Counter {}

private final class Model: Creatable {
    let name = "model"

    static func _makeObject() -> Self { Self() }
}

extension UILabel: Creatable {}

@MainActor
@Suite("_ObjectCreation")
struct ObjectCreationTests {
    private func make<Object: Creatable>(_ type: Object.Type) -> Object { type.init() }

    @Test("Objects are created with the init() of their class")
    func classes() {
        #expect(make(Counter.self).count == 1)
        let small = make(SmallCounter.self)
        #expect(type(of: small) == SmallCounter.self && small.count == 1)
        #expect(make(Model.self).name == "model")
    }

    @Test("An initializer in an extension of the protocol can call init()")
    func extensions() {
        #expect(Counter { $0.count += 1 }.count == 2)
        let label = UILabel { $0.text = "Inbox" }
        #expect(label.text == "Inbox" && label.numberOfLines == 1)
    }
}
