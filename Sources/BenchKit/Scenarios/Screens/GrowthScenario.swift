import Foundation
import SkeletonView
import ViewKit

/// The scenario `growth`: operations on all parts of a screen, with 1,000 and with 4,000 parts. Linear time grows by a
/// factor of 4, quadratic time by a factor of 16.
@MainActor
struct GrowthScenario: EventScenario {
    static let summary =
        "1000 and 4000 parts: a staggered hide, segments, tabs, stacked views, an edited and applied snapshot"
    static let count = 4000
    /// Fewer rounds than the default, because each round creates and frees thousands of views.
    static let rounds = 10

    /// The part counts, in ascending order.
    private static let counts = [1000, count]
    /// The time over which hiding is staggered, and the duration of hiding one part, both in seconds.
    private static let (staggerDuration, duration) = (0.5, 0.2)

    let size: CGSize

    func run(round number: Int, clock: EventClock) throws {
        for count in Self.counts {
            let suffix = ", \(count) parts"
            func time(_ name: String, _ change: () -> Void) throws {
                try clock.time(name + suffix, count: count, change)
            }
            try hide(count, clock, time)
            try build(count, clock, time)
            try show(nil, clock)
            try StackGrowth(size: size, count: count).run(in: clock.window, time)
            try edit(count, clock, time)
        }
    }

    typealias Timing = (String, () -> Void) throws -> Void

    /// Hides all bones with a stagger.
    private func hide(_ count: Int, _ clock: EventClock, _ time: Timing) throws {
        let screen = LoadingScreen(views: count, size: size)
        try show(screen, clock)
        screen.showSkeleton(transition: .none)
        try clock.runFrame()
        let stagger = SkeletonStagger.order(interval: Self.staggerDuration / Double(count))
        try time("staggered hide") {
            screen.hideSkeleton(staggered: stagger, transition: .crossDissolve(Self.duration))
            clock.window.runTimers(until: clock.window.time + Self.staggerDuration / 10)
        }
        try clock.skip(Self.staggerDuration / 2)
        try time("frame of staggered hide") {
            clock.window.runTimers(until: clock.window.time + Self.staggerDuration / 10)
        }
        try clock.skip(Self.staggerDuration + Self.duration)
    }

    /// Builds controls and measures each together with its first frame.
    private func build(_ count: Int, _ clock: EventClock, _ time: Timing) throws {
        let titles = (0..<count).map { "Part \($0)" }
        try show(nil, clock)
        try time("segments") {
            let control = UISegmentedControl(items: titles)
            control.frame = CGRect(x: 0, y: 0, width: size.width, height: 32)
            clock.window.addSubview(control)
        }
        try show(nil, clock)
        let tabs = UITabBarController()
        tabs.view.frame = CGRect(origin: .zero, size: size)
        let controllers = titles.map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        try time("tabs") {
            tabs.viewControllers = controllers
            clock.window.addSubview(tabs.view)
        }
        try time("tabs in another order") {
            tabs.viewControllers = controllers.reversed()
            // Ensures that a frame is drawn, even if the tabs are too narrow to be visible.
            tabs.tabBar.barTintColor = .systemGray5
        }
    }

    /// Edits a snapshot of many sections item by item, and applies it to a table.
    private func edit(_ count: Int, _ clock: EventClock, _ time: Timing) throws {
        let table = UITableView(frame: CGRect(origin: .zero, size: size))
        table.register(UITableViewCell.self, forCellReuseIdentifier: PlainRows.identifier)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: PlainRows.identifier, for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in 0..<count / 10 {
            snapshot.appendSections([section])
            snapshot.appendItems(Array(section * 10..<section * 10 + 10))
        }
        source.apply(snapshot, animatingDifferences: false)
        try show(table, clock)
        try time("edits of a snapshot") {
            for item in stride(from: 0, to: count, by: 4) {
                snapshot.moveItem(item, afterItem: count - 1)
                snapshot.deleteItems([item + 1])
                snapshot.insertItems([-item - 1], beforeItem: item + 2)
                snapshot.reloadItems([item + 3])
            }
            source.apply(snapshot, animatingDifferences: false)
        }
        // A table view doesn't retain its data source.
        withExtendedLifetime(source) {}
    }

    /// Replaces the contents of the window with `view`; `nil` leaves it empty.
    private func show(_ view: UIView?, _ clock: EventClock) throws {
        for view in clock.window.subviews { view.removeFromSuperview() }
        if let view { clock.window.addSubview(view) }
        try clock.runFrame()
    }
}
