import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests headers and footers during a skeleton, which are the same for tables and collection views.
@MainActor
@Suite("Headers of list skeletons")
struct ListHeadersTests {
    typealias Kind = ListScreen.Kind

    @Test(
        "Headers and footers with a skeleton identifier have bones and the delegate's heights", arguments: Kind.allCases
    )
    func skeletonEdges(kind: Kind) {
        let screen = ListScreen(kind)
        (screen.headerIdentifier, screen.footerIdentifier) = ("header", "footer")
        (screen.headerHeight, screen.footerHeight) = (30, 20)
        screen.skeleton = [2]
        screen.show()
        #expect(screen.headers.map(\.frame.height).sorted() == [20, 30])
        #expect(screen.headers.allSatisfy { ($0 as UIView).sk.bones.count == 1 })
        #expect(screen.list.sk.bones.count == screen.cells.count + 2)

        screen.model = [["a"]]
        screen.appHasHeaders = true
        screen.stage.window.hideSkeleton(transition: .none)
        screen.stage.advance(by: 0)
        #expect(screen.list.sk.bones.isEmpty)
        #expect(screen.headers.compactMap(\.text).contains("a"))
    }

    @Test(
        "Headers without a skeleton identifier are the app's, without bones; sections that the app lacks have none",
        arguments: Kind.allCases)
    func ownEdges(kind: Kind) {
        let screen = ListScreen(kind)
        screen.appHasHeaders = true
        screen.headerHeight = 30
        screen.model = [["a"]]
        screen.skeleton = [1, 1]
        screen.show()
        #expect(screen.headers.compactMap(\.text) == ["a"])
        #expect(screen.headers.allSatisfy { ($0 as UIView).sk.bones.isEmpty })
        #expect(screen.list.sk.bones.count == 2)
    }
}
