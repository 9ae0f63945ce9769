import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

/// Tests that a loading list shows the new content, however the load ends and whether or not bones were visible.
@MainActor
@Suite("withSkeleton: lists")
struct WithSkeletonListTests {
    private final class Names: NSObject, SkeletonTableViewDataSource {
        var names: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }

        func collectionSkeletonView(
            _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
        ) -> ReusableCellIdentifier { "cell" }
    }

    private struct Failure: Error {}

    private let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let model = Names()
    private let arrived = ["Ada", "Bruno"]

    init() throws {
        try PinnedFonts.use()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = model
        (box.isSkeletonable, table.isSkeletonable) = (true, true)
        box.addSubview(table)
        stage.window.addSubview(box)
        stage.advance(by: 0)
    }

    /// The names in the rows a second later, when all fades have ended.
    private var shown: [String] {
        stage.advance(by: 1)
        return table.visibleCells.compactMap { $0.textLabel?.text }
    }

    private func style(delay: TimeInterval = 0) -> SkeletonStyle {
        var style = SkeletonStyle.solid()
        style.delay = delay
        return style
    }

    @Test("A load that takes no time fills the list, with or without a delay", arguments: [0, 0.5])
    func quick(delay: TimeInterval) async {
        await box.withSkeleton(style(delay: delay)) { model.names = arrived }

        #expect(shown == arrived)
    }

    @Test("A list shows content that the app sets from the load's result", arguments: [0, 0.5])
    func result(delay: TimeInterval) async {
        model.names = await box.withSkeleton(style(delay: delay)) { arrived }

        #expect(shown == arrived)
    }

    @Test("A load that throws after a partial result, or starts canceled, still fills the list")
    func endings() async {
        await #expect(throws: Failure.self) {
            try await box.withSkeleton(style(delay: 1)) {
                model.names = ["Ada"]
                throw Failure()
            }
        }
        #expect(shown == ["Ada"])

        let task = Task { await box.withSkeleton { model.names = arrived } }
        task.cancel()
        await task.value
        #expect(shown == arrived)
    }

    @Test("Hiding the skeleton during the load doesn't prevent the rows from appearing")
    func dismissed() async {
        await box.withSkeleton(style()) {
            stage.advance(by: 0.1)
            box.hideSkeleton(transition: .none)
            stage.advance(by: 0.1)
            model.names = arrived
        }

        #expect(shown == arrived)
    }

    @Test("Of nested loads, one that reloads is enough, in any order")
    func several() async {
        await box.withSkeleton(style(), reloadDataAfter: false) {
            await box.withSkeleton(style()) { model.names = arrived }
            stage.advance(by: 1)
            #expect(box.sk.isSkeletonActive)
        }
        #expect(shown == arrived)

        await box.withSkeleton(style()) {
            await box.withSkeleton(style(), reloadDataAfter: false) { model.names = ["Chiyo"] }
        }
        #expect(shown == ["Chiyo"])
    }

    @Test("Without a reload after the load, the app has to reload its rows")
    func noReload() async {
        await box.withSkeleton(style(delay: 0.5), reloadDataAfter: false) { model.names = arrived }
        await box.withSkeleton(reloadDataAfter: false) { model.names = arrived }
        await box.withSkeleton(delay: 0.5, reloadDataAfter: false) { model.names = arrived }

        #expect(shown.isEmpty)
    }

    @Test("A list that follows states shows its current rows even if no state is loading")
    func states() async throws {
        let (states, source) = AsyncStream.makeStream(of: SkeletonState.self)
        source.yield(.loaded)
        source.yield(.empty)
        source.finish()
        var seen: [[String]] = []
        await box.showSkeleton(following: states) { state in
            seen.append(shown)
            if case .empty = state { model.names = [] } else { model.names = arrived }
        }

        #expect(seen == [[], arrived])
        #expect(shown.isEmpty)
    }
}
