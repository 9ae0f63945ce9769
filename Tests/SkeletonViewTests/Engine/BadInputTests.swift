import Foundation
import LayerKit
import Reporting
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests skeletons on extreme view trees.
@MainActor
@Suite("Bad input: skeletons")
struct BadInputTests {
    private final class Source: SkeletonTableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func collectionSkeletonView(
            _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
        ) -> ReusableCellIdentifier { "cell" }
    }

    private final class FlaggedCell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            isSkeletonable = true
            textLabel?.isSkeletonable = true
            textLabel?.text = "Text"
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("A table of extreme height shows its skeleton", arguments: [1.7e308, .infinity, .nan] as [CGFloat])
    func hugeTable(height: CGFloat) {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 300))
        let source = Source()
        let table = UITableView()
        table.isSkeletonable = true
        table.register(FlaggedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        stage.window.addSubview(table)
        _ = Diagnostics.messages {
            table.frame = CGRect(x: 0, y: 0, width: 200, height: height)
            stage.window.showAnimatedSkeleton(transition: .none)
            stage.advance(by: 0.1)
        }

        #expect(table.sk.isSkeletonActive)
        #expect(table.visibleCells.count <= 1000)
        #expect(!height.isFinite || table.visibleCells.prefix(5).allSatisfy(\.sk.isSkeletonActive))
        table.frame.size.height = 300
        stage.advance(by: 0.1)
        #expect((1...20).contains(table.visibleCells.count))
        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0.1)
        #expect(!table.sk.isSkeletonActive)
    }

    @Test("A skeleton over the deepest supported view tree needs at most 768 KiB of stack, even in debug builds")
    func deepTree() throws {
        let stage = OffscreenStage(size: CGSize(width: 50, height: 50))
        var views = [UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))]
        for _ in 4...Nesting.maximumLevels {
            let next = UIView(frame: views[0].bounds)
            views[views.count - 1].addSubview(next)
            views.append(next)
        }
        for view in views { view.isSkeletonable = true }
        views[views.count - 1].isHiddenWhenSkeletonIsActive = true
        let (root, last) = (views[0], views[views.count - 1])
        stage.window.addSubview(root)
        try #require(last.window != nil)
        func measure(_ name: String, _ work: () -> Void) {
            let bytes = StackGauge.bytes(during: work)
            #expect(bytes < Machine.stackLimit(kibibytes: 768), "\(name) takes \(bytes) bytes")
        }

        measure("showing") { root.showAnimatedGradientSkeleton() }
        measure("a frame") { stage.advance(by: 0.1) }
        #expect(last.sk.isSkeletonActive)
        measure("an update") { root.updateSkeleton() }
        var description = ""
        measure("the tree's description") { description = root.sk.skeletonTreeDescription }
        #expect(description.count(of: "\"type\" : \"UIView\"") == views.count)
        measure("the bones") { #expect(root.sk.bones.count == 0) }
        measure("taking a part out") { views[300].hideSkeleton() }
        measure("hiding") { root.hideSkeleton() }
        stage.advance(by: 1)
        #expect(!root.sk.isSkeletonActive)
    }
}

extension String {
    fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
