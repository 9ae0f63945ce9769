import DrawKit
import Foundation
import LayerKit
import Reporting
import Testing

@MainActor
@Suite("CATransaction.setValue") struct CATransactionValuesTests {
    @Test("Predefined keys access the transaction's properties, and other keys last as long as the transaction")
    func keys() {
        CATransaction.begin()
        CATransaction.setValue(kCFBooleanFalse, forKey: kCATransactionDisableActions)
        #expect(!CATransaction.disableActions())
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
        CATransaction.setValue(NSNumber(value: 2.5), forKey: kCATransactionAnimationDuration)
        #expect(CATransaction.animationDuration() == 2.5)
        CATransaction.setValue(
            CAMediaTimingFunction(name: .linear), forKey: kCATransactionAnimationTimingFunction)
        #expect(CATransaction.animationTimingFunction() != nil)
        CATransaction.setValue(nil, forKey: kCATransactionAnimationTimingFunction)
        #expect(CATransaction.animationTimingFunction() == nil)
        CATransaction.setValue("outer", forKey: "note")
        CATransaction.begin()
        #expect(CATransaction.value(forKey: "note") as? String == "outer")
        CATransaction.setValue("inner", forKey: "note")
        #expect(CATransaction.value(forKey: "note") as? String == "inner")
        CATransaction.commit()
        #expect(CATransaction.value(forKey: "note") as? String == "outer")
        CATransaction.commit()
        #expect(CATransaction.value(forKey: "note") == nil && CATransaction.animationDuration() == 0.25)
    }

    @Test("A completion block set by key is called")
    func completion() {
        var count = 0
        let block: @MainActor () -> Void = { count += 1 }
        CATransaction.begin()
        CATransaction.setValue(block, forKey: kCATransactionCompletionBlock)
        CATransaction.commit()
        #expect(count == 1)
    }
}
