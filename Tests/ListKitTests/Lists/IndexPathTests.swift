import Foundation
import ListKit
import Testing

@Suite("Index paths of lists")
struct IndexPathTests {
    @Test("The section, item and row can be set")
    func setting() {
        var path = IndexPath(row: 2, section: 1)
        path.section += 3
        path.row -= 1
        #expect(path == IndexPath(row: 1, section: 4))
        path.item = 7
        #expect(path == IndexPath(item: 7, section: 4) && path.row == 7)
    }

    @Test("Setting the section, item or row of a shorter path adds the missing indexes")
    func missingIndexes() {
        var path = IndexPath()
        path.section = 3
        #expect(path == IndexPath(index: 3))
        path.item = 5
        #expect(path == IndexPath(item: 5, section: 3))
        path = IndexPath()
        path.row = 2
        #expect(path == IndexPath(row: 2, section: 0))
    }

    @Test("NSIndexPath has the same members")
    func objectiveC() {
        let path = IndexPath(item: 5, section: 3) as NSIndexPath
        #expect(path.section == 3 && path.item == 5 && path.row == 5)
        #expect(NSIndexPath(item: 5, section: 3) == path && NSIndexPath(row: 6, section: 3).row == 6)
        #expect(NSIndexPath().section == 0 && NSIndexPath(index: 4).row == 0)
    }
}
