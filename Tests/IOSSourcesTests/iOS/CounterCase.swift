import UIKit

@MainActor
class CounterCase: XCTestCase {
    var navigation: UINavigationController?

    override func setUpWithError() throws {
        navigation = UINavigationController(rootViewController: UIViewController())
        navigation?.pushViewController(CounterController(), animated: false)
    }

    override func tearDownWithError() throws {}

    override func tearDown() { navigation?.popViewController(animated: false) }
}
