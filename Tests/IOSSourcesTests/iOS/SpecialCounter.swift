import Foundation
import UIKit.UIGestureRecognizerSubclass

class SpecialCounter: CounterController {
    override func describe() -> String {
        "special " + super.describe()
    }

    override func tapped(_ recognizer: UITapGestureRecognizer) {
        log.append("special")
        super.tapped(recognizer)
    }

    static let key = #keyPath(SpecialCounter.count)
}

class Follower: NSObject, CounterDelegate {
    var changes = 0

    func counterDidChange(_ counter: CounterController) {
        changes += 1
    }
}

class Guide: Follower {}

extension Guide {
    func title(_ count: Int) -> String { "\(count)!" }
}

class Leader: NSObject, CounterDelegate {
    func counter(_ counter: CounterController, titleFor count: Int) -> String? { "\(count) of \(limit)" }

    func counter(_ counter: CounterController, shouldChangeTo count: Int) -> Bool { count != 15 }

    func counter(_ counter: CounterController, stepFrom count: Int) -> Int { count < 10 ? 5 : 1 }

    var limit = 12
}
