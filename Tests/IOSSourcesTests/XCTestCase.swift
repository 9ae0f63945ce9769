/// Takes the place of the class of XCTest, so that Swift Testing runs the test cases in the folder iOS.
class XCTestCase {
    func setUpWithError() throws {}
    func tearDownWithError() throws {}
}
