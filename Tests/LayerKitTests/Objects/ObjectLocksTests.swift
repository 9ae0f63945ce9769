import Foundation
import LayerKit
import Reporting
import Synchronization
import Testing

@Suite("Locks of objects")
struct ObjectLocksTests {
    private final class Owner {}
    private final class Counter: Sendable {
        /// The count, which only the lock of the counter protects: each increment is two separate steps.
        private let count = Atomic(0)
        var value: Int { count.load(ordering: .relaxed) }

        func increment() {
            let old = count.load(ordering: .relaxed)
            sched_yield()
            count.store(old + 1, ordering: .relaxed)
        }
    }

    @Test("A thread can lock an object and a class repeatedly, and must unlock them as often")
    func nesting() {
        let object = Owner()
        let optional: Owner? = Owner()
        for target in [object, Owner.self, optional as Any] as [Any] {
            #expect(objc_sync_enter(target) == OBJC_SYNC_SUCCESS)
            #expect(objc_sync_enter(target) == OBJC_SYNC_SUCCESS)
            #expect(objc_sync_exit(target) == OBJC_SYNC_SUCCESS)
            #expect(objc_sync_exit(target) == OBJC_SYNC_SUCCESS)
            #expect(objc_sync_exit(target) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
        }
    }

    @Test("A locked object keeps other threads out; they can't unlock it")
    func exclusion() {
        let counter = Counter()
        let failures = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            if objc_sync_exit(counter) == OBJC_SYNC_SUCCESS { failures.add(1, ordering: .relaxed) }
            for _ in 0..<200 {
                objc_sync_enter(counter)
                counter.increment()
                objc_sync_exit(counter)
            }
        }
        #expect(counter.value == 1600 && failures.load(ordering: .relaxed) == 0)
    }

    @Test("Values without an identity are reported")
    func values() {
        let messages = Diagnostics.messages {
            objc_sync_enter(5)
            objc_sync_exit("text")
        }
        #expect(objc_sync_exit(Owner?.none as Any) == OBJC_SYNC_SUCCESS)
        #expect(messages.count == 2 && messages.first == "objc_sync_enter: a Int is not a class instance; ignored")
    }
}
