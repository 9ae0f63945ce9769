import Foundation
import LayerKit
import Reporting
import Testing

private nonisolated(unsafe) var firstKey: UInt8 = 0
private nonisolated(unsafe) var secondKey: UInt8 = 0

@Suite("Associated objects")
struct AssociatedObjectsTests {
    private final class Owner {}
    private final class Value: NSObject, NSCopying {
        var copies = 0

        func copy(with zone: NSZone? = nil) -> Any {
            let copy = Value()
            copy.copies = copies + 1
            return copy
        }
    }

    @Test("Values are stored by object and key, replaced, and removed by nil")
    func keys() {
        let (owner, other) = (Owner(), Owner())
        objc_setAssociatedObject(owner, &firstKey, "first", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, &secondKey, 2, .OBJC_ASSOCIATION_COPY)
        objc_setAssociatedObject(other, &firstKey, "other", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &firstKey) as? String == "first")
        #expect(objc_getAssociatedObject(owner, &secondKey) as? Int == 2)
        #expect(objc_getAssociatedObject(other, &firstKey) as? String == "other")
        #expect(objc_getAssociatedObject(other, &secondKey) == nil)

        objc_setAssociatedObject(owner, &firstKey, "new", .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(owner, &secondKey, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &firstKey) as? String == "new")
        #expect(objc_getAssociatedObject(owner, &secondKey) == nil)

        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
        #expect(objc_getAssociatedObject(other, &firstKey) as? String == "other")
    }

    @Test("Values are stored for the object in an optional, but not for nil or values without identity")
    func optionals() {
        let owner: Owner? = Owner()
        let nobody: Owner? = nil
        objc_setAssociatedObject(owner as Any, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(nobody as Any, &firstKey, 2, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(3.5, &firstKey, 3, .OBJC_ASSOCIATION_RETAIN)
        #expect(owner.flatMap { objc_getAssociatedObject($0, &firstKey) as? Int } == 1)
        #expect(objc_getAssociatedObject(nobody as Any, &firstKey) == nil)
        #expect(objc_getAssociatedObject(3.5, &firstKey) == nil)
    }

    @Test("A value without identity is reported with the name of the called function")
    func messages() {
        let said = Diagnostics.messages {
            objc_setAssociatedObject(3.5, &firstKey, 3, .OBJC_ASSOCIATION_RETAIN)
            _ = objc_getAssociatedObject(3.5, &firstKey)
            objc_removeAssociatedObjects(3.5)
        }
        #expect(said.count == 3)
        for name in ["objc_setAssociatedObject", "objc_getAssociatedObject", "objc_removeAssociatedObjects"] {
            #expect(said.count { $0.contains("\(name): a Double is not a class instance") } == 1)
        }
    }

    @Test("The copy policy stores a copy, and the assign policy a weak reference")
    func policies() {
        let owner = Owner()
        var value: Value? = Value()
        objc_setAssociatedObject(owner, &firstKey, value, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        objc_setAssociatedObject(owner, &secondKey, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect((objc_getAssociatedObject(owner, &firstKey) as? Value)?.copies == 1)
        #expect(objc_getAssociatedObject(owner, &secondKey) as? Value === value)

        value = nil

        #expect(objc_getAssociatedObject(owner, &secondKey) == nil)
        #expect(objc_getAssociatedObject(owner, &firstKey) is Value)
    }

    @Test("Objects are not retained, and the values of deallocated ones are released")
    func lifetimes() {
        weak var gone: Owner?
        weak var kept: Value?
        do {
            let (owner, value) = (Owner(), Value())
            objc_setAssociatedObject(owner, &firstKey, value, .OBJC_ASSOCIATION_RETAIN)
            (gone, kept) = (owner, value)
        }
        #expect(gone == nil)

        // Adds objects until the values of deallocated objects are removed.
        let others = (0..<10_000).map { _ in Owner() }
        for other in others { objc_setAssociatedObject(other, &firstKey, "value", .OBJC_ASSOCIATION_RETAIN) }

        #expect(kept == nil)
        #expect(others.allSatisfy { objc_getAssociatedObject($0, &firstKey) as? String == "value" })
    }
}
