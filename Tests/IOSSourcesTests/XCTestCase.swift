/// Takes the place of the class of XCTest for the test cases in the folder iOS, which Swift Testing runs. They have no
/// methods whose names begin with "test", because the package manager would look for them in XCTest.
class XCTestCase {
    func setUpWithError() throws {}
    func tearDown() {}
    func tearDownWithError() throws {}
}
