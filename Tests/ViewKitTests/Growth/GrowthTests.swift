import CHeapCount
import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing

@testable import ViewKit

/// Tests that the number of memory allocations grows linearly with the number of parts.
@MainActor
@Suite(
    "Linear growth", .serialized,
    .enabled(if: heap_count_is_available(), "The allocator is a sanitizer's or not glibc's"))
struct GrowthTests {
    nonisolated enum Work: CaseIterable, Sendable {
        case segments, segmentsByAction, segmentRemovals, segmentTitles, pages, tabs, alert, menu
        case otherTabs, tabSelections, tabItems, tabRemovals, barItems, shownAlert, alertStates
    }

    private final class Source: NSObject {}

    private func titles(_ count: Int) -> [String] { (0..<count).map { "Part \($0)" } }

    private func controllers(_ count: Int) -> [UIViewController] {
        titles(count).map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
    }

    /// Returns a tab bar controller with `count` tabs, in a window.
    private func makeTabs(_ count: Int) -> (tabs: UITabBarController, stage: OffscreenStage) {
        let tabs = UITabBarController()
        let stage = makeStage(tabs.view)
        tabs.viewControllers = controllers(count)
        stage.advance(by: 0.1)
        return (tabs, stage)
    }

    /// Returns an alert with `count` actions, in a window.
    private func showAlert(_ count: Int) -> (alert: UIAlertController, stage: OffscreenStage) {
        let (root, alert) = (UIViewController(), UIAlertController(title: "A", message: nil, preferredStyle: .alert))
        let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
        stage.window.rootViewController = root
        for title in titles(count) { alert.addAction(UIAlertAction(title: title, style: .default)) }
        root.present(alert, animated: false)
        stage.advance(by: 0.1)
        return (alert, stage)
    }

    private func makeStage(_ view: UIView) -> OffscreenStage {
        let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
        view.frame = stage.window.bounds
        stage.window.addSubview(view)
        return stage
    }

    /// Prepares `work` with `count` parts and returns the closure to measure.
    private func prepare(_ work: Work, _ count: Int) -> () -> Void {
        switch work {
        case .segments:
            return { _ = UISegmentedControl(items: self.titles(count)) }
        case .segmentsByAction:
            return {
                _ = UISegmentedControl(frame: .zero, actions: self.titles(count).map { UIAction(title: $0) { _ in } })
            }
        case .segmentRemovals:
            let control = UISegmentedControl(items: titles(count))
            control.selectedSegmentIndex = count - 1
            return { for _ in 0..<count { control.removeSegment(at: 0, animated: false) } }
        case .segmentTitles:
            let control = UISegmentedControl(items: titles(count))
            control.selectedSegmentIndex = 1
            return {
                for index in 0..<count { control.setTitle("Title \(index)", forSegmentAt: index) }
                for index in 0..<count { control.selectedSegmentIndex = index }
            }
        case .pages:
            let control = UIPageControl()
            let stage = makeStage(control)
            return {
                control.numberOfPages = count
                for page in 0..<count { control.currentPage = page }
                stage.advance(by: 0.1)
            }
        case .tabs:
            let tabs = UITabBarController()
            let stage = makeStage(tabs.view)
            return {
                tabs.viewControllers = self.titles(count).map { title in
                    let controller = UIViewController()
                    controller.title = title
                    return controller
                }
                stage.advance(by: 0.1)
            }
        case .alert:
            let (root, alert) = (
                UIViewController(), UIAlertController(title: "A", message: nil, preferredStyle: .alert)
            )
            let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
            stage.window.rootViewController = root
            stage.advance(by: 0.1)
            return {
                for title in self.titles(count) { alert.addAction(UIAlertAction(title: title, style: .default)) }
                root.present(alert, animated: false)
                stage.advance(by: 0.1)
            }
        case .menu:
            let button = UIButton(type: .system)
            let stage = makeStage(button)
            stage.advance(by: 0.1)
            return {
                button.menu = UIMenu(children: self.titles(count).map { UIAction(title: $0) { _ in } })
                button.showsMenuAsPrimaryAction = true
                stage.click(at: CGPoint(x: 200, y: 150))
                stage.advance(by: 0.5)
            }
        case .otherTabs:
            let (tabs, stage) = makeTabs(count)
            return {
                tabs.viewControllers = tabs.viewControllers?.reversed()
                tabs.viewControllers = self.controllers(count)
                stage.advance(by: 0.1)
            }
        case .tabSelections:
            let (tabs, _) = makeTabs(count)
            for controller in tabs.viewControllers ?? [] { controller.loadViewIfNeeded() }
            return { for index in 0..<count { tabs.selectedIndex = index } }
        case .tabItems:
            let (tabs, stage) = makeTabs(count)
            return {
                for controller in tabs.viewControllers ?? [] {
                    controller.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 0)
                }
                stage.advance(by: 0.1)
            }
        case .tabRemovals:
            let (tabs, stage) = makeTabs(count)
            return {
                for controller in tabs.viewControllers ?? [] { controller.removeFromParent() }
                stage.advance(by: 0.1)
            }
        case .barItems:
            let navigation = UINavigationController(rootViewController: UIViewController())
            let stage = makeStage(navigation.view)
            let items = titles(count).map { UIBarButtonItem(title: $0) }
            navigation.topViewController?.navigationItem.rightBarButtonItems = items
            stage.advance(by: 0.1)
            return {
                for item in items { item.isEnabled = false }
                stage.advance(by: 0.1)
                withExtendedLifetime(navigation) {}
            }
        case .shownAlert:
            let (alert, stage) = showAlert(1)
            return {
                for title in self.titles(count) {
                    alert.addAction(UIAlertAction(title: title, style: .default))
                    alert.addTextField()
                }
                stage.advance(by: 0.1)
            }
        case .alertStates:
            let (alert, stage) = showAlert(count)
            return {
                for action in alert.actions { action.isEnabled = false }
                stage.advance(by: 0.1)
            }
        }
    }

    private func requests(_ work: Work, _ count: Int) -> Double {
        let body = prepare(work, count)
        heap_count_start()
        body()
        return Double(heap_count_stop())
    }

    @Test("Four times as many parts take about four times the work", arguments: Work.allCases)
    func growth(_ work: Work) {
        // The first run fills the caches. Quadratic work would take 16 times as much.
        _ = requests(work, 20)
        let (few, many) = (requests(work, 100), requests(work, 400))
        #expect(many < 8 * few, "\(many) requests for 400 parts, \(few) for 100")
    }

    @Test("Pushes and pops don't copy a deep stack")
    func pushes() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        var places: Set<UnsafeRawPointer?> = []
        func note() { places.insert(navigation.stack.withUnsafeBytes(\.baseAddress)) }
        for controller in controllers(1_000) {
            navigation.pushViewController(controller, animated: false)
            note()
        }
        while navigation.popViewController(animated: false) != nil { note() }
        // The array's buffer grows about ten times. A copy for each change would use many more addresses.
        #expect(places.count < 20)
        #expect(navigation.viewControllers.count == 1 && navigation.children.count == 1)
    }

    @Test("Repeated selections use no additional memory", arguments: [true, false])
    func selections(isStyled: Bool) {
        let control = UISegmentedControl(items: titles(5))
        if isStyled { control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal) }
        let stage = makeStage(control)
        func select(_ times: Int) {
            for index in 0..<times {
                control.selectedSegmentIndex = index % 5
                stage.advance(by: 1.0 / 60)
            }
        }
        select(200)
        // 100 bytes per selection would be a leak.
        #expect(HeapGrowth.bytes { select(200) } < 20_000)
    }
}
